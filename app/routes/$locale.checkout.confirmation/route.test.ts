import { readConfig } from "@remix-run/dev/dist/config";
import { beforeEach, describe, expect, it } from "vitest";
import { aShopper, CheckoutWorld } from "#tests/support/checkout-world.ts";
import { answerOf } from "#tests/support/fake-browser.ts";
import { refusal } from "#tests/support/gateway-answers.ts";
import { anOrder } from "#tests/support/customer-builders.ts";
import type { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, SIGNED_IN } from "#tests/support/request-context.ts";
import { layoutOf } from "#app/document/route-handle.ts";
import { CHECKOUT_PAGES } from "#app/models/checkout-steps.ts";
import type { Confirmation } from "#app/bff/checkout/confirmation.server.ts";
import { waitForOrder } from "#app/bff/checkout/order-lookup.server.ts";
import * as confirmationRoute from "./route";

const server = useGatewayServer();
let world: CheckoutWorld;
let browser: FakeBrowser;

beforeEach(async () => {
  world = new CheckoutWorld();
  world.placeOrder();
  browser = await aShopper(world, server);
  browser.cookies.funnel = { orderCartId: "cart-1", orderNumber: "2610000001" };
  delete browser.cookies.cart;
});

async function open() {
  const { result, response } = await browser.visit(confirmationRoute.loader, "/fr-fr/checkout/confirmation");
  const { status, data } = answerOf<{ confirmation: Confirmation }>(result);
  return {
    status: response?.status ?? status,
    to: response?.headers.get("location"),
    confirmation: data?.confirmation,
  };
}

describe("order-exception [SESS-15]", () => {
  it("shows the order that this session has just placed", async () => {
    const { confirmation } = await open();
    expect(confirmation).toMatchObject({ kind: "order", order: { orderNumber: "2610000001" }, paymentStatus: "PAID" });
  });

  it("leads everybody else to their orders", async () => {
    delete browser.cookies.funnel;
    expect(await open()).toMatchObject({ status: 302, to: "/fr-fr/account/orders" });
    browser.cookies.funnel = { paymentCartId: "cart-1", paymentId: "pay-1" };
    expect((await open()).to).toBe("/fr-fr/account/orders");
  });
});

describe("the confirmation", () => {
  it("waits for the order as the domain says, and asks again by itself where that is not enough [PAY-18]", async () => {
    world.orderDelay = 2;
    expect((await open()).confirmation?.kind).toBe("order");
    world.orderDelay = 3;
    expect((await open()).confirmation).toEqual({
      kind: "registering",
      orderNumber: "2610000001",
      isUnavailable: false,
    });
    expect(world.calls.filter(({ name }) => name.includes("by-cart"))).toHaveLength(6);
  });

  it.each([
    [1, 0],
    [2, 60],
    [4, 20],
  ])("asks for it %i times, %i ms apart, where the domain says so [PAY-18]", async (maxAttempts, attemptDelay) => {
    const asked: number[] = [];
    world.refusals.set("GET orders-self/by-cart/cart-1", () => {
      asked.push(performance.now());
      return refusal(404, "ORDER_UNKNOWN");
    });
    const context = aContext({ session: SIGNED_IN, params: { orderConfirmation: { maxAttempts, attemptDelay } } });
    expect(await waitForOrder(context, "cart-1")).toBeNull();
    expect(asked).toHaveLength(maxAttempts);
    // Timers may fire a millisecond early.
    for (const [index, at] of asked.slice(1).entries()) expect(at - asked[index]!).toBeGreaterThan(attemptDelay - 2);
  });

  it("shows number, lines, delivery, payments, and what the payment is waiting for [PAY-15] [PAY-18]", async () => {
    const expiresAt = "2026-11-24T10:00:00.000Z";
    const voucher = { entity: "11249", reference: "123 456 789", amount: anOrder().totalPrice, expiresAt };
    world.order = anOrder({ paymentStatus: "TO_PAY", voucher });
    expect((await open()).confirmation).toMatchObject({
      order: {
        orderNumber: "2610000001",
        email: "camille@vitrine.test",
        deliveryName: "À domicile",
        payments: [{ name: "Carte bancaire" }],
        voucher: { entity: "11249", reference: "123 456 789", until: "24\u00a0novembre 2026 à 11\u00a0h" },
      },
      paymentStatus: "TO_PAY",
    });
    world.order = anOrder({ paymentStatus: "CHECKING" });
    expect((await open()).confirmation).toMatchObject({ paymentStatus: "CHECKING" });
  });

  it("lists what is due when, of what is paid in parts, from the day of the order, unless it was refused", async () => {
    const [payment] = anOrder().payments;
    const payments = [
      { ...payment!, paymentProduct: "alma-3x", amountPlanned: { centAmount: 5_000, currencyCode: "EUR" } },
    ];
    const schedule = async () => {
      const { confirmation } = await open();
      return confirmation?.kind === "order" ? confirmation.schedule : null;
    };
    world.order = anOrder({ createdAt: "2026-01-30T23:30:00.000Z", payments });
    expect(await schedule()).toEqual([
      { date: "31\u00a0janvier 2026", amount: "16,67\u00a0€" },
      { date: "28\u00a0février 2026", amount: "16,67\u00a0€" },
      { date: "31\u00a0mars 2026", amount: "16,66\u00a0€" },
    ]);
    world.order = anOrder({ paymentStatus: "REFUSED", payments });
    expect(await schedule()).toEqual([]);
  });

  it("makes no second order, loads no cart and merges nothing, however often it is reloaded [PAY-17] [CART-05]", async () => {
    browser.cookies.cart = { cartId: "cart-1" };
    for (let time = 0; time < 3; time += 1) expect((await open()).confirmation?.kind).toBe("order");
    expect(new Set(world.calls.map(({ name }) => name))).toEqual(
      new Set(["GET accounts-self/", "GET orders-self/by-cart/cart-1"]),
    );
  });

  it("says that the order stands when the gateway cannot show it: 503", async () => {
    world.refusals.set("GET orders-self/by-cart/cart-1", () => refusal(503, "DOWN"));
    expect(await open()).toMatchObject({
      status: 503,
      confirmation: { kind: "registering", orderNumber: "2610000001" },
    });
    expect(browser.cookies.funnel).toMatchObject({ orderCartId: "cart-1" });
  });
});

describe("the first funnel [PAY-01]", () => {
  it("answers each step with the second one's route", async () => {
    const { routes } = await readConfig(process.cwd());
    for (const page of CHECKOUT_PAGES) {
      const [first, second] = [`order-${page}`, `checkout/${page}`].map(
        (path) => Object.values(routes).find((route) => route?.path === path)?.file,
      );
      expect(first, page).toBeTruthy();
      expect(first, page).toBe(second);
    }
  });

  it.each([
    ["$locale.checkout.billing", "checkout", "checkout"],
    ["$locale.order-billing", "checkout", "order"],
    ["$locale.order-adyen-check", "checkout", "order"],
    ["$locale.checkout.confirmation", "checkout-confirmation", "checkout-confirmation"],
    ["$locale.order-confirmation", "checkout-confirmation", "checkout-confirmation"],
  ] as const)("shows %s, whose layout is %s, on the layout %s", (route, layout, shown) => {
    const matches = [
      { id: "root", handle: undefined },
      { id: "routes/$locale", handle: undefined },
    ];
    expect(layoutOf([...matches, { id: `routes/${route}`, handle: { layout } }])).toBe(shown);
  });
});
