import { Link } from "@remix-run/react";
import type { ProductGlance } from "#app/bff/catalogue/product-view.server.ts";
import type { ReviewsView } from "#app/bff/catalogue/product-reviews.server.ts";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { REVIEW_PAGE_SIZE, REVIEW_SORTS, type ReviewQuery, reviewSearch } from "#app/models/review-query.ts";
import { paths } from "#app/paths.ts";
import { Pagination } from "#app/ui/pagination/pagination.tsx";
import { BesideProduct } from "#app/ui/product/recommendations.tsx";
import { Marks, ReviewColumns, ReviewList, ReviewSorts } from "#app/ui/reviews/reviews.tsx";

interface ReviewsPageProps {
  product: ProductGlance;
  /** Null when they cannot be loaded. */
  reviews: ReviewsView | null;
  query: ReviewQuery;
}

export function ReviewsPage({ product, reviews, query }: ReviewsPageProps) {
  const { prefix } = useLocale();
  const t = useText("product");
  const ts = useText("service");
  const count = reviews?.distribution.reduce((sum, marks) => sum + marks, 0);
  const title = count === undefined ? ts("reviews.pageTitle", { name: product.name }) : t("reviews.title", { count });
  const hrefOf = (changes: Partial<ReviewQuery>) =>
    paths.reviews(prefix, product) + reviewSearch({ ...query, page: 1, ...changes });
  return (
    <BesideProduct product={product} title={title}>
      {!reviews && (
        <>
          <p>{ts("unavailable")}</p>
          <p>
            <Link className="text-link text-link-tall" to={hrefOf({ page: query.page })} reloadDocument>
              {ts("retry")}
            </Link>
          </p>
        </>
      )}
      {reviews && (
        <ReviewColumns>
          <Marks {...reviews} hrefOf={(rating) => hrefOf({ rating })} chosen={query.rating} />
          <div>
            <ReviewSorts
              label={ts("reviews.sort")}
              sorts={REVIEW_SORTS.map((sort) => ({
                label: ts(`reviews.${sort}`),
                to: hrefOf({ sort }),
                isCurrent: sort === query.sort,
              }))}
            />
            {query.rating !== null && (
              <p>
                <Link className="text-link text-link-tall" to={hrefOf({ rating: null })} preventScrollReset>
                  {ts("reviews.all")}
                </Link>
              </p>
            )}
            {reviews.values.length === 0 && <p className="small">{ts("reviews.none")}</p>}
            <ReviewList reviews={reviews.values} hasOneSize={product.hasOneSize} headingLevel={2} />
          </div>
        </ReviewColumns>
      )}
      {reviews && (
        <Pagination
          page={query.page}
          pageSize={REVIEW_PAGE_SIZE}
          total={reviews.total}
          hrefOf={(page) => hrefOf({ page })}
          texts={{
            seen: (seen) => ts("reviews.seen", { seen, total: reviews.total }),
            next: (count) => ts("reviews.next", { count }),
          }}
        />
      )}
    </BesideProduct>
  );
}
