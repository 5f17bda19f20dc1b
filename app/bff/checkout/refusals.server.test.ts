import { beforeEach, describe, expect, it } from "vitest";
import { aReadyCart } from "#tests/support/checkout-builders.ts";
import { type CheckoutWorld, checkoutWorldOn } from "#tests/support/checkout-world.ts";
import { aCustomer } from "#tests/support/customer-builders.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { CART } from "#tests/support/payment-world.ts";
import { aContext } from "#tests/support/request-context.ts";
import { RESULT_CODES, type ResultCode } from "#app/models/payment.ts";
import type { PaymentKind, PaymentMethod } from "#app/models/payment-methods.ts";
import type { PaymentMessage } from "#app/models/payment-outcome.ts";
import type { Prefix } from "#app/models/locale.ts";
import type { Checkout } from "./access.server";
import { paymentNotice } from "./notice.server";
import { type PaymentView, paymentView } from "./payment-choice.server";
import { resumePayment } from "./payment.server";

const server = useGatewayServer();
let world: CheckoutWorld;

beforeEach(() => {
  world = checkoutWorldOn(server);
});

/** A method of each kind that can be refused, with the name that its refusal shows. */
const METHODS: Record<Exclude<PaymentKind, "free">, [method: PaymentMethod, name: string]> = {
  card: ["cb", ""],
  bank: ["blik", "BLIK"],
  wallet: ["paypal", "PayPal"],
  instalments: ["alma-3x", "Alma"],
  voucher: ["multibanco", "Multibanco"],
};
const KINDS = Object.keys(METHODS) as (keyof typeof METHODS)[];

/** Providers' refusal reasons, with the message for a card payment. */
const OF_A_CARD: [reason: string | undefined, message: PaymentMessage][] = [
  [undefined, "paymentRefused"],
  ["REFUSED", "paymentRefused"],
  ["Declined Non Generic", "paymentRefused"],
  ["NOT_ENOUGH_BALANCE", "paymentRefusedBalance"],
  ["Withdrawal amount exceeded", "paymentRefusedBalance"],
  ["Withdrawal count exceeded", "paymentRefusedBalance"],
  ["EXPIRED_CARD", "paymentRefusedExpired"],
  ["CVC_DECLINED", "paymentRefusedSecurityCode"],
  ["BLOCKED_CARD", "paymentRefusedBlocked"],
  ["Restricted Card", "paymentRefusedBlocked"],
  ["Transaction Not Permitted", "paymentRefusedBlocked"],
  ["Pin tries exceeded", "paymentRefusedBlocked"],
  ["INVALID_CARD_NUMBER", "paymentRefusedCard"],
  ["Not supported", "paymentRefusedCard"],
  ["3D_NOT_AUTHENTICATED", "paymentRefusedAuthentication"],
  ["3DS Authentication Error", "paymentRefusedAuthentication"],
  ["AUTHENTICATION_FAILED", "paymentRefusedAuthentication"],
  ["Authentication required", "paymentRefusedAuthentication"],
  ["ISSUER_UNAVAILABLE", "paymentRefusedUnavailable"],
  ["Acquirer Error", "paymentRefusedUnavailable"],
  ["FRAUD", "paymentRefusedSafety"],
  ["FRAUD-CANCELLED", "paymentRefusedSafety"],
  ["Acquirer Fraud", "paymentRefusedSafety"],
  ["Issuer Suspected Fraud", "paymentRefusedSafety"],
  ["SESSION_EXPIRED", "paymentRefusedTooLate"],
  ["PAYMENT_EXPIRED", "paymentRefusedTooLate"],
  ["TIMEOUT", "paymentRefusedTooLate"],
  ["Shopper Cancelled", "paymentCancelled"],
];
const SAME_FOR_ALL: readonly PaymentMessage[] = ["paymentRefusedSafety", "paymentRefusedTooLate", "paymentCancelled"];
const OTHERWISE = {
  bank: "paymentRefused",
  wallet: "paymentRefusedProvider",
  instalments: "paymentRefusedCredit",
  voucher: "paymentRefusedVoucher",
} as const;

function expectedMessage(kind: keyof typeof METHODS, ofACard: PaymentMessage): PaymentMessage {
  if (kind === "card" || SAME_FOR_ALL.includes(ofACard)) return ofACard;
  return ofACard === "paymentRefusedUnavailable" ? "paymentRefusedProviderUnavailable" : OTHERWISE[kind];
}

/** One site per language, which offers a method of each kind. */
const SITES: Prefix[] = ["fr-fr", "en", "es-es", "de-de", "it-it", "pl-pl"];
const paymentProducts = KINDS.map((kind, rank) => ({ name: METHODS[kind][0], rank }));

