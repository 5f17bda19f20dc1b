import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { anOption, aProduct, aSku } from "#tests/support/catalogue-builders.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, GATEWAY } from "#tests/support/request-context.ts";
import { NO_REVIEWS } from "#app/models/review.ts";
import { findSoldOutPiece } from "./sold-out.server";

const server = useGatewayServer();

it.each([
  ["its stock alert and its page", true, ["cart.tellMe", "cart.similar"]],
  ["its page alone where the site has no stock alerts", false, ["cart.similar"]],
])("a sold-out piece leads to %s", async (_, showProductAvailabilityAlert, links) => {
  const product = aProduct({ productId: "100001", options: [anOption({ skus: [aSku({ sku: "1000010138" })] })] });
  server.use(
    http.get(`${GATEWAY}/ecommerce/v3/catalog/products/100001`, () =>
      HttpResponse.json({ product, optionId: null, reviews: NO_REVIEWS }),
    ),
  );
  const found = await findSoldOutPiece(aContext({ params: { showProductAvailabilityAlert } }), "100001", "1000010138");
  expect(found?.links.map(({ key }) => key)).toEqual(links);
});
