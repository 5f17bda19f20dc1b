import { describe, expect, it } from "vitest";
import { lastPurchaseDateSchema } from "#models/customer.ts";
import { orderListSchema, orderSchema } from "#models/order.ts";
import { findSku, setStock } from "../../catalogue/products";
import { findAccount } from "../../customers/accounts";
import { HOME, newKey, readyCart, Shopper } from "../commerce.fixture";
import { paymentBody, useOrders } from "./order.fixture";

const world = useOrders();
const { pay, validate, order } = world;

const stock = (): number | undefined =>
  findSku(world.commerce.sandbox, world.sku, { language: "fr", currency: "EUR" })?.stock;

describe("validating a cart", () => {
  it("makes an order that appears a moment later, and closes the cart", async () => {
    const cart = await pay(await readyCart(world.shopper, world.sku), "authorised");
    const orderNumber = await order(cart);
    expect(orderNumber).toMatch(/^\d{10}$/);
    expect(await world.shopper.send("GET", `/carts/${cart.id}`)).toMatchObject({
      status: 404,
      body: { message: expect.stringMatching(/^No cart found for id/) as unknown },
    });
    // Set back, or the moment could be over on a slow machine.
    world.commerce.setOffset(-60_000);
    expect((await world.shopper.send("GET", `/orders-self/by-cart/${cart.id}`)).status).toBe(404);
    expect((await world.shopper.send("GET", `/orders-self/${orderNumber}`)).status).toBe(404);
    const numbers = async () => {
      const { total, values } = await world.shopper.get(orderListSchema, "GET", "/orders-self");
      expect(total).toBe(values.length);
      return values.map((one) => one.orderNumber);
    };
    expect(await numbers()).not.toContain(orderNumber);
    world.commerce.setOffset(500);
    const placed = await world.shopper.get(orderSchema, "GET", `/orders-self/by-cart/${cart.id}`);
    expect(placed).toMatchObject({
      orderNumber,
      cartId: cart.id,
      status: "ACCEPTED",
      paymentStatus: "PAID",
      email: "new@vitrine.test",
      totalPrice: cart.totalPrice,
      shippingAddress: HOME,
    });
    expect(await world.shopper.get(orderSchema, "GET", `/orders-self/${orderNumber}`)).toEqual(placed);
    expect((await numbers())[0]).toBe(orderNumber);
    expect(stock()).toBe(9);
    expect(findAccount(world.commerce.sandbox, "c-1003")?.newCustomer).toBe(false);
  });

  it("answers the same order again whatever key or version comes, and takes stock once", async () => {
    const cart = await pay(await readyCart(world.shopper, world.sku), "authorised");
    const orderNumber = await order(cart);
    for (const version of [1, cart.version, 99]) expect(await order({ ...cart, version })).toBe(orderNumber);
    expect(stock()).toBe(9);
    const other = new Shopper(world.commerce, "c-1002");
    const stolen = await other.send("POST", other.pathOf(cart, "validate", "carts-self"), {
      headers: { "Idempotency-Key": newKey() },
    });
    expect(stolen.status).toBe(404);
  });

  it("needs a key, the version, every step of the checkout and a payment", async () => {
    const bare = await world.shopper.change(await world.shopper.createCart(), "POST", `products/${world.sku}`);
    expect(await validate(bare, {})).toMatchObject({ status: 400, body: { code: "HEADERS" } });
    expect(await validate(bare)).toMatchObject({ status: 412, body: { code: "CHECKOUT_INCOMPLETE" } });
    let cart = await world.shopper.changeOwn(bare, "POST", "billing-address", HOME);
    cart = await world.shopper.changeOwn(cart, "POST", "shipping-method/NO", HOME);
    expect(await validate(bare)).toMatchObject({ status: 409 });
    expect(await validate(cart)).toMatchObject({ status: 402, body: { code: "PAYMENT_REQUIRED" } });
    for (const outcome of ["refused", "error", "cancelled", "authenticationFinished"] as const) {
      cart = await pay(cart, outcome);
      expect(await validate(cart)).toMatchObject({ status: 402, body: { code: "PAYMENT_REQUIRED" } });
    }
    expect(stock()).toBe(10);
  });

  it("answers 412 when stock went meanwhile, and gives the money back once the cart is refreshed", async () => {
    let cart = await world.shopper.change(await readyCart(world.shopper, world.sku), "POST", `products/${world.sku}`);
    cart = await pay(cart, "authorised");
    setStock(world.commerce.sandbox, world.sku, 1);
    expect(await validate(cart)).toMatchObject({ status: 412, body: { code: "STOCK_CHANGED" } });
    cart = await world.shopper.change(cart, "PUT", "refresh");
    expect(cart).toMatchObject({ lineItems: [{ quantity: 1 }], productsNotAdded: [world.sku], payments: [] });
    expect(await validate(cart)).toMatchObject({ status: 402 });
    expect(await order(await pay(cart, "authorised"))).toMatch(/^\d+$/);
    expect(stock()).toBe(0);
  });

  it("accepts an order on a promise, and cancels it when the provider refuses later", async () => {
    const promised = await pay(await readyCart(world.shopper, world.sku), "pendingThenRefused");
    const orderNumber = await order(promised);
    world.commerce.setOffset(1_000);
    const path = `/orders-self/${orderNumber}`;
    expect(await world.shopper.get(orderSchema, "GET", path)).toMatchObject({
      status: "ACCEPTED",
      paymentStatus: "CHECKING",
    });
    expect(stock()).toBe(9);
    world.commerce.setOffset(180_000);
    expect(await world.shopper.get(orderSchema, "GET", path)).toMatchObject({
      status: "CANCELLED",
      paymentStatus: "REFUSED",
    });
    expect(stock()).toBe(10);
    world.commerce.setOffset(360_000);
    expect((await world.shopper.get(orderSchema, "GET", path)).invoiceId).toBeNull();
    expect(stock()).toBe(10);
  });

  it("moves on with the clock once it is paid", async () => {
    const orderNumber = await order(await pay(await readyCart(world.shopper, world.sku), "pendingThenAuthorised"));
    const statusAt = async (offset: number) => {
      world.commerce.setOffset(offset);
      const { status, paymentStatus } = await world.shopper.get(orderSchema, "GET", `/orders-self/${orderNumber}`);
      return `${status} ${paymentStatus}`;
    };
    expect(await statusAt(1_000)).toBe("ACCEPTED CHECKING");
    expect(await statusAt(180_000)).toBe("ACCEPTED PAID");
    expect(await statusAt(2 * 3_600_000)).toBe("PREPARING PAID");
    expect(await statusAt(30 * 86_400_000)).toBe("DELIVERED PAID");
  });
});

