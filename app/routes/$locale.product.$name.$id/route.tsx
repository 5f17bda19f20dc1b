import type { LoaderFunctionArgs } from "@remix-run/node";
import { productRedirect } from "~/bff/access/init-product.server";

/** `/product/{name}/{optionId}` and `/product/{name}/{productId}` (S2): the id says by itself which one it is. */
export function loader({ context, request, params }: LoaderFunctionArgs) {
  return productRedirect(context, request, params.id ?? "", ["options", "products"]);
}

/** Never shown: it makes this a page, so that its 404 is one too. */
export default function Elsewhere() {
  return null;
}
