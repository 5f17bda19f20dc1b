import type { LoaderFunctionArgs } from "@remix-run/node";
import { nullIfUnavailable } from "#app/bff/http/error-responses.server.ts";
import { findSuggestions } from "#app/bff/catalogue/suggestions.server.ts";

/** Suggestions for the search field; for scripts only. Optional help: when it is not available, no error is shown. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const words = new URL(request.url).searchParams.get("query") ?? "";
  return Response.json(await nullIfUnavailable(context, findSuggestions(context, words)));
}
