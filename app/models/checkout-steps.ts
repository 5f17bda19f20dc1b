import type { Cart } from "./cart";
import { allowsDematerialised, isEmptyCart, skipsPayment } from "./cart-rules";
import type { DomainParams } from "./site";

/** The two checkout funnels and how far a cart has come in them (S2, C2, D3). Both have the same steps. */

/** Steps that a shopper passes, in order. */
export const FUNNEL_STEPS = ["billing", "delivery", "payment", "overview"] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** Every page of a funnel: the steps, and the two reached through a payment. */
export const CHECKOUT_PAGES = [...FUNNEL_STEPS, "confirmation", "adyen-check"] as const;
export type CheckoutPage = (typeof CHECKOUT_PAGES)[number];

export type CheckoutVersion = "v1" | "v2";

/** v2 when the `pmd-checkout-version` cookie says so or the domain's checkout flag is on, else v1 (S4, C2). */
export function checkoutVersion(
  cookie: string | null | undefined,
  funnel: Pick<DomainParams["funnel"], "checkout">,
): CheckoutVersion {
  return cookie === "v2" || funnel.checkout ? "v2" : "v1";
}

/** Path of a page of either funnel below the locale prefix: `/checkout/billing` (v2), `/order-billing` (v1). */
export function checkoutPath(version: CheckoutVersion, page: CheckoutPage): string {
  return version === "v2" ? `/checkout/${page}` : `/order-${page}`;
}

/** The funnel and page of a path below the locale prefix; null for any other path. */
export function parseCheckoutPath(path: string): { version: CheckoutVersion; page: CheckoutPage } | null {
  for (const version of ["v1", "v2"] as const) {
    const page = CHECKOUT_PAGES.find((each) => checkoutPath(version, each) === path);
    if (page) return { version, page };
  }
  return null;
}

/** Whether a path, of a page or of its data, is a funnel's confirmation: no cart is loaded or merged there (S4). */
export function isConfirmationPath(pathname: string): boolean {
  return /\/(checkout\/|order-)confirmation(\.data)?$/.test(pathname);
}

type FunnelCart = Pick<
  Cart,
  | "lineItems"
  | "loyaltyCard"
  | "giftCards"
  | "donations"
  | "billingAddress"
  | "shippingInfo"
  | "shippingAddress"
  | "totalPrice"
  | "payments"
>;

export interface FunnelState {
  cart: FunnelCart | null;
  /** Whether a payment method was chosen in this funnel. */
  hasPaymentMethod: boolean;
  freeCartCriteria: DomainParams["freeCartCriteria"];
}

/**
 * Whether the cart has a method that the shop knows and, unless it is VI, an address or a point; a VI that the cart no
 * longer allows does not count (C5, D3).
 */
function isDeliveryDone(cart: FunnelCart): boolean {
  if (!cart.shippingInfo || cart.shippingInfo.shippingMethodKey === "OTHER") return false;
  return cart.shippingInfo.shippingMethodKey === "VI" ? allowsDematerialised(cart) : cart.shippingAddress !== null;
}

/**
 * The first step not done (D3), which is as far as the shopper may go: `cart` with nothing to order, `overview` when
 * all steps before it are done.
 */
export function firstStepNotDone({ cart, hasPaymentMethod, freeCartCriteria }: FunnelState): FunnelStep | "cart" {
  if (!cart || isEmptyCart(cart)) return "cart";
  if (!cart.billingAddress) return "billing";
  if (!isDeliveryDone(cart)) return "delivery";
  return hasPaymentMethod || skipsPayment(cart, freeCartCriteria) ? "overview" : "payment";
}

/** The step that a request for a step leads to: that one, or the first step not done if it is too early (D3). */
export function stepFor(asked: FunnelStep, state: FunnelState): FunnelStep | "cart" {
  const first = firstStepNotDone(state);
  if (first === "cart") return "cart";
  return FUNNEL_STEPS.indexOf(asked) <= FUNNEL_STEPS.indexOf(first) ? asked : first;
}

export interface StepState {
  step: FunnelStep;
  /** `open` is the first step still to do while another one is shown; `open` and `done` steps are links. */
  state: "done" | "current" | "open" | "todo";
}

/** The steps in order, as the progress bar shows them on the page of `current`. */
export function stepStates(current: FunnelStep, state: FunnelState): StepState[] {
  const first = firstStepNotDone(state);
  const reached = first === "cart" ? -1 : FUNNEL_STEPS.indexOf(first);
  return FUNNEL_STEPS.map((step, index) => {
    if (step === current) return { step, state: "current" };
    if (index < reached) return { step, state: "done" };
    return { step, state: index === reached ? "open" : "todo" };
  });
}
