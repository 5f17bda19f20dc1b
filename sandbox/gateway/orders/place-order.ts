import { randomInt } from "node:crypto";
import type { z } from "zod";
import type { Cart } from "../../../app/models/cart";
import { validatedCartSchema } from "../../../app/models/cart";
import { takeStock } from "../../catalogue/products";
import { findAccount, updateAccount } from "../../customers/accounts";
import { transaction } from "../../database";
import type { Sandbox } from "../../service";
import { checkVersion, closeCart, type StoredCart } from "../carts/cart-store";
import { amountDue, getOwnCart } from "../carts/change-cart";
import { presentCart } from "../carts/present-cart";
import type { GatewayContext } from "../context";
import { convert } from "../currencies";
import { GatewayError } from "../errors";
import { chargeGiftCard, findGiftCardBalance, insertGiftCard } from "../gift-cards/gift-card-store";
import { once } from "../idempotency";
import { loyaltyOffersOf } from "../carts/loyalty-offers";
import { addMovement } from "../loyalty/loyalty-store";
import { findLivePayment, type Payment } from "../payments/payment-store";
import { readSettings } from "../settings";
import { deliveryDates } from "../shipping/delivery-dates";
import { checkComplete, checkPaid, checkStock, stockChanged } from "./checks";
import { findOrderOfCart, insertOrder, type OrderDocument } from "./order-store";
import { settlePayments } from "./settlement";

export interface PlaceOrderCall {
  cartId: string;
  version: number;
  customerId: string;
  idempotencyKey: string;
  context: GatewayContext;
}

type Placed = z.infer<typeof validatedCartSchema>;

/**
 * Turns a customer's cart into its one order (D5): whoever asks again, under whatever key or version, is given the same
 * number. Stock, gift cards, points, order and cart change together or not at all.
 *
 * Fails with 404 for an unknown cart, 409 for a stale version, 402 when nothing covers the amount, 412 when something
 * is missing or has changed since the shopper saw it: CHECKOUT_INCOMPLETE, STOCK_CHANGED, AMOUNT_CHANGED,
 * GIFT_CARD_BALANCE.
 */
export function placeOrder(sandbox: Sandbox, call: PlaceOrderCall): Placed {
  settlePayments(sandbox);
  return transaction(sandbox.db, () => {
    const existing = findOrderOfCart(sandbox, call.cartId);
    if (existing?.customerId === call.customerId) return { orderNumber: existing.orderNumber, cartId: call.cartId };
    const { customerId, idempotencyKey: key, cartId } = call;
    return once(sandbox, { customerId, key, asked: ["validate", cartId] }, { schema: validatedCartSchema }, () =>
      order(sandbox, call),
    );
  });
}

function order(sandbox: Sandbox, { cartId, version, customerId, context }: PlaceOrderCall): Placed {
  const stored = getOwnCart(sandbox, cartId, customerId);
  checkVersion(stored, version);
  const cart = presentCart(sandbox, context, stored);
  checkComplete(cart);
  checkStock(cart);
  const payment = checkPaid(amountDue(sandbox, context, cart), findLivePayment(sandbox, cartId));

  for (const { sku, quantity } of cart.lineItems) if (!takeStock(sandbox, sku, quantity)) throw stockChanged([sku]);
  chargeGiftCards(sandbox, cart);
  closeCart(sandbox, stored, "ordered");
  const document = orderDocument(sandbox, cart, payment);
  const visibleAt = sandbox.now() + readSettings(sandbox).orderDelayMs;
  const orderNumber = insertOrder(sandbox, { customerId, visibleAt, document });
  for (const { giftCardId, amount } of cart.giftCards) insertGiftCard(sandbox, giftCardId, amount);
  updateBuyer(sandbox, cart);
  bookPoints(sandbox, { stored, cart, customerId, orderNumber });
  return { orderNumber, cartId };
}

function chargeGiftCards(sandbox: Sandbox, cart: Cart): void {
  for (const { giftCardId, amountPlanned } of cart.payments) {
    if (giftCardId === undefined) continue;
    const balance = findGiftCardBalance(sandbox, giftCardId);
    const cents = balance ? convert(amountPlanned, balance.currencyCode).centAmount : 0;
    if (!balance || !chargeGiftCard(sandbox, giftCardId, cents)) {
      throw new GatewayError(412, "GIFT_CARD_BALANCE", `Gift card ${giftCardId} does not cover its part any more`);
    }
  }
}

function orderDocument(sandbox: Sandbox, cart: Cart, payment: Payment | null): OrderDocument {
  if (!cart.shippingInfo) throw new Error("An order without a shipping method");
  const { shippingMethodKey } = cart.shippingInfo;
  const country = cart.shippingAddress?.country ?? cart.billingAddress?.country ?? "FR";
  return {
    cartId: cart.id,
    createdAt: new Date(sandbox.now()).toISOString(),
    email: cart.customer?.email ?? "",
    currency: cart.totalPrice.currencyCode,
    totalPrice: cart.totalPrice,
    shippingInfo: { ...cart.shippingInfo, deliveryDate: deliveryDates(shippingMethodKey, country, sandbox.now()) },
    shippingAddress: cart.shippingAddress,
    billingAddress: cart.billingAddress,
    payments: cart.payments.map(({ paymentProvider, paymentProduct, amountPlanned, giftCardId }) => {
      return { paymentProvider, paymentProduct, amountPlanned, giftCardId };
    }),
    lineItems: cart.lineItems,
    voucher: payment?.voucher ?? null,
    paymentId: payment?.paymentId ?? null,
  };
}

function bookPoints(
  sandbox: Sandbox,
  {
    stored,
    cart,
    customerId,
    orderNumber,
  }: { stored: StoredCart; cart: Cart; customerId: string; orderNumber: string },
): void {
  const spent = loyaltyOffersOf(stored.state).reduce((sum, { points }) => sum + points, 0);
  const book = { customerId, orderNumber, at: sandbox.now() };
  addMovement(sandbox, { ...book, kind: "ORDER", points: cart.loyaltyPointsEarned });
  addMovement(sandbox, { ...book, kind: "BONUS", points: cart.loyaltyBonusPointsEarned });
  addMovement(sandbox, { ...book, kind: "OFFER", points: -spent });
}

/** A customer who has bought is no longer new, and who bought the loyalty card is a loyalty client. */
function updateBuyer(sandbox: Sandbox, { customer, loyaltyCard }: Cart): void {
  const account = customer && findAccount(sandbox, customer.customerId);
  if (!account) return;
  const today = new Date(sandbox.now()).toISOString().slice(0, 10);
  const membership = { loyaltyType: "FID", loyaltyNumber: newLoyaltyNumber(), loyaltyCreationDate: today } as const;
  updateAccount(sandbox, account.customerId, { newCustomer: false, ...(loyaltyCard ? membership : {}) });
}

function newLoyaltyNumber(): string {
  return `29${String(randomInt(10 ** 11)).padStart(11, "0")}`;
}
