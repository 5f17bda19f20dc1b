import { HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { refusal } from "#tests/support/gateway-answers.ts";
import { CartWorld } from "#tests/support/cart-world.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext } from "#tests/support/request-context.ts";
import { CartConflictError } from "./cart.server";
import { ServiceUnavailableError } from "../gateway/errors.server";
import { LIMITS } from "../http/limits.server";
import { RateLimitError } from "../http/rate-limit.server";
import { addSharedCart, shareCart, sharedCartFromUrl, sharesCarts } from "./share.server";

const server = useGatewayServer();
let world: CartWorld;

const [A, B] = ["1000010101", "1000010102"];
const SHARED = "shared-1";
const LIST = "POST carts/cart-1/products-list/";

beforeEach(() => {
  world = new CartWorld();
  server.use(...world.handlers);
  world.put();
  world.put({ id: SHARED, lineItems: [world.line(A, { quantity: 2 }), world.line(B, { name: "Jupe" })] });
});

const asked = (query: string, allowShareCart = true) =>
  aContext({ url: `/fr-fr/cart${query}`, params: { allowShareCart } });
const friend = () => aContext({ session: { cart: { cartId: "cart-1", version: 3 } } });
const changes = () => world.calls.filter((call) => !call.startsWith("GET"));

describe("a cart that is shared", () => {
  it("is a copy without an owner, in one call, over its own version", async () => {
    world.put({ lineItems: [world.line(A), world.line(B)] });
    const copy = await shareCart(friend());
    expect(changes()).toEqual(["POST carts", `POST carts/${copy}/products-list/?version=1`]);
    expect([copy === "cart-1", world.quantities(copy ?? "")]).toEqual([false, { [A]: 1, [B]: 1 }]);
  });

  it("is copied no more often than carts may be made [BEY-21]", async () => {
    const { shop } = aContext();
    world.put({ lineItems: [world.line(A)] });
    const share = () => shareCart(Object.assign(friend(), { shop }));
    for (let index = 0; index < LIMITS.cart.session; index += 1) expect(await share()).not.toBeNull();
    await expect(share()).rejects.toThrow(RateLimitError);
    expect(changes().filter((call) => call === "POST carts")).toHaveLength(LIMITS.cart.session);
  });

  it("is none without lines", async () => {
    world.put();
    expect(await shareCart(friend())).toBeNull();
    expect(changes()).toEqual([]);
  });
});

describe("the access step share-cart asks first [SESS-15] [CART-19]", () => {
  it("and shows what the cart holds, and adds nothing", async () => {
    const found = await sharedCartFromUrl(asked(`?share=${SHARED}`));
    expect(found?.shared).toMatchObject({ cartId: SHARED, pieces: 3, lines: [{ sku: A, available: 2 }, { sku: B }] });
    expect(changes()).toEqual([]);
  });

  it("and counts what stock has", async () => {
    world.put({
      id: SHARED,
      lineItems: [
        world.line(A, { quantity: 5, availableQuantity: 2 }),
        world.line(B, { availableQuantity: 0 }),
        world.line("1000010109", { isFree: true }),
      ],
    });
    const found = await sharedCartFromUrl(asked(`?share=${SHARED}`));
    expect(found?.shared).toMatchObject({ pieces: 2, total: { centAmount: 2 * 4999 }, lines: [{}, { available: 0 }] });
  });

  it.each(["?share=nothing", "?share=", "?share=..%2F..%2Fcarts", `?share=${"9".repeat(3_000)}`])(
    "and says that %.20j is no cart",
    async (query) => {
      expect(await sharedCartFromUrl(asked(query))).toEqual({ shared: null });
    },
  );

  it.each([".", ")", "),", "!", "\u00A0", "…"])(
    "and reads its link as well where a messenger added %j",
    async (added) => {
      const found = await sharedCartFromUrl(asked(`?share=${SHARED}${encodeURIComponent(added)}`));
      expect(found?.shared).toMatchObject({ cartId: SHARED, pieces: 3 });
    },
  );

  it("and shows nobody a customer's own cart, nor one without lines", async () => {
    world.put({ id: SHARED, customer: { customerId: "1", email: "a@b.fr" }, lineItems: [world.line(A)] });
    expect(await sharedCartFromUrl(asked(`?share=${SHARED}`))).toEqual({ shared: null });
    world.put({ id: SHARED });
    expect(await sharedCartFromUrl(asked(`?share=${SHARED}`))).toEqual({ shared: null });
  });

  it("and says when nobody could be asked", async () => {
    world.instead(`GET carts/${SHARED}`, ...Array<() => Response>(3).fill(() => refusal(503, "DOWN")));
    await expect(sharedCartFromUrl(asked(`?share=${SHARED}`))).rejects.toBeInstanceOf(ServiceUnavailableError);
  });

  it("only where the domain shares carts, and where one is asked for", async () => {
    expect(await sharedCartFromUrl(asked(`?share=${SHARED}`, false))).toBeNull();
    expect(await sharedCartFromUrl(asked(""))).toBeNull();
    expect([sharesCarts(asked("")), sharesCarts(asked("", false))]).toEqual([true, false]);
    expect(await addSharedCart(asked("", false), SHARED)).toBeNull();
    expect(world.calls).toEqual([]);
  });
});

describe("the access step share-cart then adds [SESS-15] [CART-19]", () => {
  it("what is available, in one call, and says what is not", async () => {
    world.put({
      id: SHARED,
      lineItems: [world.line(A, { quantity: 3, availableQuantity: 2 }), world.line("2000", { name: "Jupe" })],
    });
    const result = await addSharedCart(friend(), SHARED);
    expect(result).toEqual({ added: 2, missing: ["Robe portefeuille Garance (38)", "Jupe (38)"] });
    expect(changes()).toEqual([`${LIST}?sourceCartId=${SHARED}&version=3`]);
    expect(world.cart).toMatchObject({ sourceCartId: SHARED, productsNotAdded: ["2000"] });
  });

  it("to a cart that it makes where there is none", async () => {
    world.carts.delete("cart-1");
    const context = aContext();
    expect(await addSharedCart(context, SHARED)).toEqual({ added: 3, missing: [] });
    expect(world.quantities(context.session.cartId ?? "")).toEqual({ [A]: 2, [B]: 1 });
  });

  it("nothing the second time, and what is missing of it after a line was deleted", async () => {
    await addSharedCart(friend(), SHARED);
    expect(await addSharedCart(friend(), SHARED)).toEqual({ added: 0, missing: [] });
    world.elsewhere((lines) => lines.filter(({ sku }) => sku !== B));
    expect(await addSharedCart(friend(), SHARED)).toEqual({ added: 1, missing: [] });
    expect(world.quantities()).toEqual({ [A]: 2, [B]: 1 });
  });

  it("nothing twice for a double click, in one instance or two", async () => {
    const [one, two, elsewhere] = [friend(), friend(), friend()];
    two.shop = one.shop;
    await Promise.all([one, two, elsewhere].map((context) => addSharedCart(context, SHARED)));
    expect(world.quantities()).toEqual({ [A]: 2, [B]: 1 });
  });

  it("nothing twice when the answer of the first try was lost", async () => {
    world.instead(LIST, () => {
      world.put({ version: 4, sourceCartId: SHARED, lineItems: world.carts.get(SHARED)!.lineItems });
      return HttpResponse.error();
    });
    await expect(addSharedCart(friend(), SHARED)).rejects.toBeInstanceOf(ServiceUnavailableError);
    expect(await addSharedCart(friend(), SHARED)).toEqual({ added: 0, missing: [] });
  });

  it("over a change elsewhere, once, and gives up on the second", async () => {
    const conflict = () => refusal(409, "VERSION");
    world.instead(LIST, conflict);
    expect(await addSharedCart(friend(), SHARED)).toMatchObject({ added: 3 });
    world.put();
    world.instead(LIST, conflict, conflict);
    await expect(addSharedCart(friend(), SHARED)).rejects.toBeInstanceOf(CartConflictError);
    expect(world.quantities()).toEqual({});
  });

  it("nothing of a cart that is gone", async () => {
    expect(await addSharedCart(friend(), "nothing")).toBeNull();
    expect(changes()).toEqual([]);
  });
});
