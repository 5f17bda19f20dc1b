import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { isServiceFailure, noteUnavailable } from "~/bff/http/error-responses.server";
import { findSuggestions } from "~/bff/catalogue/suggestions.server";
import type { SuggestionsView } from "~/models/listing-view";

/** What the search field's list shows; for scripts only. It is a comfort: when it cannot be had, nothing is said. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const words = new URL(request.url).searchParams.get("query") ?? "";
  const suggestions: SuggestionsView | null = await findSuggestions(context, words).catch((error: unknown) => {
    if (!isServiceFailure(error)) throw error;
    noteUnavailable(context, error);
    return null;
  });
  return data(suggestions);
}
