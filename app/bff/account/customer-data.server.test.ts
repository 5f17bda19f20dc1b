import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { aSignedInBrowser, loadPage } from "#tests/support/account-browser.ts";
import { anEntry } from "#tests/support/address-world.ts";
import { aReadyCart } from "#tests/support/checkout-builders.ts";
import { fakeProvider } from "#tests/support/auth-provider.ts";
import { aCustomer, anOrder, anOrderList, aReservation } from "#tests/support/customer-builders.ts";
import type { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { notByContract, refusal } from "#tests/support/gateway-answers.ts";
import { aContext, GATEWAY } from "#tests/support/request-context.ts";
import { loader as download } from "#app/routes/$locale.account.settings.data.download/route.tsx";
import * as overviewRoute from "#app/routes/$locale.account.settings._index/route.tsx";
import { createLimits, LIMITS, memoryCounters } from "../http/limits.server";
import { createLogger } from "../log.server";
import * as dataRoute from "#app/routes/$locale.account.settings.data._index/route.tsx";
import type { DataSummary } from "./customer-data.server";
import type { SettingsView } from "./settings.server";

const server = useGatewayServer();
const FAILING = () => new HttpResponse(null, { status: 503 });
const PAGE = "/fr-fr/account/settings";

let browser: FakeBrowser;
let asked: string[];
/** A page of the list holds a hundred. */
let orderCount: number;

beforeEach(async () => {
  const { site } = aContext();
  browser = await aSignedInBrowser();
  browser.params = { ...site.params, ereservation: true, loyalty: true, wishlist: true };
  asked = [];
  orderCount = 3;
  const paged = (values: (page: number, size: number) => { total: number; values: unknown[] }) =>
    (({ request }) => {
      const { searchParams, pathname } = new URL(request.url);
      const [page, size] = [Number(searchParams.get("page")), Number(searchParams.get("size"))];
      asked.push(`${pathname}?page=${page}`);
      return HttpResponse.json({ page, size, ...values(page, size) });
    }) satisfies Parameters<typeof http.get>[1];
  const movement = (index: number) => ({
    date: "2026-11-01T10:00:00.000Z",
    kind: "ORDER",
    points: index,
    orderNumber: null,
  });
  server.use(
    ...fakeProvider().handlers,
    http.get(`${GATEWAY}/accounts-self/`, () =>
      HttpResponse.json(aCustomer({ loyaltyType: "FID", emailQuality: "KO", phoneNumberQuality: "OK" })),
    ),
    http.get(
      `${GATEWAY}/orders-self`,
      paged((page, size) => anOrderList(orderCount, { page, size })),
    ),
    http.get(`${GATEWAY}/orders-self/:number`, ({ params }) =>
      HttpResponse.json(anOrder({ orderNumber: String(params.number) })),
    ),
    http.get(
      `${GATEWAY}/reservations-self`,
      paged(() => ({ total: 1, values: [aReservation()] })),
    ),
    http.get(
      `${GATEWAY}/customers-self/loyalty`,
      paged((page, size) => {
        const count = page === 1 ? size : 50;
        return { total: 150, balance: 720, values: Array.from({ length: count }, (_, index) => movement(index)) };
      }),
    ),
    http.get(`${GATEWAY}/customers-self/bankStatements`, () =>
      HttpResponse.json({ iban: "FR7630006000011234567890189", holder: "Camille" }),
    ),
    http.get(`${GATEWAY}/customers-self/subscriptions`, () =>
      HttpResponse.json({ values: [{ type: "newsletter", optin: "YES", visible: true }] }),
    ),
    http.get(`${GATEWAY}/customers-self/addresses/billing`, () => new HttpResponse(null, { status: 404 })),
    http.get(`${GATEWAY}/customers-self/*`, () => HttpResponse.json({ values: [] })),
    http.get(`${GATEWAY}/carts-self`, () => refusal(404)),
  );
});

async function file() {
  const { response } = await browser.visit(download, `${PAGE}/data/download`);
  return response;
}

const SURVEY = { type: "survey", optin: "NO", visible: true };

describe("the file of what the shop holds", () => {
  it("has every page of the lists, and the IBAN masked [BEY-18]", async () => {
    orderCount = 230;
    const response = (await file())!;
    expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="vitrine-[\d-]+\.json"$/);
    const text = await response.text();
    expect(text).not.toContain("3000");
    const held = JSON.parse(text) as {
      account: { email: string };
      bank: { iban: string };
      orders: unknown[];
      reservations: unknown[];
      loyalty: { balance: number; movements: unknown[] };
    };
    expect(held.account.email).toBe("camille@vitrine.test");
    expect(held.bank.iban).toMatch(/^FR76 •/);
    expect([held.orders.length, held.reservations.length]).toEqual([230, 1]);
    expect([held.loyalty.balance, held.loyalty.movements.length]).toEqual([720, 150]);
    expect(asked.filter((call) => call.startsWith("/orders-self"))).toEqual([
      "/orders-self?page=1",
      "/orders-self?page=2",
      "/orders-self?page=3",
    ]);
  });

  it("has each list of the account, and both kinds of address [BEY-18]", async () => {
    const place = { line1: "3 rue de Brest", zipCode: "29200", city: "Brest", country: "FR" };
    const wish = { productId: "100001" };
    const set = { sku: "1000010101", productId: "100001", createdAt: "2026-11-01T10:00:00.000Z" };
    const entry = anEntry();
    const listed = (path: string, ...values: object[]) =>
      http.get(`${GATEWAY}/customers-self/${path}`, () => HttpResponse.json({ values }));
    server.use(
      http.get(`${GATEWAY}/customers-self/addresses/billing`, () => HttpResponse.json(place)),
      listed("addresses/delivery", entry),
      listed("knowledges/wishlist/", wish),
      listed("knowledges/product-stock-alert", set),
      listed("subscriptions", { type: "newsletter", optin: "YES", visible: true }, SURVEY),
    );
    expect(await (await file())!.json()).toMatchObject({
      addresses: { billing: place, delivery: [entry] },
      wishlist: [wish],
      stockAlerts: [set],
      subscriptions: [{ type: "newsletter", optin: "YES" }, SURVEY],
    });
    const { summary } = await loadPage<{ summary: DataSummary }>(browser, dataRoute.loader, PAGE);
    expect(summary).toMatchObject({ wishlist: 1, alerts: 1, subscriptions: 1 });
  });

  it("has the gift cards on the account, and of no card more than the last digits, which cannot be spent [BEY-18]", async () => {
    const card = (giftCardId: string) => ({
      giftCardId,
      balance: { centAmount: 5_000, currencyCode: "EUR" },
      endDate: null,
    });
    const [payment] = anOrder().payments;
    const paidWith = {
      ...payment!,
      paymentProvider: "vitrine",
      paymentProduct: "giftcard",
      giftCardId: "6006000000000002",
    };
    server.use(
      http.get(`${GATEWAY}/customers-self/gift-cards`, () => HttpResponse.json({ values: [card("6006000000000001")] })),
      http.get(`${GATEWAY}/orders-self/:number`, ({ params }) =>
        HttpResponse.json(anOrder({ orderNumber: String(params.number), payments: [paidWith, payment!] })),
      ),
    );
    const text = await (await file())!.text();
    const held = JSON.parse(text) as { giftCards: unknown; orders: { payments: unknown[] }[] };
    expect(held.giftCards).toEqual([{ ...card("•••• 0001") }]);
    expect(held.orders[0]?.payments).toEqual([{ ...paidWith, giftCardId: "•••• 0002" }, payment]);
    expect(text).not.toContain("60060000");
  });

  it("has the bag that is kept with the account, without its id or the number of a card that pays [BEY-18]", async () => {
    const pays = {
      paymentId: "p1",
      paymentProvider: "vitrine",
      paymentProduct: "giftcard",
      giftCardId: "6006000000000001",
    } as const;
    const payments = [{ ...pays, amountPlanned: { centAmount: 900, currencyCode: "EUR" } }] as const;
    const bag = aReadyCart({ id: "a-bag", payments: [...payments] });
    server.use(http.get(`${GATEWAY}/carts-self`, () => HttpResponse.json(bag)));
    const text = await (await file())!.text();
    const { cart } = JSON.parse(text) as { cart: typeof bag };
    expect(cart).toMatchObject({ lineItems: [{ name: bag.lineItems[0]!.name }], shippingAddress: bag.shippingAddress });
    expect(text).not.toMatch(new RegExp(`6006000000|${bag.id}`));
    server.use(http.get(`${GATEWAY}/carts-self`, () => refusal(404)));
    expect(await (await file())!.json()).toMatchObject({ cart: null });
  });

  it("ends its lists where nothing more comes, whatever the gateway counts", async () => {
    let pages = 0;
    const reservations = () => {
      pages += 1;
      return HttpResponse.json({ page: pages, size: 100, total: 5_000, values: [] });
    };
    server.use(http.get(`${GATEWAY}/reservations-self`, reservations));
    expect((await file())?.status).toBe(200);
    expect(pages).toBe(2);
  });

  it("has each order whole; one that cannot be read as it stands in the list [BEY-18]", async () => {
    const [first, second] = anOrderList(orderCount).values;
    server.use(http.get(`${GATEWAY}/orders-self/${second!.orderNumber}`, () => notByContract("<html>")));
    const { orders } = (await (await file())!.json()) as { orders: Record<string, unknown>[] };
    const { lineItems, shippingAddress, payments } = anOrder();
    expect(orders[0]).toMatchObject({ orderNumber: first!.orderNumber, lineItems, shippingAddress, payments });
    expect(orders[1]).toMatchObject({ ...second });
    expect(new Set(orders.map(({ orderNumber }) => orderNumber)).size).toBe(orderCount);
  });

  it("is no file at all while one of the orders cannot be had", async () => {
    const [first] = anOrderList(orderCount).values;
    server.use(http.get(`${GATEWAY}/orders-self/${first!.orderNumber}`, FAILING));
    expect((await file())?.status).toBe(303);
  });

  it.each(["orders-self", "accounts-self/", "customers-self/bankStatements", "customers-self/loyalty"])(
    "is no file at all while %s is unavailable",
    async (path) => {
      server.use(http.get(`${GATEWAY}/${path}`, FAILING));
      const answer = await file();
      // The customer is sent back to the page, which apologises.
      expect([answer?.status, answer?.headers.get("location")]).toEqual([303, "/fr-fr/account/settings/data"]);
    },
  );

  it("is fetched ten times in ten minutes at most: each order is read for it [BEY-21]", async () => {
    const log = createLogger("error", { write: () => {} });
    browser = await aSignedInBrowser({ limits: createLimits(memoryCounters(), 200, log) });
    for (let times = 0; times < LIMITS.dataFile.session; times += 1) expect((await file())?.status).toBe(200);
    asked = [];
    const answer = await file();
    expect([answer?.status, answer?.headers.get("location")]).toEqual([303, "/fr-fr/account/settings/data"]);
    expect(browser.cookies.flash?.messages).toContainEqual({ kind: "danger", key: "file.rateLimited" });
    expect(asked).toEqual([]);
  });

  it("has no points where there is no loyalty programme, and asks for none", async () => {
    browser.params = { loyalty: false };
    const held = (await (await file())!.json()) as { loyalty: unknown };
    expect(held.loyalty).toBeNull();
    expect(asked.some((call) => call.includes("loyalty"))).toBe(false);
  });
});

