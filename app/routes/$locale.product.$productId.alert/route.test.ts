import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { aSignedInBrowser } from "#tests/support/account-browser.ts";
import { anOption, aProduct, aSku, reviewsAnswer } from "#tests/support/catalogue-builders.ts";
import { answerOf, FakeBrowser, posted } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { GATEWAY } from "#tests/support/request-context.ts";
import { action, loader } from "./route";

const server = useGatewayServer();
const SKU = "1000010103";
const PAGE = `/fr-fr/product/100001/alert?sku=${SKU}`;

let browser: FakeBrowser;
/** Addresses that an alert was set for. */
let set: unknown[];

beforeEach(() => {
  browser = new FakeBrowser();
  set = [];
  const gone = aSku({ sku: SKU, stock: { availability: "UNAVAILABLE", quantity: 0 } });
  const product = aProduct({ options: [anOption({ skus: [gone] })] });
  server.use(
    http.get(`${GATEWAY}/ecommerce/v3/catalog/products/100001`, () =>
      HttpResponse.json({ product, optionId: null, reviews: reviewsAnswer(null) }),
    ),
    http.put(`${GATEWAY}/stock-alerts`, async ({ request }) => {
      set.push(await request.json());
      return HttpResponse.json({});
    }),
  );
});

const ID = { productId: "100001" };
const look = () => browser.visit(loader, PAGE, {}, ID);
const send = (answers: Record<string, string>) => browser.visit(action, PAGE, posted(answers), ID);

describe("an alert for a sold-out size", () => {
  it("is there only where the site has alerts [PDP-06]", async () => {
    browser.params = { showProductAvailabilityAlert: true };
    expect(answerOf((await look()).result).data).toMatchObject({ state: "visitor" });
    browser.params = { showProductAvailabilityAlert: false };
    expect((await look()).response?.status).toBe(404);
    expect((await send({ email: "anais@example.com" })).response?.status).toBe(404);
    expect(set).toEqual([]);
  });

  it("is said to be set where the customer's account has it", async () => {
    browser = await aSignedInBrowser();
    let values: object[] = [];
    server.use(
      http.get(`${GATEWAY}/customers-self/knowledges/product-stock-alert`, () => HttpResponse.json({ values })),
    );
    expect(answerOf((await look()).result).data).toMatchObject({ state: "customer" });
    values = [{ sku: SKU, productId: "100001", createdAt: "2026-11-01T10:00:00Z" }];
    expect(answerOf((await look()).result).data).toMatchObject({ state: "set" });
  });
});
