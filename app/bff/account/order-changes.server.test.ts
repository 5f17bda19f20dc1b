import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { aSignedInBrowser, loadPage, sendForm } from "#tests/support/account-browser";
import { fakeProvider } from "#tests/support/auth-provider";
import { aCart, aLine } from "#tests/support/builders";
import { aTile } from "#tests/support/catalogue-builders";
import { anOrder, aCustomer } from "#tests/support/customer-builders";
import type { FakeBrowser } from "#tests/support/fake-browser";
import { useGatewayServer } from "#tests/support/gateway-server";
import { GATEWAY } from "#tests/support/request-context";
import { createDedupe } from "~/bff/gateway/dedupe.server";
import type { LineItem } from "~/models/cart";
import { type Order, type Withdrawal, withdrawInputSchema } from "~/models/order";
import * as orderRoute from "~/routes/$locale.account.orders.$orderNumber/route";
import * as textRoute from "~/routes/$locale.account.orders.$orderNumber_.withdraw_.text/route";
import * as withdrawRoute from "~/routes/$locale.account.orders.$orderNumber_.withdraw/route";
import type { OrderView } from "./order-view.server";
import type { WithdrawalView } from "./withdrawal.server";

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
let sent: string[][];
/** Of the first withdrawal. */
let reference: string;

beforeEach(async () => {
  browser = await aSignedInBrowser();
  order = anOrder({ orderNumber: NUMBER, lineItems: LINES, withdrawableUntil: "2026-12-20" });
  sent = [];
  reference = "R-1";
  server.use(
    ...fakeProvider().handlers,
    http.get(`${GATEWAY}/accounts-self/`, () => HttpResponse.json(aCustomer())),
    http.get(`${GATEWAY}/customers-self/lastPurchaseDate`, () => HttpResponse.json({ value: null })),
    http.get(`${GATEWAY}/carts-self`, () => HttpResponse.json({ code: "CART_NONE", message: "" }, { status: 404 })),
    http.get(`${GATEWAY}/ecommerce/v3/catalog/products`, () => HttpResponse.json({ products: [aTile()] })),
    http.get(`${GATEWAY}/orders-self/:number`, ({ params }) =>
      params.number === NUMBER
        ? HttpResponse.json(order)
        : HttpResponse.json({ code: "ORDER_UNKNOWN", message: "" }, { status: 404 }),
    ),
    http.post(`${GATEWAY}/orders-self/${NUMBER}/withdrawal`, async ({ request }) => {
      const { lineIds } = withdrawInputSchema.parse(await request.json());
      sent.push(lineIds);
      const known = order.withdrawals.find((each) => each.lineIds.some((id) => lineIds.includes(id)));
      const count = order.withdrawals.length;
      const named = count === 0 ? reference : `R-${count + 1}`;
      const receipt: Withdrawal = known ?? { reference: named, receivedAt: "2026-11-23T20:15:00.000Z", lineIds };
      const withdrawals = known ? order.withdrawals : [...order.withdrawals, receipt];
      const isAll = withdrawals.flatMap((each) => each.lineIds).length === LINES.length;
      order = { ...order, withdrawals, withdrawableUntil: isAll ? null : order.withdrawableUntil };
      return HttpResponse.json(receipt);
    }),
  );
});

const params = { orderNumber: NUMBER };
const step = async (query = "") => {
  const at = `${PAGE}/withdraw${query}`;
  return (await loadPage<{ withdrawal: WithdrawalView }>(browser, withdrawRoute.loader, at, params)).withdrawal;
};
const confirm = (lines: string) =>
  sendForm(browser, { action: withdrawRoute.action, page: `${PAGE}/withdraw`, params }, { line: lines });

