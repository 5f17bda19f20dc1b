import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import { notFound } from "~/bff/http/error-responses.server";
import { isPrefix } from "~/models/locale";

/** Every page stands under one of the twelve prefixes; any other first segment is a page nobody knows (S2). */
export function loader({ context, params }: LoaderFunctionArgs) {
  if (!isPrefix(params.locale)) throw notFound(context, "route");
  return null;
}

/** The prefix cannot change without a new document. */
export const shouldRevalidate = () => false;

export default Outlet;
