import fc from "fast-check";
import { HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { refusal } from "#tests/support/gateway-answers.ts";
import { CartWorld } from "#tests/support/cart-world.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, SIGNED_IN } from "#tests/support/request-context.ts";
import { consumeRateLimit } from "../http/rate-limit.server";
import type { Opened } from "../session/cookies.server";
import { reconcileCarts } from "./reconcile-carts.server";

const server = useGatewayServer();
let world: CartWorld;

beforeEach(() => {
  world = new CartWorld();
  server.use(...world.handlers);
});

const [A, B, C] = ["1000010101", "1000010102", "1000010103"];
const eur = (centAmount: number) => ({ centAmount, currencyCode: "EUR" });

/** A request of a browser that keeps `cart-1` and got `cart-2` at the same moment. */
const aRequest = (more: Opened = {}, url = "/fr-fr") =>
  aContext({ url, session: { cart: { cartId: "cart-1", version: 3 }, newCarts: [{ cartId: "cart-2" }], ...more } });
const gone = (context: ReturnType<typeof aRequest>) => context.session.changes.newCarts?.gone ?? [];

describe("two carts that first adds made at the same moment [CART-01]", () => {
  it("become one, and the second is not left behind", async () => {
    world.put({ lineItems: [world.line(A)] });
    world.put({ id: "cart-2", lineItems: [world.line(B, { quantity: 2 })] });
    const context = aRequest();
    await reconcileCarts(context);
    expect(world.quantities()).toEqual({ [A]: 1, [B]: 2 });
    expect([...world.carts.keys()]).toEqual(["cart-1"]);
    expect(gone(context)).toEqual(["cart-2"]);
    expect(context.session.cartCookie).toMatchObject({ cartId: "cart-1", version: 4 });
  });

  it("hold what was pressed twice once, and what is more in one of them as often as there", async () => {
    world.put({ lineItems: [world.line(A), world.line(B)] });
    world.put({ id: "cart-2", lineItems: [world.line(A), world.line(B, { quantity: 3 })] });
    await reconcileCarts(aRequest());
    expect(world.quantities()).toEqual({ [A]: 1, [B]: 3 });
  });

  it("bring gift cards, donations and codes along", async () => {
    world.put();
    world.put({
      id: "cart-2",
      giftCards: [{ giftCardId: "g1", amount: eur(2_000), recipientEmail: "louise@exemple.fr" }],
      donations: [{ id: "don1", amount: eur(100) }],
      discountCode: [{ code: "MERCI", type: "REM", value: eur(500), productOutOfStock: false, opcId: "O1" }],
    });
    await reconcileCarts(aRequest());
    expect(world.calls.filter((call) => call.startsWith("POST"))).toEqual([
      "POST carts/cart-1/gift-card?version=3",
      "POST carts/cart-1/donation?version=4",
      "POST carts/cart-1/promo-code/MERCI?version=5",
    ]);
  });

  it("hold once the gift card, the donation and the code that both have", async () => {
    const both: Parameters<typeof world.put>[0] = {
      giftCards: [{ giftCardId: "g1", amount: eur(2_000), recipientEmail: "louise@exemple.fr" }],
      donations: [{ id: "don1", amount: eur(100) }],
      discountCode: [{ code: "MERCI", type: "REM", value: eur(500), productOutOfStock: false, opcId: "O1" }],
    };
    world.put(both);
    world.put({ ...both, id: "cart-2" });
    await reconcileCarts(aRequest());
    expect(world.calls.filter((call) => call.startsWith("POST"))).toEqual([]);
    expect([...world.carts.keys()]).toEqual(["cart-1"]);
  });

  it("bring a code along also when the shopper has no tries left", async () => {
    world.put();
    world.put({
      id: "cart-2",
      discountCode: [{ code: "MERCI", type: "REM", value: eur(500), productOutOfStock: false, opcId: "O1" }],
    });
    const context = aRequest();
    while (!(await consumeRateLimit(context, "code"))) expect(world.calls).toEqual([]);
    await reconcileCarts(context);
    expect(world.calls).toContain("POST carts/cart-1/promo-code/MERCI?version=3");
  });

  it("are one whatever each of them holds, however often and in how many tabs it is asked for", async () => {
    const skus = fc.dictionary(fc.constantFrom(A, B, C), fc.integer({ min: 1, max: 3 }), { noNullPrototype: true });
    await fc.assert(
      fc.asyncProperty(skus, skus, fc.integer({ min: 1, max: 3 }), async (own, other, tabs) => {
        const lines = (of: typeof own) => Object.entries(of).map(([sku, quantity]) => world.line(sku, { quantity }));
        world.put({ lineItems: lines(own) });
        world.put({ id: "cart-2", lineItems: lines(other) });
        const requests = Array.from({ length: tabs }, () => aRequest());
        for (const request of requests) request.shop = requests[0]!.shop;
        await Promise.all(requests.map(reconcileCarts));
        const most = new Map(Object.entries(own));
        for (const [sku, quantity] of Object.entries(other)) most.set(sku, Math.max(quantity, most.get(sku) ?? 0));
        expect(world.quantities()).toEqual(Object.fromEntries(most));
      }),
      { numRuns: 40 },
    );
  });

  it("need no call where the browser keeps none: the one that was made is its cart", async () => {
    const context = aRequest({ cart: undefined });
    await reconcileCarts(context);
    expect([context.session.cartId, world.calls.length]).toEqual(["cart-2", 0]);
  });

  it("leave the one there is alone when the other is gone or somebody's own by now", async () => {
    world.put({ lineItems: [world.line(A)] });
    const context = aRequest();
    await reconcileCarts(context);
    world.put({ id: "cart-2", customer: { customerId: "2", email: "b@b.fr" }, lineItems: [world.line(B)] });
    await reconcileCarts(aRequest());
    expect(world.quantities()).toEqual({ [A]: 1 });
    expect(gone(context)).toEqual(["cart-2"]);
  });

  it("become the other one when the one that is kept is gone", async () => {
    world.put({ id: "cart-2", lineItems: [world.line(B)] });
    const context = aRequest();
    await reconcileCarts(context);
    expect(context.session.cartId).toBe("cart-2");
  });

  it("become the other one in every tab that is loading when the one that is kept is gone", async () => {
    world.put({ id: "cart-2", lineItems: [world.line(B)] });
    const tabs = [aRequest(), aRequest()];
    tabs[1]!.shop = tabs[0]!.shop;
    await Promise.all(tabs.map(reconcileCarts));
    expect(tabs.map(({ session }) => session.cartId)).toEqual(["cart-2", "cart-2"]);
  });

  it("of which one is a customer's by now are merged [CART-05]", async () => {
    const customer = { customerId: "1", email: "a@b.fr" };
    const own = world.put({ customer });
    world.put({ id: "cart-2", lineItems: [world.line(B)] });
    world.instead("POST carts/merge", () => HttpResponse.json({ cart: { ...own, version: 9 }, hasBeenMerged: true }));
    const context = aRequest(SIGNED_IN);
    await reconcileCarts(context);
    expect(world.calls.filter((call) => call.startsWith("POST"))).toEqual(["POST carts/merge"]);
    expect(context.session.cartCookie).toMatchObject({ cartId: "cart-1", version: 9 });
  });

  it.each(["/fr-fr/checkout/confirmation", "/fr-fr/order-confirmation.data"])(
    "are left to the next page on %s [CART-05]",
    async (url) => {
      const context = aRequest(SIGNED_IN, url);
      await reconcileCarts(context);
      expect([world.calls, gone(context)]).toEqual([[], []]);
    },
  );

  it.each([
    ["GET carts/cart-2", {}],
    ["POST carts/cart-1/products-list/", {}],
    ["POST carts/merge", SIGNED_IN],
  ] as const)("are tried again by the next page when %s fails", async (call, session) => {
    world.put({ lineItems: [world.line(A)] });
    world.put({ id: "cart-2", lineItems: [world.line(B)] });
    world.instead(call, ...Array<() => Response>(3).fill(() => refusal(503, "DOWN")));
    const context = aRequest(session);
    await reconcileCarts(context);
    expect([gone(context), world.quantities("cart-2")]).toEqual([[], { [B]: 1 }]);
    world.instead(call);
    const next = aRequest();
    await reconcileCarts(next);
    expect(world.quantities()).toEqual({ [A]: 1, [B]: 1 });
  });
});