it("an order of the first hours of a year is of that year by the country's clock", async () => {
  // Half past midnight in Paris, half past eleven in London.
  world.commerce.setOffset(Date.parse("2029-12-31T23:30:00Z") - Date.now());
  const orderNumber = await order(await pay(await readyCart(world.shopper, world.sku), "authorised"));
  world.commerce.setOffset(Date.parse("2030-01-02T12:00:00Z") - Date.now());
  const british = new Shopper(world.commerce, "c-1003", { store: "1003", language: "en-GB" });
  for (const [customer, year] of [
    [world.shopper, 2030],
    [british, 2029],
  ] as const) {
    const list = await customer.get(orderListSchema, "GET", `/orders-self?year=${year}`);
    expect(list.years).toContain(year);
    expect(list.values.map((each) => each.orderNumber)).toContain(orderNumber);
    const other = await customer.get(orderListSchema, "GET", `/orders-self?year=${4059 - year}`);
    expect(other.values).toEqual([]);
  }
});

describe("orders of the demo customers", () => {
  it("come newest first, page by page, every one with products of the catalogue", async () => {
    world.shopper = new Shopper(world.commerce, "c-1005");
    const seen = new Set<string>();
    let last = "9999";
    for (let page = 1; page <= 4; page += 1) {
      const list = await world.shopper.get(orderListSchema, "GET", `/orders-self?page=${page}&size=100`);
      expect(list).toMatchObject({ page, size: 100, total: 400 });
      for (const { orderNumber, createdAt, nbProducts } of list.values) {
        seen.add(orderNumber);
        expect(createdAt <= last).toBe(true);
        expect(nbProducts).toBeGreaterThan(0);
        last = createdAt;
      }
    }
    expect(seen.size).toBe(400);
    expect((await world.shopper.get(orderListSchema, "GET", "/orders-self?page=5&size=100")).values).toEqual([]);
    for (const query of ["page=0", "size=101", "page=x", "size=-1", "page=1e3"]) {
      expect((await world.shopper.send("GET", `/orders-self?${query}`)).status).toBe(400);
    }
  });

  it("show the loyalty client's in different states, in the viewer's language", async () => {
    const french = new Shopper(world.commerce, "c-1001");
    const { values } = await french.get(orderListSchema, "GET", "/orders-self");
    expect(values).toHaveLength(6);
    expect(new Set(values.map(({ status }) => status)).size).toBe(5);
    const path = `/orders-self/${values[0]?.orderNumber}`;
    const polish = new Shopper(world.commerce, "c-1001", { store: "1007", language: "pl-PL" });
    const [fr, pl] = [await french.get(orderSchema, "GET", path), await polish.get(orderSchema, "GET", path)];
    expect(pl.shippingInfo.name).not.toBe(fr.shippingInfo.name);
    expect(pl.totalPrice).toEqual(fr.totalPrice);
    expect((await new Shopper(world.commerce, "c-1005").send("GET", path)).status).toBe(404);
    expect((await new Shopper(world.commerce).send("GET", path)).status).toBe(401);
  });

  it("are not made by whoever has deleted the account, nor paid for", async () => {
    const cart = await pay(await readyCart(world.shopper, world.sku), "authorised");
    await world.shopper.send("DELETE", "/accounts-self/");
    const paying = { headers: { "Idempotency-Key": newKey() }, body: paymentBody(cart.totalPrice) };
    const refused = { status: 403, body: { code: "ACCOUNT_DELETED" } };
    expect(
      await world.shopper.send("POST", world.shopper.pathOf(cart, "payments", "carts-self"), paying),
    ).toMatchObject(refused);
    expect(await validate(cart)).toMatchObject(refused);
    expect(stock()).toBe(10);
    await world.shopper.send("PUT", "/accounts-self/reactivate/");
    expect((await validate(cart)).status).toBe(200);
  });

  it("are not shown to whoever has deleted the account", async () => {
    const deleted = new Shopper(world.commerce, "c-1004");
    for (const path of ["/orders-self", "/orders-self/2610000001", "/orders-self/by-cart/seed-fid-1"]) {
      expect(await deleted.send("GET", path)).toMatchObject({ status: 403, body: { code: "ACCOUNT_DELETED" } });
    }
  });

  it("say when something was last bought", async () => {
    const ask = (id: string) =>
      new Shopper(world.commerce, id).get(lastPurchaseDateSchema, "GET", "/customers-self/lastPurchaseDate");
    expect((await ask("c-1001")).value).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await new Shopper(world.commerce, "c-1004").send("GET", "/customers-self/lastPurchaseDate")).toMatchObject({
      status: 403,
      body: { code: "ACCOUNT_DELETED" },
    });
  });
});
