import type { Cart } from "#app/models/cart.ts";
import type { AddressValues, AddressFormView } from "#app/models/checkout-view.ts";
import { allowsDematerialised } from "#app/models/cart-rules.ts";
import { addressToSend, withoutNames, writtenAddress, toCartAddress } from "#app/models/address-rules.ts";
import { formatNames } from "#app/models/person-name.ts";
import { findBillingAddress, saveBillingAddress } from "../account/addresses.server";
import { readAddressForm, type ParsedAddress } from "../account/address-form.server";
import { changeCart } from "../cart/cart.server";
import type { RequestContext } from "../context.server";
import { changePath, type Checkout, isChange } from "./access.server";
import { addressFormView } from "../account/address-view.server";
import { isDeliveredToBilling } from "./delivery-addresses.server";
import { dropDraft, findDraft } from "../session/form-draft.server";
import { listSubscriptionChoices, saveSubscriptionChoices, type SubscriptionChoice } from "./subscriptions.server";
import { pathAfter } from "./step-action.server";
import { problemFromError, stepProblem, type StepProblem } from "./save-problem.server";

/** The billing step (C7): the billing address, saved on the customer and on the cart. */

export interface BillingView {
  form: AddressFormView;
  /** Whether "Deliver to this address" is ticked; null when everything is delivered by e-mail. */
  isSame: boolean | null;
  /** Subscriptions offered with the order, and which are ticked. */
  subscriptions: SubscriptionChoice[];
  /** The form holds what was typed before the shopper was interrupted. */
  isRestored: boolean;
}

export async function billingView(context: RequestContext, checkout: Checkout): Promise<BillingView> {
  const { billingCountries } = context.site.params;
  const draft = findDraft(context, "billing");
  const [values, subscriptions] = await Promise.all([
    draft ?? knownAddress(context, checkout),
    listSubscriptionChoices(context, checkout.cart),
  ]);
  return {
    form: addressFormView(context, { values: onlyOffered(values, billingCountries), countries: billingCountries }),
    isSame: allowsDematerialised(checkout.cart)
      ? null
      : draft
        ? draft.sameAddress === "on"
        : (context.session.funnel.sameAddress ??
          (checkout.cart.shippingAddress === null || isDeliveredToBilling(checkout.cart))),
    subscriptions: subscriptions.map(({ type, isOn }) => ({ type, isOn: draft ? draft[type] === "on" : isOn })),
    isRestored: draft !== null,
  };
}

/** The customer's billing address, else the cart's, else the favourite delivery address, else the account's names. */
export async function knownAddress(context: RequestContext, checkout: Checkout): Promise<AddressValues> {
  const { cart, customer, deliveryAddresses } = checkout;
  const names = formatNames(cart.billingAddress ?? customer);
  const saved = await findBillingAddress(context);
  const address = saved ?? (cart.billingAddress && writtenAddress(cart.billingAddress)) ?? deliveryAddresses[0];
  if (!address) return names;
  return { ...names, ...withoutNames(address) };
}

function onlyOffered(values: AddressValues, countries: readonly string[]): AddressValues {
  return { ...values, country: countries.find((code) => code === values.country) };
}

/** Saves the form on customer and cart; gives the path of the next page, or the form's mistakes. */
export async function saveBilling(
  context: RequestContext,
  request: Request,
  checkout: Checkout,
  form: FormData,
): Promise<{ to: string } | StepProblem> {
  const { billingCountries, deliveryCountries } = context.site.params;
  const read = await readAddressForm(context, form, { countries: billingCountries, phone: "none" });
  if ("problems" in read) return stepProblem(context, "billing", { form, fields: read.problems });
  const { address } = read;
  try {
    const [billed] = await Promise.all([setBilling(context, address), saveBillingAddress(context, address)]);
    const cart = await saveSubscriptionChoices(context, billed, form);
    const sameAddress = form.get("sameAddress") === "on" && deliveryCountries.includes(address.country);
    context.session.funnel = { ...context.session.funnel, sameAddress, isBillingFilled: undefined };
    dropDraft(context, "billing");
    if (isChange(request) && isDeliveryLeftBehind(cart, sameAddress)) {
      context.session.flash({ kind: "info", key: "checkout.movedDelivery" });
      return { to: changePath(context, "delivery") };
    }
    return { to: pathAfter(context, request, checkout, cart) };
  } catch (error) {
    return problemFromError(context, "billing", { form, error });
  }
}

/**
 * Whether the parcel would still go to the address before, although the shopper wants it at the new one, or named a
 * receiver who has it at the billing address. The delivery step sends it there: price, day and phone may change.
 */
function isDeliveryLeftBehind(cart: Cart, sameAddress: boolean): boolean {
  const isWanted = sameAddress || cart.shippingInfo?.shippingMethodKey === "HSP";
  return isWanted && cart.shippingAddress !== null && !isDeliveredToBilling(cart);
}

function setBilling(context: RequestContext, address: ParsedAddress) {
  const json = addressToSend(toCartAddress(address));
  return changeCart(context, { method: "POST", path: "billing-address", self: true, json });
}
