import { describe, expect, it } from "vitest";
import { refusal } from "#tests/support/gateway-answers.ts";
import { CartWorld } from "#tests/support/cart-world.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, SIGNED_IN } from "#tests/support/request-context.ts";
import type { Prefix } from "#app/models/locale.ts";
import { createDedupe } from "../gateway/dedupe.server";
import type { CartCookie, Opened } from "../session/cookies.server";
import { findShellCart } from "./cart.server";
import { rememberCart } from "./cart-cookie.server";
import { addProduct } from "./lines.server";

const server = useGatewayServer();
const VISITORS: CartCookie = { cartId: "cart-1", version: 3, isVisitors: true };
const SKU = "1000010101";

function aShop() {
  const world = new CartWorld();
  world.put({ lineItems: [world.line(SKU)] });
  server.use(...world.handlers);
  const visitorsCarts = createDedupe({ ttl: 60_000 });
  const request = (session: Opened, prefix: Prefix = "fr-fr") => aContext({ session, prefix, shop: { visitorsCarts } });
  return { world, request };
}

const ASKED = "GET carts/cart-1";

describe("a visitor's cart in the header", () => {
  it("is asked for once for all pages that follow, in each language", async () => {
    const { world, request } = aShop();
    for (const prefix of ["fr-fr", "fr-fr", "en", "fr-fr", "en"] as const) {
      const cart = await findShellCart(request({ cart: VISITORS }, prefix));
      expect(cart?.lineItems.map(({ sku }) => sku)).toEqual([SKU]);
    }
    expect(world.calls).toEqual([ASKED, ASKED]);
  });

  it("is known from the answer to a change, and never an older one", async () => {
    const { world, request } = aShop();
    await findShellCart(request({ cart: VISITORS }));
    const change = request({ cart: VISITORS });
    await addProduct(change, "1000020101");
    const after = { cart: { ...change.session.cartCookie! } };
    expect((await findShellCart(request(after)))?.lineItems).toHaveLength(2);
    expect(world.calls.filter((call) => call === ASKED)).toHaveLength(1);
  });

  it("is what a change told, though a read of the same version that is under way fails", async () => {
    const { world, request } = aShop();
    let refuse = () => {};
    const isRefused = new Promise<void>((resolve) => (refuse = resolve));
    world.instead(ASKED, () => isRefused.then(() => refusal(400, "NO")));
    const read = expect(findShellCart(request({ cart: VISITORS }))).rejects.toThrow();
    const cart = rememberCart(request({ cart: VISITORS }), world.cart);
    refuse();
    await read;
    expect(await findShellCart(request({ cart: VISITORS }))).toBe(cart);
    expect(world.calls).toEqual([ASKED]);
  });

  it("is asked for again after it was not answered", async () => {
    const { world, request } = aShop();
    world.instead(ASKED, () => refusal(400, "NO"));
    await expect(findShellCart(request({ cart: VISITORS }))).rejects.toThrow();
    expect((await findShellCart(request({ cart: VISITORS })))?.version).toBe(3);
  });

  it.each<[string, Opened]>([
    ["a customer's", { ...SIGNED_IN, cart: { cartId: "cart-1", version: 3 } }],
    ["a visitor's in the hands of a customer", { ...SIGNED_IN, cart: VISITORS }],
    ["of whom is not known", { cart: { cartId: "cart-1", version: 3 } }],
    ["in doubt after a change that was not answered", { cart: { ...VISITORS, unanswered: SKU } }],
    ["of no version", { cart: { cartId: "cart-1", isVisitors: true } }],
  ])("is asked for on every page where it is %s", async (_, session) => {
    const { world, request } = aShop();
    for (let page = 0; page < 2; page += 1) await findShellCart(request(session));
    expect(world.calls.filter((call) => call === ASKED)).toHaveLength(2);
  });
});
