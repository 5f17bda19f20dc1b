import { giveStock } from "../../catalogue/products";
import { transaction } from "../../database";
import type { Sandbox } from "../../service";
import { convert } from "../currencies";
import { chargeGiftCard, findGiftCardBalance } from "../gift-cards/gift-card-store";
import { listDuePayments, movePayment } from "../payments/payment-store";
import { findOrderOfCart, type OrderDocument } from "./order-store";

/**
 * What the provider says later: waiting payments whose time has come (by the sandbox's clock) are authorised or
 * refused. An order whose payment is refused gives back its stock and what gift cards paid.
 *
 * Asked before anything reads a payment or an order, so that no timer runs and a moved clock counts at once.
 */
export function settlePayments(sandbox: Sandbox): void {
  const due = listDuePayments(sandbox, sandbox.now());
  if (due.length === 0) return;
  transaction(sandbox.db, () => {
    for (const { paymentId, cartId, settlesTo = "Refused" } of due) {
      const { status } = movePayment(sandbox, paymentId, settlesTo);
      const order = findOrderOfCart(sandbox, cartId);
      if (order?.document.paymentId === paymentId && status !== "Authorised") undo(sandbox, order.document);
    }
  });
}

function undo(sandbox: Sandbox, { lineItems, payments }: OrderDocument): void {
  for (const { sku, quantity } of lineItems) giveStock(sandbox, sku, quantity);
  for (const { giftCardId, amountPlanned } of payments) {
    const balance = giftCardId === undefined ? null : findGiftCardBalance(sandbox, giftCardId);
    if (giftCardId === undefined || !balance) continue;
    chargeGiftCard(sandbox, giftCardId, -convert(amountPlanned, balance.currencyCode).centAmount);
  }
}
