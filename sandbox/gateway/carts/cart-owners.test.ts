import { describe, expect, it } from "vitest";
import { cartSchema } from "#models/cart.ts";
import { Shopper } from "../commerce.fixture";
import { refused, useCarts } from "./carts.fixture";

const world = useCarts();

describe("a cart of another country's shop", () => {
  it("is unknown, to a visitor and to its own customer, who has one in each", async () => {
    for (const customerId of [null, "c-1001"]) {
      const cart = await new Shopper(world.commerce, customerId).createCart();
      const polish = new Shopper(world.commerce, customerId, { store: "1007", language: "pl-PL" });
      const gone = refused(404, "CART_UNKNOWN");
      expect(await polish.send("GET", `/carts/${cart.id}`)).toEqual(gone);
      expect(await polish.send("PUT", polish.pathOf(cart, "refresh"))).toEqual(gone);
      expect((await polish.createCart()).id).not.toBe(cart.id);
    }
  });
});

describe("a customer's cart", () => {
  const fid = () => new Shopper(world.commerce, "c-1001");

  it("is one, and carries who the customer is", async () => {
    const cart = await fid().createCart();
    expect(cart.customer).toMatchObject({ customerId: "c-1001", email: "fid@vitrine.test", loyaltyType: "FID" });
    const again = await fid().send("POST", "/carts", { body: { user: { customerId: "c-1001", email: "x" } } });
    expect(again).toEqual(refused(406, "CART_EXISTS"));
    expect(await fid().get(cartSchema, "GET", "/carts-self")).toEqual(cart);
  });

  it("is nobody else's to see or change", async () => {
    const cart = await fid().createCart();
    for (const other of [world.visitor, new Shopper(world.commerce, "c-1002")]) {
      expect((await other.send("GET", `/carts/${cart.id}`)).status).toBe(404);
      expect((await other.send("POST", other.pathOf(cart, `products/${world.sku(0)}`))).status).toBe(404);
      expect((await other.send("DELETE", other.pathOf(cart, ""))).status).toBe(404);
    }
    expect((await world.visitor.send("POST", world.visitor.pathOf(cart, "validate", "carts-self"))).status).toBe(401);
    expect(
      await world.visitor.send("POST", "/carts", { body: { user: { customerId: "c-1001", email: "x" } } }),
    ).toMatchObject({
      status: 401,
      body: { message: "Invalid JWT." },
    });
    const thief = new Shopper(world.commerce, "c-1002");
    expect(await thief.send("POST", "/carts", { body: { user: { customerId: "c-1001", email: "x" } } })).toEqual(
      refused(403, "CUSTOMER_MISMATCH"),
    );
  });

  it("is not there at first", async () => {
    expect(await fid().send("GET", "/carts-self")).toMatchObject({
      status: 404,
      body: { message: "No cart found for customer c-1001" },
    });
    expect((await world.visitor.send("GET", "/carts-self")).status).toBe(401);
  });

  it("does not let the checkout touch a visitor's cart before the merge, nor lose it", async () => {
    const cart = await world.visitor.createCart();
    expect(await fid().send("POST", fid().pathOf(cart, "loyalty-card", "carts-self"))).toEqual(
      refused(403, "CART_NOT_MERGED"),
    );
  });
});
