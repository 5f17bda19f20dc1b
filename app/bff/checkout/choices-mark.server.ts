import { hash } from "node:crypto";
import type { CartAddress } from "#app/models/address.ts";
import { postalFields } from "#app/models/address-rules.ts";
import type { Cart } from "#app/models/cart.ts";
import { skipsPayment } from "#app/models/cart-rules.ts";
import type { PaymentMethod } from "#app/models/payment-methods.ts";
import type { RequestContext } from "../context.server";

/**
 * Choices that the overview shows besides lines and amount, as its form carries them: billing address, delivery and
 * payment method. Another tab may have changed them since, and nobody must order what they have not seen (PAY-20).
 */

const CHOICES = ["billing", "delivery", "payment"] as const;
export type Choice = (typeof CHOICES)[number];
/** Hash of the payment method when nothing is left to pay. */
const NOTHING_TO_PAY = shortHash(null);

/** A short hash of each choice and of the cart's id: it shows whether one has changed, without revealing it. */
export function choicesMark(context: RequestContext, cart: Cart, method: PaymentMethod | null): string {
  const isPaid = !skipsPayment(cart, context.site.params.freeCartCriteria);
  const shown: Record<Choice, unknown> = {
    billing: postal(cart.billingAddress),
    delivery: [cart.shippingInfo?.shippingMethodKey, postal(cart.shippingAddress)],
    payment: isPaid ? method : null,
  };
  return [...CHOICES.map((choice) => shortHash(shown[choice])), cartMark(cart.id)].join(".");
}

/** Names a cart in an address or a form without revealing its id. */
export function cartMark(cartId: string): string {
  return shortHash(cartId);
}

/** Whether the form with this mark stood beside the cart. */
export function isMarkOf(mark: unknown, cartId: string): boolean {
  return typeof mark === "string" && mark.split(".")[CHOICES.length] === cartMark(cartId);
}

/**
 * Choices that differ from `mark`, which the form carries. None without a mark: a page of an older version has none.
 */
export function changedChoices(mark: unknown, now: string): Choice[] {
  if (typeof mark !== "string" || !/^[\w-]+(\.[\w-]+){2,3}$/.test(mark)) return [];
  const seen = mark.split(".");
  const current = now.split(".");
  return CHOICES.filter((choice, index) => {
    const marks = [seen[index], current[index]];
    // A price above the gift card's balance, or a card added elsewhere, is reported as another amount.
    const isAmount = choice === "payment" && marks.includes(NOTHING_TO_PAY);
    return marks[0] !== marks[1] && !isAmount;
  });
}

/** Name, address and place of the parcel; other fields that the gateway notes there are no choice. */
function postal(address: CartAddress | null): unknown {
  if (!address) return null;
  const { phone = "", deliveryPointIdV2 = "" } = address;
  return [...postalFields(address), phone, deliveryPointIdV2];
}

function shortHash(choice: unknown): string {
  return hash("sha256", JSON.stringify(choice ?? null), "base64url").slice(0, 12);
}