/** Returns from the provider with a status; gives what the session then keeps. */
async function comeBack(method: PaymentMethod, resultCode: ResultCode, refusalReason?: string) {
  world.completions = [{ resultCode, refusalReason }];
  const funnel = { attempt: "attempt-1", paymentMethod: method, startedMethod: method, paymentId: "pay-1" };
  const context = aContext({ session: { ...CART, funnel: { ...funnel, paymentCartId: "cart-1" } } });
  return { step: await resumePayment(context, {}), context };
}

/** The payment step after the refusal, as a site shows it. */
function shownBy(prefix: Prefix, method: PaymentMethod, notice: PaymentMessage): Promise<PaymentView> {
  const funnel = { paymentMethod: method, startedMethod: method, notice };
  const context = aContext({ prefix, params: { paymentProducts }, session: { ...CART, funnel } });
  const cart = aReadyCart();
  const checkout: Checkout = {
    step: "payment",
    customer: aCustomer(),
    cart,
    shippingMethods: [],
    deliveryAddresses: [],
    paymentMethod: method,
    funnel: { cart, hasPaymentMethod: true, freeCartCriteria: null },
  };
  return paymentView(context, checkout);
}

/** Words for "bank" in any of the languages. */
const BANK = /banqu|bank|banc[oa]/i;

describe.each(KINDS)("a payment by %s that is refused", (kind) => {
  const [method, name] = METHODS[kind];

  it.each(OF_A_CARD)("for %j has its own words, and nothing is ordered [PAY-15]", async (reason, ofACard) => {
    const { step, context } = await comeBack(method, "Refused", reason);
    expect(step).toEqual({ kind: "payment" });
    expect(paymentNotice(context)).toBe(expectedMessage(kind, ofACard));
    expect(world.changes.some((call) => call.endsWith("/validate"))).toBe(false);
    expect(world.cart).not.toBeNull();
  });

  it("says who refused and what to do next, in six languages, and blames no bank for another [PAY-15]", async () => {
    const messages = [...new Set(OF_A_CARD.map(([, message]) => expectedMessage(kind, message)))];
    for (const prefix of SITES) {
      const views = await Promise.all(messages.map((message) => shownBy(prefix, method, message)));
      const texts = views.map(({ notice }) => notice?.text ?? "");
      expect(new Set(texts).size).toBe(messages.length);
      for (const [index, text] of texts.entries()) {
        const message = messages[index]!;
        expect(text).not.toContain("{{");
        // First what happened, then what to do.
        expect(text.split(/[.:]\s/).length, text).toBeGreaterThan(1);
        if (kind === "card" || message === "paymentRefused" || SAME_FOR_ALL.includes(message)) continue;
        expect(text).toContain(name);
        if (message !== "paymentRefusedCredit") expect(text.replaceAll(name, "")).not.toMatch(BANK);
      }
    }
  });

  it("offers another method first where the same would be refused again", async () => {
    const mayGoOn = kind === "card" ? "paymentRefusedAuthentication" : "paymentRefusedProviderUnavailable";
    expect((await shownBy("fr-fr", method, mayGoOn)).chosen).toBe(method);
    const final = kind === "card" || kind === "bank" ? "paymentRefusedSafety" : OTHERWISE[kind];
    const view = await shownBy("fr-fr", method, final);
    expect(view.chosen).not.toBe(method);
    expect(view.methods.map((each) => each.name)).toContain(method);
  });
});

describe.each(KINDS)("a payment by %s", (kind) => {
  const FINAL: [ResultCode, string][] = [
    ["Authorised", "confirmation"],
    ["Success", "confirmation"],
    ["Received", "confirmation"],
    ["Pending", "confirmation"],
    ["PresentToShopper", "confirmation"],
    ["AuthenticationFinished", "checking"],
    ["Cancelled", "payment"],
    ["Refused", "payment"],
    ["Error", "payment"],
    // Without an address to go to, the result is not known, and no shopper is told to pay again.
    ["RedirectShopper", "checking"],
    ["IdentifyShopper", "checking"],
    ["ChallengeShopper", "checking"],
  ];

  it("has a next step for each status [PAY-15]", async () => {
    expect(FINAL.map(([code]) => code).toSorted()).toEqual([...RESULT_CODES].toSorted());
    for (const [code, next] of FINAL) {
      world = checkoutWorldOn(server);
      const { step, context } = await comeBack(METHODS[kind][0], code);
      expect([code, step.kind]).toEqual([code, next]);
      expect([code, paymentNotice(context) !== null]).toEqual([code, next === "payment"]);
    }
  });
});
