import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { reviewsAnswer } from "#tests/support/catalogue-builders.ts";
import { notByContract } from "#tests/support/gateway-answers.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, GATEWAY } from "#tests/support/request-context.ts";
import { findReviews, reviewsView } from "./product-reviews.server";

const server = useGatewayServer();
const REVIEWS = `${GATEWAY}/ecommerce/v3/catalog/products/100001/reviews`;
const ALL = { page: 1, sort: "newest", rating: null } as const;

describe("what shoppers say of a product [PDP-02]", () => {
  it("comes with its dates in words", () => {
    const view = reviewsView(aContext({ prefix: "fr-fr" }), reviewsAnswer(5));
    expect(view).toMatchObject({ total: 1, average: 5, values: [{ author: "Maud", date: "12\u00a0novembre 2026" }] });
  });

  it("is nothing when nobody said anything", () => {
    expect(reviewsView(aContext({ prefix: "fr-fr" }), reviewsAnswer(null))).toBeNull();
  });

  it("is asked for page by page, in an order, and by mark", async () => {
    const asked: string[] = [];
    server.use(
      http.get(REVIEWS, ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json(reviewsAnswer(5));
      }),
    );
    await findReviews(aContext({ prefix: "fr-fr" }), "100001", ALL);
    await findReviews(aContext({ prefix: "fr-fr" }), "100001", { page: 3, sort: "worst", rating: 2 });
    expect(asked).toEqual(["?page=1&size=10&sort=newest", "?page=3&size=10&sort=worst&rating=2"]);
  });

  it("is left out when nobody answers", async () => {
    server.use(http.get(REVIEWS, () => notByContract({ values: "not ours" })));
    expect(await findReviews(aContext({ prefix: "de-de" }), "100001", ALL)).toBeNull();
  });
});
