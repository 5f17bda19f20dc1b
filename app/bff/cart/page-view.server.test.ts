import { expect, it } from "vitest";
import { aLine } from "#tests/support/builders.ts";
import { aMethod, aReadyCart } from "#tests/support/checkout-builders.ts";
import { aShopper, CheckoutWorld } from "#tests/support/checkout-world.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { cartText } from "#app/i18n/i18n.server.ts";
import { GIFT_CARD_SEGMENTATION } from "#app/models/cart-rules.ts";
import { type CartView, codeView, findCartView } from "./page-view.server";
import { lineView } from "./view.server";

const server = useGatewayServer();

const eur = (centAmount: number) => ({ centAmount, currencyCode: "EUR" });

it.each([
  ["COU", 1_000, { value: eur(1_000), good: null }],
  ["COU", 0, { value: null, good: "none" }],
  ["CAD", 2_500, { value: null, good: "gift" }],
  ["PTS", 0, { value: null, good: "points" }],
] as const)("says what a code %s gives for %i cents, also nothing below its minimum", (type, cents, given) => {
  const code = { code: "MERCI", type, value: eur(cents), productOutOfStock: false, opcId: "O1" };
  expect(codeView(code, { loyalty: true })).toEqual({ code: "MERCI", ...given });
});

it("promises no points where there is no loyalty programme", () => {
  const code = { code: "POINTS", type: "PTS" as const, value: eur(0), productOutOfStock: false, opcId: "O1" };
  expect(codeView(code, { loyalty: false })).toEqual({ code: "POINTS", value: null, good: "none" });
});

it("says nothing of a code without an amount while every way of delivery is free, which it may be for", () => {
  const code = { code: "LIVRAISON", type: "COU" as const, value: eur(0), productOutOfStock: false, opcId: "O1" };
  const goodOf = (...cents: number[]) =>
    codeView(
      code,
      { loyalty: true },
      cents.map((amount) => ({ price: eur(amount) })),
    ).good;
  expect([goodOf(0, 0), goodOf(0, 990), goodOf()]).toEqual([null, "none", "none"]);
});

it("says of a gift that has run out what can be done about it: it has no buttons of its own", async () => {
  const words = { t: await cartText("en"), locale: "en-GB", day: null };
  const stockOf = (isFree: boolean) => lineView(aLine({ isFree, availableQuantity: 0 }), words).stock?.text;
  expect(stockOf(false)).toBe("Now sold out: remove the item, or save it for later");
  expect(stockOf(true)).toBe("This gift has run out: adjust your bag to order without it");
});

it("promises a gift card by email and not with the parcel", async () => {
  const words = { t: await cartText("en"), locale: "en-GB", day: "2 December" };
  const stockOf = (given: Parameters<typeof aLine>[0]) =>
    lineView(aLine({ availableQuantity: 9, ...given }), words).stock;
  expect(stockOf({})?.text).toContain("2 December");
  const text = "Sent as soon as the order is paid";
  expect(stockOf({ segmentationId: GIFT_CARD_SEGMENTATION })).toEqual({ state: "available", text });
});

it("says of each way what it costs and what is missing until it is free, which is more than its threshold", async () => {
  const world = new CheckoutWorld();
  const rates = (price: number, freeAbove: number | null) => ({
    shippingRate: { price: eur(price), freeAbove: freeAbove === null ? null : eur(freeAbove) },
  });
  world.methods = [aMethod("NO", rates(495, 6_000)), aMethod("EX", rates(990, null)), aMethod("PR", rates(0, null))];
  const browser = await aShopper(world, server);
  const waysOf = async (cents: number) => {
    world.cart = aReadyCart({ shippingInfo: null, totalPrice: eur(cents) });
    const { result } = await browser.visit(({ context }) => findCartView(context), "/fr-fr/cart");
    return (result as CartView).summary.ways.map(({ price, missing }) => [price.centAmount, missing?.centAmount]);
  };
  const others = [
    [990, undefined],
    [0, undefined],
  ];
  expect(await waysOf(3_000)).toEqual([[495, 3_001], ...others]);
  expect(await waysOf(6_000)).toEqual([[495, 1], ...others]);
  expect(await waysOf(6_001)).toEqual([[0, undefined], ...others]);
});

it("charges a cart that comes by e-mail for no parcel, also where one was chosen before", async () => {
  const world = new CheckoutWorld();
  world.methods = [
    aMethod("EX"),
    aMethod("VI", { shippingRate: { price: eur(0), freeAbove: null }, deliveryDate: null }),
  ];
  world.cart = aReadyCart({
    lineItems: [],
    giftCards: [{ giftCardId: "g-1", amount: eur(5_000) }],
    shippingInfo: { shippingMethodKey: "EX", name: "Express", price: eur(990) },
    totalPrice: eur(5_990),
  });
  const browser = await aShopper(world, server);
  const { result } = await browser.visit(({ context }) => findCartView(context), "/fr-fr/cart");
  expect(result).toMatchObject({ summary: { chosenDelivery: null, totals: { delivery: eur(0), total: eur(5_000) } } });
});

it("tells what a cart earns only where there is a loyalty programme", async () => {
  const world = new CheckoutWorld();
  const loyaltyPointsIncentive = "Avec la carte, 49 points";
  world.cart = aReadyCart({ loyaltyPointsEarned: 49, loyaltyBonusPointsEarned: 100, loyaltyPointsIncentive });
  const browser = await aShopper(world, server);
  const pointsHere = async () => {
    const { result } = await browser.visit(({ context }) => findCartView(context), "/fr-fr/cart");
    return (result as CartView).points;
  };
  expect(await pointsHere()).toEqual({ earned: 49, bonus: 100, incentive: loyaltyPointsIncentive });
  browser.params = { loyalty: false };
  expect(await pointsHere()).toEqual({ earned: 0, bonus: 0, incentive: null });
});
