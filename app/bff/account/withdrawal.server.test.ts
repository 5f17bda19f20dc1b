import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { aSignedInBrowser, loadPage, sendForm } from "#tests/support/account-browser";
import { fakeProvider } from "#tests/support/auth-provider";
import { aLine } from "#tests/support/builders";
import { aTile } from "#tests/support/catalogue-builders";
import { anOrder, aCustomer } from "#tests/support/customer-builders";
import type { FakeBrowser } from "#tests/support/fake-browser";
import { useGatewayServer } from "#tests/support/gateway-server";
import { GATEWAY } from "#tests/support/request-context";
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
    // The browser's way back from the acknowledgement, to the second step.
    expect(await step("?step=2&line=l1")).toMatchObject({ step: "done", done: { reference: "R-1" } });
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
    const page = await loadPage<{ title: string }>(browser, withdrawRoute.loader, `${PAGE}/withdraw?step=2`, params);
    expect(page.title).toMatch(/^Erreur\s: /);
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

  it("is acknowledged although the gateway's answer was lost [BEY-02]", async () => {
    const receipt: Withdrawal = { reference: "R-1", receivedAt: "2026-11-23T20:15:00.000Z", lineIds: ["l1"] };
    server.use(
      http.post(`${GATEWAY}/orders-self/${NUMBER}/withdrawal`, () => {
        order = { ...order, withdrawals: [receipt] };
        return HttpResponse.error();
      }),
    );
    expect(await confirm("l1")).toMatchObject({ status: 303, to: `${PAGE}/withdraw?reference=R-1` });
  });
});
