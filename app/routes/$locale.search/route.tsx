import { type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { isCanonicalSearch, otherParams, requireListingQuery, toCanonical } from "~/bff/access/init-catalog.server";
import { isUnavailable, unavailable } from "~/bff/access/unavailable.server";
import { findProducts, searchWords } from "~/bff/catalogue/listing.server";
import type { RequestContext } from "~/bff/context.server";
import { notFound } from "~/bff/not-found.server";
import { serverText } from "~/i18n/i18n.server";
import { pageMessages } from "~/i18n/messages.server";
import { listingSearch } from "~/models/listing-query";
import type { SearchView } from "~/models/listing-view";
import { paths } from "~/paths";
import { pageMeta } from "~/page-meta";
import { keepCards, keepFacets } from "~/kept-html.server";
import type { RouteHandle } from "~/route-handle";
import { SearchPage } from "./view";

export const handle: RouteHandle = { layout: "default" };

/** Results are never in a search engine: no canonical address (SEO-05). */
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data && { title: data.title });

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { language } = context;
  const params = new URL(request.url).searchParams;
  const words = searchWords(params.get("query") ?? "");
  const results = words ? await search(context, params, words) : null;
  const t = await serverText(language, "listing");
  const title = words ? t("search.results", { words }) : t("search.title");
  return { title: `${title} | Vitrine`, messages: pageMessages(language, "listing"), words, results };
}

export default function Search() {
  const { words, results } = useLoaderData<typeof loader>();
  return <SearchPage words={words} results={results} />;
}

/** One page of results; throws a redirect to the search's one address, a 404 without such a page, a 503. */
async function search(context: RequestContext, params: URLSearchParams, words: string): Promise<SearchView> {
  const query = requireListingQuery(context, params);
  if (params.getAll("query").join() !== words || !isCanonicalSearch(params, query)) {
    throw toCanonical(paths.search(context.prefix) + listingSearch(query, { ...otherParams(params), query: words }));
  }
  const results = await findProducts(context, words, query).catch((error: unknown) => {
    throw isUnavailable(error) ? unavailable(context, error) : error;
  });
  if (!results) throw notFound(context, "validation");
  keepCards(context, results.tiles, "grid");
  keepFacets(context, results.facets);
  return results;
}
