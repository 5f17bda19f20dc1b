import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  CHECKOUT_PAGES,
  checkoutPath,
  checkoutVersion,
  firstStepNotDone,
  FUNNEL_STEPS,
  type FunnelState,
  parseCheckoutPath,
  stepFor,
  stepStates,
} from "./checkout-steps";
import type { CartAddress } from "./address";
import type { LineItem } from "./cart";

const eur = (centAmount: number) => ({ centAmount, currencyCode: "EUR" });
const address: CartAddress = {
  firstName: "A",
  lastName: "B",
  address1: "1 RUE",
  zipCode: "75001",
  city: "PARIS",
  country: "FR",
};
const shipping = (shippingMethodKey: "NO" | "LM" | "VI" | "OTHER") => ({ shippingMethodKey, name: "", price: eur(0) });
const line = { quantity: 1, segmentationId: "w100" } as LineItem;
const giftCard = { giftCardId: "g", amount: eur(5_000) };
const paidBy = (cents: number) => [
  {
    paymentId: "p",
    paymentProvider: "vitrine" as const,
    paymentProduct: "giftcard" as const,
    amountPlanned: eur(cents),
  },
];

const emptyCart: NonNullable<FunnelState["cart"]> = {
  lineItems: [],
  loyaltyCard: null,
  giftCards: [],
  donations: [],
  billingAddress: null,
  shippingInfo: null,
  shippingAddress: null,
  totalPrice: eur(5_000),
  payments: [],
};
const cart = { ...emptyCart, lineItems: [line] };
const billed = { ...cart, billingAddress: address };
const delivered = { ...billed, shippingInfo: shipping("NO"), shippingAddress: address };
const dematerialised = {
  ...emptyCart,
  giftCards: [giftCard],
  billingAddress: address,
  shippingInfo: shipping("VI"),
};

const state = (given: FunnelState["cart"], others: Partial<FunnelState> = {}): FunnelState => ({
  cart: given,
  hasPaymentMethod: false,
  freeCartCriteria: null,
  ...others,
});

describe("the funnel in force", () => {
  it.each([
    [undefined, false, "v1"],
    [null, false, "v1"],
    ["v1", false, "v1"],
    ["v3", false, "v1"],
    ["V2", false, "v1"],
    ["v2", false, "v2"],
    ["v1", true, "v2"],
    [undefined, true, "v2"],
  ])("with the cookie %j and the flag %j is %s [SESS-12]", (cookie, checkout, version) => {
    expect(checkoutVersion(cookie, { checkout })).toBe(version);
  });

  it("has its own paths", () => {
    expect(checkoutPath("v1", "billing")).toBe("/order-billing");
    expect(checkoutPath("v2", "adyen-check")).toBe("/checkout/adyen-check");
  });

  it("is known from each of its paths, and from no other", () => {
    for (const version of ["v1", "v2"] as const) {
      for (const page of CHECKOUT_PAGES) {
        expect(parseCheckoutPath(checkoutPath(version, page))).toEqual({ version, page });
      }
    }
    for (const path of [
      "",
      "/cart",
      "/checkout",
      "/checkout/",
      "/checkout/x",
      "/order-",
      "/checkout/billing/",
      "order-billing",
    ]) {
      expect(parseCheckoutPath(path)).toBeNull();
    }
  });
});

describe("the first step not done", () => {
  it.each<[string, FunnelState, string]>([
    ["no cart", state(null), "cart"],
    ["an empty cart", state(emptyCart), "cart"],
    ["a cart", state(cart), "billing"],
    ["a delivery without billing address", state({ ...delivered, billingAddress: null }), "billing"],
    ["a billing address", state(billed), "delivery"],
    ["a method without address", state({ ...billed, shippingInfo: shipping("NO") }), "delivery"],
    ["an address without method", state({ ...billed, shippingAddress: address }), "delivery"],
    ["a store's address", state({ ...delivered, shippingInfo: shipping("LM") }), "payment"],
    ["a method and an address", state(delivered), "payment"],
    ["a method that the shop does not know", state({ ...delivered, shippingInfo: shipping("OTHER") }), "delivery"],
    ["dematerialised delivery without address", state(dematerialised), "payment"],
    ["dematerialised delivery with a product since", state({ ...dematerialised, lineItems: [line] }), "delivery"],
    ["a chosen payment", state(delivered, { hasPaymentMethod: true }), "overview"],
    ["a chosen payment but no delivery", state(billed, { hasPaymentMethod: true }), "delivery"],
    ["gift cards that pay all", state({ ...delivered, payments: paidBy(5_000) }), "overview"],
    ["gift cards that pay a part", state({ ...delivered, payments: paidBy(4_999) }), "payment"],
    ["a free cart", state(delivered, { freeCartCriteria: { maxTotal: 5_000 } }), "overview"],
  ])("with %s", (_, given, step) => {
    expect(firstStepNotDone(given)).toBe(step);
  });

  it("is as far as a shopper gets: earlier steps stay open, later ones lead to it", () => {
    const carts = fc.constantFrom(null, emptyCart, cart, billed, delivered, dematerialised);
    fc.assert(
      fc.property(carts, fc.boolean(), fc.constantFrom(...FUNNEL_STEPS), (given, hasPaymentMethod, asked) => {
        const funnel = state(given, { hasPaymentMethod });
        const first = firstStepNotDone(funnel);
        const led = stepFor(asked, funnel);
        if (first === "cart") expect(led).toBe("cart");
        else expect(led).toBe(FUNNEL_STEPS.indexOf(asked) <= FUNNEL_STEPS.indexOf(first) ? asked : first);
        // Following the redirect leads nowhere else: no redirect loop.
        if (led !== "cart") expect(stepFor(led, funnel)).toBe(led);
      }),
    );
  });
});

describe("the progress bar", () => {
  const shown = (current: (typeof FUNNEL_STEPS)[number], given: FunnelState) =>
    stepStates(current, given).map((each) => each.state);

  it("shows what is done, where one is, and what is to come", () => {
    expect(shown("delivery", state(billed))).toEqual(["done", "current", "todo", "todo"]);
    expect(shown("overview", state(delivered, { hasPaymentMethod: true }))).toEqual([
      "done",
      "done",
      "done",
      "current",
    ]);
    expect(stepStates("billing", state(cart)).map((each) => each.step)).toEqual([...FUNNEL_STEPS]);
  });

  it("keeps the step still to do in reach from an earlier one", () => {
    expect(shown("billing", state(delivered))).toEqual(["current", "done", "open", "todo"]);
    expect(shown("billing", state(null))).toEqual(["current", "todo", "todo", "todo"]);
  });
});
