import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { anOption, aProduct, reviewsAnswer } from "#tests/support/catalogue-builders.ts";
import { answerOf, FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { GATEWAY } from "#tests/support/request-context.ts";
import { loader } from "./route";

const server = useGatewayServer();

it("reviews that cannot be read are a 503, which no cache keeps", async () => {
  const product = aProduct({ options: [anOption()] });
  const reviews = reviewsAnswer(4.5);
  server.use(
    http.get(`${GATEWAY}/ecommerce/v3/catalog/products/100001`, () =>
      HttpResponse.json({ product, optionId: null, reviews }),
    ),
    http.get(`${GATEWAY}/ecommerce/v3/catalog/products/100001/reviews`, () => new HttpResponse(null, { status: 503 })),
  );
  const ID = { productId: "100001" };
  const { result, context } = await new FakeBrowser().visit(loader, "/fr-fr/product/100001/reviews", {}, ID);
  const { status, data } = answerOf<{ reviews: null }>(result);
  expect([status, data.reviews, context.failure]).toEqual([503, null, "unavailable"]);
});
