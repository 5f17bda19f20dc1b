import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import { oldProductRedirect } from "~/bff/catalogue/product-access.server";
import { notFound } from "~/bff/http/error-responses.server";
import { isPrefix } from "~/models/locale";

/**
 * Every page stands under one of the twelve prefixes; any other first segment is a page nobody knows, former addresses of
 * products aside (S2).
 */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  if (isPrefix(params.locale)) return null;
  throw (await oldProductRedirect(context, request, new URL(request.url).pathname)) ?? notFound(context, "route");
}

/** The prefix cannot change without a new document. */
export const shouldRevalidate = () => false;

export default Outlet;