it("the counts of the lists say nothing of what cannot be read now [BEY-18]", async () => {
  const counted = async () => (await loadPage<{ summary: DataSummary }>(browser, dataRoute.loader, PAGE)).summary;
  expect(await counted()).toEqual({
    orders: 3,
    reservations: 1,
    wishlist: 0,
    alerts: 0,
    subscriptions: 1,
    loyalty: 720,
    giftCards: [],
  });
  const balance = { centAmount: 1_250, currencyCode: "EUR" };
  const card = { giftCardId: "6006000000000001", balance, endDate: null };
  server.use(http.get(`${GATEWAY}/customers-self/gift-cards`, () => HttpResponse.json({ values: [card] })));
  expect((await counted()).giftCards).toEqual([{ number: "•••• 0001", balance: "12,50\u00a0€" }]);
  server.use(
    http.get(`${GATEWAY}/customers-self/gift-cards`, FAILING),
    http.get(`${GATEWAY}/customers-self/knowledges/*`, FAILING),
    http.get(`${GATEWAY}/customers-self/subscriptions`, FAILING),
  );
  expect(await counted()).toMatchObject({
    orders: 3,
    wishlist: null,
    alerts: null,
    subscriptions: null,
    giftCards: null,
  });
});

describe("the settings at a glance", () => {
  const load = async () => (await loadPage<{ settings: SettingsView }>(browser, overviewRoute.loader, PAGE)).settings;

  it("say what the gateway could not confirm, and mask the IBAN [ACC-03, ACC-06]", async () => {
    const settings = await load();
    expect(settings.unconfirmed).toEqual({ email: true, phone: false });
    expect(settings.bank?.iban).toMatch(/^FR76 •/);
    expect(settings.delivery).toEqual({ favourite: null, count: 0 });
    expect(settings.billing).toEqual({ lines: null });
  });

  it("leave out what cannot be read now", async () => {
    server.use(
      http.get(`${GATEWAY}/customers-self/bankStatements`, FAILING),
      http.get(`${GATEWAY}/customers-self/addresses/*`, FAILING),
    );
    const settings = await load();
    expect([settings.bank, settings.delivery, settings.billing]).toEqual([null, null, null]);
    expect(settings.email).toBe("camille@vitrine.test");
  });
});
