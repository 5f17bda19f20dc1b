import type { Money } from "./money";
import type { PaymentProduct } from "./site";

/** Which payment methods a shopper is offered (C3, C5). */

/** Drawings in `ui/method/marks.svg`. */
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

/**
 * How a product is paid with. card: a card number is typed; bank: approved in the shopper's own bank; instalments: lent
 * in parts; voucher: paid elsewhere with a reference; wallet: approved on the provider's own page; free: nothing to pay.
 */
export type PaymentKind = "card" | "bank" | "instalments" | "voucher" | "wallet" | "free";

interface PaymentProductFacts {
  /** Proper name, the same in every language; null where the shop's texts name it. */
  name: string | null;
  /** Logos of the brands that it includes. */
  marks: readonly PaymentMark[];
  /** Provider that takes the money (C3). */
  provider: "adyen" | "hipay" | "vitrine";
  kind: PaymentKind;
  /** Number of instalments. */
  parts?: number;
}

/** One line per payment product: a new one does not compile until its texts are there (docs/extending.md). */
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

/** Bounds in cents, inclusive, of a product that states none (C5). */
const MIN_AMOUNT = 0;
const MAX_AMOUNT = 999_999;

export function isPaymentMethod(name: string): name is PaymentMethod {
  return Object.hasOwn(PAYMENT_PRODUCTS, name);
}

function allows({ minAmount = MIN_AMOUNT, maxAmount = MAX_AMOUNT }: PaymentProduct, amount: number): boolean {
  return amount >= minAmount && amount <= maxAmount;
}

/**
 * The methods offered for an amount, best rank (lowest) first: those whose bounds include it. Leaves out names that the
 * shop does not know, and `free` unless the amount is 0.
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
 * The largest amount that any method takes, if `amount` is above it; else null.
 * @param userAgent of the browser, in which not every method may work
 */
export function paymentLimit(products: readonly PaymentProduct[], amount: number, userAgent = ""): number | null {
  const limits = products.flatMap(({ name, maxAmount = MAX_AMOUNT }) =>
    isPaymentMethod(name) && name !== "free" && worksIn(userAgent, name) ? maxAmount : [],
  );
  const limit = Math.max(...limits);
  return limits.length > 0 && amount > limit ? limit : null;
}

/**
 * Whether a method works in a browser, by its User-Agent: Apple Pay needs an Apple device, and on a Mac Safari. The
 * server decides, so that no method appears or disappears while the page is shown.
 */
export function worksIn(userAgent: string, method: PaymentMethod): boolean {
  if (method !== "applepay") return true;
  if (/iPhone|iPad|iPod/.test(userAgent)) return true;
  // Not one pattern with `.*` between them: on a long header it would take half a minute.
  const isSafariOnMac = ["Macintosh", "Version/", "Safari"].every((part) => userAgent.includes(part));
  return isSafariOnMac && !/Chrome|Chromium|Edg|OPR/.test(userAgent);
}

/** Number of instalments, 3 or 4; null for a method that pays at once. */
export function instalmentCount(method: PaymentMethod): number | null {
  return paymentProduct(method).parts ?? null;
}

/** Splits an amount into parts as equal as cents allow, larger ones first. Their sum is the amount. */
export function instalments({ centAmount, currencyCode }: Money, count: number): Money[] {
  const base = Math.floor(centAmount / count);
  const larger = centAmount - base * count;
  return Array.from({ length: count }, (_, index) => ({ centAmount: base + (index < larger ? 1 : 0), currencyCode }));
}
