import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { formatMoment } from "#models/day-format.ts";
import { type Order, orderSchema, type WithdrawInput, withdrawalSchema } from "#models/order.ts";
import { setStock } from "../../catalogue/products";
import { type Commerce, readyCart, Shopper, startCommerce } from "../commerce.fixture";
import { listDemoSkus } from "../demo-products";
import { listMails } from "../mails/mail-store";
import { payByCard, placeOrder } from "./order.fixture";
import { findAccount } from "../../customers/accounts";
import { updateBuyer } from "./after-order";
import { withdrawableUntil } from "./withdrawals";

let commerce: Commerce;
let shopper: Shopper;
let offset = 0;
beforeAll(async () => {
  commerce = await startCommerce();
  shopper = new Shopper(commerce, "c-1003");
}, 60_000);
afterAll(() => commerce.close());

/** Of two products, so many pieces of the first, paid and visible. */
async function buyTwo(pieces = 1): Promise<Order> {
  const [first, second] = listDemoSkus(commerce.sandbox, 2).map(({ sku }) => sku);
  for (const sku of [first!, second!]) setStock(commerce.sandbox, sku, 10);
  let cart = await readyCart(shopper, first!);
  for (let count = 1; count < pieces; count++) cart = await shopper.change(cart, "POST", `products/${first}`);
  cart = await shopper.change(cart, "POST", `products/${second}`);
  const orderNumber = await placeOrder(shopper, await payByCard(shopper, { cart, outcome: "authorised" }));
  commerce.setOffset((offset += 5_000));
  return read(orderNumber);
}

const read = (orderNumber: string) => shopper.get(orderSchema, "GET", `/orders-self/${orderNumber}`);
const bodyOf = (lines: Record<string, number>, idempotencyKey: string = randomUUID()): WithdrawInput => ({
  idempotencyKey,
  lines: Object.entries(lines).map(([lineId, quantity]) => ({ lineId, quantity })),
});
const withdraw = (orderNumber: string, lines: Record<string, number>, key?: string) => {
  const body = bodyOf(lines, key);
  return shopper.get(withdrawalSchema, "POST", `/orders-self/${orderNumber}/withdrawal`, { body });
};
const mailAbout = (to: string, words: string) =>
  listMails(commerce.sandbox, { to }).find(({ text }) => text.includes(words))?.text;

it("lines are withdrawn from at one time or later, and no piece twice", async () => {
  const { orderNumber, lineItems, withdrawals, withdrawableUntil } = await buyTwo();
  const [first = "", second = ""] = lineItems.map(({ lineId }) => lineId);
  expect(withdrawals).toEqual([]);
  const one = await withdraw(orderNumber, { [first]: 1 });
  expect(await withdraw(orderNumber, { [first]: 1 })).toEqual(one);
  expect(await read(orderNumber)).toMatchObject({ withdrawals: [one], withdrawableUntil });

  const two = await withdraw(orderNumber, { [first]: 1, [second]: 1 });
  expect(two.lines).toEqual([{ lineId: second, quantity: 1 }]);
  expect(two.reference).not.toBe(one.reference);
  expect(await read(orderNumber)).toMatchObject({ withdrawals: [one, two], withdrawableUntil: null });
  expect(mailAbout((await read(orderNumber)).email, two.reference)).toMatch(/ à \d+\u00a0h/);
  // Nothing is left: each line is still answered with its own withdrawal.
  expect(await withdraw(orderNumber, { [second]: 1 })).toEqual(two);
  expect(await withdraw(orderNumber, { [first]: 1 })).toEqual(one);

  const unknown = await shopper.send("POST", `/orders-self/${orderNumber}/withdrawal`, { body: bodyOf({ none: 1 }) });
  expect(unknown).toMatchObject({ status: 422, body: { code: "LINE_UNKNOWN" } });
});

