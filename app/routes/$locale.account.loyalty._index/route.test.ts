import type { LoaderFunctionArgs } from "@remix-run/node";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import type { LoyaltyView } from "#app/bff/account/loyalty.server.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { createAuthProvider } from "#app/bff/session/provider.server.ts";
import { barcodeOf } from "#app/models/barcode.ts";
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
const OFFERS = `${HISTORY}/offers/:storeId`;
const CARD = { loyaltyNumber: "2900000010014", loyaltyCreationDate: "2019-09-14" };

let browser: FakeBrowser;
let asked: string[];
let params: object;
let context: RequestContext;

beforeEach(async () => {
  browser = new FakeBrowser({ auth: createAuthProvider(AUTH_ENV) });
  browser.cookies = await tokenCookies();
  asked = [];
  params = { loyalty: true, loyaltyScale: 1, loyaltyCardCentAmount: 1_000 };
  server.use(...fakeProvider().handlers);
  be({ ...CARD, loyaltyType: "FID" });
  server.use(
    http.get(HISTORY, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ balance: 180, page: 1, size: 5, total: 7, values: MOVEMENTS });
    }),
    http.get(OFFERS, ({ request, params: { storeId } }) => {
      asked.push(String(storeId), request.headers.get("authorization")?.slice(0, 7) ?? "");
      return HttpResponse.json({
        balance: 180,
        values: [
          { id: "B", label: "15 %", points: 300, isAffordable: false },
          { id: "A", label: "5 %", points: 100, isAffordable: true },
        ],
      });
    }),
  );
});

const MOVEMENTS = [
  { date: "2026-11-19T22:30:00.000Z", kind: "ORDER", points: -109, orderNumber: "2610000002" },
  { date: "2026-11-18T10:00:00.000Z", kind: "ORDER", points: 109, orderNumber: "2610000002" },
  { date: "2026-11-17T10:00:00.000Z", kind: "OFFER", points: -100, orderNumber: "2610000001" },
  { date: "2026-11-16T10:00:00.000Z", kind: "OFFER", points: 100, orderNumber: null },
  { date: "2026-11-15T10:00:00.000Z", kind: "WELCOME", points: 180, orderNumber: null },
];

function be(customer: Partial<Customer>) {
  server.use(http.get(`${GATEWAY}/accounts-self/`, () => HttpResponse.json(aCustomer(customer))));
}

/** The gateway refuses the points of a customer who is not a member. */
function refuse(status = 403) {
  const answer = () => HttpResponse.json({ code: "NOT_A_MEMBER", message: "" }, { status });
  server.use(http.get(HISTORY, answer), http.get(OFFERS, answer));
}

const visit = () =>
  browser.visit((args: LoaderFunctionArgs) => {
    context = args.context;
    Object.assign(context.site.params, params);
    return loader(args);
  }, "/fr-fr/account/loyalty");

async function page() {
  const { result } = await visit();
  return result as { data: { title: string; loyalty: LoyaltyView }; init: { status: number } };
}

describe("the loyalty page", () => {
  it("shows the card, points, what they buy in this store, and the latest movements [ACC-08]", async () => {
    const { data, init } = await page();
    expect([data.title, init.status]).toEqual(["Carte de fidélité | Vitrine", 200]);
    expect(asked.sort()).toEqual(["1001", "?page=1&size=5", "Bearer "]);
    expect(data.loyalty).toMatchObject({
      type: "FID",
      card: {
        name: "Camille Perrin",
        number: "2900 0000 1001 4",
        barcode: barcodeOf("2900000010014"),
        since: "septembre 2019",
      },
      balance: 180,
      rewards: [
        { id: "A", points: 100, missing: 0 },
        { id: "B", points: 300, missing: 120 },
      ],
      rate: { count: 1, amount: "1\u00a0€" },
    });
  });

  it("says of each movement what it was, when and for which order [ACC-08]", async () => {
    const { loyalty } = (await page()).data;
    const movements = loyalty.type === "FID" ? loyalty.movements! : [];
    expect(movements.map(({ kind, points }) => [kind, points])).toEqual([
      ["kind.ORDER_BACK", -109],
      ["kind.ORDER", 109],
      ["kind.OFFER", -100],
      ["kind.OFFER_BACK", 100],
      ["kind.WELCOME", 180],
    ]);
    // In the site's time zone.
    expect(movements[0]?.date.text).toBe("19\u00a0novembre 2026");
    expect(movements[0]?.order).toEqual({ number: "2610000002", href: "/fr-fr/account/orders/2610000002" });
    expect(movements[4]?.order).toBeNull();
  });

  it("tells of Happy Shopping, with its number and without points [ACC-08]", async () => {
    be({ ...CARD, loyaltyType: "HSP" });
    expect((await page()).data).toMatchObject({
      title: "Happy Shopping | Vitrine",
      loyalty: {
        type: "HSP",
        card: { name: "Camille Perrin", number: "2900 0000 1001 4", barcode: null, since: "septembre 2019" },
      },
    });
  });

  it("tells who has neither what the card costs and gives [ACC-08]", async () => {
    be({});
    refuse();
    const { data, init } = await page();
    expect(data.loyalty).toEqual({ type: null, price: "10\u00a0€", rate: { count: 1, amount: "1\u00a0€" } });
    expect(init.status).toBe(200);
    params = { loyaltyScale: 0, loyaltyCardCentAmount: 0 };
    expect((await page()).data.loyalty).toEqual({ type: null, price: null, rate: null });
  });

  it("shows a card that has no number yet", async () => {
    be({ loyaltyType: "FID" });
    expect((await page()).data.loyalty).toMatchObject({ card: { number: null, barcode: null, since: null } });
  });

  it.each<[string, () => Response]>([
    ["500", () => new HttpResponse(null, { status: 500 })],
    ["429", () => new HttpResponse(null, { status: 429 })],
    ["403", () => HttpResponse.json({ code: "NOT_A_MEMBER", message: "" }, { status: 403 })],
    ["404", () => HttpResponse.json({ code: "STORE_UNKNOWN", message: "" }, { status: 404 })],
    ["nothing", () => HttpResponse.error()],
    ["what the contract does not know", () => notByContract({ values: 1 })],
  ])("apologises in the place of what the gateway answers with %s", async (_what, respond) => {
    server.use(http.get(OFFERS, respond));
    const first = await page();
    expect([first.init.status, context.failure]).toEqual([503, "unavailable"]);
    expect(first.data.loyalty).toMatchObject({ balance: 180, rewards: null, movements: { length: 5 } });
    server.use(http.get(HISTORY, respond));
    expect((await page()).data.loyalty).toMatchObject({ balance: null, rewards: null, movements: null });
  });

  it("does not exist on a site without the programme", async () => {
    params = { loyalty: false };
    const { response, context } = await visit();
    expect(response?.status).toBe(404);
    expect(context.lines.join()).toContain("Page Not Found: /fr-fr/account/loyalty");
  });

  it("is for customers only, and not for a deleted account", async () => {
    be({ isDeleted: true });
    refuse();
    expect((await visit()).response?.headers.get("location")).toBe("/fr-fr/account/reactivate");
    browser.cookies = {};
    expect((await visit()).response?.status).toBe(301);
  });
});
