import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aCart } from "#tests/support/builders.ts";
import { aCustomer } from "#tests/support/customer-builders.ts";
import { aContext } from "#tests/support/request-context.ts";
import type { Checkout } from "./access.server";
import { checkoutShell } from "./checkout-shell.server";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-23T23:30:00Z"), toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

it("names no day in the past, by the site's clock, on which a gift card would be sent", async () => {
  const detail = async (sendDate: string) => {
    const card = { giftCardId: "g1", amount: { centAmount: 5_000, currencyCode: "EUR" }, sendDate };
    const cart = aCart({ giftCards: [card] });
    const funnel = { cart, hasPaymentMethod: true, freeCartCriteria: null };
    const step = "overview";
    const checkout: Checkout = {
      step,
      customer: aCustomer(),
      cart,
      shippingMethods: [],
      deliveryAddresses: [],
      paymentMethod: "cb",
      funnel,
    };
    const { order } = await checkoutShell(aContext({ prefix: "fr-fr" }), checkout);
    return order.lines.find(({ id }) => id === "gift-card-0")?.detail;
  };
  expect(await detail("2026-11-24")).toBe("Envoyée le 24\u00a0novembre 2026");
  expect(await detail("2026-11-23")).toBeNull();
});
