import type { LoaderFunctionArgs } from "@remix-run/node";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createAuthProvider } from "#app/bff/session/provider.server.ts";
import type { DashboardView } from "#app/bff/account/dashboard.server.ts";
import type { Order } from "#app/models/order.ts";
import { AUTH_ENV, fakeProvider, tokenCookies } from "#tests/support/auth-provider.ts";
import { aTile } from "#tests/support/catalogue-builders.ts";
import { aCustomer, anOrder, anOrderList, aReservation } from "#tests/support/customer-builders.ts";
import { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { GATEWAY } from "#tests/support/request-context.ts";
import { loader } from "./route";

const server = useGatewayServer();
let browser: FakeBrowser;

const REWARDS = `${GATEWAY}/customers-self/loyalty/offers/:storeId`;
const ACCOUNT = `${GATEWAY}/accounts-self/`;
const ORDERS = `${GATEWAY}/orders-self`;
const ADDRESSES = `${GATEWAY}/customers-self/addresses/delivery`;
const CARDS = `${GATEWAY}/ecommerce/v3/catalog/products`;
const address = { firstName: "Camille", lastName: "Perrin", city: "Paris", zipCode: "75003", country: "FR" };

let points: number;
let reservations: unknown[];
let offers: unknown[];

afterEach(() => vi.useRealTimers());
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-22T10:00:00Z") });
  [points, reservations, offers] = [340, [], []];
  browser = new FakeBrowser({ auth: createAuthProvider(AUTH_ENV) });
  browser.cookies = await tokenCookies();
  server.use(...fakeProvider().handlers);
  account({});
  lastOrder(anOrder());
  server.use(
    http.get(REWARDS, () =>
      HttpResponse.json({
        balance: points,
        values: (
          [
            ["15 %", 300],
            ["5 %", 100],
          ] as const
        ).map(([label, cost]) => {
          return { id: label, label, points: cost, isAffordable: cost <= points };
        }),
      }),
    ),
    http.get(`${GATEWAY}/commercial-animations-self/offers`, () =>
      HttpResponse.json({ personalOffers: offers, collectiveOffers: [] }),
    ),
    http.get(`${GATEWAY}/reservations-self`, () =>
      HttpResponse.json({ page: 1, size: 5, total: reservations.length, values: reservations }),
    ),
    http.get(`${GATEWAY}/customers-self/knowledges/wishlist/`, () =>
      HttpResponse.json({ values: [{ productId: "100001" }, { productId: "100002", optionId: "10000202" }] }),
    ),
    http.get(CARDS, ({ request }) => {
      const ids = new URL(request.url).searchParams.get("ids")!.split(",");
      return HttpResponse.json({
        products: ids.map((id) => aTile({ productId: id, optionId: id, name: `Robe ${id}` })),
      });
    }),
    http.get(`${GATEWAY}/customers-self/knowledges/product-stock-alert`, () => HttpResponse.json({ values: [] })),
    http.get(ADDRESSES, () =>
      HttpResponse.json({
        values: [
          { ...address, id: "1", line1: "1 rue Vieille", favorite: false },
          { ...address, id: "2", line1: "27 rue de Saintonge", favorite: true },
        ],
      }),
    ),
  );
});

function account(customer: Parameters<typeof aCustomer>[0]) {
  server.use(http.get(ACCOUNT, () => HttpResponse.json(aCustomer(customer))));
}

/** Orders, the newest first. */
function latestOrders(...orders: Order[]) {
  const list = anOrderList(orders.length, { size: 5 });
  list.values = orders.map(({ orderNumber, createdAt, status, paymentStatus, totalPrice, shippingInfo }, index) => {
    const { deliveryDate } = shippingInfo;
    return { ...list.values[index]!, orderNumber, createdAt, status, paymentStatus, totalPrice, deliveryDate };
  });
  server.use(
    http.get(ORDERS, ({ request }) => {
      const size = Number(new URL(request.url).searchParams.get("size"));
      return HttpResponse.json({ ...list, size, values: list.values.slice(0, size) });
    }),
  );
}
const lastOrder = (order: Order | null) => latestOrders(...(order ? [order] : []));

