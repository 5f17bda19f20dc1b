import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import { oldProductRedirect } from "#app/bff/catalogue/product-access.server.ts";
import { notFound } from "#app/bff/http/error-responses.server.ts";
import { isPrefix } from "#app/models/locale.ts";

/**
 * Every page has one of the twelve prefixes. Any other first segment is a 404, except in a product's former address
 * (S2).
 */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  if (isPrefix(params.locale)) return null;
  throw (await oldProductRedirect(context, request, new URL(request.url).pathname)) ?? notFound(context, "route");
}

/** The prefix changes only with a new document. */
export const shouldRevalidate = () => false;

export default Outlet;
