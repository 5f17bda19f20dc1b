import type { LoaderFunctionArgs } from "@remix-run/node";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { aProduct, aTile, reviewsAnswer } from "#tests/support/catalogue-builders.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, GATEWAY } from "#tests/support/request-context.ts";
import type { Shop } from "#app/bff/shop.server.ts";
import { findTilesById, shoppableTileViews } from "#app/bff/catalogue/tiles.server.ts";
import { loader as alert } from "#app/routes/$locale.product.$productId.alert/route.tsx";
import { loader as seen } from "#app/routes/$locale.product.seen/route.tsx";
import { loadProduct } from "./loader.server";

const server = useGatewayServer();
const SEGMENT = "manteau-ceinture-camille-camel--p100001";
let asked: string[];

beforeEach(() => {
  asked = [];
  server.use(
    http.get(`${GATEWAY}/ecommerce/v3/catalog/products/100001`, () =>
      HttpResponse.json({ product: aProduct(), optionId: null, reviews: reviewsAnswer(null) }),
    ),
    http.get(`${GATEWAY}/ecommerce/v3/catalog/products`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ products: [aTile()] });
    }),
    http.get(`${GATEWAY}/*`, () => HttpResponse.json({ code: "NONE", message: "" }, { status: 404 })),
  );
});

const at = (path: string, params: object) => {
  const env = { IMAGES_URL: "https://images.test" } as Shop["env"];
  const context = aContext({ url: path, params, shop: { env } });
  return { context, request: new Request(`http://localhost:3000${path}`), params: { productId: "100001" } };
};
const visit = (load: (args: LoaderFunctionArgs) => Promise<unknown>, path: string, params: object) =>
  load(at(path, params)).catch((thrown: unknown) => thrown);

it("shows no products seen recently where the catalogue fails, and the log says why", async () => {
  server.use(
    http.get(`${GATEWAY}/ecommerce/v3/catalog/products`, () =>
      HttpResponse.json({ code: "NONE", message: "" }, { status: 500 }),
    ),
  );
  const { context, ...request } = at("/fr-fr/product/seen?ids=100001", { richRelevance: true });
  expect(await (await seen({ context, ...request })).json()).toEqual({ cards: null });
  expect(context.lines.filter((line) => line.includes("a service is unavailable"))).toHaveLength(1);
});

describe("a product of which the catalogue knows little", () => {
  const load = async (fields: Parameters<typeof aProduct>[0]) => {
    const product = aProduct(fields);
    server.use(
      http.get(`${GATEWAY}/ecommerce/v3/catalog/products/100001`, () =>
        HttpResponse.json({ product, optionId: null, reviews: reviewsAnswer(null) }),
      ),
    );
    const { context, request } = at(`/fr-fr/${SEGMENT}`, {});
    const page = await loadProduct(context, request, SEGMENT);
    return { page, context, html: page.html.details.html ?? context.html.get(page.html.details.key) ?? "" };
  };

  it("is described by what there is, in one line of 160 characters at most", async () => {
    const description = "De la laine.\n\nDu temps.";
    expect((await load({ subtitle: "", description })).page.description).toBe("De la laine. Du temps.");
    expect((await load({ subtitle: "Laine", description: "" })).page.description).toBe("Laine");
    expect((await load({ subtitle: "", description: "" })).page.description).toBeUndefined();
    expect((await load({ subtitle: "", description: "a".repeat(300) })).page.description).toHaveLength(160);
  });

  it("shows the paragraphs of its description", async () => {
    const { html } = await load({ description: "De la laine.\n\n- Chaude\n- Douce" });
    expect(html).toMatch(/<p>De la laine\.<\/p><ul[^>]*><li>Chaude<\/li><li>Douce<\/li><\/ul>/);
  });

  it("says nothing of an unknown reference or maker, to people or machines", async () => {
    const { html, context } = await load({ ref: "", maker: { name: "", address: "", email: "" }, description: "" });
    expect(html).not.toMatch(/mailto:|<address|<p><\/p>|Référence/);
    expect(context.structuredData[0]).not.toHaveProperty("mpn");
    expect(context.structuredData[0]).not.toHaveProperty("manufacturer");
    expect(context.structuredData[0]).not.toHaveProperty("description");
  });
});

