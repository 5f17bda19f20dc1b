import type { LoaderFunctionArgs } from "@remix-run/node";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import type { LoyaltyHistory } from "#app/bff/account/loyalty.server.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { createAuthProvider } from "#app/bff/session/provider.server.ts";
import type { Customer } from "#app/models/customer.ts";
import { AUTH_ENV, fakeProvider, tokenCookies } from "#tests/support/auth-provider.ts";
import { aCustomer } from "#tests/support/customer-builders.ts";
import { FakeBrowser } from "#tests/support/fake-browser.ts";
import { notByContract } from "#tests/support/gateway-answers.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { GATEWAY } from "#tests/support/request-context.ts";
import { loader } from "./route";

const server = useGatewayServer();
const HISTORY = `${GATEWAY}/customers-self/loyalty`;
const PAGE = "/fr-fr/account/loyalty/history";

let browser: FakeBrowser;
let total: number;
let asked: string[];
let params: object;
let context: RequestContext;

beforeEach(async () => {
  browser = new FakeBrowser({ auth: createAuthProvider(AUTH_ENV) });
  browser.cookies = await tokenCookies();
  total = 45;
  asked = [];
  params = { loyalty: true };
  be({ loyaltyType: "FID" });
  server.use(
    ...fakeProvider().handlers,
    http.get(HISTORY, ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(query.toString());
      const [page, size] = [Number(query.get("page")), Number(query.get("size"))];
      const values = Array.from({ length: Math.max(0, Math.min(size, total - (page - 1) * size)) }, (_, index) => ({
        date: "2026-11-19T10:00:00.000Z",
        kind: index === 0 ? "BONUS" : "ORDER",
        points: index === 0 ? 100 : -50,
        orderNumber: index === 0 ? null : "2610000001",
      }));
      return HttpResponse.json({ balance: 420, page, size, total, values });
    }),
  );
});

function be(customer: Partial<Customer>) {
  server.use(http.get(`${GATEWAY}/accounts-self/`, () => HttpResponse.json(aCustomer(customer))));
}

const visit = (query = "") =>
  browser.visit((args: LoaderFunctionArgs) => {
    context = args.context;
    Object.assign(context.site.params, params);
    return loader(args);
  }, PAGE + query);
const shown = async (query = "") =>
  ((await visit(query)).result as { data: { title: string; history: LoyaltyHistory | null } }).data;

describe("the points history", () => {
  it("gives twenty movements a page, with date, kind, points and order [ACC-08]", async () => {
    const { title, history } = await shown();
    expect(title).toBe("Historique des points | Vitrine");
    expect(history).toMatchObject({ page: 1, total: 45, balance: 420, movements: { length: 20 } });
    expect(history?.movements.slice(0, 2)).toEqual([
      {
        date: { iso: "2026-11-19T10:00:00.000Z", text: "19\u00a0novembre 2026" },
        kind: "kind.BONUS",
        points: 100,
        order: null,
      },
      {
        date: { iso: "2026-11-19T10:00:00.000Z", text: "19\u00a0novembre 2026" },
        kind: "kind.ORDER_BACK",
        points: -50,
        order: { number: "2610000001", href: "/fr-fr/account/orders/2610000001" },
      },
    ]);
    const last = await shown("?page=3");
    expect(last).toMatchObject({
      title: "Historique des points, page 3 | Vitrine",
      history: { movements: { length: 5 } },
    });
    expect(asked).toEqual(["page=1&size=20", "page=3&size=20"]);
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
  ])("leads from a page that there is not to the nearest one: %s", async (query, target) => {
    const { response } = await visit(query);
    expect([response?.status, response?.headers.get("location")]).toEqual([302, PAGE + target]);
  });

  it("is empty before the first point", async () => {
    total = 0;
    expect((await visit()).result).toMatchObject({
      data: { history: { total: 0, movements: [] } },
      init: { status: 200 },
    });
  });

  it.each<[string, Partial<Customer>]>([
    ["an HSP customer", { loyaltyType: "HSP", loyaltyNumber: "2900000010021" }],
    ["a customer without a card", {}],
  ])("is the page that there is not for %s, whatever the gateway says [ACC-02]", async (_who, customer) => {
    be(customer);
    const refusals = [
      undefined,
      () => HttpResponse.json({ code: "NOT_A_MEMBER", message: "" }, { status: 403 }),
      () => new HttpResponse(null, { status: 500 }),
    ];
    for (const refusal of refusals) {
      if (refusal) server.use(http.get(HISTORY, refusal));
      for (const query of refusal ? [""] : ["", "?page=2", "?page=99", "?page=x"]) {
        const { response, context } = await visit(query);
        expect([response?.status, response?.statusText]).toEqual([404, "Not Found"]);
        expect(context.lines.join()).toContain(`Page Not Found: ${PAGE}`);
      }
    }
  });

  it("does not exist on a site without the programme", async () => {
    params = { loyalty: false };
    expect((await visit()).response?.status).toBe(404);
  });

  it.each<[string, () => Response]>([
    ["500", () => new HttpResponse(null, { status: 500 })],
    ["429", () => new HttpResponse(null, { status: 429 })],
    ["403", () => HttpResponse.json({ code: "NOT_A_MEMBER", message: "" }, { status: 403 })],
    ["404", () => HttpResponse.json({ code: "STORE_UNKNOWN", message: "" }, { status: 404 })],
    ["nothing", () => HttpResponse.error()],
    ["what the contract does not know", () => notByContract({ values: 1 })],
  ])("apologises inside the page when the gateway answers %s", async (_what, respond) => {
    server.use(http.get(HISTORY, respond));
    expect((await visit("?page=2")).result).toMatchObject({
      data: { history: null, title: "Historique des points, page 2 | Vitrine" },
      init: { status: 503 },
    });
    expect(context.failure).toBe("unavailable");
  });

  it("is for customers only, and not for a deleted account", async () => {
    be({ isDeleted: true, loyaltyType: "FID" });
    expect((await visit()).response?.headers.get("location")).toBe("/fr-fr/account/reactivate");
    browser.cookies = {};
    expect((await visit()).response?.status).toBe(301);
  });
});
