import { HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { refusal } from "#tests/support/gateway-answers.ts";
import { CartWorld } from "#tests/support/cart-world.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, nextRequest } from "#tests/support/request-context.ts";
import type { RequestContext } from "../context.server";
import { GatewayError, ServiceUnavailableError } from "../gateway/errors.server";
import { findCart } from "./cart.server";
import { addProducts } from "./lines.server";

const server = useGatewayServer();
let world: CartWorld;
let tab: RequestContext;

beforeEach(() => {
  world = new CartWorld();
  server.use(...world.handlers);
  world.put();
  tab = aContext({ session: { cart: { cartId: "cart-1", version: 3 } } });
  return () => vi.useRealTimers();
});

const [A, B] = ["1000010101", "1000010102"];

describe("addProducts", () => {
  const TWO = [
    { sku: A, quantity: 1 },
    { sku: B, quantity: 1 },
  ];

  it("is one call, and says which were not added (206) [CART-06]", async () => {
    const cart = await addProducts(tab, [
      { sku: A, quantity: 2 },
      { sku: "999999", quantity: 1 },
    ]);
    expect(world.calls).toEqual(["POST carts/cart-1/products-list/?version=3"]);
    expect(cart.productsNotAdded).toEqual(["999999"]);
    expect(world.quantities()).toEqual({ [A]: 2 });
  });

  it("pressed twice adds once", async () => {
    const second = nextRequest(tab);
    await addProducts(tab, TWO);
    await addProducts(second, TWO);
    expect(world.quantities()).toEqual({ [A]: 1, [B]: 1 });
  });

  it("adds once, in lists that the gateway takes, what is more than one of them", async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ sku: `10000${100 + index}`, quantity: 20 }));
    const second = nextRequest(tab);
    await addProducts(tab, many);
    expect(world.calls.map((call) => call.split("?")[0])).toEqual(Array(3).fill("POST carts/cart-1/products-list/"));
    await addProducts(second, many);
    expect(world.quantities()).toEqual(Object.fromEntries(many.map(({ sku, quantity }) => [sku, quantity])));
  });

  it("refused, leaves nothing unanswered", async () => {
    world.instead("POST carts/cart-1/products-list/", () => refusal(422, "NO"));
    await expect(addProducts(tab, TWO)).rejects.toBeInstanceOf(GatewayError);
    expect(tab.session.cartCookie).toMatchObject({ cartId: "cart-1", version: 3 });
    expect(tab.session.cartCookie?.unanswered).toBeUndefined();
  });

  it.each([
    [503, ServiceUnavailableError],
    [422, GatewayError],
  ])("tried again after the second of its lists was answered with %d, adds once", async (status, failure) => {
    const many = Array.from({ length: 30 }, (_, index) => ({ sku: `10000${100 + index}`, quantity: 20 }));
    const LISTS = "POST carts/cart-1/products-list/";
    const stop = () => {
      world.instead(LISTS, () => refusal(status, "NO"));
      const skus = many.slice(0, 25);
      world.elsewhere(() => skus.map(({ sku, quantity }) => world.line(sku, { quantity })));
      return HttpResponse.json(world.cart);
    };
    world.instead(LISTS, stop);
    await expect(addProducts(tab, many)).rejects.toBeInstanceOf(failure);
    await findCart(tab);
    await addProducts(nextRequest(tab), many);
    expect(world.quantities()).toEqual(Object.fromEntries(many.map(({ sku, quantity }) => [sku, quantity])));
  });

  it("tried again much later after an answer that was lost, adds once", async () => {
    world.instead("POST carts/cart-1/products-list/", () => {
      world.elsewhere(() => [world.line(A), world.line(B)]);
      return HttpResponse.error();
    });
    await expect(addProducts(tab, TWO)).rejects.toBeInstanceOf(ServiceUnavailableError);
    await findCart(tab);
    vi.useFakeTimers({ now: Date.now() + 300_000, toFake: ["Date"] });
    await addProducts(nextRequest(tab), TWO);
    expect(world.quantities()).toEqual({ [A]: 1, [B]: 1 });
  });
});
