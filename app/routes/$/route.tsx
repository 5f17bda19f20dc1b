import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { oldProductRedirect } from "#app/bff/catalogue/product-access.server.ts";
import { notFound } from "#app/bff/http/error-responses.server.ts";

/**
 * An address outside every locale prefix: a 404, unless it is a product's former address. It needs a loader so that the
 * root's loader runs too and header and footer can be shown.
 */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  throw (await oldProductRedirect(context, request, params["*"] ?? "")) ?? notFound(context, "route");
}

/** A form sent to an address without a page. */
export function action({ context }: ActionFunctionArgs): never {
  throw notFound(context, "route");
}

export default function Unknown() {
  return null;
}
