import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { aSignedInBrowser, loadPage, sendForm } from "#tests/support/account-browser.ts";
import { fakeProvider } from "#tests/support/auth-provider.ts";
import { aLine } from "#tests/support/builders.ts";
import { aTile } from "#tests/support/catalogue-builders.ts";
import { anOrder, aCustomer, aWithdrawal } from "#tests/support/customer-builders.ts";
import type { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { GATEWAY } from "#tests/support/request-context.ts";
import { type Order, type WithdrawInput, withdrawInputSchema } from "#app/models/order.ts";
import { leftLines } from "#app/models/withdrawal-rules.ts";
import * as orderRoute from "#app/routes/$locale.account.orders.$orderNumber/route.tsx";
import * as textRoute from "#app/routes/$locale.account.orders.$orderNumber_.withdraw_.text/route.tsx";
import * as withdrawRoute from "#app/routes/$locale.account.orders.$orderNumber_.withdraw/route.tsx";
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
let sent: WithdrawInput[];
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
      const asked = withdrawInputSchema.parse(await request.json());
      sent.push(asked);
      return HttpResponse.json(receive(asked));
    }),
  );
});

/** As the gateway does: a key is one withdrawal. */
function receive({ idempotencyKey, lines }: WithdrawInput) {
  const known = order.withdrawals.find((each) => each.idempotencyKey === idempotencyKey);
  if (known) return known;
  const count = order.withdrawals.length;
  const pieces = Object.fromEntries(lines.map(({ lineId, quantity }) => [lineId, quantity]));
  const receipt = aWithdrawal(count === 0 ? reference : `R-${count + 1}`, pieces, idempotencyKey);
  const withdrawals = [...order.withdrawals, receipt];
  const isAll = leftLines(order.lineItems, withdrawals).length === 0;
  order = { ...order, withdrawals, withdrawableUntil: isAll ? null : order.withdrawableUntil };
  return receipt;
}

const params = { orderNumber: NUMBER };
const step = async (query = "") => {
  const at = `${PAGE}/withdraw${query}`;
  return (await loadPage<{ withdrawal: WithdrawalView }>(browser, withdrawRoute.loader, at, params)).withdrawal;
};
const send = (values: Record<string, string>) =>
  sendForm(browser, { action: withdrawRoute.action, page: `${PAGE}/withdraw`, params }, values);
/** All that is left of a line. */
const confirm = (line: string) => send({ line });
/** So many pieces of the first line. */
const confirmPieces = (quantity: string, key: string) => send({ key, line: "l1", "quantity-l1": quantity });
/** The first line has three pieces. */
const buyThree = () => {
  const [dress, jumper] = LINES;
  order = { ...order, lineItems: [{ ...dress!, quantity: 3 }, jumper!] };
};

describe("withdrawing from an order", () => {
  it("takes two steps: nothing is sent before the statement is confirmed [BEY-02]", async () => {
    expect(await step()).toMatchObject({ step: "choose", lines: [{ lineId: "l1" }, { lineId: "l2" }] });
    expect(await step("?line=l2&line=foreign")).toMatchObject({ step: "confirm", lines: [{ name: "Pull Solène" }] });
    expect(sent).toEqual([]);
    expect((await confirm("l2")).to).toBe(`${PAGE}/withdraw?reference=R-1`);
    expect(sent.map(({ lines }) => lines)).toEqual([[{ lineId: "l2", quantity: 1 }]]);
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
      lines: [{ withdrawn: 1 }, { withdrawn: 0 }],
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
    server.use(
      http.post(`${GATEWAY}/orders-self/${NUMBER}/withdrawal`, async ({ request }) => {
        receive(withdrawInputSchema.parse(await request.json()));
        return HttpResponse.error();
      }),
    );
    buyThree();
    const to = `${PAGE}/withdraw?reference=R-1`;
    expect(await confirmPieces("1", "key-1")).toMatchObject({ status: 303, to });
    // Pressed again, from wherever: the order knows the key, although pieces of the line are left.
    expect(await confirmPieces("1", "key-1")).toMatchObject({ status: 303, to });
    expect(order.withdrawals).toMatchObject([{ lines: [{ lineId: "l1", quantity: 1 }] }]);
  });

  it("is not taken for received when only another withdrawal of the line was [BEY-02]", async () => {
    buyThree();
    await confirmPieces("1", "key-1");
    server.use(http.post(`${GATEWAY}/orders-self/${NUMBER}/withdrawal`, () => HttpResponse.error()));
    expect((await confirmPieces("1", "key-2")).status).toBe(503);
  });

  it("that the gateway finds too late says so, and of an order it does not know is 404", async () => {
    const answer = (status: number, code: string) => {
      const refusal = () => HttpResponse.json({ code, message: "" }, { status });
      server.use(http.post(`${GATEWAY}/orders-self/${NUMBER}/withdrawal`, refusal));
    };
    answer(422, "WITHDRAWAL_OVER");
    expect(await confirm("l1")).toMatchObject({ status: 422, problem: { notice: expect.any(String) as string } });
    answer(404, "ORDER_UNKNOWN");
    expect((await confirm("l1")).status).toBe(404);
  });
});

