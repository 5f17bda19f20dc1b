import { deliveryPointName } from "#app/models/address-rules.ts";
import { isByGiftCard } from "#app/models/cart-rules.ts";
import { firstStepNotDone, type FunnelStep } from "#app/models/checkout-steps.ts";
import type { FormProblem } from "#app/models/form-problem.ts";
import type { Order, OrderList } from "#app/models/order.ts";
import { isPaymentMethod } from "#app/models/payment-methods.ts";
import { isHomeMethod, isPlaceMethod, PLACE_KINDS, type PlaceMethod } from "#app/models/shipping.ts";
import { funnelPath } from "#app/paths.ts";
import { getBillingAddress } from "../account/addresses.server";
import { findOrder, listOrders } from "../account/orders.server";
import { phoneText } from "../account/phone-number.server";
import { getCart } from "../cart/cart.server";
import { type RequestContext, isPrefetch, once } from "../context.server";
import { ServiceUnavailableError } from "../gateway/errors.server";
import { askUnlessPaused } from "../gateway/pause.server";
import { isServiceFailure } from "../http/error-responses.server";
import { formOf } from "../http/form-problem.server";
import { findDraft } from "../session/form-draft.server";
import { findPlace } from "../stores/places.server";
import { type Checkout, chosenSoFar, isChange, offeredPayments } from "./access.server";
import { knownAddress, saveBilling } from "./billing.server";
import { addressOptions, BILLING_ADDRESS, phonesOfFields } from "./delivery-addresses.server";
import { offeredMethods } from "./delivery-methods.server";
import { placePhone } from "./delivery-place.server";
import { saveDelivery } from "./delivery.server";
import { chooseMethod } from "./payment-choice.server";
import { noteBillingFilled } from "./subscriptions.server";

/** The short way for returning shoppers (BEY-13, ADR 0042): fills in the steps with their last choices. */

/** The values to fill a step's form with; null when they are not known. */
type Filled = FormData | null | Promise<FormData | null>;

interface UsualStep {
  /** @param lastOrder may still be loading */
  fill: (context: RequestContext, checkout: Checkout, lastOrder: Promise<Order | null>) => Filled;
  save: typeof saveBilling;
}

const USUAL_STEPS: readonly [Exclude<FunnelStep, "overview">, UsualStep][] = [
  ["billing", { fill: usualBilling, save: saveBilling }],
  ["delivery", { fill: usualDelivery, save: saveDelivery }],
  [
    "payment",
    { fill: usualPayment, save: (context, _request, checkout, form) => chooseMethod(context, checkout, form) },
  ],
];

/**
 * Fills in the steps of a cart without any choices, one after the other, by the functions that handle their forms.
 * Stops at the first step that is not known or is refused; failures of the gateway are only logged.
 *
 * @param checkout of the billing step
 * @returns path of the first step left to do, which a flash message explains; null when nothing was filled in
 * @throws as the form's own functions do: UnauthorizedError, and redirects from a cart that is gone or paid
 */
export async function fillUsualChoices(
  context: RequestContext,
  request: Request,
  checkout: Checkout,
): Promise<string | null> {
  if (!isDue(context, request, checkout)) return null;
  // A copy, so that a refusal does not set this page's title and status: the shopper has sent no form.
  const quiet = { ...context };
  const way: Way = { next: null };
  try {
    const fill = () => fillSteps(quiet, request, checkout, way);
    await askUnlessPaused(context, `usual choices of ${checkout.cart.id}`, fill);
  } catch (err) {
    if (!isServiceFailure(err)) throw err;
    context.shop.log.warn({ err, requestId: context.requestId }, "usual choices were not filled in");
  }
  const { next, refused } = way;
  if (next === null) return null;
  if (refused) return toOtherPlaces(context, refused);
  context.session.flash({ kind: "info", key: next === "overview" ? "checkout.prefilled" : "checkout.prefilledSoFar" });
  return funnelPath(context, next);
}

/**
 * Starts the calls that `fillUsualChoices` needs in parallel with the cart's, if the cart cookie has no address yet:
 * one after the other they would take too long. `fillUsualChoices` awaits the same promises and handles their failures.
 */
export function preloadUsualChoices(context: RequestContext, request: Request): void {
  const { tokens, cartCookie } = context.session;
  if (!tokens || !cartCookie || cartCookie.deliversTo || !mayBeFilled(context, request)) return;
  getBillingAddress(context).catch(() => {});
  findLastOrder(context).catch(() => {});
}

/** The first step left to do, after those filled in so far. */
interface Way {
  next: FunnelStep | null;
  /** The place of the last order, if the gateway refuses it for this parcel. */
  refused?: RefusedPlace | null;
}

interface RefusedPlace {
  method: PlaceMethod;
  name: string;
  zipCode: string;
  why: "full" | "closed" | "gone";
}

/** The refused place as the last order names it, with the reason; null if the refusal has another reason. */
async function refusedPlace(
  context: RequestContext,
  { fields }: FormProblem,
  lastOrder: Promise<Order | null>,
): Promise<RefusedPlace | null> {
  const method = fields.length === 1 ? (fields[0]?.fieldId.replace(/^point-/, "") ?? "") : "";
  if (!isPlaceMethod(method)) return null;
  const address = (await lastOrder)?.shippingAddress;
  const name = address && deliveryPointName(address);
  if (!address?.deliveryPointIdV2 || !name) return null;
  const asked = { storeId: address.deliveryPointIdV2, kind: PLACE_KINDS[method] };
  const { parcels } = (await findPlace(context, asked, true)) ?? {};
  return { method, name, zipCode: address.zipCode, why: parcels === "full" || parcels === "closed" ? parcels : "gone" };
}

