import type { Money } from "./money";
import type { PaymentProduct } from "./site";

/** Which ways of paying a shopper is offered (C3, C5). */

export const PAYMENT_METHODS = [
  "cb",
  "mpp",
  "przelewy24",
  "multibanco",
  "paypal",
  "klarna",
  "bancontact",
  "alma-3x",
  "alma-4x",
  "visa",
  "mastercard",
  "american-express",
  "free",
  "applepay",
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Bounds in cents, both included, of a product that names none (C5). */
const MIN_AMOUNT = 0;
const MAX_AMOUNT = 999_999;

const INSTALMENTS: Partial<Record<PaymentMethod, number>> = { "alma-3x": 3, "alma-4x": 4 };

export function isPaymentMethod(name: string): name is PaymentMethod {
  return PAYMENT_METHODS.some((method) => method === name);
}

function allows({ minAmount = MIN_AMOUNT, maxAmount = MAX_AMOUNT }: PaymentProduct, amount: number): boolean {
  return amount >= minAmount && amount <= maxAmount;
}

/**
 * The methods offered for an amount, best rank (lowest) first: those whose bounds hold it. Names the shop does not know
 * are dropped, and `free` is only for what costs nothing.
 *
 * @param products the domain's `paymentProducts`
 * @param amount cents left to pay
 */
export function paymentMethodsFor(products: readonly PaymentProduct[], amount: number): PaymentMethod[] {
  const offered = products
    .filter((product) => allows(product, amount) && (product.name !== "free" || amount === 0))
    .sort((a, b) => a.rank - b.rank)
    .map(({ name }) => name)
    .filter(isPaymentMethod);
  return [...new Set(offered)];
}

/** In how many parts a method pays: 3 or 4, null for a method that pays at once. */
export function instalmentCount(method: PaymentMethod): number | null {
  return INSTALMENTS[method] ?? null;
}

/** Parts of an amount, as equal as cents allow, larger ones first. Together they are the amount. */
export function instalments({ centAmount, currencyCode }: Money, count: number): Money[] {
  const base = Math.floor(centAmount / count);
  const larger = centAmount - base * count;
  return Array.from({ length: count }, (_, index) => ({ centAmount: base + (index < larger ? 1 : 0), currencyCode }));
}
