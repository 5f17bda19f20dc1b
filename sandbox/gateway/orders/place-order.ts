import type { z } from "zod";
import type { Cart } from "#models/cart.ts";
import { validatedCartSchema } from "#models/cart.ts";
import { isMadeToOrder, takeStock } from "../../catalogue/products";
import { transaction } from "../../database";
import type { Sandbox } from "../../service";
import { checkVersion, closeCart } from "../carts/cart-store";
import { amountDue, getOwnCart } from "../carts/change-cart";
import { presentCart } from "../carts/present-cart";
import { offersInForce } from "../carts/price-cart";
import type { GatewayContext } from "../context";
import { convert } from "../currencies";
import { GatewayError } from "../errors";
import { issueDocument } from "../downloads/document-store";
import { chargeGiftCard, findGiftCardBalance } from "../gift-cards/gift-card-store";
import { once } from "../idempotency";
import { findLivePayment, type Payment, releasePayments } from "../payments/payment-store";
import { readSettings } from "../settings";
import { deliveryDates } from "../shipping/delivery-dates";
import { bookPoints, confirmByMail, issueGiftCards, updateBuyer } from "./after-order";
import { checkComplete, checkPaid, checkStock, stockChanged } from "./checks";
import { paymentStatusOf } from "./order-status";
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
  const { customerId, idempotencyKey: key, cartId } = call;
  try {
    return transaction(sandbox.db, () => {
      const existing = findOrderOfCart(sandbox, cartId);
      if (existing?.customerId === customerId) return { orderNumber: existing.orderNumber, cartId };
      return once(sandbox, { customerId, key, asked: ["validate", cartId] }, { schema: validatedCartSchema }, () =>
        order(sandbox, call),
      );
    });
  } catch (error) {
    // A sale that ends changes what a cart costs and not the cart: nothing else would ever let go of its payment.
    if (error instanceof GatewayError && error.code === "AMOUNT_CHANGED") releasePayments(sandbox, cartId, null);
    throw error;
  }
}

function order(sandbox: Sandbox, { cartId, version, customerId, context }: PlaceOrderCall): Placed {
  const stored = getOwnCart(sandbox, cartId, customerId, context.storeId);
  checkVersion(stored, version);
  const cart = presentCart(sandbox, context, stored);
  checkComplete(cart);
  checkStock(cart);
  const payment = checkPaid(amountDue(sandbox, context, cart), findLivePayment(sandbox, cartId));

  for (const { sku, quantity } of cart.lineItems) if (!takeStock(sandbox, sku, quantity)) throw stockChanged([sku]);
  chargeGiftCards(sandbox, cart);
  closeCart(sandbox, stored, "ordered");
  const spent = offersInForce(sandbox, stored.state).reduce((sum, { points }) => sum + points, 0);
  const giftCardNumbers = issueGiftCards(sandbox, context, cart);
  const document = { ...orderDocument(sandbox, cart, payment), pointsSpent: spent, giftCardNumbers };
  const visibleAt = sandbox.now() + readSettings(sandbox).orderDelayMs;
  const orderNumber = insertOrder(sandbox, { customerId, visibleAt, document });
  if (paymentStatusOf(payment?.status ?? null) === "PAID") {
    issueDocument(sandbox, { customerId, orderNumber, kind: "INVOICE", issuedAt: visibleAt });
  }
  updateBuyer(sandbox, context, cart);
  bookPoints(sandbox, { cart, customerId, orderNumber, spent });
  confirmByMail(sandbox, context, document, orderNumber);
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

function orderDocument(
  sandbox: Sandbox,
  cart: Cart,
  payment: Payment | null,
): Omit<OrderDocument, "pointsSpent" | "giftCardNumbers"> {
  const { shippingMethodKey = "OTHER" } = cart.shippingInfo ?? {};
  if (!cart.shippingInfo || shippingMethodKey === "OTHER") throw new Error("An order without a shipping method");
  const country = cart.shippingAddress?.country ?? cart.billingAddress?.country ?? "FR";
  const isMade = cart.lineItems.some(({ sku }) => isMadeToOrder(sandbox, sku));
  return {
    cartId: cart.id,
    createdAt: new Date(sandbox.now()).toISOString(),
    email: cart.customer?.email ?? "",
    currency: cart.totalPrice.currencyCode,
    totalPrice: cart.totalPrice,
    shippingInfo: {
      ...cart.shippingInfo,
      shippingMethodKey,
      deliveryDate: deliveryDates(shippingMethodKey, country, sandbox.now(), isMade),
    },
    shippingAddress: cart.shippingAddress,
    billingAddress: cart.billingAddress,
    payments: cart.payments.map(({ paymentProvider, paymentProduct, amountPlanned, giftCardId }) => {
      return { paymentProvider, paymentProduct, amountPlanned, giftCardId };
    }),
    lineItems: cart.lineItems,
    giftCards: cart.giftCards,
    donations: cart.donations,
    loyaltyCard: cart.loyaltyCard,
    discounts: cart.discounts,
    loyaltyPoints: cart.loyaltyPointsEarned + cart.loyaltyBonusPointsEarned,
    voucher: payment?.voucher ?? null,
    paymentId: payment?.paymentId ?? null,
  };
}
