import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { aTile } from "../../../tests/support/catalogue-builders";
import { useGatewayServer } from "../../../tests/support/gateway-server";
import { aContext, GATEWAY } from "../../../tests/support/request-context";
import { unpackTile } from "~/models/product-tile";
import { findReviews, listRecommended } from "./beside-product.server";

const server = useGatewayServer();
const PRODUCT = `${GATEWAY}/ecommerce/v3/catalog/products/100001`;

function reviews(averageRating: number | null) {
  const review = { reviewId: "r1", rating: 5, title: "Chaud", text: "Et doux.", author: "Maud", size: "38" };
  return {
    page: 1,
    size: 8,
    total: averageRating === null ? 0 : 1,
    averageRating,
    distribution: [averageRating === null ? 0 : 1, 0, 0, 0, 0],
    values: averageRating === null ? [] : [{ ...review, date: "2026-11-12" }],
  };
}

function withRecommendations(isOn: boolean) {
  const context = aContext({ prefix: "fr-fr" });
  return { ...context, site: { ...context.site, params: { ...context.site.params, richRelevance: isOn } } };
}

describe("what shoppers say of a product [PDP-02]", () => {
  it("comes with its dates in words", async () => {
    server.use(http.get(`${PRODUCT}/reviews`, () => HttpResponse.json(reviews(5))));
    const view = await findReviews(aContext({ prefix: "fr-fr" }), "100001");
    expect(view).toMatchObject({ total: 1, average: 5, latest: [{ author: "Maud", date: "12 novembre 2026" }] });
  });

  it("is left out when there is nothing, or nobody answers", async () => {
    server.use(http.get(`${PRODUCT}/reviews`, () => HttpResponse.json(reviews(null))));
    expect(await findReviews(aContext({ prefix: "fr-fr" }), "100001")).toBeNull();
    server.use(http.get(`${PRODUCT}/reviews`, () => HttpResponse.json({ values: "not ours" })));
    expect(await findReviews(aContext({ prefix: "de-de" }), "100001")).toBeNull();
  });
});

describe("products to wear with one [PDP-12]", () => {
  it("are cards, where the site has them", async () => {
    const asked: string[] = [];
    server.use(
      http.get(`${PRODUCT}/recommendations`, ({ request }) => {
        asked.push(request.url);
        return HttpResponse.json({ products: [aTile({ name: "Jupe plissée" })] });
      }),
    );
    expect(await listRecommended(withRecommendations(false), "100001")).toEqual([]);
    expect(asked).toEqual([]);
    const [card] = await listRecommended(withRecommendations(true), "100001");
    expect(unpackTile(card!).name).toBe("Jupe plissée");
  });

  it("are none when nobody answers", async () => {
    server.use(http.get(`${PRODUCT}/recommendations`, () => HttpResponse.json({ products: 1 })));
    expect(await listRecommended(withRecommendations(true), "100001")).toEqual([]);
  });
});
