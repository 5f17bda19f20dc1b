import { afterAll, beforeAll, expect, it } from "vitest";
import { type Order, orderSchema, withdrawalSchema } from "#models/order";
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

/** Of two products, paid and visible. */
async function buyTwo(): Promise<Order> {
  const [first, second] = listDemoSkus(commerce.sandbox, 2).map(({ sku }) => sku);
  for (const sku of [first!, second!]) setStock(commerce.sandbox, sku, 10);
  const cart = await shopper.change(await readyCart(shopper, first!), "POST", `products/${second}`);
  const orderNumber = await placeOrder(shopper, await payByCard(shopper, { cart, outcome: "authorised" }));
  commerce.setOffset((offset += 5_000));
  return read(orderNumber);
}

const read = (orderNumber: string) => shopper.get(orderSchema, "GET", `/orders-self/${orderNumber}`);
const withdraw = (orderNumber: string, lineIds: string[]) =>
  shopper.get(withdrawalSchema, "POST", `/orders-self/${orderNumber}/withdrawal`, { body: { lineIds } });

it("lines are withdrawn from once each, at one time or later", async () => {
  const { orderNumber, lineItems, withdrawals, withdrawableUntil } = await buyTwo();
  const [first, second] = lineItems.map(({ lineId }) => lineId);
  expect(withdrawals).toEqual([]);
  const one = await withdraw(orderNumber, [first!]);
  expect(await withdraw(orderNumber, [first!])).toEqual(one);
  expect(await read(orderNumber)).toMatchObject({ withdrawals: [one], withdrawableUntil });

  const two = await withdraw(orderNumber, [first!, second!]);
  expect(two.lineIds).toEqual([second]);
  expect(two.reference).not.toBe(one.reference);
  expect(await read(orderNumber)).toMatchObject({ withdrawals: [one, two], withdrawableUntil: null });
  const toParis = listMails(commerce.sandbox, { to: (await read(orderNumber)).email });
  expect(toParis.find(({ text }) => text.includes(two.reference))?.text).toMatch(/ à \d+\u00a0h/);
  // Nothing is left: each line is still answered with its own withdrawal.
  expect(await withdraw(orderNumber, [second!])).toEqual(two);
  expect(await withdraw(orderNumber, [first!])).toEqual(one);
  // The mail says when it came in by the clock that the shop's pages go by.
  const british = new Shopper(commerce, "c-1003", { store: "1003", language: "en-GB" });
  commerce.setOffset(0);
  const again = await buyTwo();
  const path = `/orders-self/${again.orderNumber}/withdrawal`;
  const lineIds = again.lineItems.map(({ lineId }) => lineId);
  const { receivedAt } = await british.get(withdrawalSchema, "POST", path, { body: { lineIds } });
  const { email } = again;
  const mail = listMails(commerce.sandbox, { to: email }).find(({ text }) => text.includes(again.orderNumber));
  const inLondon = new Date(receivedAt).toLocaleTimeString("en-GB", { timeStyle: "short", timeZone: "Europe/London" });
  expect(mail?.text).toContain(inLondon);

  const unknown = await shopper.send("POST", `/orders-self/${orderNumber}/withdrawal`, { body: { lineIds: ["none"] } });
  expect(unknown).toMatchObject({ status: 422, body: { code: "LINE_UNKNOWN" } });
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
