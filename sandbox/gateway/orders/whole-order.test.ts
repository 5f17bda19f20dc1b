import { describe, expect, it } from "vitest";
import { cartSchema } from "#models/cart.ts";
import { loyaltyHistorySchema } from "#models/offer.ts";
import { orderListSchema, orderSchema } from "#models/order.ts";
import { HOME, readyCart, Shopper } from "../commerce.fixture";
import { findGiftCard, findGiftCardBalance } from "../gift-cards/gift-card-store";
import { listMails } from "../mails/mail-store";
import { isWorkingDay } from "../shipping/holidays";
import { GIFT_CARD_YEARS } from "./after-order";
import { useOrders } from "./order.fixture";
import { yearOf } from "./order-store";

const world = useOrders();
const { pay, validate, order } = world;

describe("gift cards at the till", () => {
  const NUMBER = "6006000000000002";

  it("pay the whole, then the cart is validated without another payment", async () => {
    let cart = await readyCart(world.shopper, world.sku);
    const before = findGiftCardBalance(world.commerce.sandbox, NUMBER)?.centAmount ?? 0;
    cart = await world.shopper.changeOwn(cart, "POST", `gift-cards/${NUMBER}`, { amount: cart.totalPrice });
    expect(cart.payments).toMatchObject([
      { paymentProvider: "vitrine", paymentProduct: "giftcard", giftCardId: NUMBER },
    ]);
    await order(cart);
    expect(findGiftCardBalance(world.commerce.sandbox, NUMBER)?.centAmount).toBe(before - cart.totalPrice.centAmount);
  });

  it("pay a part, and what is left is asked of the other payment", async () => {
    let cart = await readyCart(world.shopper, world.sku);
    const amount = { centAmount: 1000, currencyCode: "EUR" };
    cart = await world.shopper.changeOwn(cart, "POST", `gift-cards/${NUMBER}`, { amount });
    const left = { ...cart.totalPrice, centAmount: cart.totalPrice.centAmount - 1000 };
    expect(await order(await pay(cart, "authorised", left))).toMatch(/^\d+$/);
  });

  it("let go of a payment that no longer asks for what is left", async () => {
    let cart = await pay(await readyCart(world.shopper, world.sku), "authorised");
    cart = await world.shopper.changeOwn(cart, "POST", `gift-cards/${NUMBER}`, {
      amount: { centAmount: 500, currencyCode: "EUR" },
    });
    expect(cart.payments).toHaveLength(1);
    cart = await world.shopper.changeOwn(cart, "DELETE", `gift-cards/${NUMBER}`);
    expect(cart.payments).toEqual([]);
    expect(await validate(cart)).toMatchObject({ status: 402 });
  });

  it("are refused beyond their balance, and change nothing then", async () => {
    const cart = await readyCart(world.shopper, world.sku);
    const path = world.shopper.pathOf(cart, "gift-cards/6006000000000001", "carts-self");
    for (const [centAmount, code] of [
      [9_999_999, "GIFT_CARD_BALANCE"],
      [-1, "GIFT_CARD_AMOUNT"],
    ] as const) {
      const body = { amount: { centAmount, currencyCode: "EUR" } };
      expect(await world.shopper.send("POST", path, { body })).toMatchObject({ status: 422, body: { code } });
    }
    expect(await world.shopper.get(cartSchema, "GET", `/carts/${cart.id}`)).toEqual(cart);
  });

  it("bought by email travel by email, and can be paid with afterwards", async () => {
    let cart = await world.shopper.createCart();
    cart = await world.shopper.change(cart, "POST", "gift-card", {
      amount: { centAmount: 2000, currencyCode: "EUR" },
      recipientEmail: "Ines@vitrine.test",
      message: "Bon anniversaire",
      sendDate: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
    });
    cart = await world.shopper.changeOwn(cart, "POST", "billing-address", HOME);
    cart = await world.shopper.changeOwn(cart, "POST", "shipping-method/VI", {});
    expect(cart.shippingInfo).toMatchObject({ shippingMethodKey: "VI", price: { centAmount: 0 } });
    const orderNumber = await order(await pay(cart, "authorised"));
    world.commerce.setOffset(1_000);
    const placed = await world.shopper.get(orderSchema, "GET", `/orders-self/${orderNumber}`);
    expect(placed).toMatchObject({ giftCards: [{ message: "Bon anniversaire", amount: { centAmount: 2000 } }] });
    world.commerce.setOffset(2 * 86_400_000);
    const [mail] = listMails(world.commerce.sandbox, { to: "ines@vitrine.test" });
    const bought = /6006\d{12}/.exec(mail?.text ?? "")?.[0] ?? "";
    expect(mail?.text).toContain("Bon anniversaire");
    expect(findGiftCardBalance(world.commerce.sandbox, bought)).toEqual({ centAmount: 2000, currencyCode: "EUR" });
    const years = new Date(`${findGiftCard(world.commerce.sandbox, bought, "c-1003")!.endDate}`).getUTCFullYear();
    expect(years - new Date(placed.createdAt).getUTCFullYear()).toBe(GIFT_CARD_YEARS);
    expect(JSON.stringify(placed)).not.toContain(bought);
  });
});

