import type { LoaderFunctionArgs } from "@remix-run/node";
import { productRedirect } from "~/bff/access/init-product.server";

/** `/product/{gtin}` (S2): leads to the product's canonical address, in the colour that the GTIN names. */
export function loader({ context, request, params }: LoaderFunctionArgs) {
  return productRedirect(context, request, params.gtin ?? "", ["gtins"]);
}

/** Never shown: it makes this a page, so that its 404 is one too. */
export default function Elsewhere() {
  return null;
}
