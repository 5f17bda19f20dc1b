import { Router, type Response } from "express";
import { z } from "zod";
import { reviewsQuerySchema, sitemapQuerySchema, suggestionsQuerySchema } from "#models/catalogue-queries.ts";
import { currencyOf } from "#models/countries.ts";
import { catalogue as tables } from "../catalogue/catalogue";
import {
  FAMILIES,
  GIFT_CARD_SEGMENTATION,
  familyName,
  familyOf,
  pathOf,
  type Family,
} from "../catalogue/families/tree";
import { inEachCountry } from "../catalogue/names-abroad";
import { findPosition, firstOption, productText, tileText } from "../catalogue/products";
import { optionIdOf } from "../catalogue/record";
import { recommendedProducts } from "../catalogue/recommendations";
import { reviewsOf } from "../catalogue/reviews";
import { searchProducts, understoodQuery } from "../catalogue/searching/search";
import { sitemapPage } from "../catalogue/sitemap";
import { findRecord } from "../catalogue/state";
import { suggest } from "../catalogue/suggestions";
import { TEXTS } from "../catalogue/catalogue-words";
import type { Sandbox } from "../service";
import { familySet, listingText, readListingQuery, warmListings, type ProductSet } from "./catalogue-listing";
import { contextOf, type GatewayContext } from "./context";
import { notFound, read } from "./errors";
import { queryOf } from "./query";
import type { Resource } from "./resource";
import { listDomains } from "./web-domains";

const ROOT = "/ecommerce/v3/catalog";
/** As many reviews come with a product. */
const FIRST_REVIEWS = 3;
const idParams = z.object({ id: z.string() });
const words = suggestionsQuerySchema.strip();

function sendText(response: Response, text: string): void {
  response.type("application/json").send(text);
}

function segment(family: Family, { language }: Pick<GatewayContext, "language">) {
  return { familyId: family.id, name: familyName(family, language) };
}

/** The catalogue's calls (D5, C7), localised by Accept-Language and priced by the store's currency. */
export const catalogue: Resource = {
  ...tables,
  router(sandbox) {
    warmListings(sandbox, currenciesOf(sandbox));
    const router = Router();
    addListings(router, sandbox);
    addProducts(router, sandbox);
    router.get(`${ROOT}/segmentations`, (_request, response) => {
      response.json({ values: segmentations(contextOf(response)) });
    });
    router.get(`${ROOT}/sitemap`, (request, response) => {
      const { page } = read(sitemapQuerySchema, request.query);
      const answer = sitemapPage(sandbox, page, contextOf(response).language);
      if (!answer) throw notFound(`The sitemap has no page ${page}.`);
      response.json(answer);
    });
    return router;
  },
};

function currenciesOf(sandbox: Sandbox): string[] {
  return [...new Set(listDomains(sandbox).map(({ devise, countryCodeISO2 }) => devise ?? currencyOf(countryCodeISO2)))];
}

function addListings(router: Router, sandbox: Sandbox): void {
  router.get(`${ROOT}/families/:id`, (request, response) => {
    const { id } = read(idParams, request.params);
    const query = readListingQuery(request);
    const family = familyOf(id);
    if (!family) throw notFound(`No family ${id}.`, "FAMILY_NOT_FOUND");
    const context = contextOf(response);
    const head = JSON.stringify({
      family: {
        ...segment(family, context),
        description: TEXTS[context.language].themes[family.theme],
        children: family.children.map((child) => segment(child, context)),
        names: inEachCountry((language) => ({ name: familyName(family, language) })),
      },
      breadcrumb: pathOf(family).map((each) => segment(each, context)),
    });
    sendText(response, `${head.slice(0, -1)},${listingText(sandbox, context, familySet(sandbox, family), query)}}`);
  });

  router.get(`${ROOT}/search/suggestions`, (request, response) => {
    response.json(suggest(sandbox, read(suggestionsQuerySchema, request.query).query, contextOf(response)));
  });

  router.get(`${ROOT}/search`, (request, response) => {
    const text = read(words, request.query).query.replace(/\s+/g, " ");
    const query = readListingQuery(request);
    const context = contextOf(response);
    const set: ProductSet = {
      key: `${context.language}:${text.toLowerCase()}`,
      ...searchProducts(sandbox, text, context),
      categories: FAMILIES.filter(({ parent }) => parent === null),
    };
    const head = JSON.stringify({ query: understoodQuery(sandbox, text, context.language) });
    sendText(response, `${head.slice(0, -1)},${listingText(sandbox, context, set, query)}}`);
  });
}

function addProducts(router: Router, sandbox: Sandbox): void {
  const sendProduct = (response: Response, id: string, lengths: readonly number[]) => {
    const position = lengths.includes(id.length) ? findPosition(sandbox, id) : null;
    const record = position && findRecord(sandbox, position.productId);
    const viewer = contextOf(response);
    const text = position && productText(sandbox, position.productId, viewer);
    if (!text || !record) throw notFound(`No product for ${id}.`, "PRODUCT_NOT_FOUND");
    const optionId = position.option === null ? null : optionIdOf(position.productId, position.option);
    const reviews = reviewsOf(record, viewer.language, { page: 1, size: FIRST_REVIEWS, sort: "newest" });
    const beside = JSON.stringify({ optionId, reviews });
    sendText(response, `{"product":${text},${beside.slice(1)}`);
  };
  const sendTiles = (response: Response, productIds: readonly string[]) => {
    const viewer = contextOf(response);
    const tiles = productIds.map((id) => {
      const position = findPosition(sandbox, id);
      return position && tileText(sandbox, position.productId, position.option ?? firstOption(sandbox, id), viewer);
    });
    sendText(response, `{"products":[${tiles.filter((tile) => tile !== null).join(",")}]}`);
  };

  router.get(`${ROOT}/products/:id`, (request, response) => {
    sendProduct(response, read(idParams, request.params).id, [6]);
  });
  router.get(`${ROOT}/options/:id`, (request, response) => {
    sendProduct(response, read(idParams, request.params).id, [8]);
  });
  router.get(`${ROOT}/gtins/:id`, (request, response) => {
    sendProduct(response, read(idParams, request.params).id, [13]);
  });
  router.get(`${ROOT}/products`, (request, response) => {
    const ids = queryOf(request)
      .getAll("ids")
      .flatMap((list) => list.split(","));
    sendTiles(response, ids);
  });
  router.get(`${ROOT}/products/:id/reviews`, (request, response) => {
    const { id } = read(idParams, request.params);
    const page = read(reviewsQuerySchema, request.query);
    const record = findRecord(sandbox, id);
    if (!record) throw notFound(`No product ${id}.`, "PRODUCT_NOT_FOUND");
    response.json(reviewsOf(record, contextOf(response).language, page));
  });
  router.get(`${ROOT}/products/:id/recommendations`, (request, response) => {
    const { id } = read(idParams, request.params);
    const ids = recommendedProducts(sandbox, id);
    if (!ids) throw notFound(`No product ${id}.`, "PRODUCT_NOT_FOUND");
    sendTiles(response, ids);
  });
}

function segmentations({ language }: Pick<GatewayContext, "language">) {
  const families = FAMILIES.map((family) => ({
    segmentationId: family.id,
    title: familyName(family, language),
    parent: family.parent && { segmentationId: family.parent.id },
  }));
  const { id, names } = GIFT_CARD_SEGMENTATION;
  return [...families, { segmentationId: id, title: names[language], parent: null }];
}
