import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { aSignedInBrowser, loadPage, sendForm } from "#tests/support/account-browser.ts";
import { fakeProvider } from "#tests/support/auth-provider.ts";
import { aCart, aLine } from "#tests/support/builders.ts";
import { aTile } from "#tests/support/catalogue-builders.ts";
import { anOrder, aCustomer } from "#tests/support/customer-builders.ts";
import type { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { GATEWAY } from "#tests/support/request-context.ts";
import { createDedupe } from "#app/bff/gateway/dedupe.server.ts";
import type { LineItem } from "#app/models/cart.ts";
import type { Order } from "#app/models/order.ts";
import * as orderRoute from "#app/routes/$locale.account.orders.$orderNumber/route.tsx";
import type { OrderView } from "./order-view.server";

const server = useGatewayServer();
const NUMBER = "2610000001";
const PAGE = `/fr-fr/account/orders/${NUMBER}`;
const { availableQuantity: _stock, ...line } = aLine();
const LINES = [
  { ...line, lineId: "l1", sku: "10000101", name: "Robe Odéon" },
  { ...line, lineId: "l2", sku: "10000202", name: "Pull Solène" },
];

let browser: FakeBrowser;
let order: Order;

beforeEach(async () => {
  browser = await aSignedInBrowser();
  order = anOrder({ orderNumber: NUMBER, lineItems: LINES });
  server.use(
    ...fakeProvider().handlers,
    http.get(`${GATEWAY}/accounts-self/`, () => HttpResponse.json(aCustomer())),
    http.get(`${GATEWAY}/customers-self/lastPurchaseDate`, () => HttpResponse.json({ value: null })),
    http.get(`${GATEWAY}/carts-self`, () => HttpResponse.json({ code: "CART_NONE", message: "" }, { status: 404 })),
    http.get(`${GATEWAY}/ecommerce/v3/catalog/products`, () => HttpResponse.json({ products: [aTile()] })),
    http.get(`${GATEWAY}/orders-self/${NUMBER}`, () => HttpResponse.json(order)),
  );
});

describe("ordering again", () => {
  const again = (prefix = "/fr-fr") => {
    const page = `${prefix}/account/orders/${NUMBER}`;
    return sendForm(browser, { action: orderRoute.action, page, params: { orderNumber: NUMBER } }, {});
  };
  let wanted: string[];

  /**
   * @param scarce of which there are fewer than were ordered
   * @param gifts lines that the cart holds already
   */
  function useCart(known: readonly string[], scarce: readonly string[] = [], gifts: readonly LineItem[] = []): void {
    wanted = [];
    let cart = aCart({ id: "cart-1", version: 1, lineItems: [] });
    server.use(
      http.get(`${GATEWAY}/carts-self`, () => HttpResponse.json(cart)),
      http.get(`${GATEWAY}/carts/cart-1`, () => HttpResponse.json(cart)),
      http.post(`${GATEWAY}/carts`, () => HttpResponse.json(cart, { status: 201 })),
      http.post(`${GATEWAY}/carts/cart-1/products-list/`, async ({ request }) => {
        wanted = (await request.json()) as string[];
        const added = wanted.filter((sku) => known.includes(sku)).map((sku) => aLine({ lineId: `n-${sku}`, sku }));
        const productsNotAdded = wanted.filter((sku) => !known.includes(sku) || scarce.includes(sku));
        cart = aCart({ ...cart, version: 2, lineItems: [...gifts, ...added], productsNotAdded });
        return HttpResponse.json(cart, { status: productsNotAdded.length > 0 ? 206 : 200 });
      }),
    );
  }

  it("puts everything into the cart [BEY-06]", async () => {
    useCart(["10000101", "10000202"]);
    expect(await again()).toMatchObject({ status: 303, to: "/fr-fr/cart" });
    expect(wanted).toEqual(["10000101", "10000202"]);
    expect(browser.cookies.flash).toBeUndefined();
  });

  it("pressed again, from the same page and once its answer was there, adds nothing more", async () => {
    browser = await aSignedInBrowser({ dedupe: createDedupe({ ttl: 10_000 }) });
    useCart(["10000101", "10000202"]);
    const cart = { status: 303, to: "/fr-fr/cart" };
    const cookies = { ...browser.cookies };
    expect(await again()).toMatchObject(cart);
    wanted = [];
    expect(await again()).toMatchObject(cart);
    // Neither did the answer to the first press arrive.
    browser.cookies = cookies;
    expect(await again()).toMatchObject(cart);
    expect(wanted).toEqual([]);
    expect(browser.cookies.cart).toMatchObject({ cartId: "cart-1", version: 2 });
  });

  it("pressed on another country's page, fills the cart of that country too [BEY-06]", async () => {
    browser = await aSignedInBrowser({ dedupe: createDedupe({ ttl: 10_000 }) });
    useCart(["10000101", "10000202"]);
    await again();
    wanted = [];
    expect(await again("/en")).toMatchObject({ status: 303, to: "/en/cart" });
    expect(wanted).toEqual(["10000101", "10000202"]);
  });

  it("adds everything again once the cart was emptied, and twice pressed only once more [BEY-06]", async () => {
    browser = await aSignedInBrowser({ dedupe: createDedupe({ ttl: 10_000 }) });
    useCart(["10000101", "10000202"]);
    await again();
    // Both lines were deleted.
    browser.cookies.cart = { ...browser.cookies.cart!, version: 4 };
    wanted = [];
    const before = { ...browser.cookies };
    await again();
    expect(wanted).toEqual(["10000101", "10000202"]);
    wanted = [];
    browser.cookies = before;
    expect(await again()).toMatchObject({ status: 303, to: "/fr-fr/cart" });
    expect(wanted).toEqual([]);
  });

  it("says that nothing could be added, and not that nothing was saved, while the gateway is unavailable", async () => {
    server.use(http.get(`${GATEWAY}/orders-self/${NUMBER}`, () => HttpResponse.json(null, { status: 503 })));
    expect(await again()).toMatchObject({
      status: 503,
      problem: { notice: expect.stringContaining("ajoutés au panier") as string },
    });
  });

  it("says of another account's order, whose page stayed open in another tab, that it is not found", async () => {
    const unknown = { code: "ORDER_UNKNOWN", message: "" };
    server.use(http.get(`${GATEWAY}/orders-self/${NUMBER}`, () => HttpResponse.json(unknown, { status: 404 })));
    useCart(["10000101"]);
    expect(await again()).toMatchObject({ status: 404, to: null });
    expect(wanted).toEqual([]);
  });

  it("names what is gone [BEY-06]", async () => {
    useCart(["10000202"]);
    expect((await again()).to).toBe("/fr-fr/cart");
    expect(JSON.stringify(browser.cookies.flash)).toContain("Robe Odéon");
    expect(JSON.stringify(browser.cookies.flash)).not.toContain("Pull Solène");
    useCart(["10000101", "10000202"], ["10000101"]);
    browser.cookies = { ...browser.cookies, flash: undefined };
    await again();
    expect(JSON.stringify(browser.cookies.flash)).toContain("Robe Odéon");
  });

  const giftCard = { amount: { centAmount: 5000, currencyCode: "EUR" }, recipientName: "Inès" };

  it("names what is no product and so is left out [BEY-06]", async () => {
    order = { ...order, giftCards: [giftCard, giftCard], donations: [{ id: "don1", amount: giftCard.amount }] };
    useCart(["10000202"]);
    expect((await again()).to).toBe("/fr-fr/cart");
    expect(browser.cookies.flash?.messages).toMatchObject([
      { key: "cart.againLeftOut", values: { names: "Carte cadeau, Don" } },
      { key: "cart.notAdded", values: { names: expect.stringContaining("Robe Odéon") as string } },
    ]);
  });

  it("of gift cards alone is not offered, and says of no item that it is gone [BEY-06]", async () => {
    const isOffered = async () => {
      const page = await loadPage<{ order: OrderView }>(browser, orderRoute.loader, PAGE, {
        orderNumber: NUMBER,
      });
      return page.order.hasProducts;
    };
    expect(await isOffered()).toBe(true);
    order = { ...order, lineItems: [], giftCards: [giftCard] };
    expect(await isOffered()).toBe(false);
    const refused = await again();
    expect(refused).toMatchObject({
      status: 422,
      problem: { notice: expect.stringContaining("Carte cadeau") as string },
    });
    expect(refused.problem?.notice).not.toContain("Plus aucun");
  });

  it("stays on the order and says so when nothing is left [BEY-06]", async () => {
    useCart([]);
    expect(await again()).toMatchObject({
      status: 422,
      problem: { notice: expect.stringContaining("Plus aucun") as string },
    });
  });

  it("stays on the order where of a piece only a gift is in the cart", async () => {
    useCart([], [], [aLine({ lineId: "gift", sku: "10000101", isFree: true })]);
    expect(await again()).toMatchObject({ status: 422 });
  });

  it("says so with 429 where too many carts were made [BEY-21]", async () => {
    browser = await aSignedInBrowser({
      limits: { take: () => Promise.resolve(600), giveBack: () => Promise.resolve() },
    });
    useCart([]);
    expect(await again()).toMatchObject({
      status: 429,
      problem: { notice: expect.stringContaining("dix minutes") as string },
    });
    expect(wanted).toEqual([]);
  });
});
