import { beforeEach, describe, expect, it } from "vitest";
import { cartSchema } from "#models/cart.ts";
import { loyaltyHistorySchema } from "#models/offer.ts";
import { orderListSchema } from "#models/order.ts";
import { findAccount } from "../../customers/accounts";
import { readyCart, Shopper } from "../commerce.fixture";
import { endMembership } from "../orders/after-order";
import { useOrders } from "../orders/order.fixture";
import { addMovement } from "./loyalty-store";

const world = useOrders();
const { pay, order } = world;

describe("loyalty", () => {
  // Two tests have the same customer buy a card.
  beforeEach(() => {
    endMembership(world.commerce.sandbox, "c-1003");
  });

  const customerId = "c-1001";
  /** So many points, whatever came before. */
  async function haveNow(points: number): Promise<void> {
    const { balance } = await world.shopper.get(loyaltyHistorySchema, "GET", "/customers-self/loyalty");
    addMovement(world.commerce.sandbox, {
      customerId,
      at: 0,
      points: points - balance,
      kind: "BONUS",
      orderNumber: null,
    });
  }

  it("is not joined by a card whose payment is refused later", async () => {
    const cart = await world.shopper.changeOwn(await readyCart(world.shopper, world.sku), "POST", "loyalty-card");
    await order(await pay(cart, "pendingThenRefused"));
    expect(findAccount(world.commerce.sandbox, "c-1003")).toMatchObject({ loyaltyType: "FID" });
    world.commerce.setOffset(180_000);
    await world.shopper.get(orderListSchema, "GET", "/orders-self");
    const account = findAccount(world.commerce.sandbox, "c-1003");
    for (const field of ["loyaltyType", "loyaltyNumber", "loyaltyCreationDate"])
      expect(account).not.toHaveProperty(field);
  });

  it("is joined by buying the card, and counts the points of the order", async () => {
    world.shopper = new Shopper(world.commerce, "c-1003");
    let cart = await readyCart(world.shopper, world.sku);
    expect(cart).toMatchObject({
      loyaltyPointsEarned: 0,
      loyaltyPointsIncentive: expect.stringContaining("points") as unknown,
    });
    cart = await world.shopper.changeOwn(cart, "POST", "loyalty-card");
    expect(cart.loyaltyCard?.price).toEqual({ centAmount: 1000, currencyCode: "EUR" });
    expect(cart.loyaltyPointsEarned).toBeGreaterThan(0);
    const orderNumber = await order(await pay(cart, "authorised"));
    expect(findAccount(world.commerce.sandbox, "c-1003")).toMatchObject({ loyaltyType: "FID" });
    const history = await world.shopper.get(loyaltyHistorySchema, "GET", "/customers-self/loyalty?page=1&size=5");
    const [movement] = history.values.filter((one) => one.orderNumber === orderNumber);
    expect(movement).toMatchObject({ kind: "ORDER", points: cart.loyaltyPointsEarned });
  });

  it("dates points as the order that earned them, also where the seed left it on its way", async () => {
    world.shopper = new Shopper(world.commerce, "c-1001");
    const orders = await world.shopper.get(orderListSchema, "GET", "/orders-self?page=1&size=100");
    const history = await world.shopper.get(loyaltyHistorySchema, "GET", "/customers-self/loyalty?page=1&size=100");
    const daysOf = (date: string | undefined) => date?.slice(0, 10);
    const earned = history.values.filter(({ kind }) => kind === "ORDER");
    expect(earned.length).toBeGreaterThan(2);
    for (const { orderNumber, date } of earned) {
      const placed = orders.values.find((each) => each.orderNumber === orderNumber);
      expect([orderNumber, daysOf(date)]).toEqual([orderNumber, daysOf(placed?.createdAt)]);
    }
    const dates = history.values.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  it("spends points once, however many countries' carts count on them", async () => {
    world.shopper = new Shopper(world.commerce, "c-1001");
    const abroad = new Shopper(world.commerce, "c-1001", { store: "1002", language: "fr-CH" });
    await haveNow(300);
    const offers = { loyaltyOfferIds: ["FID-15"] };
    const elsewhere = await abroad.change(await abroad.createCart(), "POST", `products/${world.sku}`);
    const counted = await abroad.changeOwn(elsewhere, "PUT", "loyalty-offers", offers);
    expect(counted.discounts).toHaveLength(1);
    const cart = await world.shopper.changeOwn(
      await readyCart(world.shopper, world.sku),
      "PUT",
      "loyalty-offers",
      offers,
    );
    await order(await pay(cart, "authorised"));
    const after = await abroad.get(cartSchema, "GET", `/carts/${elsewhere.id}`);
    expect([after.discounts, after.loyaltyOffers.offers]).toEqual([[], []]);
    expect(after.totalPrice).toEqual(elsewhere.totalPrice);
  });

  it("takes the gift of an offer back with the points", async () => {
    world.shopper = new Shopper(world.commerce, "c-1001");
    await haveNow(200);
    const offers = { loyaltyOfferIds: ["FID-FOULARD"] };
    const cart = await world.shopper.changeOwn(
      await readyCart(world.shopper, world.sku),
      "PUT",
      "loyalty-offers",
      offers,
    );
    expect(cart.lineItems.map(({ isFree }) => isFree)).toEqual([false, true]);
    await haveNow(199);
    const after = await world.shopper.get(cartSchema, "GET", `/carts/${cart.id}`);
    expect([after.lineItems.length, after.loyaltyOffers.offers]).toEqual([1, []]);
  });

  it("lets members choose offers within their points", async () => {
    world.shopper = new Shopper(world.commerce, "c-1001");
    await haveNow(420);
    const cart = await readyCart(world.shopper, world.sku);
    const path = world.shopper.pathOf(cart, "loyalty-offers", "carts-self");
    const choose = (loyaltyOfferIds: string[]) => world.shopper.send("PUT", path, { body: { loyaltyOfferIds } });
    expect(await choose(["NOPE"])).toMatchObject({ status: 404 });
    // C7 names the cart twice; the two must be one.
    const none = { loyaltyOfferIds: [] };
    expect((await world.shopper.send("PUT", `${path}&cartId=another`, { body: none })).status).toBe(400);
    expect(await choose(["FID-15", "FID-FOULARD"])).toMatchObject({ body: { code: "LOYALTY_POINTS_MISSING" } });
    const chosen = await world.shopper.get(cartSchema, "PUT", path, {
      body: { loyaltyOfferIds: ["FID-FOULARD", "FID-5"] },
    });
    expect(chosen.loyaltyOffers.offers.map(({ productOutOfStock }) => productOutOfStock)).toEqual([true, false]);
    expect(chosen.discounts).toHaveLength(1);
  });
});
