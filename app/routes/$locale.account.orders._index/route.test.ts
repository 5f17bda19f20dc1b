import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { createAuthProvider } from "#app/bff/session/provider.server.ts";
import { AUTH_ENV, fakeProvider, tokenCookies } from "#tests/support/auth-provider.ts";
import { aCustomer, anOrderList } from "#tests/support/customer-builders.ts";
import { FakeBrowser } from "#tests/support/fake-browser.ts";
import { notByContract } from "#tests/support/gateway-answers.ts";
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
    http.get(`${GATEWAY}/orders-self`, ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get("page"));
      return HttpResponse.json(anOrderList(25, { page }));
    }),
  );
});

const visit = (query = "") => browser.visit(loader, `/fr-fr/account/orders${query}`);
const answer = (respond: () => Response) => server.use(http.get(`${GATEWAY}/orders-self`, respond));

describe("the order list", () => {
  it("gives ten orders a page, newest first [ACC-13]", async () => {
    expect((await visit()).result).toMatchObject({
      data: { title: "Mes commandes | Vitrine", orders: { page: 1, total: 25 } },
    });
    const { result } = await visit("?page=3");
    expect(result).toMatchObject({ data: { title: "Mes commandes, page 3 | Vitrine" } });
    expect((result as { data: { orders: { orders: unknown[] } } }).data.orders.orders).toHaveLength(5);
  });

  it.each([
    ["?page=4", "?page=3"],
    ["?page=999999", "?page=3"],
    ["?page=0", ""],
    ["?page=-1", ""],
    ["?page=abc", ""],
    ["?page=1e9", ""],
    ["?page=", ""],
    ["?page=99999999999999999999", ""],
    ["?page=2%00", ""],
  ])("leads from a page that there is not to the nearest one: %s", async (query, target) => {
    const { response } = await visit(query);
    expect([response?.status, response?.headers.get("location")]).toEqual([302, `/fr-fr/account/orders${target}`]);
  });

  it("is empty for a new customer", async () => {
    answer(() => HttpResponse.json(anOrderList(0)));
    expect((await visit()).result).toMatchObject({ data: { orders: { total: 0, orders: [] } }, init: { status: 200 } });
    expect((await visit("?page=2")).response?.headers.get("location")).toBe("/fr-fr/account/orders");
  });

  it.each<[string, () => Response]>([
    ["500", () => new HttpResponse(null, { status: 500 })],
    ["429", () => new HttpResponse(null, { status: 429 })],
    ["what the contract does not know", () => notByContract({ values: 1 })],
    ["nothing", () => HttpResponse.error()],
  ])("apologises inside the page when the gateway answers %s", async (_what, respond) => {
    answer(respond);
    const { result, context } = await visit("?page=2");
    expect(result).toMatchObject({ data: { orders: null, title: "Mes commandes | Vitrine" }, init: { status: 503 } });
    expect(context.failure).toBe("unavailable");
    expect(browser.cookies.access).toBeDefined();
  });

  it("is for customers only, and not for a deleted account", async () => {
    server.use(http.get(`${GATEWAY}/accounts-self/`, () => HttpResponse.json(aCustomer({ isDeleted: true }))));
    expect((await visit()).response?.headers.get("location")).toBe("/fr-fr/account/reactivate");
    browser.cookies = {};
    expect((await visit()).response?.status).toBe(301);
  });
});
