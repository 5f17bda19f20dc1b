import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireProductById } from "#app/bff/catalogue/product-access.server.ts";
import { productGlance } from "#app/bff/catalogue/product-view.server.ts";
import { findReviews } from "#app/bff/catalogue/product-reviews.server.ts";
import { toPage } from "#app/bff/http/redirects.server.ts";
import { alternates, productIn } from "#app/bff/sites/alternates.server.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { pageCount } from "#app/models/page-count.ts";
import { REVIEW_PAGE_SIZE, readReviewQuery, reviewSearch } from "#app/models/review-query.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import { paths } from "#app/paths.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { ReviewsPage } from "./view";

/** All reviews of a product. Not for search engines: the product's page has the newest. */
export const handle: RouteHandle = { layout: "default", shared: ["option", "sku", "rating", "sort", "page"] };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => pageMeta(page);

/**
 * `?page&sort&rating`. Redirects from a page that does not exist to the last one, and to the product when there are no
 * reviews.
 */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { prefix, language } = context;
  const productId = params.productId ?? "";
  const { searchParams } = new URL(request.url);
  const found = await requireProductById(context, productId, searchParams);
  const product = productGlance(found);
  if (!found.reviews) throw toPage(paths.variant(prefix, product), 302);
  const query = readReviewQuery(searchParams);
  const reviews = await findReviews(context, productId, query);
  const last = pageCount(reviews?.total ?? 0, REVIEW_PAGE_SIZE);
  if (reviews && query.page > last) {
    throw toPage(paths.reviews(prefix, product) + reviewSearch({ ...query, page: last }), 302);
  }
  const t = await serverText(language, "service");
  return data(
    {
      title: `${t("reviews.pageTitle", { name: product.name })} | Vitrine`,
      messages: pageMessages(language, "product", "reviews", "service"),
      alternates: alternates(context, productIn(found.product, found.option)),
      product,
      reviews,
      query,
    },
    { status: reviews ? 200 : 503 },
  );
}

export default function ReviewsRoute() {
  return <ReviewsPage {...useLoaderData<typeof loader>()} />;
}
