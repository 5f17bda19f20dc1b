import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  allowedShippingMethods,
  allowsDematerialised,
  amountLeftToPay,
  estimatedDeliveryCost,
  freeDeliveryFrom,
  isEmptyCart,
  isFreeCart,
  isTaxed,
  isUndoOpen,
  lineUndo,
  missingForFreeDelivery,
  itemCount,
  shippingPrice,
  skipsPayment,
  totalBeforeDelivery,
  UNDO_WINDOW_MS,
  withCurrentDelivery,
  withShippingMethod,
} from "./cart-rules";
import { aMethod, aReadyCart } from "#tests/support/checkout-builders.ts";
import type { Cart, LineItem } from "./cart";

const eur = (centAmount: number) => ({ centAmount, currencyCode: "EUR" });
const method = (price: number, freeAbove: number | null = null) => ({
  shippingRate: { price: eur(price), freeAbove: freeAbove === null ? null : eur(freeAbove) },
});
const giftCard = { giftCardId: "g1", amount: eur(5_000) };
const loyaltyCard = { cardId: "l1", price: eur(1_200) };
const donation = { id: "d1", amount: eur(100) };

type Counted = Parameters<typeof itemCount>[0];
const counted = (given: Partial<Omit<Counted, "lineItems">> & { quantities?: number[] }): Counted => ({
  lineItems: (given.quantities ?? []).map((quantity) => ({ quantity }) as LineItem),
  loyaltyCard: null,
  giftCards: [],
  donations: [],
  ...given,
});

describe("itemCount", () => {
  it.each([
    ["nothing", counted({}), 0],
    ["line quantities", counted({ quantities: [2, 3] }), 5],
    ["one for a loyalty card", counted({ loyaltyCard }), 1],
    ["gift cards", counted({ giftCards: [giftCard, giftCard] }), 2],
    ["donations", counted({ donations: [donation] }), 1],
    [
      "all of them",
      counted({ quantities: [2], loyaltyCard, giftCards: [giftCard], donations: [donation, donation] }),
      6,
    ],
  ])("counts %s [CART-15]", (_, cart, count) => {
    expect(itemCount(cart)).toBe(count);
    expect(isEmptyCart(cart)).toBe(count === 0);
  });

  it("takes no cart for an empty one", () => {
    expect(isEmptyCart(null)).toBe(true);
  });
});

describe("delivery cost", () => {
  it.each([
    ["the cheapest rate below the thresholds", 5_000, [method(495, 6_000), method(350, 6_000), method(990)], 350],
    ["the rate at the threshold itself", 6_000, [method(495, 6_000)], 495],
    ["0 above the threshold", 6_001, [method(495, 6_000), method(350)], 0],
    ["0 where a method is free", 100, [method(495, 6_000), method(0)], 0],
    ["the rate where nothing is ever free", 99_999, [method(990)], 990],
  ])("is %s [CART-16]", (_, total, methods, cost) => {
    expect(estimatedDeliveryCost(eur(total), methods)).toEqual(eur(cost));
  });

  it("is unknown without methods", () => {
    expect(estimatedDeliveryCost(eur(100), [])).toBeNull();
  });

  it("is measured by the total without delivery", () => {
    const shippingInfo = { shippingMethodKey: "NO" as const, name: "Domicile", price: eur(495) };
    expect(totalBeforeDelivery({ totalPrice: eur(5_495), shippingInfo })).toEqual(eur(5_000));
    expect(totalBeforeDelivery({ totalPrice: eur(5_495), shippingInfo: null })).toEqual(eur(5_495));
  });

  const anyMethod = fc
    .tuple(fc.nat(2_000), fc.option(fc.nat(20_000)))
    .map(([price, freeAbove]) => method(price, freeAbove));
  const anyMethods = fc.array(anyMethod, { maxLength: 6 });

  it("is one of the methods' prices and none is lower; a dearer cart never pays more", () => {
    fc.assert(
      fc.property(fc.nat(30_000), fc.nat(30_000), anyMethods, (total, more, methods) => {
        const cost = estimatedDeliveryCost(eur(total), methods)?.centAmount;
        const prices = methods.map((each) => shippingPrice(eur(total), each).centAmount);
        expect(cost).toBe(methods.length > 0 ? Math.min(...prices) : undefined);
        expect(estimatedDeliveryCost(eur(total + more), methods)?.centAmount ?? 0).toBeLessThanOrEqual(cost ?? 0);
      }),
    );
  });

  it("says what is missing for free delivery: that much makes a paid method free, a cent less does not", () => {
    fc.assert(
      fc.property(fc.nat(30_000), anyMethods, (total, methods) => {
        const paid = methods.filter((each) => each.shippingRate.price.centAmount > 0);
        const someFree = (cents: number) => paid.some((each) => shippingPrice(eur(cents), each).centAmount === 0);
        const missing = missingForFreeDelivery(eur(total), methods)?.centAmount;
        if (missing === undefined) {
          expect(paid.every((each) => each.shippingRate.freeAbove === null)).toBe(true);
          return;
        }
        expect(someFree(total + missing)).toBe(true);
        if (missing > 0) expect(someFree(total + missing - 1)).toBe(false);
      }),
    );
  });

  it("is free from a cent above the least threshold of a paid method", () => {
    expect(freeDeliveryFrom([method(495, 5_999), method(350, 7_999), method(0, 100), method(990)])).toEqual(eur(6_000));
    expect(freeDeliveryFrom([method(990), method(0, 100)])).toBeNull();
    expect(missingForFreeDelivery(eur(5_498), [method(495, 5_999)])).toEqual(eur(502));
    expect(missingForFreeDelivery(eur(6_000), [method(495, 5_999)])).toEqual(eur(0));
  });
});

