import { randomBytes } from "node:crypto";
import { movePayment, notePayment, type Payment } from "../gateway/payments/payment-store";
import { readSettings } from "../gateway/settings";
import type { Sandbox } from "../service";
import { CARD_OUTCOMES, type CardOutcome, type Decision, decisionOf } from "./test-cards";

export const MAX_CODES = 3;
const HOUR = 3_600_000;

/** The shopper has paid as far as the first page goes: the bank decides, or wants to see the cardholder first. */
export function submitPayment(sandbox: Sandbox, { paymentId }: Payment, outcome: CardOutcome): Payment {
  const decision = decisionOf(outcome);
  if (!decision.isChallenged) return conclude(sandbox, paymentId, decision);
  const { stepsThroughShop = false, isChallengedByForm = false } = decision;
  return movePayment(sandbox, paymentId, stepsThroughShop ? "Identify" : "Challenge", {
    goal: outcome,
    stepsThroughShop,
    isChallengedByForm,
    redirectResult: newResult(),
  });
}

/** The device is known; now the cardholder. */
export function passIdentification(sandbox: Sandbox, { paymentId }: Payment): Payment {
  return movePayment(sandbox, paymentId, "Challenge", { redirectResult: newResult() });
}

/**
 * A code given to the bank. The right one brings what the card was made for, the third wrong one a refusal.
 * @returns the payment, still in "Challenge" when another try is left
 */
export function answerChallenge(sandbox: Sandbox, payment: Payment, isRight: boolean): Payment {
  const { paymentId, goal } = payment;
  if (isRight) {
    const outcome = CARD_OUTCOMES.find((one) => one === goal);
    return conclude(sandbox, paymentId, outcome ? decisionOf(outcome) : { status: "Error" });
  }
  const attempts = (payment.attempts ?? 0) + 1;
  if (attempts >= MAX_CODES) {
    return conclude(sandbox, paymentId, { status: "Refused", refusalReason: "AUTHENTICATION_FAILED" });
  }
  notePayment(sandbox, paymentId, { attempts });
  return { ...payment, attempts };
}

export function cancelPayment(sandbox: Sandbox, { paymentId }: Payment): Payment {
  return conclude(sandbox, paymentId, { status: "Cancelled" });
}

function conclude(sandbox: Sandbox, paymentId: string, decision: Decision): Payment {
  const { status, refusalReason, settlesTo, returnsByPost } = decision;
  const delay = status === "Received" ? HOUR : readSettings(sandbox).pendingDelayMs;
  return movePayment(sandbox, paymentId, status, {
    refusalReason,
    returnsByPost,
    redirectResult: newResult(),
    ...(settlesTo ? { settlesTo, settlesAt: sandbox.now() + delay } : {}),
  });
}

/** What the browser takes back: long, unguessable, and worth nothing by itself. */
function newResult(): string {
  return randomBytes(48).toString("base64url");
}
