import { type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { isCanonicalSearch, otherParams, redirectPastLastPage } from "#app/bff/catalogue/family-access.server.ts";
import { notFound, optional, orUnavailable } from "#app/bff/http/error-responses.server.ts";
import { searchWords } from "#app/models/text.ts";
import { isAsTyped, searchProducts, suggestShorterSearches } from "#app/bff/catalogue/listing.server.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { alternates } from "#app/bff/sites/alternates.server.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { type ListingQuery, listingSearch, parseListingQuery, withPage } from "#app/models/listing-query.ts";
import { paths } from "#app/paths.ts";
import { pageMeta, revalidateOnUrlChange } from "#app/document/page-meta.ts";
import { cardsHtml } from "#app/document/server-html.server.tsx";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { findAnswers, type SearchAnswer } from "#app/bff/content/search-answers.server.ts";
import { answersPart, shorterPart } from "./server-parts.server";
import { SearchPage } from "./view";
import { toPage } from "#app/bff/http/redirects.server.ts";

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
  const answering = findAnswers(context, words);
  const [answers, found] = await Promise.all([
    answering,
    words ? search(context, params, words, answering) : NOTHING_ASKED,
  ]);
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
    answers: answersPart(context, answers),
    results: found.results,
    shorter: found.shorter,
  };
}

export default function Search() {
  return <SearchPage {...useLoaderData<typeof loader>()} />;
}

const NOTHING_ASKED = { results: null, shorter: null, isNothing: false, understood: null };

/**
 * One page of results or, without any, shorter searches to try. Throws a redirect to the search's canonical address, a
 * 404 for a page that does not exist, and a 503.
 */
async function search(
  context: RequestContext,
  params: URLSearchParams,
  words: string,
  answering: Promise<readonly SearchAnswer[]>,
) {
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
  if (total > 0 || !isBare) return { results: shown, shorter: null, isNothing: false, understood };
  const hasAnswers = (await answering).length > 0;
  // Without them the page still has its advice.
  const shorter = await optional(context, "shorter searches are not known", [], () =>
    suggestShorterSearches(context, words, hasAnswers),
  );
  return { results: shown, shorter: shorterPart(context, shorter), isNothing: true, understood: null };
}
