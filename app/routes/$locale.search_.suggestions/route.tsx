import type { LoaderFunctionArgs } from "@remix-run/node";
import { nullIfUnavailable } from "~/bff/http/error-responses.server";
import { findSuggestions } from "~/bff/catalogue/suggestions.server";

/** What the search field's list shows; for scripts only. It is a comfort: when it cannot be had, nothing is said. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const words = new URL(request.url).searchParams.get("query") ?? "";
  return Response.json(await nullIfUnavailable(context, findSuggestions(context, words)));
}
