import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { aSignedInBrowser } from "#tests/support/account-browser.ts";
import { fakeProvider } from "#tests/support/auth-provider.ts";
import { anOption, aProduct, aSku, reviewsAnswer } from "#tests/support/catalogue-builders.ts";
import { aPlace } from "#tests/support/checkout-builders.ts";
import { answerOf, FakeBrowser, posted } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { GATEWAY } from "#tests/support/request-context.ts";
import { ownerMark } from "#app/bff/session/form-owner.server.ts";
import { OWNER_FIELD } from "#app/models/form-problem.ts";
import { action, loader } from "./route";

const server = useGatewayServer();
const SKU = "1000010103";
const PAGE = `/fr-fr/product/100001/reserve?sku=${SKU}&store=21`;
const ID = { productId: "100001" };
const storeLocator = { zoom: 6, center: { lat: 46, lon: 2 }, countryCodes: ["FR"], isActive: true };

let browser: FakeBrowser;
let reserved: number;
/** How often the gateway was asked for the shop. */
let asked: number;

beforeEach(() => {
  browser = new FakeBrowser();
  reserved = 0;
  asked = 0;
  const product = aProduct({ options: [anOption({ skus: [aSku({ sku: SKU })] })] });
  server.use(
    http.get(`${GATEWAY}/ecommerce/v3/catalog/products/100001`, () =>
      HttpResponse.json({ product, optionId: null, reviews: reviewsAnswer(null) }),
    ),
    http.get(`${GATEWAY}/ecommerce/v2/storelocator/stores/21`, () => {
      asked += 1;
      return HttpResponse.json({ ...aPlace({ storeId: "21", kind: "store" }), stock: { availability: "AVAILABLE" } });
    }),
    http.post(`${GATEWAY}/stores/:storeId/reservations`, () => {
      reserved += 1;
      return HttpResponse.json({ code: "Product_out_of_stock", message: "" }, { status: 422 });
    }),
  );
});

describe("a reservation", () => {
  it("of a customer names in its form whose it is", async () => {
    browser = await aSignedInBrowser();
    browser.params = { storeLocator, ereservation: true };
    const { context, result } = await browser.visit(loader, PAGE, {}, ID);
    const { owner, isVisitor } = answerOf<{ owner: string; isVisitor: boolean }>(result).data;
    expect([isVisitor, owner]).toEqual([false, ownerMark(context.session.tokens)]);
    const others = posted({ [OWNER_FIELD]: "x".repeat(owner.length) });
    expect(answerOf((await browser.visit(action, PAGE, others, ID)).result).status).toBe(409);
    expect(reserved).toBe(0);
  });

  it("says that it was not made to a customer who has to sign in first", async () => {
    server.use(...fakeProvider().handlers);
    browser = await aSignedInBrowser();
    browser.params = { storeLocator, ereservation: true };
    delete browser.cookies.refresh;
    const customers = posted({ [OWNER_FIELD]: "x".repeat(16) });
    expect((await browser.visit(action, PAGE, customers, ID)).response?.status).toBe(301);
    expect(browser.cookies.flash?.messages).toEqual([{ kind: "info", key: "form.signInFirst" }]);
    expect(reserved).toBe(0);
  });

  it("that is refused shows the shop that the form was checked with, and asks for it once", async () => {
    browser.params = { storeLocator, ereservation: true };
    const form = posted({ firstName: "Anaïs", lastName: "Le Goff", email: "anais@example.com" });
    const answer = answerOf<{ store: { storeId: string } }>((await browser.visit(action, PAGE, form, ID)).result);
    expect([answer.status, answer.data.store.storeId]).toEqual([422, "21"]);
    expect(asked).toBe(1);
  });

  it("can be made only where the site takes them and has shops", async () => {
    const form = posted({ firstName: "Anaïs", lastName: "Le Goff", email: "anais@example.com" });
    browser.params = { storeLocator, ereservation: true };
    expect(answerOf((await browser.visit(loader, PAGE, {}, ID)).result).data).toMatchObject({ sku: SKU });
    expect(answerOf((await browser.visit(action, PAGE, form, ID)).result).status).toBe(422);
    expect(reserved).toBe(1);
    for (const params of [{ storeLocator, ereservation: false }, { ereservation: true }]) {
      browser.params = params;
      expect((await browser.visit(loader, PAGE, {}, ID)).response?.status).toBe(404);
      expect((await browser.visit(action, PAGE, form, ID)).response?.status).toBe(404);
    }
    expect(reserved).toBe(1);
  });
});