describe("withdrawing from an order", () => {
  it("takes two steps: nothing is sent before the statement is confirmed [BEY-02]", async () => {
    expect(await step()).toMatchObject({ step: "choose", lines: [{ lineId: "l1" }, { lineId: "l2" }] });
    expect(await step("?line=l2&line=foreign")).toMatchObject({ step: "confirm", lines: [{ name: "Pull Solène" }] });
    expect(sent).toEqual([]);
    expect((await confirm("l2")).to).toBe(`${PAGE}/withdraw?reference=R-1`);
    expect(sent).toEqual([["l2"]]);
  });

  it("is acknowledged in words to keep: reference, time, what [BEY-02]", async () => {
    expect(
      (await browser.visit(textRoute.loader as never, `${PAGE}/withdraw/text`, {}, params)).response?.headers.get(
        "location",
      ),
    ).toBe(`${PAGE}/withdraw`);
    await confirm("l2");
    expect(await step("?reference=R-1")).toMatchObject({
      step: "done",
      lines: [{ name: "Pull Solène" }],
      done: { reference: "R-1", date: "23\u00a0novembre 2026 à 21\u00a0h\u00a015", email: order.email },
    });
    const { response } = await browser.visit(textRoute.loader, `${PAGE}/withdraw/text?reference=R-1`, {}, params);
    const text = await response!.text();
    for (const words of ["R-1", "23\u00a0novembre 2026", NUMBER, "Pull Solène"]) expect(text).toContain(words);
    expect(text).not.toContain("Robe Odéon");
    expect(response!.headers.get("content-disposition")).toContain("attachment");
  });

  it("is a file whatever its reference is written with", async () => {
    reference = "Wycofanie \u201eŁ/1\u201d";
    await confirm("l2");
    const query = `?reference=${encodeURIComponent(reference)}`;
    const { response } = await browser.visit(textRoute.loader, `${PAGE}/withdraw/text${query}`, {}, params);
    expect(await response!.text()).toContain(reference);
    expect(response!.headers.get("content-disposition")).toBe('attachment; filename="vitrine-Wycofanie-1-.txt"');
  });

  it("sent twice is one, in the same words [BEY-02]", async () => {
    const { to } = await confirm("l1");
    const first = await step("?reference=R-1");
    expect(await confirm("l1")).toMatchObject({ status: 303, to });
    expect(await step("?reference=R-1")).toEqual(first);
  });

  it("later from what was kept is one of its own, and what is withdrawn is not offered again [BEY-02]", async () => {
    await confirm("l1");
    const earlier = [{ reference: "R-1", href: `${PAGE}/withdraw?reference=R-1`, lines: [{ lineId: "l1" }] }];
    expect(await step()).toMatchObject({ step: "choose", lines: [{ lineId: "l2" }], earlier });
    // The second step of a page left open names a line that is gone.
    expect(await step("?line=l1")).toMatchObject({ step: "choose", lines: [{ lineId: "l2" }] });
    expect((await step("?line=l1&line=l2")).lines).toMatchObject([{ lineId: "l2" }]);
    expect(await step("?reference=R-1")).toMatchObject({ step: "done", hasMore: true });

    const page = async () => (await loadPage<{ order: OrderView }>(browser, orderRoute.loader, PAGE, params)).order;
    expect(await page()).toMatchObject({
      withdrawable: { href: `${PAGE}/withdraw` },
      withdrawn: [{ reference: "R-1" }],
      lines: [{ isWithdrawn: true }, { isWithdrawn: false }],
    });
    expect((await confirm("l2")).to).toBe(`${PAGE}/withdraw?reference=R-2`);
    expect(await page()).toMatchObject({
      withdrawable: null,
      withdrawn: [{ reference: "R-1" }, { reference: "R-2", href: `${PAGE}/withdraw?reference=R-2` }],
    });
    // Nothing is left: the bare address is the latest acknowledgement, and each has its text.
    expect(await step()).toMatchObject({ step: "done", hasMore: false, done: { reference: "R-2" } });
    const textOf = async (query: string) =>
      (await browser.visit(textRoute.loader, `${PAGE}/withdraw/text${query}`, {}, params)).response!.text();
    expect(await textOf("?reference=R-1")).toMatch(/R-1[^]*Robe Odéon/);
    expect(await textOf("?reference=R-2")).toMatch(/R-2[^]*Pull Solène/);
    const unknown = await browser.visit(textRoute.loader, `${PAGE}/withdraw/text?reference=R-9`, {}, params);
    expect(unknown.response?.headers.get("location")).toBe(`${PAGE}/withdraw`);
  });

  it("is over when its time is, and says so", async () => {
    order = anOrder({ orderNumber: NUMBER, lineItems: LINES });
    expect(await step("?line=l1")).toMatchObject({ step: "over" });
    server.use(
      http.post(`${GATEWAY}/orders-self/${NUMBER}/withdrawal`, () =>
        HttpResponse.json({ code: "WITHDRAWAL_OVER", message: "" }, { status: 422 }),
      ),
    );
    expect(await confirm("l1")).toMatchObject({ status: 422, problem: { notice: expect.any(String) as string } });
  });

  it("says beside each line how many are withdrawn from, in the order page's own words [BEY-02]", async () => {
    const [dress, jumper] = LINES;
    order = { ...order, lineItems: [{ ...dress!, quantity: 2 }, jumper!] };
    const shown = (await loadPage<{ order: OrderView }>(browser, orderRoute.loader, PAGE, params)).order.lines;
    const chosen = (await step("?line=l1&line=l2")).lines;
    expect(chosen.map(({ detail, quantity }) => [detail, quantity])).toEqual(
      shown.map(({ detail, quantity }) => [detail, quantity]),
    );
    expect(chosen.map(({ quantity }) => quantity)).toEqual([2, 1]);
    expect(chosen[0]?.detail).toMatch(/, taille /);
    await confirm("l1");
    const { response } = await browser.visit(textRoute.loader, `${PAGE}/withdraw/text?reference=R-1`, {}, params);
    expect(await response!.text()).toContain(`- 2 × Robe Odéon, ${chosen[0]?.detail}`);
  });

  it("says so where the first step is left without a choice [BEY-02, ACC-17]", async () => {
    expect(await step()).toMatchObject({ step: "choose", isNothingChosen: false });
    expect(await step("?step=2")).toMatchObject({ step: "choose", isNothingChosen: true });
    expect(await step("?step=2&line=l1")).toMatchObject({ step: "confirm", isNothingChosen: false });
  });

  it("keeps the page's frame while the order cannot be loaded [OPS-05]", async () => {
    server.use(http.get(`${GATEWAY}/orders-self/:number`, () => new HttpResponse(null, { status: 500 })));
    const { result } = await browser.visit(withdrawRoute.loader, `${PAGE}/withdraw?step=2&line=l2`, {}, params);
    expect(result).toMatchObject({ data: { orderNumber: NUMBER, withdrawal: null }, init: { status: 503 } });
  });

  it("of somebody else's order is 404", async () => {
    const foreign = { orderNumber: "2619999999" };
    const at = "/fr-fr/account/orders/2619999999/withdraw";
    expect((await browser.visit(withdrawRoute.loader as never, at, {}, foreign)).response?.status).toBe(404);
  });

  it("without a line, or with the gateway unavailable, sends nothing and says so", async () => {
    const empty = await sendForm(browser, { action: withdrawRoute.action, page: `${PAGE}/withdraw`, params }, {});
    expect([empty.status, sent]).toEqual([400, []]);
    server.use(http.post(`${GATEWAY}/orders-self/${NUMBER}/withdrawal`, () => new HttpResponse(null, { status: 500 })));
    expect((await confirm("l1")).status).toBe(503);
  });
});

describe("ordering again", () => {
  const again = () => sendForm(browser, { action: orderRoute.action, page: PAGE, params }, {});
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
      const page = await loadPage<{ order: OrderView }>(browser, orderRoute.loader, PAGE, params);
      return page.order.canOrderAgain;
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
