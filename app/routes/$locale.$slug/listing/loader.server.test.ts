import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import type { Env } from "#app/bff/env.server.ts";
import { aFamilyListing } from "#tests/support/catalogue-builders.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, GATEWAY } from "#tests/support/request-context.ts";
import { loadListing } from "./loader.server";

const server = useGatewayServer();
const ADDRESS = "/fr-fr/manteaux-et-vestes--plw1_coats";
const SEGMENTS = [
  { segmentationId: "w1_coats", title: "Manteaux", parent: { segmentationId: "w1_outer" } },
  { segmentationId: "w1_outer", title: "Dehors", parent: { segmentationId: "w1" } },
  { segmentationId: "w1", title: "Femme", parent: null },
];

it.each([
  ["of the segmentations", () => HttpResponse.json({ values: SEGMENTS }), ["Femme", "Dehors"]],
  ["of the family's own answer while those fail", () => HttpResponse.error(), ["Femme"]],
])("the breadcrumb is that %s [CAT-03]", async (_, segmentations, names) => {
  server.use(
    http.get(`${GATEWAY}/ecommerce/v3/catalog/families/:id`, () => HttpResponse.json(aFamilyListing())),
    http.get(`${GATEWAY}/ecommerce/v3/catalog/segmentations/`, segmentations),
  );
  const env = { IMAGES_URL: "http://images.test" } as Env;
  const context = aContext({ url: ADDRESS, shop: { env } });
  const { family } = await loadListing(context, new Request(`http://localhost:3000${ADDRESS}`), "w1_coats");
  expect(family.breadcrumb.map(({ name }) => name)).toEqual(names);
  expect(context.structuredData[0]).toMatchObject({
    itemListElement: ["Vitrine", ...names, family.name].map((name) => ({ name })),
  });
});