/** Path of the delivery step, with the places near the refused one, which a flash message names. */
function toOtherPlaces(context: RequestContext, { method, name, zipCode, why }: RefusedPlace): string {
  context.session.flash({ kind: "warning", key: `checkout.usualPlace.${why}`, values: { name } });
  return `${funnelPath(context, "delivery")}?${new URLSearchParams({ method, place: zipCode })}`;
}

async function fillSteps(context: RequestContext, request: Request, checkout: Checkout, way: Way): Promise<void> {
  await Promise.all([getBillingAddress(context), listNewest(context)]);
  // Not awaited here: the billing step does not need the order's details.
  const lastOrder = findLastOrder(context);
  lastOrder.catch(() => {});
  const { draft } = context.session;
  // Keeps the delivery prices that the cart page showed, so that a change for another country is pointed out.
  let current = checkout;
  for (const [step, { fill, save }] of USUAL_STEPS) {
    if (firstStepNotDone(current.funnel) !== step) continue;
    const form = await fill(context, current, lastOrder);
    const saved = form && (await save(context, request, { ...current, step }, form));
    if (!saved) return;
    if ("problem" in saved) {
      const refused = context.session.draft;
      // A refusal keeps what was typed; here nothing was, and another page's draft stays.
      context.session.draft = draft;
      if (saved.status === 503) throw new ServiceUnavailableError(`The step was not saved: ${step}`);
      way.refused = await refusedPlace(context, saved.problem, lastOrder);
      // The list of places then shows the reason beside it, as after a submit (ADR 0044).
      if (way.refused) context.session.draft ??= refused;
      return;
    }
    if (step === "billing") noteBillingFilled(context);
    current = { ...current, ...chosenSoFar(context, await getCart(context)) };
    way.next = nextStep(current);
  }
}

function nextStep({ funnel }: Checkout): FunnelStep {
  const step = firstStepNotDone(funnel);
  // Never `cart`: an empty cart was redirected before.
  return step === "cart" ? "billing" : step;
}

function isDue(context: RequestContext, request: Request, { cart }: Checkout): boolean {
  return cart.billingAddress === null && mayBeFilled(context, request);
}

function mayBeFilled(context: RequestContext, request: Request): boolean {
  if (request.method !== "GET" || isPrefetch(request.headers) || isChange(request)) return false;
  return ["billing", "delivery"].every((page) => findDraft(context, page) === null);
}

/** The customer's newest order with all its details, asked for once per request. Fails as `personalCall` does. */
function findLastOrder(context: RequestContext): Promise<Order | null> {
  return once(context, "last-order", async () => {
    const [newest] = (await listNewest(context)).values;
    return newest ? findOrder(context, newest.orderNumber) : null;
  });
}

function listNewest(context: RequestContext): Promise<OrderList> {
  return once(context, "newest-order", () => listOrders(context, { page: 1, size: 1 }));
}

/** The account's billing address, else the favourite delivery address. Ticks only the delivery to that address. */
async function usualBilling(context: RequestContext, checkout: Checkout): Promise<FormData | null> {
  const { line1, ...rest } = await knownAddress(context, checkout);
  return line1 ? formOf({ line1, ...rest, sameAddress: "on" }) : null;
}

/** The last order's delivery method, if it is still offered; delivery by e-mail needs no choice. */
async function usualDelivery(
  context: RequestContext,
  checkout: Checkout,
  lastOrder: Promise<Order | null>,
): Promise<FormData | null> {
  const offered = offeredMethods(context, checkout);
  if (offered.some(({ key }) => key === "VI")) return formOf({ method: "VI" });
  const last = await lastOrder;
  const method = offered.find(({ key }) => key === last?.shippingInfo.shippingMethodKey)?.key;
  if (!last || !method) return null;
  if (isHomeMethod(method)) return usualAddress(context, checkout, method);
  return isPlaceMethod(method) ? usualPlace(context, checkout, { method, last }) : null;
}

/** Delivery to the first saved address, the favourite first, that the site delivers to. */
function usualAddress(context: RequestContext, checkout: Checkout, method: string): FormData | null {
  const option = addressOptions(context, checkout).find(({ id }) => id !== BILLING_ADDRESS);
  return option ? formOf({ method, address: option.id, ...phonesOfFields(checkout, [option]) }) : null;
}

/** Delivery to the last order's place, with the customer's phone number, else that of the last parcel. */
function usualPlace(
  context: RequestContext,
  checkout: Checkout,
  { method, last: { shippingAddress } }: { method: PlaceMethod; last: Order },
): FormData | null {
  const { deliveryPointIdV2: point, phone: phoneNumber, phoneNumberCountry } = shippingAddress ?? {};
  if (!point) return null;
  const phone = placePhone(context, checkout) || phoneText({ phoneNumber, phoneNumberCountry }, context.site.country);
  return formOf({ method, [`point-${method}`]: point, [`phone-${method}`]: phone });
}

/** The last order's payment method besides gift cards, if it is still offered for the amount left to pay. */
async function usualPayment(
  context: RequestContext,
  { cart }: Checkout,
  lastOrder: Promise<Order | null>,
): Promise<FormData | null> {
  const offered = offeredPayments(context, cart);
  const products = ((await lastOrder)?.payments ?? []).filter((payment) => !isByGiftCard(payment));
  const usual = products.find(({ paymentProduct: name }) => isPaymentMethod(name) && offered.includes(name));
  return usual ? formOf({ method: usual.paymentProduct }) : null;
}
