import { giveStock } from "../../catalogue/products";
import { transaction } from "../../database";
import type { Sandbox } from "../../service";
import { convert } from "../currencies";
import { issueDocument } from "../downloads/document-store";
import { chargeGiftCard, emptyGiftCard, findGiftCardBalance } from "../gift-cards/gift-card-store";
import { addMovement } from "../loyalty/loyalty-store";
import { cancelMails } from "../mails/mail-store";
import { listDuePayments, movePayment, type Payment } from "../payments/payment-store";
import { endMembership } from "./after-order";
import { findOrderOfCart, type StoredOrder } from "./order-store";

/**
 * What the provider says later: waiting payments whose time has come (by the sandbox's clock) are authorised or
 * refused. An order whose payment is refused gives back its stock, its points and what gift cards paid; the gift cards
 * bought in it are worth nothing, and the loyalty card bought in it makes nobody a member.
 *
 * Asked before anything reads a payment or an order, so that no timer runs and a moved clock counts at once.
 */
export function settlePayments(sandbox: Sandbox): void {
  const due = listDuePayments(sandbox, sandbox.now());
  if (due.length === 0) return;
  transaction(sandbox.db, () => {
    for (const payment of due) settle(sandbox, payment, payment.settlesTo ?? "Refused");
  });
}

/** Payments whose answer is yet to come, oldest first. */
export function listWaitingPayments(sandbox: Sandbox): Payment[] {
  settlePayments(sandbox);
  return listDuePayments(sandbox, Number.MAX_SAFE_INTEGER);
}

/** The provider's answer now rather than later. False when the payment waits for none. */
export function answerWaiting(sandbox: Sandbox, paymentId: string, answer: "Authorised" | "Refused"): boolean {
  const payment = listWaitingPayments(sandbox).find((one) => one.paymentId === paymentId);
  if (!payment) return false;
  transaction(sandbox.db, () => settle(sandbox, payment, answer));
  return true;
}

function settle(sandbox: Sandbox, { paymentId, cartId }: Payment, answer: "Authorised" | "Refused"): void {
  const { status } = movePayment(sandbox, paymentId, answer);
  const order = findOrderOfCart(sandbox, cartId);
  if (order?.document.paymentId !== paymentId) return;
  if (status === "Authorised") invoice(sandbox, order);
  else undo(sandbox, order);
}

function invoice(sandbox: Sandbox, { customerId, orderNumber }: StoredOrder): void {
  issueDocument(sandbox, { customerId, orderNumber, kind: "INVOICE", issuedAt: sandbox.now() });
}

function undo(sandbox: Sandbox, { customerId, orderNumber, document }: StoredOrder): void {
  const { lineItems, payments, giftCardNumbers, loyaltyCard, loyaltyPoints, pointsSpent } = document;
  for (const { sku, quantity } of lineItems) giveStock(sandbox, sku, quantity);
  for (const { giftCardId, amountPlanned } of payments) {
    const balance = giftCardId === undefined ? null : findGiftCardBalance(sandbox, giftCardId);
    if (giftCardId === undefined || !balance) continue;
    chargeGiftCard(sandbox, giftCardId, -convert(amountPlanned, balance.currencyCode).centAmount);
  }
  cancelMails(sandbox, { to: document.email.toLowerCase(), about: orderNumber });
  for (const number of giftCardNumbers) emptyGiftCard(sandbox, number);
  if (loyaltyCard) endMembership(sandbox, customerId);
  const book = { customerId, orderNumber, at: sandbox.now() };
  addMovement(sandbox, { ...book, kind: "ORDER", points: -loyaltyPoints });
  addMovement(sandbox, { ...book, kind: "OFFER", points: pointsSpent });
}
