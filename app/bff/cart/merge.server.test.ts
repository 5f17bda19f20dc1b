import fc from "fast-check";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { refusal } from "#tests/support/gateway-answers.ts";
import { CartWorld } from "#tests/support/cart-world.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, AUTH, GATEWAY, SIGNED_IN } from "#tests/support/request-context.ts";
import type { Cart } from "#app/models/cart.ts";
import { orderIfPaid } from "../checkout/finish-paid.server";
import { findCart } from "./cart.server";
import { mergeCarts } from "./merge.server";

const server = useGatewayServer();
let world: CartWorld;

beforeEach(() => {
  world = new CartWorld();
  server.use(...world.handlers);
});

const MERGE = "POST carts/merge";
const OWNER = { customerId: "1", email: "a@b.fr" };
const AMOUNT = { centAmount: 4999, currencyCode: "EUR" };
const { shop } = aContext();

/** A request of a signed-in browser that still has a visitor's cart. */
function aTab(cartId = "cart-1") {
  const context = aContext({ session: { ...SIGNED_IN, cart: { cartId, version: 3, isVisitors: true } } });
  context.shop = shop;
  return context;
}

const merged = (cart: Partial<Cart> | null, status = 226) => {
  const whole = cart && { ...world.put({ id: "own", customer: OWNER }), ...cart };
  return () => HttpResponse.json({ cart: whole, hasBeenMerged: status === 226 }, { status });
};
const merges = () => world.calls.filter((call) => call === MERGE).length;

describe("a merge that is found to be due later", () => {
  const live = { paymentId: "p1", paymentProvider: "adyen", paymentProduct: "cb", amountPlanned: AMOUNT } as const;

  it("is put off while the customer's own cart has a payment under way, and made once it has none [CART-05]", async () => {
    const own = { id: "own", customer: OWNER };
    world.put({ id: "cart-paying" });
    world.instead(MERGE, merged({ version: 7 }));
    world.put({ ...own, payments: [live] });
    const tab = aTab("cart-paying");
    expect((await findCart(tab))?.id).toBe("cart-paying");
    expect([tab.session.cartId, merges()]).toEqual(["cart-paying", 0]);
    world.put(own);
    expect((await findCart(aTab("cart-paying")))?.id).toBe("own");
  });

  it("is put off where nobody can say", async () => {
    world.put({ id: "cart-unsaid" });
    world.instead("GET carts-self", () => refusal(400, "NO"));
    expect((await findCart(aTab("cart-unsaid")))?.id).toBe("cart-unsaid");
    expect(merges()).toBe(0);
  });
});

describe("a merge that fails", () => {
  it("is sent once by a page, which shows the visitor's cart, and again by the next page [CART-05]", async () => {
    world.put({ id: "cart-once" });
    world.instead(MERGE, () => refusal(503, "DOWN"), merged({ version: 7 }));
    const page = aTab("cart-once");
    await orderIfPaid(page);
    expect([(await findCart(page))?.id, page.session.cartId, merges()]).toEqual(["cart-once", "cart-once", 1]);
    expect((await findCart(aTab("cart-once")))?.id).toBe("own");
  });
});

