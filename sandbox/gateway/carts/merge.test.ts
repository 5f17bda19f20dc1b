import { describe, expect, it } from "vitest";
import { mergedCartSchema } from "#models/cart.ts";
import { setStock } from "../../catalogue/products";
import { Shopper } from "../commerce.fixture";
import { quantities, useCarts } from "./carts.fixture";

const world = useCarts();

describe("merging at sign-in", () => {
  const fid = () => new Shopper(world.commerce, "c-1001");
  const customer = { customerId: "c-1001", email: "fid@vitrine.test" };
  const merge = async (cartId: string, status: number) =>
    fid().get(mergedCartSchema, "POST", "/carts/merge", { body: { cartId, customer }, status });

  it("makes a visitor's cart the customer's, under its own id", async () => {
    const cart = await world.visitor.change(await world.visitor.createCart(), "POST", `products/${world.sku(0)}`);
    const merged = await merge(cart.id, 200);
    expect(merged).toMatchObject({ hasBeenMerged: false, cart: { id: cart.id, customer: { customerId: "c-1001" } } });
    expect((await world.visitor.send("GET", `/carts/${cart.id}`)).status).toBe(404);
    expect(await merge(cart.id, 200)).toEqual(merged);
  });

  it("adds the quantities of two carts up, stock respected, and says 226", async () => {
    let own = await fid().createCart();
    own = await fid().change(own, "POST", "products-list", [world.sku(0), world.sku(0), world.sku(1)]);
    let theirs = await world.visitor.createCart();
    theirs = await world.visitor.change(theirs, "POST", "products-list", [world.sku(0), world.sku(0), world.sku(2)]);
    setStock(world.commerce.sandbox, world.sku(0), 3);
    const { cart, hasBeenMerged } = await merge(theirs.id, 226);
    expect(hasBeenMerged).toBe(true);
    expect(cart).toMatchObject({ id: own.id, sourceCartId: theirs.id, productsNotAdded: [world.sku(0)] });
    expect(cart && quantities(cart)).toEqual([
      [world.sku(0), 3],
      [world.sku(1), 1],
      [world.sku(2), 1],
    ]);
  });

  it("answers no cart when nothing is left, and lets a new one be made", async () => {
    await fid().createCart();
    const theirs = await world.visitor.change(await world.visitor.createCart(), "POST", `products/${world.sku(0)}`);
    setStock(world.commerce.sandbox, world.sku(0), 0);
    expect(await merge(theirs.id, 200)).toEqual({ cart: null, hasBeenMerged: false });
    expect((await fid().createCart()).lineItems).toEqual([]);
  });

  it("leaves the customer's cart alone when the other one is unknown or another's", async () => {
    const own = await fid().change(await fid().createCart(), "POST", `products/${world.sku(0)}`);
    const others = await new Shopper(world.commerce, "c-1002").createCart();
    for (const id of ["nope", others.id, own.id]) {
      expect(await merge(id, 200)).toEqual({ cart: own, hasBeenMerged: false });
    }
  });
});
