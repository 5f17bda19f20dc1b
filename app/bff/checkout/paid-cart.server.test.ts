import { beforeEach, describe, expect, it } from "vitest";
import { CheckoutWorld } from "#tests/support/checkout-world.ts";
import { refusal } from "#tests/support/gateway-answers.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { ACTION, CART, payer, VALIDATE } from "#tests/support/payment-world.ts";
import { aContext, SIGNED_IN } from "#tests/support/request-context.ts";
import type { PaymentResult } from "#app/models/payment.ts";
import type { RequestContext } from "../context.server";
import { ServiceUnavailableError } from "../gateway/errors.server";
import type { Content } from "../session/cookies.server";
import { resumePayment, pay } from "./payment.server";

/** The gateway's knowledge of a cart's payment decides, whatever a tab was told before. */

const server = useGatewayServer();
let world: CheckoutWorld;

/** A new world whose cart has these payments. */
function worldOf(payments: Record<string, Partial<PaymentResult>>): void {
  world = new CheckoutWorld();
  world.ledger = new Map(Object.entries(payments));
  server.use(...world.handlers);
}

beforeEach(() => {
  worldOf({});
});

type Funnel = Content<"funnel">;

/** What the browser remembers of the payment `pay-1`, by what one of its tabs was last told. */
const TOLD: Record<string, Funnel> = {
  "to go to the provider": { attempt: "a", paymentMethod: "cb", paymentId: "pay-1", paymentCartId: "cart-1" },
  "that another tab's start was refused": { paymentMethod: "cb", paymentCartId: "cart-1", notice: "paymentRefused" },
  "that it was refused": { paymentMethod: "cb", notice: "paymentRefusedExpired" },
  "that it was cancelled": { paymentMethod: "cb", notice: "paymentCancelled" },
  "that nothing was charged": { paymentMethod: "cb", notice: "paymentNotCharged" },
  "that the amount changed": { paymentMethod: "cb", paymentId: "pay-1", notice: "amountChanged" },
  "of another method": { attempt: "b", paymentMethod: "paypal", paymentId: "pay-1", paymentCartId: "cart-1" },
  "of another cart's payment": { attempt: "a", paymentMethod: "cb", paymentId: "old", paymentCartId: "old-cart" },
  "of an older order": { orderCartId: "older", orderNumber: "1", paymentCartId: "cart-1" },
  nothing: {},
};

const ORDERED: Partial<PaymentResult>[] = [
  { resultCode: "Authorised" },
  { resultCode: "Success" },
  { resultCode: "Received" },
  { resultCode: "Pending" },
  { resultCode: "PresentToShopper" },
  { resultCode: "AuthenticationFinished" },
];
const UNDER_WAY: Partial<PaymentResult>[] = [
  { resultCode: "RedirectShopper", action: ACTION },
  { resultCode: "IdentifyShopper", action: ACTION },
  { resultCode: "ChallengeShopper", action: ACTION },
];
const OVER: Partial<PaymentResult>[] = [
  { resultCode: "Refused", refusalReason: "CVC_DECLINED" },
  { resultCode: "Cancelled" },
  { resultCode: "Error" },
];
const LAST_WORDS: Record<string, string> = {
  Refused: "paymentRefusedSecurityCode",
  Cancelled: "paymentCancelled",
  Error: "paymentNotCharged",
};

/** One tab returns and reloads; two tabs return at once; or another browser of the same customer returns. */
const TABS = ["one tab", "two tabs", "another browser"] as const;

function browsers(tabs: (typeof TABS)[number], funnel: Funnel): RequestContext[] {
  const tab = () => aContext({ session: { ...CART, funnel } });
  if (tabs === "another browser") return [aContext({ session: SIGNED_IN })];
  return tabs === "one tab" ? [tab()] : [tab(), tab()];
}

/** The next request of the same browser. */
function reloaded({ session }: RequestContext): RequestContext {
  return aContext({
    session: { ...SIGNED_IN, ...(session.cartCookie ? { cart: session.cartCookie } : {}), funnel: session.funnel },
  });
}

