import type { Money } from "./money";
import type { PaymentProduct } from "./site";

/** Which ways of paying a shopper is offered (C3, C5). */

/** Drawings of `ui/method/marks.svg`. */
export type PaymentMark =
  | "alma"
  | "american-express"
  | "applepay"
  | "bancontact"
  | "blik"
  | "cb"
  | "ideal"
  | "klarna"
  | "mastercard"
  | "multibanco"
  | "paypal"
  | "przelewy24"
  | "visa";

export type PaymentKind = "card" | "bank" | "instalments" | "voucher" | "wallet" | "free";

interface PaymentProductFacts {
  /** Proper name, the same in every language; null where the shop's texts name it. */
  name: string | null;
  /** Marks of the brands that it stands for. */
  marks: readonly PaymentMark[];
  /** Who takes the money (C3). */
  provider: "adyen" | "hipay" | "vitrine";
  /**
   * Typed as a card's number, approved in the shopper's own bank, lent in parts, paid elsewhere with a reference, or
   * approved on the provider's own page.
   */
  kind: PaymentKind;
  /** Of instalments. */
  parts?: number;
}

/** One line a payment product: a new one does not compile until its words are there (docs/extending.md). */
export const PAYMENT_PRODUCTS = {
  cb: { name: null, marks: ["cb", "visa", "mastercard"], provider: "adyen", kind: "card" },
  mpp: { name: null, marks: [], provider: "adyen", kind: "wallet" },
  przelewy24: { name: "Przelewy24", marks: ["przelewy24"], provider: "adyen", kind: "bank" },
  multibanco: { name: "Multibanco", marks: ["multibanco"], provider: "hipay", kind: "voucher" },
  paypal: { name: "PayPal", marks: ["paypal"], provider: "adyen", kind: "wallet" },
  klarna: { name: "Klarna", marks: ["klarna"], provider: "adyen", kind: "wallet" },
  blik: { name: "BLIK", marks: ["blik"], provider: "adyen", kind: "bank" },
  ideal: { name: "iDEAL", marks: ["ideal"], provider: "adyen", kind: "bank" },
  bancontact: { name: "Bancontact", marks: ["bancontact"], provider: "adyen", kind: "bank" },
  "alma-3x": { name: "Alma 3\u00d7", marks: ["alma"], provider: "adyen", kind: "instalments", parts: 3 },
  "alma-4x": { name: "Alma 4\u00d7", marks: ["alma"], provider: "adyen", kind: "instalments", parts: 4 },
  visa: { name: "Visa", marks: ["visa"], provider: "adyen", kind: "card" },
  mastercard: { name: "Mastercard", marks: ["mastercard"], provider: "adyen", kind: "card" },
  "american-express": { name: "American Express", marks: ["american-express"], provider: "adyen", kind: "card" },
  free: { name: null, marks: [], provider: "vitrine", kind: "free" },
  applepay: { name: "Apple Pay", marks: ["applepay"], provider: "adyen", kind: "wallet" },
} as const satisfies Record<string, PaymentProductFacts>;

export type PaymentMethod = keyof typeof PAYMENT_PRODUCTS;
export const PAYMENT_METHODS = Object.keys(PAYMENT_PRODUCTS) as [PaymentMethod, ...PaymentMethod[]];

export function paymentProduct(method: PaymentMethod): PaymentProductFacts {
  return PAYMENT_PRODUCTS[method];
}

/** Bounds in cents, both included, of a product that names none (C5). */
const MIN_AMOUNT = 0;
const MAX_AMOUNT = 999_999;

export function isPaymentMethod(name: string): name is PaymentMethod {
  return Object.hasOwn(PAYMENT_PRODUCTS, name);
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

/**
 * The largest amount that any way takes, where `amount` is above it; null where it is not.
 * @param userAgent of a browser in which not all ways work
 */
export function paymentLimit(products: readonly PaymentProduct[], amount: number, userAgent = ""): number | null {
  const limits = products.flatMap(({ name, maxAmount = MAX_AMOUNT }) =>
    isPaymentMethod(name) && name !== "free" && worksIn(userAgent, name) ? maxAmount : [],
  );
  const limit = Math.max(...limits);
  return limits.length > 0 && amount > limit ? limit : null;
}

/**
 * Whether a method can be used in a browser, by its User-Agent: Apple Pay is for Apple's devices, and on a Mac for Safari.
 * It is judged on the server, so that no method comes or goes while the page stands there.
 */
export function worksIn(userAgent: string, method: PaymentMethod): boolean {
  if (method !== "applepay") return true;
  if (/iPhone|iPad|iPod/.test(userAgent)) return true;
  return /Macintosh.*Version\/[\d.]+.*Safari/.test(userAgent) && !/Chrome|Chromium|Edg|OPR/.test(userAgent);
}

/** In how many parts a method pays: 3 or 4, null for a method that pays at once. */
export function instalmentCount(method: PaymentMethod): number | null {
  return paymentProduct(method).parts ?? null;
}

/** Parts of an amount, as equal as cents allow, larger ones first. Together they are the amount. */
export function instalments({ centAmount, currencyCode }: Money, count: number): Money[] {
  const base = Math.floor(centAmount / count);
  const larger = centAmount - base * count;
  return Array.from({ length: count }, (_, index) => ({ centAmount: base + (index < larger ? 1 : 0), currencyCode }));
}
