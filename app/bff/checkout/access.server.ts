import { redirect } from "@remix-run/node";
import type { DeliveryAddress } from "#app/models/address.ts";
import type { Cart } from "#app/models/cart.ts";
import { allowedShippingMethods, amountLeftToPay, withCurrentDelivery } from "#app/models/cart-rules.ts";
import { type FunnelState, type FunnelStep, parseCheckoutPath, stepFor } from "#app/models/checkout-steps.ts";
import type { Customer } from "#app/models/customer.ts";
import { isPaymentMethod, type PaymentMethod, paymentMethodsFor, worksIn } from "#app/models/payment-methods.ts";
import { formatNames } from "#app/models/person-name.ts";
import type { ShippingMethod } from "#app/models/shipping.ts";
import { funnelPath, paths } from "#app/paths.ts";
import { allowAccount } from "../account/account-access.server";
import { withSignIn } from "../session/require-sign-in.server";
import { findDeliveryAddresses } from "../account/addresses.server";
import { findCart } from "../cart/cart.server";
import type { RequestContext } from "../context.server";
import { NoCartError, ServiceUnavailableError } from "../gateway/errors.server";
import { findShippingMethods } from "../cart/shipping-methods.server";
import { isSafeMethod } from "../http/guards.server";
import { asDocument } from "../http/redirects.server";
import { checkForRefusal, orderIfPaid } from "./finish-paid.server";
import { paymentNotice } from "./notice.server";
import { noteMethodGone } from "./payment-attempt.server";
import { stepForMissingCart } from "./after-payment.server";

/** What the forms use of the customer; when the account cannot be read, only the names in the cart. */
type Buyer = Pick<Customer, "firstName" | "lastName" | "phoneNumber" | "phoneNumberCountry" | "preferredStore">;

/** What every step of the checkout works with. */
export interface Checkout {
  step: FunnelStep;
  customer: Buyer;
  cart: Cart;
  /** Methods that the cart may use; empty when the gateway does not answer. */
  shippingMethods: ShippingMethod[];
  /** The favourite first. */
  deliveryAddresses: DeliveryAddress[];
  /** The chosen method, while it is still offered for the amount left to pay. */
  paymentMethod: PaymentMethod | null;
  funnel: FunnelState;
}

/**
 * Runs a step of the checkout behind its access steps, in this order: secure-authent, redirect-access, account-access,
 * init-order, checkout-access or order-access (D3). Throws where one of them leads elsewhere, 503 when a service is
 * unavailable.
 */
export function withCheckout<T>(
  context: RequestContext,
  request: Request,
  step: FunnelStep,
  run: (checkout: Checkout) => Promise<T>,
): Promise<T> {
  return withSignIn(context, request, async () => {
    redirectAccess(context, request);
    const checkout = await loadCheckout(context, request, step);
    try {
      return await run(checkout);
    } catch (error) {
      // Another tab has ordered or given up the cart since it was loaded.
      if (error instanceof NoCartError) throw leave(context, request, await withoutCart(context));
      throw error;
    }
  });
}

/** The access steps of a page without a step of its own: secure-authent, redirect-access, account-access. */
export function withCheckoutAccess<T>(context: RequestContext, request: Request, run: () => Promise<T>): Promise<T> {
  return withSignIn(context, request, async () => {
    redirectAccess(context, request);
    await allowAccount(context, "orders");
    return run();
  });
}

/**
 * Access step redirect-access (D3): a page of the other funnel redirects to the same step of the funnel in force. A
 * form is accepted by either funnel, so that nothing typed is lost; its answer leads on in the right one.
 */
function redirectAccess(context: RequestContext, request: Request): void {
  if (!isSafeMethod(request)) return;
  const { pathname, search } = new URL(request.url);
  const asked = parseCheckoutPath(pathname.slice(context.prefix.length + 1));
  if (!asked || asked.version === context.checkoutVersion) return;
  throw redirectTo(funnelPath(context, asked.page) + search, request);
}

/**
 * Access steps init-order and checkout-access, order-access (D3). The cart, its delivery methods and the customer's
 * addresses are loaded in parallel.
 *
 * Throws redirects: to the reactivate page for a deleted account; to the confirmation of a paid cart; with nothing to
 * order, to the cart or to the confirmation of what was just ordered; from the overview to the payment step, which says
 * why the payment was refused; and to the first step not done, for a step asked for too early.
 *
 * @throws ServiceUnavailableError while the cart is still a visitor's
 */
