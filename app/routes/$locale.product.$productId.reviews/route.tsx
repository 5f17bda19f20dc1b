import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireProductById } from "~/bff/catalogue/product-access.server";
import { productGlance } from "~/bff/catalogue/product-view.server";
import { findReviews } from "~/bff/catalogue/product-reviews.server";
import { toPage } from "~/bff/http/redirects.server";
import { alternates, productIn } from "~/bff/sites/alternates.server";
import { serverText } from "~/i18n/i18n.server";
import { pageMessages } from "~/i18n/messages.server";
import { pageCount } from "~/models/page-count";
import { REVIEW_PAGE_SIZE, readReviewQuery, reviewSearch } from "~/models/review-query";
import { pageMeta } from "~/document/page-meta";
import { paths } from "~/paths";
import type { RouteHandle } from "~/document/route-handle";
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
