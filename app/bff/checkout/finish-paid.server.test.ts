import { http } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { aCart } from "#tests/support/builders.ts";
import { aShopper, CheckoutWorld } from "#tests/support/checkout-world.ts";
import { posted } from "#tests/support/fake-browser.ts";
import { notByContract, refusal } from "#tests/support/gateway-answers.ts";
import type { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { ACTION, VALIDATE } from "#tests/support/payment-world.ts";
import { aContext, GATEWAY, SIGNED_IN } from "#tests/support/request-context.ts";
import type { PaymentResult } from "#app/models/payment.ts";
import { loader as order } from "#app/routes/$locale.account.orders.$orderNumber/route.tsx";
import { loader as orders } from "#app/routes/$locale.account.orders._index/route.tsx";
import { loader as cart } from "#app/routes/$locale.cart/route.tsx";
import { action as saveBilling, loader as billing } from "#app/routes/$locale.checkout.billing/route.tsx";
import { action as saveDelivery, loader as delivery } from "#app/routes/$locale.checkout.delivery/route.tsx";
import { loader as overview } from "#app/routes/$locale.checkout.overview/route.tsx";
import { action as choose, loader as payment } from "#app/routes/$locale.checkout.payment/route.tsx";
import { finishPaid, orderIfPaid, orderIfPaidOrGoOnAsking, orderPaidCartBeforeMerge } from "./finish-paid.server";
import type { Content } from "../session/cookies.server";

const server = useGatewayServer();
let world: CheckoutWorld;
let browser: FakeBrowser;

const CONFIRMATION = "303 /fr-fr/checkout/confirmation";
const COMPLETE = "POST carts-self/cart-1/payments/adyen";

async function worldOf(payment: Partial<PaymentResult>): Promise<void> {
  world = new CheckoutWorld();
  world.ledger = new Map([["pay-1", payment]]);
  browser = await aShopper(world, server);
  server.use(http.all("*", ({ request }) => (request.url.startsWith(GATEWAY) ? undefined : Response.json({}))));
}

beforeEach(() => worldOf({ resultCode: "Authorised" }));

const PAGES: [string, Parameters<FakeBrowser["visit"]>[0]][] = [
  ["/fr-fr/cart", cart],
  ["/fr-fr/cart?share=cart-9", cart],
  ["/fr-fr/checkout/billing", billing],
  ["/fr-fr/checkout/delivery", delivery],
  ["/fr-fr/checkout/payment", payment],
  ["/fr-fr/checkout/overview", overview],
  ["/fr-fr/account/orders", orders],
  ["/fr-fr/account/orders/2610000001", order],
];

const FORMS: [string, Parameters<FakeBrowser["visit"]>[0]][] = [
  ["/fr-fr/checkout/billing", saveBilling],
  ["/fr-fr/checkout/delivery", saveDelivery],
  ["/fr-fr/checkout/payment", choose],
];

/** Where a page redirects to, or "shown". */
async function open(path: string, route: Parameters<FakeBrowser["visit"]>[0], init?: RequestInit): Promise<string> {
  const { response } = await browser.visit(route, path, init);
  return response ? `${response.status} ${response.headers.get("location") ?? ""}` : "shown";
}

it("orders a cart that was paid elsewhere by a product that the shop does not know", async () => {
  const { cart: unpaid } = world;
  const amountPlanned = unpaid!.totalPrice;
  const paid = { paymentId: "pay-1", paymentProvider: "adyen", paymentProduct: "googlepay", amountPlanned };
  world.refusals.set("GET carts/cart-1", () => notByContract({ ...unpaid, payments: [paid] }));
  expect(await open("/fr-fr/cart", cart)).toBe(CONFIRMATION);
});

/** The payment's state at the gateway, with what the browser was last told. */
const PAID: [PaymentResult["resultCode"], Content<"funnel">][] = [
  ["Authorised", { paymentMethod: "cb", notice: "paymentRefused" }],
  ["Success", { paymentMethod: "paypal", attempt: "b", notice: "amountChanged" }],
  ["Received", { paymentMethod: "cb", orderCartId: "older", orderNumber: "1" }],
  ["Pending", { attempt: "a", paymentMethod: "cb", paymentId: "pay-1", paymentCartId: "cart-1" }],
  ["AuthenticationFinished", {}],
];

describe.each(PAGES)("a cart that is paid without an order, at %s", (path, route) => {
  it.each(PAID)("is ordered once and confirmed: %s, last told %o [PAY-17]", async (resultCode, funnel) => {
    await worldOf({ resultCode });
    browser.cookies.funnel = funnel;
    expect(await open(path, route)).toBe(CONFIRMATION);
    expect(browser.cookies.funnel).toEqual({ orderCartId: "cart-1", orderNumber: "2610000001" });
    expect(browser.cookies.cart).toBeUndefined();
    expect(world.called(VALIDATE).map(({ key }) => key)).toEqual(["order-cart-1"]);
  });

  it("is ordered in another browser of the same customer as well", async () => {
    delete browser.cookies.cart;
    const to = await open(path, route);
    // A browser without a cart is redirected to the cart's page or the orders: that page finishes the order.
    if (to !== CONFIRMATION) expect(await open("/fr-fr/cart", cart)).toBe(CONFIRMATION);
    expect(world.called(VALIDATE)).toHaveLength(1);
  });

  it.each<Partial<PaymentResult>>([
    { resultCode: "RedirectShopper", action: ACTION },
    { resultCode: "IdentifyShopper", action: ACTION },
    { resultCode: "ChallengeShopper", action: ACTION },
    { resultCode: "PresentToShopper" },
    { resultCode: "Refused" },
    { resultCode: "Cancelled" },
    { resultCode: "Error" },
  ])("is not one that is $resultCode", async (result) => {
    await worldOf(result);
    expect(await open(path, route)).not.toBe(CONFIRMATION);
    expect(world.called(VALIDATE)).toEqual([]);
  });

  it("costs no call where no payment is under way", async () => {
    world.ledger = new Map();
    await open(path, route);
    expect(world.called(COMPLETE)).toEqual([]);
  });

  it.each<[string, () => Response]>([
    [COMPLETE, () => refusal(503, "DOWN")],
    [COMPLETE, () => refusal(404, "PAYMENT_UNKNOWN")],
    [VALIDATE, () => refusal(503, "DOWN")],
    [VALIDATE, () => refusal(402, "PAYMENT_REQUIRED")],
    [VALIDATE, () => refusal(412, "STOCK_CHANGED")],
  ])("is no reason to fail where %s is refused", async (call, answer) => {
    browser.cookies.funnel = { paymentMethod: "cb" };
    world.refusals.set(call, answer);
    expect(await open(path, route)).not.toBe(CONFIRMATION);
    expect(browser.cookies.cart).toMatchObject({ cartId: "cart-1" });
    // Nothing was known; the next page asks again.
    world.refusals.clear();
    expect(await open(path, route)).toBe(CONFIRMATION);
  });
});

describe("a paid cart of which a piece was sold meanwhile", () => {
  const open = async (url: string, changeLimitMs: number | null) => {
    world.refusals.set(VALIDATE, () => {
      // The gateway gives the payment back.
      world.ledger = new Map();
      return refusal(412, "STOCK_CHANGED");
    });
    const context = { ...aContext({ session: browser.cookies, url: `http://localhost:3000${url}` }), changeLimitMs };
    const led = await orderIfPaid(context).catch((thrown: unknown) => thrown as Response);
    return { to: led?.headers.get("location"), flash: context.session.changes.flash?.messages };
  };
  const flash = [{ kind: "warning", key: "cart.stockChanged" }];

  it.each([
    ["/fr-fr/cart?share=cart-9", "/fr-fr/cart?share=cart-9"],
    ["/fr-fr/checkout/overview.data?_routes=root", "/fr-fr/checkout/overview"],
  ])("is asked for anew by its page, which then says so: %s [PAY-14]", async (url, to) => {
    expect(await open(url, 2_500)).toEqual({ to, flash });
  });

  it("is not asked for anew for what was said before", async () => {
    world.ledger = new Map();
    const context = { ...aContext({ session: browser.cookies }), changeLimitMs: 2_500 };
    context.session.flash({ kind: "info", key: "cart.merged" });
    await expect(orderIfPaid(context)).resolves.toBeUndefined();
  });

  it("is said by the page that comes after a form", async () => {
    expect(await open("/fr-fr/checkout/billing", null)).toEqual({ to: undefined, flash });
  });
});

it.each([
  ["this browser's own payment", "pay-1", "paymentRefused"],
  ["one that another browser began", undefined, undefined],
])("keeps the refusal of %s for the payment step, or does not [PAY-15]", async (_whose, paymentId, notice) => {
  await worldOf({ resultCode: "Refused" });
  const amountPlanned = world.cart!.totalPrice;
  const refused = { paymentId: "pay-1", paymentProvider: "adyen", paymentProduct: "cb", amountPlanned };
  world.refusals.set("GET carts/cart-1", () => notByContract({ ...world.cart, payments: [refused] }));
  browser.cookies.funnel = { paymentMethod: "cb", ...(paymentId && { paymentId, paymentCartId: "cart-1" }) };
  await open("/fr-fr/cart", cart);
  expect(browser.cookies.funnel?.notice).toBe(notice);
});

it.each(FORMS)("is ordered rather than changed by a form of another tab: %s [PAY-17]", async (path, action) => {
  expect(await open(path, action, posted({ method: "paypal" }))).toBe(CONFIRMATION);
  expect(world.changes).toEqual([COMPLETE, VALIDATE]);
});

describe("a payment of this browser's that the cart lists no more", () => {
  const TO_PAYMENT = "302 /fr-fr/checkout/payment";
  const word = (resultCode: string) => () =>
    Response.json({ paymentId: "pay-1", resultCode, refusalReason: "NOT_ENOUGH_BALANCE" });

  it.each<[string, () => Response, string, string | undefined]>([
    ["refused", word("Refused"), TO_PAYMENT, "paymentRefusedBalance"],
    ["cancelled, as who did it knows", word("Cancelled"), "shown", undefined],
    ["not known any more", () => refusal(404, "PAYMENT_UNKNOWN"), "shown", undefined],
    ["not told of for the moment", () => refusal(503, "DOWN"), "shown", undefined],
  ])("was %s: the overview leads to the reason or is shown [PAY-15]", async (_title, answer, to, notice) => {
    world.ledger = new Map();
    world.refusals.set(COMPLETE, answer);
    browser.cookies.funnel = { paymentMethod: "cb", paymentId: "pay-1", paymentCartId: "cart-1" };
    expect(await open("/fr-fr/checkout/overview", overview)).toBe(to);
    expect(browser.cookies.funnel).toMatchObject({ paymentMethod: "cb" });
    expect(browser.cookies.funnel.notice).toBe(notice);
  });
});

describe("at sign-in, with a visitor's cart", () => {
  const UNFINISHED = { paymentId: "pay-1", resultCode: "AuthenticationFinished" };
  const visitors = { cartId: "visitors", version: 3, isVisitors: true } as const;

  it.each<[PaymentResult["resultCode"], string[]]>([
    ["Authorised", [COMPLETE, VALIDATE]],
    ["RedirectShopper", [COMPLETE]],
  ])("the customer's own is ordered before the merge if it is paid: %s", async (resultCode, changes) => {
    world.ledger?.set("pay-1", { resultCode, action: ACTION });
    const context = aContext({ session: { ...SIGNED_IN, cart: visitors } });
    await orderPaidCartBeforeMerge(context);
    expect(world.changes).toEqual(changes);
    expect(context.session.cartCookie).toEqual(visitors);
    expect(context.session.funnel.orderCartId).toBe(changes.length === 2 ? "cart-1" : undefined);
  });

  it.each<[string, () => void]>([
    ["the payment", () => world.refusals.set(COMPLETE, () => refusal(503, "DOWN"))],
    ["its final status", () => world.refusals.set(COMPLETE, () => Response.json(UNFINISHED))],
    ["the cart", () => world.refusals.set("GET carts-self", () => refusal(503, "DOWN"))],
    ["the order", () => world.refusals.set(VALIDATE, () => refusal(503, "DOWN"))],
    ["an order that is refused while the payment stands", () => world.refusals.set(VALIDATE, () => refusal(422, "NO"))],
  ])("nobody can say whether it is paid without an answer about %s", async (_title, refuse) => {
    refuse();
    const context = aContext({ session: { ...SIGNED_IN, cart: visitors } });
    expect(await orderPaidCartBeforeMerge(context)).toBe("unknown");
    expect(context.session.cartCookie).toEqual(visitors);
  });

  it("which a page finds later, nothing is merged while nobody can say whether the customer's own is paid", async () => {
    world.refusals.set("GET carts/visitors", () => Response.json(aCart({ id: "visitors", version: 3 })));
    world.refusals.set(COMPLETE, () => Response.json(UNFINISHED));
    expect(await finishPaid(aContext({ session: { ...SIGNED_IN, cart: visitors } }))).toBe("unknown");
    expect(new Set(world.changes)).toEqual(new Set([COMPLETE]));
  });

  it("nothing is asked without one, nor of the customer's own", async () => {
    await orderPaidCartBeforeMerge(aContext({ session: SIGNED_IN }));
    await orderPaidCartBeforeMerge(aContext({ session: { ...SIGNED_IN, cart: { cartId: "cart-1" } } }));
    expect(world.calls).toEqual([]);
  });
});

it.each([
  ["/fr-fr/cart", cart],
  ["/fr-fr/account/orders", orders],
] as const)("finds the order whose answer was lost, of a cart that has gone: %s [PAY-17]", async (path, route) => {
  world.placeOrder();
  browser.cookies.funnel = { paymentMethod: "cb", paymentId: "pay-1", paymentCartId: "cart-1" };
  expect(await open(path, route)).toBe(CONFIRMATION);
  expect(browser.cookies.funnel).toEqual({ orderCartId: "cart-1", orderNumber: "2610000001" });
});

describe("a cart that has gone while nobody can say whether it was ordered", () => {
  const FUNNEL = { paymentMethod: "cb", paymentId: "pay-1", paymentCartId: "cart-1" };
  const BY_CART = "GET orders-self/by-cart/cart-1";
  beforeEach(() => {
    world.placeOrder();
    world.refusals.set(BY_CART, () => refusal(503, "DOWN"));
  });

  it("is not called empty: the page that asks again takes over from the cart page [PAY-16]", async () => {
    browser.cookies.funnel = FUNNEL;
    expect(await open("/fr-fr/cart", cart)).toBe("303 /fr-fr/checkout/adyen-check");
    expect(browser.cookies.funnel).toEqual(FUNNEL);
    world.refusals.clear();
    expect(await open("/fr-fr/cart", cart)).toBe(CONFIRMATION);
  });

  it("keeps nobody from their orders, nor from an empty cart that they paid nothing for", async () => {
    browser.cookies.funnel = FUNNEL;
    expect(await open("/fr-fr/account/orders", orders)).toBe("shown");
    const session = { ...browser.cookies, funnel: { paymentMethod: "cb" } };
    await expect(orderIfPaidOrGoOnAsking(aContext({ session }))).resolves.toBeUndefined();
  });
});

it("leaves a visitor's cart alone", async () => {
  world.cart = aCart();
  browser.cookies = { cart: { cartId: "cart-1" } };
  await open("/fr-fr/cart", cart);
  expect(world.changes).toEqual([]);
});