const anOffer = (id: string) => ({
  id,
  title: `Offre ${id}`,
  text: "−20 % sur les manteaux.",
  code: null,
  startDate: "2026-11-01T00:00:00.000Z",
  endDate: "2026-11-30T22:59:59.000Z",
  familyIds: [],
  legalNotice: "Sous conditions.",
});

/** Visits on a site with reservations and offers. */
function visited(args: LoaderFunctionArgs) {
  args.context.site.params.showCommercialOffers = true;
  args.context.site.params.ereservation = true;
  return loader(args);
}

async function dashboard(prefix = "fr-fr"): Promise<DashboardView> {
  const { result } = await browser.visit(visited, `/${prefix}/account/dashboard`);
  return (result as { dashboard: DashboardView }).dashboard;
}

describe("the dashboard", () => {
  it("greets, and shows the last order, the favourite address and the details", async () => {
    account({ firstName: "camille", lastName: "PERRIN-léon", phoneNumber: "0612345678", phoneNumberCountry: "FRA" });
    expect(await dashboard()).toMatchObject({
      firstName: "Camille",
      name: "Camille Perrin-Léon",
      phone: "06 12 34 56 78",
      news: "Votre dernière commande est en route. Livraison prévue\u00a0: mardi\u00a024\u00a0– jeudi\u00a026\u00a0novembre.",
      last: { order: { orderNumber: "2610000001", total: "54,94\u00a0€" } },
      address: { lines: ["Camille Perrin", "27 rue de Saintonge", "75003 Paris"] },
      loyalty: null,
    });
  });

  it.each([
    [40, null, { label: "5 %", points: 100, missing: 60 }],
    [100, { label: "5 %" }, { label: "15 %", missing: 200 }],
    [299, { label: "5 %" }, { label: "15 %", missing: 1 }],
    [300, { label: "15 %" }, null],
  ])("says of %i points what they are good for, and how many are missing for more", async (balance, ready, next) => {
    points = balance;
    account({ loyaltyNumber: "2984001755203", loyaltyType: "FID" });
    expect((await dashboard()).loyalty?.points).toMatchObject({ balance, ready, next });
  });

  it.each<[Partial<Order>, string]>([
    [{ status: "DELIVERED" }, "Your last order has been delivered."],
    [{ status: "CANCELLED" }, "Your last order was cancelled."],
    [{ status: "OTHER" }, "Your last order is being processed."],
    [{ status: "ACCEPTED", paymentStatus: "TO_PAY" }, "Your last order is awaiting payment."],
    [{ status: "ACCEPTED", paymentStatus: "CHECKING" }, "The payment for your last order is being checked."],
  ])("says what is new: %o", async (order, news) => {
    lastOrder(anOrder(order));
    expect((await dashboard("en")).news).toBe(news);
  });

  it("has a loyalty card for loyalty clients only", async () => {
    const card = { loyaltyNumber: "2984001755203" };
    account({ ...card, loyaltyType: "FID" });
    expect((await dashboard()).loyalty).toMatchObject({
      number: "2984 0017 5520 3",
      code: { barcode: { width: 143 }, label: "Code-barres de la carte 2984 0017 5520 3" },
      points: { balance: 340 },
    });
    expect((await dashboard()).membership).toBeNull();
    account({ ...card, loyaltyType: "HSP" });
    // A card number, but no points.
    expect(await dashboard()).toMatchObject({
      loyalty: null,
      membership: { name: "Numéro Happy Shopping", number: "2984 0017 5520 3" },
    });
  });

  it("says what waits for the customer: a refused payment, a late parcel, a garment put aside", async () => {
    expect((await dashboard()).attention).toEqual([]);
    lastOrder(anOrder({ paymentStatus: "REFUSED", status: "CANCELLED" }));
    const href = "/fr-fr/account/orders/2610000001";
    expect((await dashboard()).attention).toMatchObject([{ kind: "refused", href }]);
    lastOrder(anOrder());
    vi.setSystemTime(Date.parse("2026-11-27T10:00:00Z"));
    browser.cookies = await tokenCookies();
    const late = await dashboard();
    expect(late.attention).toMatchObject([{ kind: "late", href }]);
    // A delivery day in the past is not promised any more.
    expect(late.news).not.toContain("26\u00a0novembre");
    reservations = [aReservation({ status: "READY" }), aReservation({ status: "PENDING" })];
    const { attention } = await dashboard();
    expect(attention.map(({ kind }) => kind)).toEqual(["late", "reservation"]);
    expect(attention[1]?.href).toBe("/fr-fr/account/reservations#reservation-R100001");
    expect(attention[1]?.text).toContain("26\u00a0novembre 2026 à 0\u00a0h\u00a030");
  });

  it("does not forget a late order or a refused payment for a newer order, nor speak of it for ever", async () => {
    const arrived = anOrder({ orderNumber: "5", status: "DELIVERED" });
    const refused = anOrder({ orderNumber: "4", paymentStatus: "REFUSED", status: "CANCELLED" });
    const late = anOrder({ orderNumber: "3" });
    const old = { ...refused, orderNumber: "2", createdAt: "2026-09-20T10:00:00.000Z" };
    vi.setSystemTime(Date.parse("2026-11-27T10:00:00Z"));
    browser.cookies = await tokenCookies();
    latestOrders(arrived, refused, late, old);
    const { attention, last } = await dashboard();
    expect(attention.map(({ kind, href }) => [kind, href.split("/").at(-1)])).toEqual([
      ["refused", "4"],
      ["late", "3"],
    ]);
    expect(last?.order?.orderNumber).toBe("5");
  });

  it("shows what the customer gets now, two of it, and nothing while that is not known", async () => {
    expect((await dashboard()).offers).toEqual([]);
    offers = ["a", "b", "c"].map(anOffer);
    const shown = (await dashboard()).offers;
    expect(shown.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(Object.keys(shown[0]!)).toEqual(["id", "title", "text", "until"]);
    server.use(http.get(`${GATEWAY}/commercial-animations-self/offers`, () => new HttpResponse(null, { status: 500 })));
    expect(await dashboard()).toMatchObject({ offers: [], name: "Camille Perrin" });
  });

  it("shows the latest wishes in their colours, counts the lists, and goes without what is not known", async () => {
    expect((await dashboard()).lists).toMatchObject({ wishlist: { count: 2 }, alerts: 0 });
    expect((await dashboard()).lists.wishlist?.latest).toMatchObject([
      { href: "/fr-fr/robe-100001-camel--p100001", name: "Robe 100001", price: "249,00\u00a0€" },
      { name: "Robe 10000202", picture: "/products/10000101/AP-1.webp" },
    ]);
    const failing = () => new HttpResponse(null, { status: 500 });
    server.use(http.get(`${GATEWAY}/reservations-self`, failing), http.get(REWARDS, failing), http.get(CARDS, failing));
    expect(await dashboard()).toMatchObject({
      attention: [],
      name: "Camille Perrin",
      lists: { wishlist: { count: 2, latest: [] } },
    });
  });

  it("tells nothing there yet from what cannot be read now", async () => {
    lastOrder(null);
    server.use(http.get(ADDRESSES, () => HttpResponse.json({ values: [] })));
    expect(await dashboard()).toMatchObject({ last: { order: null }, address: { lines: null } });
    const failing = () => new HttpResponse(null, { status: 503 });
    server.use(
      http.get(ORDERS, failing),
      http.get(ADDRESSES, failing),
      http.get(`${GATEWAY}/customers-self/knowledges/*`, failing),
    );
    const lists = { wishlist: null, alerts: null };
    expect(await dashboard()).toMatchObject({ last: null, address: null, lists, name: "Camille Perrin" });
  });

  it("apologises when the account itself cannot be read, and logs nobody out", async () => {
    server.use(http.get(ACCOUNT, () => new HttpResponse(null, { status: 500 })));
    const { response } = await browser.visit(loader, "/fr-fr/account/dashboard");
    expect(response?.status).toBe(503);
    expect(browser.cookies.access).toBeDefined();
  });

  it("holds no tokens and none of the gateway's own fields", async () => {
    const { result } = await browser.visit(loader, "/fr-fr/account/dashboard");
    const json = JSON.stringify(result);
    expect(json).not.toContain(browser.cookies.access?.accessToken);
    expect(json).not.toContain(browser.cookies.refresh?.refreshToken);
    for (const field of ["customerId", "c-1", "cartId", "centAmount"]) expect(json).not.toContain(`"${field}"`);
  });
});