describe("withdrawing from some pieces of a line [BEY-02]", () => {
  beforeEach(buyThree);

  it("says how many at every step, and offers the others later", async () => {
    const { key, lines, chosen } = await step();
    expect(lines).toMatchObject([
      { lineId: "l1", quantity: 3, left: 3 },
      { lineId: "l2", quantity: 1, left: 1 },
    ]);
    expect([key, chosen]).toEqual([expect.stringMatching(/^[\w-]{36}$/), ["l1", "l2"]]);
    const query = `key=${key}&line=l1&quantity-l1=1&quantity-l2=1`;
    const second = await step(`?step=2&${query}`);
    expect(second).toMatchObject({ step: "confirm", key, lines: [{ lineId: "l1", quantity: 1, ordered: 3 }] });
    // The choice to change begins with what was chosen, under the same key.
    const again = await step(`?key=${key}&chosen=l1&quantity-l1=2`);
    expect(again).toMatchObject({ step: "choose", key, chosen: ["l1"], lines: [{ quantity: 2, left: 3 }, {}] });

    expect((await confirmPieces("1", key)).to).toBe(`${PAGE}/withdraw?reference=R-1`);
    expect(sent).toEqual([{ idempotencyKey: key, lines: [{ lineId: "l1", quantity: 1 }] }]);
    const withdrawn = { lineId: "l1", quantity: 1, ordered: 3 };
    expect(await step("?reference=R-1")).toMatchObject({ step: "done", hasMore: true, lines: [withdrawn] });
    const later = await step();
    expect(later).toMatchObject({ lines: [{ quantity: 2, left: 2 }, {}], earlier: [{ lines: [withdrawn] }] });
    expect(later.key).not.toBe(key);
    const page = async () => (await loadPage<{ order: OrderView }>(browser, orderRoute.loader, PAGE, params)).order;
    expect((await page()).lines).toMatchObject([{ withdrawn: 1, quantity: 3 }, { withdrawn: 0 }]);
    const { response } = await browser.visit(textRoute.loader, `${PAGE}/withdraw/text?reference=R-1`, {}, params);
    expect(await response!.text()).toContain("- 1 × Robe Odéon");

    expect((await confirmPieces("2", later.key)).to).toBe(`${PAGE}/withdraw?reference=R-2`);
    expect((await step()).lines).toMatchObject([{ lineId: "l2" }]);
    expect((await page()).lines).toMatchObject([{ withdrawn: 3 }, { withdrawn: 0 }]);
  });

  it("confirmed twice, from an old tab or by going back, takes no second piece", async () => {
    const { to } = await confirmPieces("1", "key-1");
    expect(await confirmPieces("1", "key-1")).toMatchObject({ status: 303, to });
    expect(await confirmPieces("3", "key-1")).toMatchObject({ status: 303, to });
    for (const query of ["?step=2&line=l1&quantity-l1=1&key=key-1", "?chosen=l1&quantity-l1=1&key=key-1"]) {
      expect(await step(query)).toMatchObject({ step: "done", done: { reference: "R-1" }, hasMore: true });
    }
    expect(order.withdrawals).toHaveLength(1);
  });

  it("means all that is left in links and forms that name the line only", async () => {
    await confirmPieces("1", "key-1");
    expect(await step("?line=l1")).toMatchObject({ step: "confirm", lines: [{ quantity: 2 }] });
    expect((await confirm("l1")).to).toBe(`${PAGE}/withdraw?reference=R-2`);
    expect(sent.at(-1)?.lines).toEqual([{ lineId: "l1", quantity: 2 }]);
    // Nothing is left of it: sent again, it is that withdrawal.
    expect((await confirm("l1")).to).toBe(`${PAGE}/withdraw?reference=R-2`);
  });

  it.each(["", "0", "-1", "1.5", "deux"])(
    "refuses %j as a number, beside its field, and keeps the choice",
    async (typed) => {
      const fields = [{ fieldId: "quantity-l1", text: "Robe Odéon\u00a0: indiquez combien de pièces vous rendez" }];
      expect(await confirmPieces(typed, "key-1")).toMatchObject({ status: 422, problem: { fields } });
      const query = `?step=2&key=key-1&line=l1&quantity-l1=${typed}&quantity-l2=1`;
      expect(await step(query)).toMatchObject({ step: "choose", key: "key-1", chosen: ["l1"], fields });
      expect(sent).toEqual([]);
      const page = await loadPage<{ title: string }>(browser, withdrawRoute.loader, `${PAGE}/withdraw${query}`, params);
      expect(page.title).toMatch(/^Erreur\s: /);
      // Of a line that is not chosen, it does not matter.
      expect(await step(`?step=2&line=l2&quantity-l1=${typed}`)).toMatchObject({ step: "confirm", fields: [] });
    },
  );

  it("tells that fewer are left since another tab withdrew, instead of lowering the number", async () => {
    await confirmPieces("1", "key-1");
    const fields = [{ fieldId: "quantity-l1", text: "Robe Odéon\u00a0: vous ne pouvez plus en rendre que 2" }];
    expect(await confirmPieces("3", "key-2")).toMatchObject({ status: 422, problem: { fields } });
    const query = "?step=2&key=key-2&line=l1&quantity-l1=3";
    expect(await step(query)).toMatchObject({ step: "choose", lines: [{ quantity: 2, left: 2 }, {}], fields });
    await confirmPieces("1", "key-3");
    // A single piece has no list of numbers: it is told beside the line itself.
    const single = [{ fieldId: "line-l1", text: "Robe Odéon\u00a0: vous ne pouvez plus en rendre que 1" }];
    expect(await step(query)).toMatchObject({ step: "choose", lines: [{ quantity: 1, left: 1 }, {}], fields: single });
    expect(sent).toHaveLength(2);
  });
});
