import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { createAuthProvider } from "#app/bff/session/provider.server.ts";
import { AUTH_ENV, fakeProvider, tokenCookies } from "#tests/support/auth-provider.ts";
import { aTile } from "#tests/support/catalogue-builders.ts";
import { aCustomer, anOrder } from "#tests/support/customer-builders.ts";
import { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { GATEWAY } from "#tests/support/request-context.ts";
import { loader } from "./route";

const server = useGatewayServer();
let browser: FakeBrowser;

beforeEach(async () => {
  browser = new FakeBrowser({ auth: createAuthProvider(AUTH_ENV) });
  browser.cookies = await tokenCookies();
  server.use(
    ...fakeProvider().handlers,
    http.get(`${GATEWAY}/carts-self`, () => HttpResponse.json({ code: "CART_NONE", message: "" }, { status: 404 })),
    http.get(`${GATEWAY}/accounts-self/`, () => HttpResponse.json(aCustomer())),
    http.get(`${GATEWAY}/orders-self/2610000001`, () => HttpResponse.json(anOrder())),
    http.get(`${GATEWAY}/ecommerce/v3/catalog/products`, () => HttpResponse.json({ products: [aTile()] })),
  );
});

describe("one order", () => {
  it("is shown to its customer [ACC-13]", async () => {
    const { result } = await browser.visit(loader, "/en/account/orders/2610000001");
    expect(result).toMatchObject({
      data: { title: "Order 2610000001 | Vitrine", order: { orderNumber: "2610000001", status: "SHIPPED" } },
    });
  });

  it("is a 404 when it is somebody else's, unknown, or no number", async () => {
    server.use(
      http.get(`${GATEWAY}/orders-self/999`, () => HttpResponse.json({ code: "X", message: "No" }, { status: 404 })),
    );
    for (const number of ["999", "..%2f", "a%20b", "x".repeat(99)]) {
      const { response, context } = await browser.visit(loader, `/en/account/orders/${number}`);
      expect(response?.status).toBe(404);
      expect(context.lines.join()).toContain("Page Not Found: /en/account/orders/");
    }
  });

  it("sends the customer of a closed account to the page that reopens it, even before the account is known [ACC-12]", async () => {
    let answer = () => {};
    const account = new Promise<void>((resolve) => (answer = resolve));
    const closed = () => HttpResponse.json({ code: "ACCOUNT_DELETED", message: "" }, { status: 403 });
    server.use(
      http.get(`${GATEWAY}/accounts-self/`, async () => {
        await account;
        return HttpResponse.json(aCustomer({ isDeleted: true }));
      }),
      http.get(`${GATEWAY}/orders-self/2610000001`, closed),
    );
    const { response, context } = await browser.visit(loader, "/en/account/orders/2610000001");
    answer();
    expect([response?.status, response?.headers.get("location")]).toEqual([302, "/en/account/reactivate"]);
    expect(context.lines.join()).not.toMatch(/Page Not Found|a service is unavailable/);
  });

  it("leads to its articles, but not to one that is no longer sold", async () => {
    const line = { href: "/en/robe-portefeuille-garance-bordeaux--p100001", isGone: false };
    const { result } = await browser.visit(loader, "/en/account/orders/2610000001");
    expect(result).toMatchObject({ data: { order: { lines: [line] } } });
    const other = aTile({ productId: "100002", optionId: "10000201" });
    for (const [answer, lines] of [
      [() => HttpResponse.json({ products: [other] }), [{ href: null, isGone: true }]],
      [() => new HttpResponse(null, { status: 503 }), [line]],
    ] as const) {
      const cold = new FakeBrowser({ auth: createAuthProvider(AUTH_ENV) });
      cold.cookies = browser.cookies;
      server.use(http.get(`${GATEWAY}/ecommerce/v3/catalog/products`, answer));
      const { result } = await cold.visit(loader, "/en/account/orders/2610000001");
      expect(result).toMatchObject({ data: { order: { lines } } });
    }
  });

  it("apologises inside the page while it cannot be read", async () => {
    server.use(http.get(`${GATEWAY}/orders-self/2610000001`, () => new HttpResponse(null, { status: 502 })));
    const { result } = await browser.visit(loader, "/en/account/orders/2610000001");
    expect(result).toMatchObject({ data: { order: null, orderNumber: "2610000001" }, init: { status: 503 } });
  });
});