describe("an order with everything in it", () => {
  it("adds up, and gives all of it back when its payment is refused later", async () => {
    world.shopper = new Shopper(world.commerce, "c-1002");
    const points = async () =>
      (await world.shopper.get(loyaltyHistorySchema, "GET", "/customers-self/loyalty")).balance;
    const before = await points();
    let cart = await readyCart(world.shopper, world.sku);
    cart = await world.shopper.change(cart, "POST", "gift-card", { amount: { centAmount: 3000, currencyCode: "EUR" } });
    cart = await world.shopper.change(cart, "POST", "donation", { donationId: "don2" });
    cart = await world.shopper.change(cart, "POST", "promo-code/BIENVENUE10");
    cart = await world.shopper.change(cart, "POST", "promo-code/POINTS");
    cart = await world.shopper.get(cartSchema, "PUT", world.shopper.pathOf(cart, "loyalty-offers", "carts-self"), {
      body: { loyaltyOfferIds: ["FID-5"] },
    });
    const orderNumber = await order(await pay(cart, "pendingThenRefused"));
    world.commerce.setOffset(1_000);
    const placed = await world.shopper.get(orderSchema, "GET", `/orders-self/${orderNumber}`);
    const { lineItems, giftCards, donations, discounts, shippingInfo, totalPrice } = placed;
    const cents = (amounts: { centAmount: number }[]) => amounts.reduce((sum, { centAmount }) => sum + centAmount, 0);
    const plus = [
      ...lineItems.map((line) => line.totalPrice),
      ...[...giftCards, ...donations].map(({ amount }) => amount),
    ];
    expect(totalPrice.centAmount).toBe(
      cents([...plus, shippingInfo.price]) - cents(discounts.map(({ value }) => value)),
    );
    expect(discounts).toHaveLength(2);
    expect(placed.loyaltyPoints).toBe(cart.loyaltyPointsEarned + 100);
    expect(await points()).toBe(before + placed.loyaltyPoints - 100);
    const number =
      /6006\d{12}/.exec(listMails(world.commerce.sandbox, { to: "hsp@vitrine.test" })[1]?.text ?? "")?.[0] ?? "";
    expect(findGiftCardBalance(world.commerce.sandbox, number)?.centAmount).toBe(3000);
    world.commerce.setOffset(180_000);
    expect(await world.shopper.get(orderSchema, "GET", `/orders-self/${orderNumber}`)).toMatchObject({
      status: "CANCELLED",
    });
    expect(await points()).toBe(before);
    expect(findGiftCardBalance(world.commerce.sandbox, number)?.centAmount).toBe(0);
    // Nobody is told that it has left.
    world.commerce.setOffset(30 * 86_400_000);
    const subjects = listMails(world.commerce.sandbox, { to: "hsp@vitrine.test" }).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes(orderNumber))).toHaveLength(1);
  });
});

it("the demo customers' orders on their way are so whenever one looks, with carrier and days, none late or due on a Sunday", async () => {
  world.shopper = new Shopper(world.commerce, "c-1001");
  await world.order(await world.pay(await readyCart(world.shopper, world.sku), "authorised"));
  for (const days of [0, 1, 2, 3, 40, 400]) {
    world.commerce.setOffset(days * 86_400_000 + 1_000);
    const french = new Shopper(world.commerce, "c-1001");
    const { values, years } = await french.get(orderListSchema, "GET", "/orders-self");
    const placed = values.map(({ createdAt }) => createdAt);
    expect(placed).toEqual(placed.toSorted().reverse());
    expect(years).toEqual([...new Set(placed.map((at) => yearOf("FR", Date.parse(at))))]);
    const { orderNumber } = values.find(({ status }) => status === "SHIPPED") ?? expect.fail("none on its way");
    const order = await french.get(orderSchema, "GET", `/orders-self/${orderNumber}`);
    const today = new Date(world.commerce.sandbox.now()).toISOString();
    const { earliest, latest } = order.shippingInfo.deliveryDate!;
    expect(latest >= today.slice(0, 10)).toBe(true);
    expect([earliest, latest].map((day) => isWorkingDay("FR", day))).toEqual([true, true]);
    expect(order.shippingInfo.tracking).toMatchObject({ number: `CE${orderNumber}FR` });
    expect(order.events?.map(({ status }) => status)).toEqual(["ACCEPTED", "PREPARING", "SHIPPED"]);
    const times = order.events!.map(({ at }) => at);
    expect([...times, today].toSorted()).toEqual([...times, today]);
  }
});
