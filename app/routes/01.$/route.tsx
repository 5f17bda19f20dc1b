import type { LoaderFunctionArgs } from "@remix-run/node";
import { oldProductRedirect } from "#app/bff/catalogue/product-access.server.ts";
import { notFound } from "#app/bff/http/error-responses.server.ts";

/** `/01/0{gtin}/{rest}`, the link in a label's code, with or without a locale prefix (S2). */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const found = await oldProductRedirect(context, request, `/01/${params["*"] ?? ""}`);
  throw found ?? notFound(context, "validation");
}

/** Never rendered. With a component, the 404 is shown as a page. */
export default function Elsewhere() {
  return null;
}
