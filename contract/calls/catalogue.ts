import { z } from "zod";
import {
  listingQuerySchema,
  reviewsQuerySchema,
  searchQuerySchema,
  sitemapQuerySchema,
  suggestionsQuerySchema,
  tilesQuerySchema,
  sitemapSchema,
} from "#models/catalogue-queries.ts";
import {
  familyListingSchema,
  searchListingSchema,
  segmentationsSchema,
  searchSuggestionsSchema,
} from "#models/family.ts";
import { productAnswerSchema, productTilesSchema } from "#models/product.ts";
import { reviewsSchema } from "#models/review.ts";
import { digits, errors, topic } from "../call";

const ROOT = "/ecommerce/v3/catalog";
const familyId = z.string().regex(/^\w{1,30}$/, "must be word characters");

export const CATALOGUE_CALLS = topic("Catalogue", {
  [`GET ${ROOT}/families/{familyId}`]: {
    id: "getFamily",
    summary: "A family with breadcrumb, facets with counts (offers:private in a private sale), and a page of products",
    params: { familyId },
    query: listingQuerySchema,
    ok: familyListingSchema,
    more: errors(404),
  },
  [`GET ${ROOT}/search`]: {
    id: "search",
    summary: "Products for words, misspelt ones too (the answer's query has them set right), with facets",
    query: searchQuerySchema,
    ok: searchListingSchema,
  },
  [`GET ${ROOT}/search/suggestions`]: {
    id: "suggest",
    summary: "What the words typed so far may become",
    query: suggestionsQuerySchema,
    ok: searchSuggestionsSchema,
  },
  [`GET ${ROOT}/products`]: {
    id: "listTiles",
    summary: "Tiles by product or option id, in the order asked; what there is not is left out",
    query: tilesQuerySchema,
    ok: productTilesSchema,
  },
  [`GET ${ROOT}/products/{productId}`]: {
    id: "getProduct",
    summary: "A product with all its colours, sizes, skus and stock",
    params: { productId: digits },
    ok: productAnswerSchema,
    more: errors(404),
  },
  [`GET ${ROOT}/options/{optionId}`]: {
    id: "getProductOfOption",
    summary: "The product of a colour",
    params: { optionId: digits },
    ok: productAnswerSchema,
    more: errors(404),
  },
  [`GET ${ROOT}/gtins/{gtin}`]: {
    id: "getProductOfGtin",
    summary: "The product under a bar code",
    params: { gtin: digits },
    ok: productAnswerSchema,
    more: errors(404),
  },
  [`GET ${ROOT}/products/{productId}/reviews`]: {
    id: "listReviews",
    summary: "Reviews, newest first",
    params: { productId: digits },
    query: reviewsQuerySchema,
    ok: reviewsSchema,
    more: errors(404),
  },
  [`GET ${ROOT}/products/{productId}/recommendations`]: {
    id: "listRecommendations",
    summary: "Products that go with it",
    params: { productId: digits },
    ok: productTilesSchema,
    more: errors(404),
  },
  [`GET ${ROOT}/segmentations/`]: {
    id: "listSegmentations",
    summary: "Every family with the one above it",
    ok: segmentationsSchema,
  },
  [`GET ${ROOT}/sitemap`]: {
    id: "getSitemap",
    summary: "What addresses are made of",
    query: sitemapQuerySchema,
    ok: sitemapSchema,
    more: { 404: "There is no such page" },
  },
});
