import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { aSignedInBrowser, loadPage } from "#tests/support/account-browser.ts";
import { fakeProvider } from "#tests/support/auth-provider.ts";
import { aCustomer, anOrderList } from "#tests/support/customer-builders.ts";
import type { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { GATEWAY } from "#tests/support/request-context.ts";
import * as listRoute from "#app/routes/$locale.account.orders._index/route.tsx";

const server = useGatewayServer();
let browser: FakeBrowser;
let asked: URLSearchParams[];

beforeEach(async () => {
  browser = await aSignedInBrowser();
  asked = [];
  server.use(
    ...fakeProvider().handlers,
    http.get(`${GATEWAY}/accounts-self/`, () => HttpResponse.json(aCustomer())),
    http.get(`${GATEWAY}/customers-self/lastPurchaseDate`, () => HttpResponse.json({ value: null })),
    http.get(`${GATEWAY}/carts-self`, () => HttpResponse.json({ code: "CART_NONE", message: "" }, { status: 404 })),
    http.get(`${GATEWAY}/orders-self`, ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(anOrderList(12));
    }),
  );
});

describe("looking for orders", () => {
  it("asks the gateway by word, year and state, and keeps them from page to page", async () => {
    const at = "/fr-fr/account/orders?q=robe&year=2026&status=DELIVERED&page=2";
    const { orders } = await loadPage<{ orders: { filter: object } }>(browser, listRoute.loader, at);
    expect(Object.fromEntries(asked[0]!)).toEqual({
      page: "2",
      size: "10",
      query: "robe",
      year: "2026",
      status: "DELIVERED",
    });
    expect(orders.filter).toEqual({ query: "robe", year: "2026", status: "DELIVERED" });
    const { response } = await browser.visit(listRoute.loader, `${at}0`);
    expect(response?.headers.get("location")).toBe("/fr-fr/account/orders?q=robe&year=2026&status=DELIVERED&page=2");
  });

  it("leaves out what makes no sense", async () => {
    await loadPage(browser, listRoute.loader as never, "/fr-fr/account/orders?q=&year=abc&status=NONE&q=%00");
    expect([...asked[0]!.keys()]).toEqual(["page", "size"]);
  });
});