const validations = () => world.called(VALIDATE).length;

/** Makes every return and its reload, which must all give one answer; returns it, with the message shown. */
async function comeBack(tabs: (typeof TABS)[number], funnel: Funnel): Promise<{ kind: string; notice?: string }> {
  const contexts = browsers(tabs, funnel);
  const steps = await Promise.all(contexts.map((context) => resumePayment(context, { redirectResult: "x" })));
  steps.push(await resumePayment(reloaded(contexts[0]!), { redirectResult: "x" }));
  expect(new Set(steps.map(({ kind }) => kind)).size).toBe(1);
  return { kind: steps[0]!.kind, notice: contexts[0]!.session.funnel.notice };
}

describe.each(TABS)("the cart's live payment decides on every return: %s [PAY-15] [PAY-16]", (tabs) => {
  describe.each(Object.entries(TOLD))("last told %s", (_told, funnel) => {
    it.each(ORDERED)("orders what is $resultCode, once [PAY-17]", async (payment) => {
      worldOf({ "pay-1": payment });
      expect(await comeBack(tabs, funnel)).toEqual({ kind: "confirmation" });
      expect(new Set(world.called(VALIDATE).map(({ key }) => key))).toEqual(new Set(["order-cart-1"]));
    });

    it.each(UNDER_WAY)("goes on to the provider with what is at $resultCode", async (payment) => {
      worldOf({ "pay-1": payment });
      expect((await comeBack(tabs, funnel)).kind).toBe("provider");
      expect(validations()).toBe(0);
    });

    it.each(OVER)("orders nothing for what is $resultCode, and says so to who knew of it", async (payment) => {
      worldOf({ "pay-1": payment });
      const isOwn = tabs !== "another browser" && funnel.paymentId === "pay-1";
      const told = tabs === "another browser" ? undefined : funnel.notice;
      const message = isOwn ? LAST_WORDS[payment.resultCode!] : told;
      expect(await comeBack(tabs, funnel)).toEqual(
        message ? { kind: "payment", notice: message } : { kind: "overview" },
      );
      expect(validations()).toBe(0);
    });
  });

  it("confirms what another tab or browser ordered meanwhile, as far as this one knows the cart", async () => {
    world.placeOrder();
    const { kind } = await comeBack(tabs, TOLD["to go to the provider"]!);
    expect(kind).toBe(tabs === "another browser" ? "no-cart" : "confirmation");
  });
});