async function loadCheckout(context: RequestContext, request: Request, step: FunnelStep): Promise<Checkout> {
  const { cartId } = context.session;
  const order = Promise.all([
    findCart(context),
    cartId === null ? [] : findShippingMethods(context, cartId),
    findDeliveryAddresses(context),
  ]);
  // Failures of these calls wait: the redirect for a deleted account comes first.
  order.catch(() => {});
  const account = await allowAccount(context, "orders");
  const [found, methods, deliveryAddresses] = await order;
  if (!found) throw leave(context, request, await withoutCart(context));
  const saidBefore = paymentNotice(context);
  await orderIfPaid(context);
  // `orderIfPaid` may have loaded the cart again.
  const cart = (await findCart(context)) ?? found;
  await checkForRefusal(context, cart);
  const isRefused = paymentNotice(context) !== saidBefore;
  if (isRefused && step === "overview") throw redirectTo(funnelPath(context, "payment"), request);
  // The merge at sign-in did not make the visitor's cart the customer's; the next page tries again.
  if (!cart.customer) throw new ServiceUnavailableError("The cart could not be given to the customer");
  const chosen = chosenSoFar(context, withCurrentDelivery(cart, methods));
  const open = stepFor(step, chosen.funnel);
  if (open === "cart") throw leave(context, request, paths.cart(context.prefix));
  if (open === "payment" && step === "overview" && context.session.funnel.paymentMethod) noteMethodGone(context);
  if (open !== step) throw redirectTo(funnelPath(context, open), request);
  const shippingMethods = allowedShippingMethods(cart, methods);
  const customer = account ?? namesIn(cart);
  return { step, customer, shippingMethods, deliveryAddresses, ...chosen };
}

/** What cart and session say of the checkout so far; also used for the cart that a step has just received. */
export function chosenSoFar(context: RequestContext, cart: Cart): Pick<Checkout, "cart" | "paymentMethod" | "funnel"> {
  const { freeCartCriteria } = context.site.params;
  const paymentMethod = chosenMethod(context, offeredPayments(context, cart));
  return { cart, paymentMethod, funnel: { cart, hasPaymentMethod: paymentMethod !== null, freeCartCriteria } };
}

function namesIn({ billingAddress }: Cart): Buyer {
  const { firstName = "", lastName = "" } = billingAddress ?? {};
  return formatNames({ firstName, lastName });
}

/** Query of the overview's change links: a step opened with it leads back to the overview. */
const FROM = "from";
const OVERVIEW = "overview";

/** Path of a step whose change leads back to the overview. */
export function changePath(context: RequestContext, step: FunnelStep): string {
  return `${funnelPath(context, step)}?${FROM}=${OVERVIEW}`;
}

/** Whether a step was opened to change it, rather than passed on the way. */
export function isChange({ url }: { url: string | URL }): boolean {
  return new URL(url).searchParams.get(FROM) === OVERVIEW;
}

/** Where a browser without a cart is sent: to the confirmation when an order was just paid or placed. */
async function withoutCart(context: RequestContext): Promise<string> {
  const { kind } = await stepForMissingCart(context, null);
  if (kind === "confirmation") return funnelPath(context, "confirmation");
  return kind === "checking" ? funnelPath(context, "adyen-check") : paths.cart(context.prefix);
}

/** Leaves the checkout. The cart page alone would not say what became of a form that was sent. */
function leave(context: RequestContext, request: Request, to: string): Response {
  const isToCart = to === paths.cart(context.prefix);
  if (isToCart && request.method === "POST") {
    context.session.flash({ kind: "warning", key: "checkout.nothingOrdered" });
  }
  return asDocument(redirectTo(to, request));
}

/** Redirect Response to a page of the shop: 303 after POST, else 302. */
export function redirectTo(path: string, { method }: Request): Response {
  return redirect(path, method === "POST" ? 303 : 302);
}

/** Ways to pay the rest of the cart, on this site and in this browser; the best rank first (C5). */
export function offeredPayments(
  { site, userAgent }: RequestContext,
  cart: Pick<Cart, "totalPrice" | "payments">,
): PaymentMethod[] {
  const methods = paymentMethodsFor(site.params.paymentProducts, amountLeftToPay(cart).centAmount);
  return methods.filter((method) => worksIn(userAgent, method));
}

function chosenMethod({ session }: RequestContext, offered: readonly PaymentMethod[]): PaymentMethod | null {
  const { paymentMethod } = session.funnel;
  return paymentMethod && isPaymentMethod(paymentMethod) && offered.includes(paymentMethod) ? paymentMethod : null;
}