describe("what is left to pay", () => {
  const payment = (paymentProvider: "adyen" | "hipay" | "vitrine", cents: number): Cart["payments"][number] => ({
    paymentId: `p${cents}`,
    paymentProvider,
    paymentProduct: paymentProvider === "vitrine" ? "giftcard" : "cb",
    amountPlanned: eur(cents),
  });

  it.each([
    ["all of it without payments", 10_000, [], 10_000],
    ["less what gift cards pay", 10_000, [payment("vitrine", 3_000), payment("vitrine", 2_000)], 5_000],
    ["nothing when gift cards pay it", 5_000, [payment("vitrine", 5_000)], 0],
    ["nothing, not less, when they hold more", 5_000, [payment("vitrine", 6_000)], 0],
    ["not less for a card payment that is only planned", 5_000, [payment("adyen", 5_000), payment("hipay", 1)], 5_000],
  ])("is %s", (_, total, payments, left) => {
    expect(amountLeftToPay({ totalPrice: eur(total), payments })).toEqual(eur(left));
    expect(skipsPayment({ totalPrice: eur(total), payments }, null)).toBe(left === 0);
  });

  it.each([
    [0, null, false],
    [0, { maxTotal: 0 }, true],
    [1, { maxTotal: 0 }, false],
    [500, { maxTotal: 500 }, true],
    [501, { maxTotal: 500 }, false],
  ])("takes a total of %d for a free cart by %j: %s [CART-24]", (total, criteria, isFree) => {
    expect(isFreeCart({ totalPrice: eur(total) }, criteria)).toBe(isFree);
    expect(skipsPayment({ totalPrice: eur(total), payments: [] }, criteria)).toBe(isFree || total === 0);
  });
});

describe("withShippingMethod", () => {
  it("keeps what the gateway charges for the chosen method, which a code may have made free", () => {
    const cart = aReadyCart({ totalPrice: eur(3_000) });
    expect(cart.shippingInfo).toMatchObject({ shippingMethodKey: "NO", price: eur(0) });
    expect(withShippingMethod(cart, aMethod("NO"))).toBe(cart);
  });

  it("takes the price of any other method instead, without the place of the chosen one", () => {
    const shippingInfo = { shippingMethodKey: "PR" as const, name: "Point", price: eur(300) };
    const other = withShippingMethod(aReadyCart({ totalPrice: eur(3_300), shippingInfo }), aMethod("EX"));
    expect(other).toMatchObject({
      totalPrice: eur(3_495),
      shippingInfo: { shippingMethodKey: "EX", price: eur(495) },
      shippingAddress: null,
    });
  });
});

it("counts VAT into the total of goods and of the loyalty card, not of gift cards and donations", () => {
  const line = (segmentationId: string) => ({ segmentationId });
  const isTaxedWith = (card: object | null, ...lineItems: { segmentationId: string }[]) =>
    isTaxed({ loyaltyCard: card, lineItems });
  expect([isTaxedWith(null, line("w1")), isTaxedWith(null, line("w18118"), line("w1"))]).toEqual([true, true]);
  expect([isTaxedWith(loyaltyCard), isTaxedWith(null, line("w18118")), isTaxedWith(null)]).toEqual([
    true,
    false,
    false,
  ]);
});

