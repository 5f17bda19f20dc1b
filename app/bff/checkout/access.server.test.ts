import type { LoaderFunctionArgs } from "@remix-run/node";
import { beforeEach, describe, expect, it } from "vitest";
import { aToken } from "#tests/support/auth-provider.ts";
import { aCart } from "#tests/support/builders.ts";
import { aMethod, aReadyCart } from "#tests/support/checkout-builders.ts";
import { aShopper, CheckoutWorld } from "#tests/support/checkout-world.ts";
import { refusal } from "#tests/support/gateway-answers.ts";
import { aCustomer } from "#tests/support/customer-builders.ts";
import type { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { AUTH } from "#tests/support/request-context.ts";
import { type CheckoutVersion, FUNNEL_STEPS, type FunnelStep } from "#app/models/checkout-steps.ts";
import { NoCartError } from "../gateway/errors.server";
import type { Content } from "../session/cookies.server";
import { withCheckoutAccess, withCheckout } from "./access.server";

const server = useGatewayServer();
let world: CheckoutWorld;
let browser: FakeBrowser;

beforeEach(async () => {
  world = new CheckoutWorld();
  browser = await aShopper(world, server);
});

interface Asked {
  step?: FunnelStep;
  path?: string;
  method?: string;
  version?: CheckoutVersion;
  funnel?: Content<"funnel">;
  run?: () => Promise<string>;
}

/** Whether the last response makes the browser follow it by loading a document. */
let isByDocument = false;

/** Where a request for a step ends up: "open", or status and address. */
async function ask(asked: Asked = {}) {
  const { step = "overview", path = `/checkout/${step}`, method, version = "v2", funnel } = asked;
  const { run = () => Promise.resolve("open") } = asked;
  if (funnel) browser.cookies.funnel = funnel;
  const loader = ({ context, request }: LoaderFunctionArgs) => {
    context.checkoutVersion = version;
    return withCheckout(context, request, step, run);
  };
  const init = method === "POST" ? { method, body: new URLSearchParams() } : {};
  const { result, response } = await browser.visit(loader, `/fr-fr${path}`, init);
  isByDocument = response?.headers.has("X-Remix-Reload-Document") ?? false;
  return response ? `${response.status} ${response.headers.get("location") ?? ""}`.trim() : result;
}

const CHOSEN = { paymentMethod: "cb" };

describe("checkout-access and order-access [SESS-15]", () => {
  it.each<[string, Partial<ReturnType<typeof aReadyCart>>, Content<"funnel">, FunnelStep]>([
    ["a cart alone", { billingAddress: null, shippingInfo: null, shippingAddress: null }, {}, "billing"],
    ["a billing address", { shippingInfo: null, shippingAddress: null }, {}, "delivery"],
    ["a delivery method without an address", { shippingAddress: null }, CHOSEN, "delivery"],
    ["a delivery", {}, {}, "payment"],
    ["a method of payment that is not offered", {}, { paymentMethod: "klarna" }, "payment"],
    ["a method of payment", {}, CHOSEN, "overview"],
    ["nothing to pay", { totalPrice: { centAmount: 0, currencyCode: "EUR" } }, {}, "overview"],
  ])("leads with %s no further than the first step not done [PAY-03]", async (_with, cart, funnel, reached) => {
    world.cart = aReadyCart(cart);
    for (const version of ["v2", "v1"] as const) {
      for (const step of FUNNEL_STEPS) {
        const path = version === "v2" ? `/checkout/${step}` : `/order-${step}`;
        const isOpen = FUNNEL_STEPS.indexOf(step) <= FUNNEL_STEPS.indexOf(reached);
        const elsewhere = version === "v2" ? `/fr-fr/checkout/${reached}` : `/fr-fr/order-${reached}`;
        expect(await ask({ step, path, version, funnel }), path).toBe(isOpen ? "open" : `302 ${elsewhere}`);
      }
    }
  });

  it("asks for the delivery anew once the parcel it was chosen for has left the cart [PAY-03]", async () => {
    const giftCards = [{ giftCardId: "g-1", amount: { centAmount: 5_000, currencyCode: "EUR" } }];
    world.cart = aReadyCart({ giftCards, lineItems: [] });
    world.methods = [aMethod("NO"), aMethod("VI")];
    expect(await ask({ funnel: CHOSEN })).toBe("302 /fr-fr/checkout/delivery");
    expect(await ask({ step: "delivery" })).toBe("open");
  });

  it.each<[string, Content<"funnel">, string | undefined]>([
    ["says nothing of a method that nobody chose", {}, undefined],
    ["says that the chosen method is not offered", { paymentMethod: "klarna" }, "paymentMethodUnavailable"],
  ])("%s, on the way from the overview to the payment", async (_, funnel, notice) => {
    world.cart = aReadyCart();
    browser.cookies.funnel = funnel;
    expect(await ask({ step: "overview" })).toBe("302 /fr-fr/checkout/payment");
    expect(browser.cookies.funnel?.notice).toBe(notice);
  });

  it("answers a form for a step asked for too early by 303", async () => {
    world.cart = aReadyCart({ billingAddress: null });
    expect(await ask({ step: "payment", method: "POST" })).toBe("303 /fr-fr/checkout/billing");
  });
});

describe("init-order [SESS-15]", () => {
  it("leads to the cart without one, with an empty one, and with one the gateway no longer knows [PAY-03]", async () => {
    world.cart = aReadyCart({ lineItems: [] });
    expect(await ask({ step: "billing" })).toBe("302 /fr-fr/cart");
    world.cart = null;
    expect(await ask({ step: "billing" })).toBe("302 /fr-fr/cart");
    delete browser.cookies.cart;
    expect(await ask({ step: "billing" })).toBe("302 /fr-fr/cart");
    expect(await ask({ step: "billing", method: "POST" })).toBe("303 /fr-fr/cart");
  });

  it("says on the cart page that a form ordered nothing, and says nothing after a mere visit", async () => {
    world.cart = aReadyCart({ lineItems: [] });
    await ask({ step: "billing" });
    expect(browser.cookies.flash).toBeUndefined();
    await ask({ step: "billing", method: "POST" });
    expect(browser.cookies.flash?.messages).toEqual([{ kind: "warning", key: "checkout.nothingOrdered" }]);
  });

  it("leads to the confirmation, without that message, when a form was sent for a cart that is ordered", async () => {
    delete browser.cookies.cart;
    const funnel = { orderCartId: "cart-1" };
    expect(await ask({ method: "POST", funnel })).toBe("303 /fr-fr/checkout/confirmation");
    expect(browser.cookies.flash).toBeUndefined();
  });

  it("leads to the cart by a document, in whose header another tab's emptied cart is no longer counted", async () => {
    world.cart = aReadyCart({ billingAddress: null });
    expect(await ask({ step: "payment" })).toBe("302 /fr-fr/checkout/billing");
    expect(isByDocument).toBe(false);
    world.cart = aReadyCart({ lineItems: [] });
    await ask({ step: "billing" });
    expect(isByDocument).toBe(true);
    world.cart = null;
    await ask({ step: "billing" });
    expect(isByDocument).toBe(true);
  });

  it("leads to the confirmation right after ordering", async () => {
    delete browser.cookies.cart;
    expect(await ask({ funnel: { orderCartId: "cart-1" } })).toBe("302 /fr-fr/checkout/confirmation");
  });

  it("leads to the cart from a cart that was begun after ordering and emptied again", async () => {
    world.cart = aReadyCart({ lineItems: [] });
    expect(await ask({ funnel: { orderCartId: "older" } })).toBe("302 /fr-fr/cart");
    expect(await ask({ method: "POST" })).toBe("303 /fr-fr/cart");
  });

  it("finds the order of a cart that was being paid, and waits for it where it does not show", async () => {
    world.placeOrder();
    const funnel = { paymentCartId: "cart-1", paymentId: "pay-1" };
    world.orderDelay = 99;
    expect(await ask({ funnel })).toBe("302 /fr-fr/checkout/adyen-check");
    world.orderDelay = 0;
    expect(await ask({ funnel })).toBe("302 /fr-fr/checkout/confirmation");
    expect(browser.cookies.funnel).toEqual({ orderCartId: "cart-1", orderNumber: "2610000001" });
  });

  it("finds the order of a cart that it knew, whose answer was lost or which another tab placed", async () => {
    world.placeOrder();
    expect(await ask({ funnel: CHOSEN })).toBe("302 /fr-fr/checkout/confirmation");
    expect(browser.cookies.funnel).toEqual({ orderCartId: "cart-1", orderNumber: "2610000001" });
  });

  it("looks for no order of a visitor's cart that is gone: it was not the customer's to order", async () => {
    world.placeOrder();
    browser.cookies.cart = { cartId: "cart-1", isVisitors: true };
    expect(await ask({ funnel: CHOSEN })).toBe("302 /fr-fr/cart");
    expect(world.called("GET orders-self/by-cart/cart-1")).toEqual([]);
  });

  it("never takes an older order for it, also where nobody could say at first", async () => {
    world.placeOrder();
    world.refusals.set("GET orders-self/by-cart/cart-1", () => refusal(503, "DOWN"));
    expect(await ask({ funnel: { ...CHOSEN, orderCartId: "older", orderNumber: "1" } })).toBe("503");
    expect(browser.cookies.cart).toBeUndefined();
    world.refusals.clear();
    expect(await ask()).toBe("302 /fr-fr/checkout/confirmation");
    expect(browser.cookies.funnel).toEqual({ orderCartId: "cart-1", orderNumber: "2610000001" });
  });

  it("leads a step whose cart has gone since to the cart, or to the order that was made of it", async () => {
    const gone = () => Promise.reject(new NoCartError());
    expect(await ask({ funnel: CHOSEN, run: gone })).toBe("302 /fr-fr/cart");
    expect(await ask({ funnel: CHOSEN, run: gone, method: "POST" })).toBe("303 /fr-fr/cart");
    const ordered = () => {
      world.placeOrder();
      return gone();
    };
    expect(await ask({ funnel: { ...CHOSEN, paymentCartId: "cart-1" }, run: ordered })).toBe(
      "302 /fr-fr/checkout/confirmation",
    );
  });

  it("asks for cart, delivery methods, addresses and customer side by side", async () => {
    expect(await ask({ funnel: CHOSEN })).toBe("open");
    expect(world.calls.map(({ name }) => name).sort()).toEqual([
      "GET accounts-self/",
      "GET carts/cart-1",
      "GET customers-self/addresses/delivery",
      "GET deliveries/shipping-methods",
    ]);
  });

  it("goes on without the address book, and answers 503 without the cart", async () => {
    world.refusals.set("GET customers-self/addresses/delivery", () => refusal(503, "DOWN"));
    expect(await ask({ funnel: CHOSEN })).toBe("open");
    world.refusals.set("GET carts/cart-1", () => refusal(503, "DOWN"));
    expect(await ask({ funnel: CHOSEN })).toBe("503");
    expect(browser.cookies.cart).toMatchObject({ cartId: "cart-1" });
  });

  it("answers 503 while a visitor's cart could not be given to the customer", async () => {
    world.cart = aCart();
    world.refusals.set("POST carts/merge", () => refusal(503, "DOWN"));
    expect(await ask({ step: "billing" })).toBe("503");
  });
});

describe("before them", () => {
  it("sends visitors and ended sessions to sign in and back to the same step [SESS-06] [PAY-03]", async () => {
    browser.cookies.refresh = { refreshToken: await aToken({ exp: 1 }), sessionId: "session-1" };
    expect(await ask({ step: "delivery" })).toMatch(new RegExp(`^301 ${AUTH}/authorize`));
    expect(await ask({ step: "delivery", method: "POST" })).toMatch(new RegExp(`^301 ${AUTH}/authorize`));
    expect(browser.cookies.cart).toMatchObject({ cartId: "cart-1" });
    expect(world.changes).toEqual([]);
  });

  it("shows a deleted account only the page that reactivates it", async () => {
    world.customer = aCustomer({ isDeleted: true });
    world.refusals.set("GET customers-self/addresses/delivery", () => refusal(403, "ACCOUNT_DELETED"));
    expect(await ask({ funnel: CHOSEN })).toBe("302 /fr-fr/account/reactivate");
  });

  it.each<[CheckoutVersion, string, string]>([
    ["v2", "/order-payment?from=overview", "302 /fr-fr/checkout/payment?from=overview"],
    ["v1", "/checkout/payment", "302 /fr-fr/order-payment"],
    ["v2", "/checkout/payment", "open"],
    ["v1", "/order-payment", "open"],
  ])("redirect-access: with %s in force %s leads to %s [SESS-15] [PAY-02]", async (version, path, expected) => {
    expect(await ask({ step: "payment", path, version })).toBe(expected);
  });

  it("takes a form that was sent from the other funnel's page", async () => {
    expect(await ask({ step: "payment", path: "/order-payment", version: "v2", method: "POST" })).toBe("open");
  });

  it("guards the pages without a step the same way", async () => {
    const visit = async (path: string) => {
      const loader = ({ context, request }: LoaderFunctionArgs) =>
        withCheckoutAccess(context, request, () => Promise.resolve("open"));
      const { result, response } = await browser.visit(loader, path);
      return response ? `${response.status} ${response.headers.get("location")?.split("?")[0]}` : result;
    };
    expect(await visit("/fr-fr/checkout/confirmation")).toBe("open");
    expect(await visit("/fr-fr/order-adyen-check")).toBe("302 /fr-fr/checkout/adyen-check");
    world.customer = aCustomer({ isDeleted: true });
    expect(await visit("/fr-fr/checkout/confirmation")).toBe("302 /fr-fr/account/reactivate");
    browser.cookies = {};
    expect(await visit("/fr-fr/checkout/confirmation")).toBe(`301 ${AUTH}/authorize`);
  });
});