describe("what a domain has or does without", () => {
  it.each([true, false])("are shops that may have a size [PDP-05]: %s", async (isActive) => {
    const storeLocator = { isActive, countryCodes: ["FR"], zoom: 5, center: { lat: 46.6, lon: 2.4 } };
    const { context, request } = at(`/fr-fr/${SEGMENT}`, { storeLocator });
    expect((await loadProduct(context, request, SEGMENT)).hasStores).toBe(isActive);
    // A colour for shops alone is not said to be sold in shops that nobody can find.
    const [option, ...others] = aProduct().options;
    const product = aProduct({ options: [{ ...option!, availabilityType: "IN_STORE_ONLY" }, ...others] });
    server.use(
      http.get(`${GATEWAY}/ecommerce/v3/catalog/products/100001`, () =>
        HttpResponse.json({ product, optionId: null, reviews: reviewsAnswer(null) }),
      ),
    );
    const again = at(`/fr-fr/${SEGMENT}`, { storeLocator });
    const { sale } = (await loadProduct(again.context, again.request, SEGMENT)).product;
    expect(sale).toBe(isActive ? "storeOnly" : "unknown");
  });

  it.each([
    [true, true, true],
    [true, false, true],
    [false, false, false],
  ])("are sheets about the environment [PDP-09]: %s, %s", async (agec, showEcoDesign, isShown) => {
    const { context, request } = at(`/fr-fr/${SEGMENT}`, { agec, showEcoDesign });
    const { details } = (await loadProduct(context, request, SEGMENT)).html;
    const html = details.html ?? context.html.get(details.key);
    expect(html?.includes("Matières recyclées")).toBe(isShown);
    expect(html?.includes("points d’impact")).toBe(showEcoDesign);
  });

  it.each([true, false])("are products to wear with one [PDP-12]: %s", async (richRelevance) => {
    server.use(
      http.get(`${GATEWAY}/ecommerce/v3/catalog/products/100001/recommendations`, () =>
        HttpResponse.json({ products: [aTile({ name: "Jupe plissée" })] }),
      ),
    );
    const { context, request } = at(`/fr-fr/${SEGMENT}`, { richRelevance });
    const { recommended } = await loadProduct(context, request, SEGMENT);
    const html = recommended && (recommended.html ?? context.html.get(recommended.key));
    expect(html?.includes("Jupe plissée") ?? false).toBe(richRelevance);
  });

  it.each([true, false])("are products seen recently [PDP-12]: %s", async (richRelevance) => {
    const { context, request } = at(`/fr-fr/${SEGMENT}`, { richRelevance });
    expect((await loadProduct(context, request, SEGMENT)).hasSeen).toBe(richRelevance);
    const answer = (await visit(seen, "/fr-fr/product/seen?ids=100001", { richRelevance })) as Response;
    expect(await answer.json()).toEqual({ cards: richRelevance ? (expect.anything() as object) : null });
    expect(asked).toHaveLength(richRelevance ? 1 : 0);
  });

  it.each([true, false])("are alerts of sizes that are sold out [PDP-06]: %s", async (isOn) => {
    const params = { showProductAvailabilityAlert: isOn };
    const { context, request } = at(`/fr-fr/${SEGMENT}`, params);
    expect((await loadProduct(context, request, SEGMENT)).product.hasAlerts).toBe(isOn);
    const page = await visit(alert, "/fr-fr/product/100001/alert?sku=1000010101", params);
    expect(page instanceof Response && page.status === 404).toBe(!isOn);
    const { soldOut } = (await findTilesById(context, ["100001"]))["100001"]!;
    expect(soldOut.map(({ label }) => label)).toEqual(isOn ? ["36"] : []);
  });

  it.each([true, false])("are hearts, on the page and on cards [PDP-07]: %s", async (wishlist) => {
    const { context, request } = at(`/fr-fr/${SEGMENT}`, { wishlist });
    expect((await loadProduct(context, request, SEGMENT)).hasWishlist).toBe(wishlist);
    const [card] = await shoppableTileViews(context, [aTile()]);
    expect(card!.wishId !== "").toBe(wishlist);
  });

  it.each([true, false])("are sizes to add from a listing [PDP-10]: %s", async (swiftAddToCart) => {
    const [card] = await shoppableTileViews(aContext({ params: { swiftAddToCart } }), [aTile()]);
    expect(card!.sizes.map(({ label }) => label)).toEqual(swiftAddToCart ? ["38", "40"] : []);
  });
});

it("tells search engines where the product stands, from home on [SEO-03]", async () => {
  const { context, request } = at(`/fr-fr/${SEGMENT}`, {});
  const { product } = await loadProduct(context, request, SEGMENT);
  const names = ["Vitrine", ...aProduct().breadcrumb.map(({ name }) => name), product.name];
  expect(names.length).toBeGreaterThan(2);
  expect(context.structuredData).toContainEqual(
    expect.objectContaining({ itemListElement: names.map((name) => expect.objectContaining({ name }) as object) }),
  );
});