describe("dematerialised delivery", () => {
  const lines = (...segmentations: string[]) => segmentations.map((segmentationId) => ({ segmentationId }));
  const methods = [{ key: "NO" as const }, { key: "VI" as const }, { key: "LM" as const }];

  it.each([
    ["a gift card alone", { giftCards: [giftCard], loyaltyCard: null, donations: [], lineItems: [] }, true],
    ["a loyalty card alone", { giftCards: [], loyaltyCard, donations: [], lineItems: [] }, true],
    ["a donation alone", { giftCards: [], loyaltyCard: null, donations: [donation], lineItems: [] }, true],
    [
      "a donation beside a product",
      { giftCards: [], loyaltyCard: null, donations: [donation], lineItems: lines("w1") },
      false,
    ],
    [
      "a gift card beside a product",
      { giftCards: [giftCard], loyaltyCard: null, donations: [], lineItems: lines("w100") },
      false,
    ],
    ["a loyalty card beside a product", { giftCards: [], loyaltyCard, donations: [], lineItems: lines("w100") }, false],
    [
      "gift-card lines only",
      { giftCards: [], loyaltyCard: null, donations: [], lineItems: lines("w18118", "w18118") },
      true,
    ],
    [
      "gift-card lines and a card",
      { giftCards: [giftCard], loyaltyCard, donations: [], lineItems: lines("w18118") },
      true,
    ],
    [
      "a gift-card line and a product",
      { giftCards: [], loyaltyCard: null, donations: [], lineItems: lines("w18118", "w1") },
      false,
    ],
    ["products only", { giftCards: [], loyaltyCard: null, donations: [], lineItems: lines("w100") }, false],
    ["an empty cart", { giftCards: [], loyaltyCard: null, donations: [], lineItems: [] }, false],
  ])("is decided for %s [PAY-08]", (_, cart, allowed) => {
    expect(allowsDematerialised(cart)).toBe(allowed);
    const keys = allowedShippingMethods(cart, methods).map(({ key }) => key);
    expect(keys).toEqual(allowed ? ["NO", "VI", "LM"] : ["NO", "LM"]);
  });

  it("leaves no parcel's delivery, nor its price, to a cart that may come by e-mail", () => {
    const [shippingInfo, totalPrice] = [
      { shippingMethodKey: "EX" as const, name: "Express", price: eur(990) },
      eur(5_990),
    ];
    const cart = { giftCards: [giftCard], loyaltyCard: null, donations: [], lineItems: [], shippingInfo, totalPrice };
    expect(withCurrentDelivery(cart, methods)).toEqual({ ...cart, shippingInfo: null, totalPrice: eur(5_000) });
    const byEmail = { ...cart, shippingInfo: { ...shippingInfo, shippingMethodKey: "VI" as const } };
    expect(withCurrentDelivery(byEmail, methods)).toBe(byEmail);
    const withProduct = { ...cart, lineItems: lines("w100") };
    expect(withCurrentDelivery(withProduct, methods)).toBe(withProduct);
    expect(withCurrentDelivery(cart, [{ key: "NO" as const }])).toBe(cart);
  });
});

describe("undo", () => {
  const line = { sku: "s1", quantity: 3, availableQuantity: 5, isFree: false };

  it.each([
    ["the whole quantity", line, { sku: "s1", quantity: 3 }],
    ["a single one", { ...line, quantity: 1 }, { sku: "s1", quantity: 1 }],
    ["what stock still has", { ...line, availableQuantity: 2 }, { sku: "s1", quantity: 2 }],
    ["the last one of them", { ...line, availableQuantity: 1 }, { sku: "s1", quantity: 1 }],
    ["nothing that is gone", { ...line, availableQuantity: 0 }, null],
    ["no gift", { ...line, isFree: true }, null],
  ])("brings back %s", (_, deleted, expected) => {
    expect(lineUndo(deleted)).toEqual(expected);
  });

  it("is open for a minute, also by a clock that is behind the one of the deletion", () => {
    const deletedAt = 1_000_000;
    for (const [after, isOpen] of [
      [0, true],
      [UNDO_WINDOW_MS, true],
      [UNDO_WINDOW_MS + 1, false],
      [-1, true],
      [-UNDO_WINDOW_MS - 1, false],
    ] as const)
      expect(isUndoOpen(deletedAt, deletedAt + after)).toBe(isOpen);
  });
});