describe("a payment that came to nothing while another one is live", () => {
  const own = () => payer({ paymentId: "pay-1", paymentCartId: "cart-1" });

  it.each(OVER)("orders what the other paid, whatever this one is: $resultCode [PAY-17]", async (over) => {
    for (const resultCode of ["Authorised", "Success", "Received", "Pending", "AuthenticationFinished"] as const) {
      worldOf({ "pay-1": over, "pay-2": { resultCode } });
      const context = own();
      expect(await resumePayment(context, { redirectResult: "x" }), resultCode).toEqual({ kind: "confirmation" });
      expect(context.session.funnel.notice).toBeUndefined();
      expect(validations()).toBe(1);
      // The return fields belong to the payment that the browser came back from.
      expect(world.called("POST carts-self/cart-1/payments/adyen").map(({ body }) => body)).toMatchObject([
        { paymentId: "pay-1", details: { redirectResult: "x" } },
        { paymentId: "pay-2", details: {} },
        ...(resultCode === "AuthenticationFinished" ? [{ paymentId: "pay-2" }] : []),
      ]);
    }
  });

  it.each(OVER)("says what became of this one ($resultCode) while the other is not paid", async (over) => {
    for (const payment of [...UNDER_WAY, { resultCode: "PresentToShopper" as const }]) {
      worldOf({ "pay-1": over, "pay-2": payment });
      const context = own();
      expect(await resumePayment(context, {})).toEqual({ kind: "payment" });
      expect(context.session.funnel.notice).toBe(LAST_WORDS[over.resultCode!]);
      expect(validations()).toBe(0);
    }
  });

  it("orders what was paid in another tab while this one was being asked about [PAY-17]", async () => {
    worldOf({ "pay-1": { resultCode: "Refused" } });
    let asked = 0;
    world.refusals.set("POST carts-self/cart-1/payments/adyen", () => {
      asked += 1;
      const isThis = asked === 1;
      if (isThis) world.ledger = new Map([["pay-2", { resultCode: "Authorised" }]]);
      return Response.json(
        isThis ? { resultCode: "Refused", paymentId: "pay-1" } : { resultCode: "Authorised", paymentId: "pay-2" },
      );
    });
    const context = own();
    expect(await resumePayment(context, {})).toEqual({ kind: "confirmation" });
    expect(context.session.funnel.notice).toBeUndefined();
  });

  it("claims nothing while the other cannot be asked", async () => {
    worldOf({ "pay-1": { resultCode: "Refused" }, "pay-2": { resultCode: "Authorised" } });
    let asked = 0;
    world.refusals.set("POST carts-self/cart-1/payments/adyen", () => {
      asked += 1;
      return asked === 1 ? Response.json({ resultCode: "Refused", paymentId: "pay-1" }) : refusal(503, "DOWN");
    });
    const context = own();
    await expect(resumePayment(context, {})).rejects.toBeInstanceOf(ServiceUnavailableError);
    expect(context.session.funnel.notice).toBeUndefined();
  });
});

describe("a start that is refused while another tab is at the provider", () => {
  const start = (context: RequestContext) => pay(context, "cb", { cents: 4999 });

  it.each([
    [400, "VALIDATION", "paymentMethodUnavailable"],
    [402, "PAYMENT_REQUIRED", "paymentRefused"],
    [422, "PAYMENT_PRODUCT_UNAVAILABLE", "paymentMethodUnavailable"],
  ])(
    "neither forgets the payment under way nor speaks before it: %d [PAY-16] [PAY-17]",
    async (status, code, notice) => {
      worldOf({ "pay-1": { resultCode: "RedirectShopper", action: ACTION } });
      world.payments = [refusal(status, code)];
      const context = payer({ paymentId: "pay-1", paymentCartId: "cart-1" });
      expect(await start(context)).toEqual({ kind: "payment" });
      expect(context.session.funnel).toMatchObject({ notice, paymentId: "pay-1" });
      // The other tab pays and returns.
      world.ledger?.set("pay-1", { resultCode: "Authorised" });
      const back = reloaded(context);
      expect(await resumePayment(back, { redirectResult: "x" })).toEqual({ kind: "confirmation" });
      expect(back.session.funnel).toEqual({ orderCartId: "cart-1", orderNumber: "2610000001" });
      expect(validations()).toBe(1);
    },
  );

  it("orders what was paid in the other tab rather than say that it was not accepted", async () => {
    worldOf({ "pay-1": { resultCode: "Authorised" } });
    world.payments = [refusal(422, "PAYMENT_PRODUCT_UNAVAILABLE")];
    expect(await start(payer({ paymentId: "pay-1" }))).toEqual({ kind: "confirmation" });
    expect(validations()).toBe(1);
  });

  it("says why the other payment came to nothing, not this start", async () => {
    worldOf({ "pay-1": { resultCode: "RedirectShopper", action: ACTION } });
    world.payments = [refusal(422, "PAYMENT_PRODUCT_UNAVAILABLE")];
    const context = payer({ paymentId: "pay-1", paymentCartId: "cart-1" });
    await start(context);
    world.ledger?.set("pay-1", { resultCode: "Refused", refusalReason: "EXPIRED_CARD" });
    const back = reloaded(context);
    expect(await resumePayment(back, {})).toEqual({ kind: "payment" });
    expect(back.session.funnel.notice).toBe("paymentRefusedExpired");
  });
});