describe("mergeCarts", () => {
  it("takes the merged cart and says so on 226 [CART-05]", async () => {
    world.instead(MERGE, merged({ version: 7 }));
    const tab = aTab("cart-226");
    expect((await mergeCarts(tab))?.id).toBe("own");
    expect(tab.session.cartCookie).toMatchObject({ cartId: "own", version: 7 });
    expect(tab.session.takeFlash()).toEqual([{ kind: "info", key: "cart.merged" }]);
  });

  it("names what was not taken over in full", async () => {
    const kept = world.line("1000010101", { quantity: 20, name: "Robe", size: { id: "1", label: "38" } });
    const lost = { lineItems: [kept, world.line("1000010102")], productsNotAdded: ["1000010101", "gone"] };
    world.instead(MERGE, merged(lost));
    const tab = aTab("cart-in-part");
    await mergeCarts(tab);
    expect(tab.session.takeFlash()).toEqual([
      { kind: "warning", key: "cart.mergedInPart" },
      { kind: "warning", key: "cart.notAdded", values: { names: "Robe (38)" } },
    ]);
  });

  it("says nothing on 200 [CART-05]", async () => {
    world.instead(MERGE, merged({ version: 7 }, 200));
    const tab = aTab("cart-200");
    await mergeCarts(tab);
    expect(tab.session.takeFlash()).toEqual([]);
  });

  it("resets the cart when nothing is left [CART-05]", async () => {
    world.instead(MERGE, merged(null, 200));
    const tab = aTab("cart-null");
    expect(await mergeCarts(tab)).toBeNull();
    expect(tab.session.changes.cart).toBeNull();
  });

  it("resets the cart on an answer that is null as a whole [CART-05]", async () => {
    world.instead(MERGE, () => HttpResponse.json(null));
    const tab = aTab("cart-null-answer");
    expect(await mergeCarts(tab)).toBeNull();
    expect(tab.session.changes.cart).toBeNull();
  });

  it("is made once, and told once, whatever tabs are open [CART-05]", async () => {
    world.put({ id: "cart-tabs" });
    world.instead(MERGE, merged({ version: 7 }), merged({ version: 8 }), merged({ version: 9 }));
    const tabs = [aTab("cart-tabs"), aTab("cart-tabs"), aTab("cart-tabs")];
    const carts = await Promise.all(tabs.map((tab) => findCart(tab)));
    expect(carts.map((cart) => cart?.version)).toEqual([7, 7, 7]);
    expect(merges()).toBe(1);
    expect(tabs.flatMap((tab) => tab.session.takeFlash())).toHaveLength(1);
    // Another request that was already running, with the old cookie.
    expect((await findCart(aTab("cart-tabs")))?.id).toBe("own");
    expect(merges()).toBe(1);
  });

  it("takes the customer's cart where the answer of the merge was lost [CART-05]", async () => {
    world.put({ id: "own", customer: OWNER, version: 9 });
    const tab = aTab("gone");
    expect((await findCart(tab))?.id).toBe("own");
    expect(tab.session.cartCookie).toMatchObject({ cartId: "own", version: 9 });
  });

  it("forgets a visitor's cart that is gone where the customer has none either [CART-05]", async () => {
    world.instead(MERGE, () => refusal(404, "CART_UNKNOWN", "No cart found for id gone"));
    const tab = aTab("gone");
    expect(await mergeCarts(tab)).toBeNull();
    expect([tab.session.cartId, tab.session.changes.cart]).toEqual([null, null]);
  });

  it("does not take another cart in the place of a customer's own that is gone: that one is ordered", async () => {
    world.put({ id: "own", customer: OWNER });
    const tab = aContext({ session: { ...SIGNED_IN, cart: { cartId: "ordered", version: 3 } } });
    expect(await findCart(tab)).toBeNull();
  });

  it("is none, and no failure, for a visitor's cart that is gone where the session turns out to be over", async () => {
    server.use(
      http.get(`${GATEWAY}/carts/gone`, ({ request }) =>
        request.headers.has("authorization")
          ? refusal(401, "UNAUTHORIZED", "Invalid JWT.")
          : refusal(404, "CART_UNKNOWN", "No cart found for id gone"),
      ),
      http.get(`${GATEWAY}/carts-self`, () => refusal(401, "UNAUTHORIZED", "Invalid JWT.")),
      http.post(`${AUTH}/api/cookie-refresh-tokens`, () => new HttpResponse(null, { status: 401 })),
    );
    const tab = aTab("gone");
    expect(await findCart(tab)).toBeNull();
    expect([tab.session.tokens, tab.session.cartId]).toEqual([null, null]);
  });

  it.each([400, 403, 409, 500, 503])(
    "keeps the visitor's cart on %i, and the next page tries again",
    async (status) => {
      world.put({ id: `cart-${status}` });
      world.instead(MERGE, () => refusal(status, "NO"), merged({ version: 2 }));
      const tab = aTab(`cart-${status}`);
      expect((await findCart(tab))?.id).toBe(`cart-${status}`);
      expect(tab.session.cartId).toBe(`cart-${status}`);
      expect((await findCart(aTab(`cart-${status}`)))?.id).toBe("own");
    },
  );

  it("comes to the same cart however often and in whatever number of tabs it is asked for", async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 }), async (rounds) => {
        const id = `cart-run-${(run += 1)}`;
        world.calls.length = 0;
        world.put({ id });
        world.instead(MERGE, () => {
          world.carts.delete(id);
          return merged({ version: 5, lineItems: [world.line("1000010101", { quantity: 3 })] })();
        });
        for (const count of rounds) {
          const carts = await Promise.all(Array.from({ length: count }, () => findCart(aTab(id))));
          for (const cart of carts) expect(cart?.id).toBe("own");
        }
        expect(merges()).toBe(1);
      }),
      { numRuns: 30 },
    );
  });
});
