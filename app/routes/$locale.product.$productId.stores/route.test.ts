import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { anOption, aProduct, aSku, reviewsAnswer } from "#tests/support/catalogue-builders.ts";
import { answerOf, FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { GATEWAY } from "#tests/support/request-context.ts";
import { loader } from "./route";

const server = useGatewayServer();
const SKU = "1000010103";

it("shops near a place are apologised for, with a 503, while the locator does not answer", async () => {
  const product = aProduct({ options: [anOption({ skus: [aSku({ sku: SKU })] })] });
  server.use(
    http.get(`${GATEWAY}/ecommerce/v3/catalog/products/100001`, () =>
      HttpResponse.json({ product, optionId: null, reviews: reviewsAnswer(null) }),
    ),
    http.get(`${GATEWAY}/ecommerce/v2/storelocator/stores`, () => new HttpResponse(null, { status: 503 })),
  );
  const browser = new FakeBrowser();
  browser.params = { storeLocator: { zoom: 6, center: { lat: 46, lon: 2 }, countryCodes: ["FR"], isActive: true } };
  const url = `/fr-fr/product/100001/stores?sku=${SKU}&near=Paris`;
  const { status, data } = answerOf((await browser.visit(loader, url, {}, { productId: "100001" })).result);
  expect([status, data]).toEqual([503, expect.objectContaining({ isUnavailable: true, missing: null, stores: null })]);
});