it("some pieces of a line are withdrawn from, and the others later", async () => {
  const { orderNumber, lineItems, withdrawableUntil, email } = await buyTwo(3);
  const [dress, other] = lineItems;
  const { lineId } = dress!;
  expect(dress?.quantity).toBe(3);
  const key = randomUUID();
  const one = await withdraw(orderNumber, { [lineId]: 1 }, key);
  expect(one).toMatchObject({ idempotencyKey: key, lines: [{ lineId, quantity: 1 }] });
  expect(mailAbout(email, one.reference)).toContain(`: ${dress!.name}.`);
  // Under the same key it is the same withdrawal, whatever else is asked for.
  expect(await withdraw(orderNumber, { [lineId]: 1 }, key)).toEqual(one);
  expect(await withdraw(orderNumber, { [lineId]: 3, [other!.lineId]: 1 }, key)).toEqual(one);
  expect(await read(orderNumber)).toMatchObject({ withdrawals: [one], withdrawableUntil });

  // Of what is asked for, as much as is left.
  const two = await withdraw(orderNumber, { [lineId]: 3 });
  expect(two.lines).toEqual([{ lineId, quantity: 2 }]);
  expect(mailAbout(email, two.reference)).toContain(`: 2 × ${dress!.name}.`);
  expect(await withdraw(orderNumber, { [lineId]: 1 })).toEqual(two);
  expect(await withdraw(orderNumber, { [lineId]: 1 }, key)).toEqual(one);
  expect(await read(orderNumber)).toMatchObject({ withdrawals: [one, two], withdrawableUntil });
  await withdraw(orderNumber, { [other!.lineId]: 1 });
  expect(await read(orderNumber)).toMatchObject({ withdrawableUntil: null });
  // A key answers when nothing can be withdrawn from any more, too.
  expect(await withdraw(orderNumber, { [other!.lineId]: 1 }, key)).toEqual(one);
  for (const quantity of [0, -1, 1.5, "1"]) {
    const body = { idempotencyKey: randomUUID(), lines: [{ lineId, quantity }] };
    expect((await shopper.send("POST", `/orders-self/${orderNumber}/withdrawal`, { body })).status).toBe(400);
  }
});

it("the mail says when a withdrawal came in by the clock that the shop's pages go by", async () => {
  const british = new Shopper(commerce, "c-1003", { store: "1003", language: "en-GB" });
  commerce.setOffset(0);
  const { orderNumber, lineItems, email } = await buyTwo();
  const path = `/orders-self/${orderNumber}/withdrawal`;
  const body = bodyOf(Object.fromEntries(lineItems.map(({ lineId, quantity }) => [lineId, quantity])));
  const { receivedAt } = await british.get(withdrawalSchema, "POST", path, { body });
  const inLondon = formatMoment(receivedAt, "en-GB", "Europe/London");
  expect(listMails(commerce.sandbox, { to: email }).find(({ text }) => text.includes(orderNumber))?.text).toContain(
    inLondon,
  );
});

it.each([
  // Half past midnight in Paris on New Year's Day, half past eleven on the last of December in London.
  ["FR", "2027-01-31", "2027-01-31T22:59:59Z", "2027-01-31T23:00:00Z"],
  ["GB", "2027-01-30", "2027-01-30T23:59:59Z", "2027-01-31T00:00:00Z"],
] as const)("the last day is counted and ends by the clocks of %s", async (country, last, within, after) => {
  const { lineItems, shippingInfo } = await buyTwo();
  const order = {
    status: "DELIVERED" as const,
    paymentStatus: "PAID" as const,
    createdAt: "2026-12-31T23:30:00.000Z",
    lineItems,
    shippingInfo: { ...shippingInfo, deliveryDate: null },
  };
  expect(withdrawableUntil(order, country, Date.parse(within))).toBe(last);
  expect(withdrawableUntil(order, country, Date.parse(after))).toBeNull();
});

it("who buys the loyalty card on New Year's night is a member since January", () => {
  const { sandbox } = commerce;
  commerce.setOffset(Date.parse("2026-12-31T23:30:00Z") - Date.now());
  const cart = {
    customer: { customerId: "c-1003", email: "new@vitrine.test" },
    loyaltyCard: { cardId: "card", price: { centAmount: 900, currencyCode: "EUR" } },
    subscriptions: [],
  };
  updateBuyer(sandbox, { country: "FR" }, cart);
  expect(findAccount(sandbox, "c-1003")?.loyaltyCreationDate).toBe("2027-01-01");
});
