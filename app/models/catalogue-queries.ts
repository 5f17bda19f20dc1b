import { z } from "zod";
import { lenientArray } from "./lenient-schemas";
import { familyNamesSchema } from "./family";
import { productNamesSchema, segmentSchema } from "./product";
import { hasNoRepeats, wholeNumber } from "./schema-parts";
import { DEFAULT_SORT, FACET_IDS, PAGE_SIZE, SORTS } from "./listing-query";
import { REVIEW_PAGE_SIZE, REVIEW_SORTS } from "./review-query";
import { digitsOf, GOODS_ID } from "./goods-id";

/** Queries of the catalogue's calls. Only `filters` may be repeated. */

const filter = z
  .string()
  .regex(
    new RegExp(`^(${FACET_IDS.join("|")}):.{1,64}$`, "u"),
    `must be one of ${FACET_IDS.join(", ")}, a colon and a value`,
  );
const words = z.string("is missing").trim().min(1, "must not be empty").max(200);

/** `GET …/families/{familyId}?page&size&sort&filters=color:noir&filters=size:38` */
export const listingQuerySchema = z.strictObject({
  page: wholeNumber(1_000_000).default(1),
  size: wholeNumber(96).default(PAGE_SIZE),
  sort: z.enum(SORTS).default(DEFAULT_SORT),
  filters: z.array(filter).max(100).default([]),
});
export const searchQuerySchema = listingQuerySchema.extend({ query: words });
export const suggestionsQuerySchema = z.strictObject({ query: words });

const MOST_IDS = 200;
const id = digitsOf(GOODS_ID);
const idList = new RegExp(`^${id}(,${id}){0,${MOST_IDS - 1}}$`);
/** `GET …/products?ids=100001,10000202`: product or option ids, each once. */
export const tilesQuerySchema = z.strictObject({
  ids: z
    .array(z.string().regex(idList, "must be product or option ids, comma between them"))
    .min(1)
    .max(MOST_IDS)
    .refine((lists) => lists.flatMap((list) => list.split(",")).length <= MOST_IDS, `must be ${MOST_IDS} at most`)
    .refine((lists) => hasNoRepeats(lists.flatMap((list) => list.split(","))), "must name each id once"),
});

/** `GET …/products/{productId}/reviews?page&size&sort&rating` */
export const reviewsQuerySchema = z.strictObject({
  page: wholeNumber(10_000).default(1),
  size: wholeNumber(50).default(REVIEW_PAGE_SIZE),
  sort: z.enum(REVIEW_SORTS).default("newest"),
  /** Only reviews with this many stars. */
  rating: wholeNumber(5).optional(),
});
/** `GET …/sitemap?page` */
export const sitemapQuerySchema = z.strictObject({ page: wholeNumber(100_000).default(1) });

/**
 * Answer of `GET /ecommerce/v3/catalog/sitemap?page`: the parts of the pages' addresses. Families are on the first page
 * only; every colour of a product has its own address.
 */
export const sitemapSchema = z.object({
  page: z.number().int().min(1),
  pages: z.number().int().min(1),
  families: lenientArray(segmentSchema.extend({ names: familyNamesSchema })),
  products: lenientArray(
    z.object({
      productId: z.string().regex(GOODS_ID),
      name: z.string(),
      colors: lenientArray(
        z.object({
          optionId: z.string().regex(GOODS_ID),
          name: z.string(),
          /** Path of its first picture under the image service. */
          picture: z.string().startsWith("/"),
        }),
      ),
      names: productNamesSchema,
      lastModified: z.iso.date(),
    }),
  ),
});
export type Sitemap = z.infer<typeof sitemapSchema>;
