import { type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { isCanonicalSearch, otherParams, redirectPastLastPage } from "~/bff/catalogue/family-access.server";
import { notFound, nullIfUnavailable, orUnavailable } from "~/bff/http/error-responses.server";
import { searchWords } from "~/models/text";
import { isAsTyped, searchProducts, suggestShorterSearches } from "~/bff/catalogue/listing.server";
import type { RequestContext } from "~/bff/context.server";
import { alternates } from "~/bff/sites/alternates.server";
import { serverText } from "~/i18n/i18n.server";
import { pageMessages } from "~/i18n/messages.server";
import { type ListingQuery, listingSearch, parseListingQuery, withPage } from "~/models/listing-query";
import { paths } from "~/paths";
import { pageMeta, revalidateOnUrlChange } from "~/document/page-meta";
import { cardsHtml } from "~/document/server-html.server";
import type { RouteHandle } from "~/document/route-handle";
import { findAnswers } from "~/bff/content/search-answers.server";
import { answersHtml } from "./answers.server";
import { shorterHtml } from "./shorter-searches.server";
import { SearchPage } from "./view";
import { toPage } from "~/bff/http/redirects.server";

export const handle: RouteHandle = {
  layout: "default",
  shared: ["query", "color", "size", "category", "material", "price", "availability", "offers", "sort", "page"],
};

/** Search results must not be indexed: no canonical address (SEO-05). */
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data && { title: data.title });

export { revalidateOnUrlChange as shouldRevalidate };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { language } = context;
  const params = new URL(request.url).searchParams;
  const words = searchWords(params.get("query") ?? "");
  const answers = await findAnswers(context, words);
  const found = words ? await search(context, params, words, answers.length > 0) : NOTHING_ASKED;
  const t = await serverText(language, "search");
  const heading = words ? t(found.isNothing ? "none" : "results", { words: found.understood ?? words }) : t("title");
  return {
    title: `${heading} | Vitrine`,
    heading,
    typed: found.understood === null ? null : t("typed", { words }),
    messages: pageMessages(language, "listing", "search"),
    // Filters and pages are left out: they belong to this site's products.
    alternates: alternates(
      context,
      (_country, prefix) => paths.search(prefix) + (words && `?${new URLSearchParams({ query: words })}`),
    ),
    words,
    answers: answersHtml(context, answers),
    results: found.results,
    shorter: found.shorter,
  };
}

export default function Search() {
  return <SearchPage {...useLoaderData<typeof loader>()} />;
}

const NOTHING_ASKED = { results: null, shorter: "", isNothing: false, understood: null };

/**
 * One page of results or, without any, shorter searches to try. Throws a redirect to the search's canonical address, a
 * 404 for a page that does not exist, and a 503.
 */
async function search(context: RequestContext, params: URLSearchParams, words: string, hasAnswers: boolean) {
  const query = parseListingQuery(params);
  const addressOf = (each: ListingQuery) =>
    paths.search(context.prefix) + listingSearch(each, { ...otherParams(params), query: words });
  if (params.getAll("query").join() !== words || !isCanonicalSearch(params, query)) {
    throw toPage(addressOf(query), 301);
  }
  const results = await orUnavailable(context, searchProducts(context, words, query));
  if (!results) throw notFound(context, "validation");
  redirectPastLastPage(results, (page) => addressOf(withPage(query, page)));
  const { tiles, facets, total, page } = results;
  const shown = { total, page, facets, cards: cardsHtml(context, tiles, "grid") };
  const isBare = Object.keys(query.filters).length === 0;
  const understood = isAsTyped(results, words) ? null : results.words;
  if (total > 0 || !isBare) return { results: shown, shorter: "", isNothing: false, understood };
  // Optional: without it the page still has its advice.
  const shorter = await nullIfUnavailable(context, suggestShorterSearches(context, words, hasAnswers));
  return { results: shown, shorter: shorterHtml(context, shorter ?? []), isNothing: true, understood: null };
}
