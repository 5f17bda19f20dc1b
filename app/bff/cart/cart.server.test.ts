import { HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { refusal } from "#tests/support/gateway-answers.ts";
import { anAddress } from "#tests/support/customer-builders.ts";
import { CartWorld } from "#tests/support/cart-world.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, SIGNED_IN } from "#tests/support/request-context.ts";
import { GatewayError, NoCartError, ServiceUnavailableError } from "../gateway/errors.server";
import type { Opened } from "../session/cookies.server";
import { CartConflictError, changeCart, findCart } from "./cart.server";
import { rememberCart } from "./cart-cookie.server";
import { addProduct } from "./lines.server";

const server = useGatewayServer();
let world: CartWorld;

beforeEach(() => {
  world = new CartWorld();
  server.use(...world.handlers);
});

const KNOWN = { cartId: "cart-1", version: 3 };
const shopper = (cart: Opened["cart"] = KNOWN, session: Opened = {}) => aContext({ session: { cart, ...session } });
const REFRESH = { method: "PUT", path: "refresh" } as const;
const SENT = "PUT carts/cart-1/refresh";

const AMOUNT = { centAmount: 5000, currencyCode: "EUR" };
const PERSON = { firstName: "Jeanne", lastName: "Perrin" };
const GIFT_CARD = { amount: AMOUNT, recipientName: "Jeanne", recipientEmail: "jeanne@vitrine.test", message: "" };

/** Every call of C7 that changes a cart, by the shop's name for it. */
const CHANGES = [
  { method: "POST", path: "products/1000010101" },
  { method: "POST", path: "products-list/", json: ["1000010101"] },
  { method: "PUT", path: "products/line-1/quantity/3" },
  { method: "DELETE", path: "products/line-1" },
  { method: "POST", path: "billing-address", self: true, json: anAddress() },
  { method: "POST", path: "shipping-method/NO", self: true, json: {} },
  { method: "POST", path: "shipping-method-hsp", self: true, json: PERSON },
  { method: "POST", path: "promo-code/BIENVENUE10" },
  { method: "DELETE", path: "promo-code/BIENVENUE10" },
  { method: "PUT", path: "loyalty-offers", self: true, json: { loyaltyOfferIds: [] } },
  { method: "POST", path: "gift-cards/6006000000000001", self: true, json: { amount: AMOUNT } },
  { method: "DELETE", path: "gift-cards/6006000000000001", self: true },
  { method: "PUT", path: "refresh" },
  { method: "POST", path: "loyalty-card", self: true },
  { method: "DELETE", path: "loyalty-card", self: true },
  { method: "PUT", path: "subscriptions", self: true, json: { subscriptions: [] } },
  { method: "POST", path: "gift-card", json: GIFT_CARD },
  { method: "POST", path: "donation", json: { donationId: "trees" } },
] as const;

describe.each(CHANGES)("$method $path", (change) => {
  const name = `${change.method} ${"self" in change ? "carts-self" : "carts"}/cart-1/${change.path}`;

  it("is one call, with the version that is known [CART-02]", async () => {
    const cart = world.put();
    world.instead(name, () => HttpResponse.json({ ...cart, version: 4 }));
    const context = shopper();
    expect((await changeCart(context, change)).version).toBe(4);
    expect(world.calls).toEqual([`${name}?version=3`]);
    expect(context.session.cartCookie).toMatchObject({ cartId: "cart-1", version: 4 });
  });

  it("is made once more of the reloaded cart on 409 [CART-02]", async () => {
    const cart = world.put({ version: 7 });
    world.instead(
      name,
      () => refusal(409, "VERSION"),
      () => HttpResponse.json({ ...cart, version: 8 }),
    );
    await changeCart(shopper(), change);
    expect(world.calls).toEqual([`${name}?version=3`, "GET carts/cart-1", `${name}?version=7`]);
  });

  it("is given up on the second 409, and the next look is a fresh one [CART-02]", async () => {
    world.put({ version: 7 });
    world.instead(
      name,
      () => refusal(409, "VERSION"),
      () => refusal(409, "VERSION"),
    );
    const context = shopper();
    await expect(changeCart(context, change)).rejects.toBeInstanceOf(CartConflictError);
    expect(world.calls).toHaveLength(3);
    world.elsewhere();
    expect((await findCart(context))?.version).toBe(8);
  });

  it("forgets a cart that is gone, cookie included [CART-03] [CART-20]", async () => {
    const context = shopper();
    const error: unknown = await changeCart(context, change).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(NoCartError);
    expect((error as Error).message).toBe("No known cart in store");
    expect(context.session.changes.cart).toBeNull();
    expect(world.calls).toHaveLength(1);
  });

  it.each([400, 401, 403, 404, 412, 422])(
    "says what the gateway refuses with %i and keeps the cart, whatever else its words say of carts [CART-03]",
    async (status) => {
      const cart = world.put();
      world.instead(name, () => refusal(status, "Product_out_of_stock", "No such thing in this cart"));
      const context = shopper();
      const error: unknown = await changeCart(context, change).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(GatewayError);
      expect(error).toMatchObject({ status, code: "Product_out_of_stock" });
      expect(context.session.cartId).toBe("cart-1");
      expect(world.cart).toEqual(cart);
    },
  );

  it.each([
    ["500", () => refusal(500, "DOWN")],
    ["429", () => refusal(429, "SLOW")],
    ["a broken connection", () => HttpResponse.error()],
  ])("is not repeated after %s: nobody knows what became of it", async (_what, answer) => {
    world.put();
    world.instead(name, answer);
    const context = shopper();
    await expect(changeCart(context, change)).rejects.toBeInstanceOf(ServiceUnavailableError);
    expect(world.calls).toEqual([`${name}?version=3`]);
    expect(context.session.cartId).toBe("cart-1");
  });
});

describe("changeCart", () => {
  it("asks for the version first where none is known", async () => {
    world.put({ version: 5 });
    await changeCart(shopper({ cartId: "cart-1" }), REFRESH);
    expect(world.calls).toEqual(["GET carts/cart-1", `${SENT}?version=5`]);
  });

  it("looks at the cart first when the shopper saw an older one", async () => {
    world.put();
    await changeCart(shopper(), REFRESH, { seen: 2 });
    expect(world.calls).toEqual(["GET carts/cart-1", `${SENT}?version=3`]);
  });

  it("takes the version of a cart that this request has loaded", async () => {
    world.put({ version: 5 });
    const context = shopper();
    await findCart(context);
    await changeCart(context, REFRESH);
    expect(world.calls).toEqual(["GET carts/cart-1", `${SENT}?version=5`]);
  });

  it("does nothing where the reloaded cart needs nothing", async () => {
    world.put({ version: 5 });
    const cart = await changeCart(shopper(), REFRESH, { onConflict: () => null });
    expect(cart.version).toBe(5);
    expect(world.calls).toEqual([`${SENT}?version=3`, "GET carts/cart-1"]);
  });

  it("needs a cart [CART-20]", async () => {
    await expect(changeCart(aContext(), REFRESH)).rejects.toThrow("No known cart in store");
    expect(world.calls).toEqual([]);
  });

  it("merges a visitor's cart where a customer's is asked for", async () => {
    const cart = world.put({ version: 3 });
    const own = { customerId: "1", email: "a@b.fr" };
    const merged = { ...cart, version: 4, customer: own };
    world.instead("PUT carts-self/cart-1/loyalty-offers", () => refusal(403, "CART_NOT_MERGED"));
    world.instead("POST carts/merge", () => HttpResponse.json({ cart: merged, hasBeenMerged: false }));
    const change = { method: "PUT", path: "loyalty-offers", self: true, json: { loyaltyOfferIds: [] } } as const;
    world.instead(
      "PUT carts-self/cart-1/loyalty-offers",
      () => refusal(403, "CART_NOT_MERGED"),
      () => HttpResponse.json({ ...merged, version: 5 }),
    );
    expect((await changeCart(shopper(KNOWN, SIGNED_IN), change)).customer).toEqual(own);
  });
});

describe("findCart", () => {
  it("finds none where it is gone, and forgets its cookie [CART-03]", async () => {
    const context = shopper();
    expect(await findCart(context)).toBeNull();
    expect(context.session.changes.cart).toBeNull();
    expect(world.calls).toEqual(["GET carts/cart-1"]);
  });

  it.each([
    ["a newer version", 2, 3],
    ["an older version, which a change of this browser has overtaken", 5, 5],
  ])("keeps the newest version that is known when the gateway gives %s", async (_what, known, kept) => {
    world.put({ version: 3 });
    const context = shopper({ cartId: "cart-1", version: known });
    await findCart(context);
    expect(context.session.cartCookie?.version).toBe(kept);
  });

  it("keeps the version to which a change was sent that nobody answered", async () => {
    world.put({ version: 3 });
    const context = shopper({ cartId: "cart-1", version: 2, unanswered: "1000010101" });
    await findCart(context);
    expect(context.session.cartCookie).toMatchObject({ version: 2, unanswered: "1000010101" });
  });
});

describe("the first add", () => {
  it("makes a visitor's cart and keeps its id [CART-01]", async () => {
    const context = aContext();
    await addProduct(context, "1000010101");
    expect(world.calls).toEqual(["POST carts", "POST carts/cart-1/products/1000010101?version=1"]);
    expect(context.session.cartCookie).toMatchObject({ cartId: "cart-1", version: 2 });
  });

  it("takes the cart that a customer has already (406) [CART-04]", async () => {
    world.put({ customer: { customerId: "1", email: "a@b.fr" }, version: 9 });
    world.instead("POST carts", () => refusal(406, "CART_EXISTS"));
    const context = aContext({ session: SIGNED_IN });
    await addProduct(context, "1000010101");
    expect(world.calls.slice(-3)).toEqual([
      "POST carts",
      "GET carts-self",
      "POST carts/cart-1/products/1000010101?version=9",
    ]);
  });

  it("of three presses at the same moment comes one after the other, none over an old version [CART-02]", async () => {
    world.put();
    const { shop } = aContext();
    const presses = ["0", "1", "2"].map((end) =>
      changeCart({ ...shopper(), shop }, { method: "POST", path: `products/100001010${end}` }),
    );
    await Promise.all(presses);
    const add = (end: number) => `POST carts/cart-1/products/100001010${end}?version=${3 + end}`;
    expect(world.calls).toEqual([add(0), "GET carts/cart-1", add(1), "GET carts/cart-1", add(2)]);
  });

  it("shows the lines of another cart than before in the gateway's order", () => {
    const lineItems = [world.line("1000010101"), world.line("1000010102")];
    const context = shopper({ cartId: "before", version: 2, order: ["1000010102", "1000010101"] });
    expect(rememberCart(context, world.put({ lineItems })).lineItems).toEqual(lineItems);
    expect(context.session.cartCookie?.order).toBeUndefined();
  });

  it("starts a new cart where the old one is gone [CART-03]", async () => {
    const context = shopper({ cartId: "gone", version: 2 });
    await addProduct(context, "1000010101");
    expect(context.session.cartId).toBe("cart-1");
    expect(world.quantities()).toEqual({ "1000010101": 1 });
  });

  it("of two tabs at the same moment makes one cart, and nothing is lost [CART-01]", async () => {
    const { shop } = aContext();
    const session: Opened = { visitor: { anonymousId: crypto.randomUUID() } };
    const tabs = [aContext({ session, shop }), aContext({ session, shop })];
    tabs[1]!.shop = tabs[0]!.shop;
    await Promise.all(tabs.map((tab, index) => addProduct(tab, `100001010${index}`)));
    expect(world.calls.filter((call) => call === "POST carts")).toHaveLength(1);
    expect(world.quantities()).toEqual({ "1000010100": 1, "1000010101": 1 });
  });

  it("adds nothing when no cart can be made", async () => {
    world.instead("POST carts", () => refusal(500, "DOWN"));
    const context = aContext();
    await expect(addProduct(context, "1000010101")).rejects.toBeInstanceOf(ServiceUnavailableError);
    expect(context.session.cartId).toBeNull();
  });
});
