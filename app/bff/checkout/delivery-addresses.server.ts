import type { CartAddress } from "#app/models/address.ts";
import type { Cart } from "#app/models/cart.ts";
import { fromCartAddress, isSameAddress, toCartAddress, writtenAddress } from "#app/models/address-rules.ts";
import type { FieldProblem } from "#app/models/form-problem.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { addDeliveryAddress, listDeliveryAddresses, sameDeliveryAddress } from "../account/addresses.server";
import { type ParsedAddress, readAddressForm } from "../account/address-form.server";
import { phoneText } from "../account/phone-number.server";
import { postalLines } from "../account/address-lines.server";
import { inOnePiece } from "../account/postcode.server";
import type { RequestContext } from "../context.server";
import { isServiceFailure } from "../http/error-responses.server";
import type { Checkout } from "./access.server";
import { readPhone } from "./phone-field.server";

/** Addresses a cart can be delivered to: the customer's saved ones, the billing address, or a new one. */

/** Values of the address choice that are not ids of saved addresses. */
export const BILLING_ADDRESS = "billing";
export const NEW_ADDRESS = "new";

export interface AddressOption {
  /** Id of a saved address, or `billing`. */
  id: string;
  address: ParsedAddress;
}

/** The favourite first; only countries that are delivered to; the billing address unless it is among the saved ones. */
export function addressOptions(context: RequestContext, checkout: Checkout): AddressOption[] {
  const { deliveryCountries } = context.site.params;
  const saved = checkout.deliveryAddresses.map((address): AddressOption => ({
    id: address.id,
    // Without a number of its own it has a field for one.
    address: { ...address, ...(address.phoneNumber && givenPhone(checkout.cart, address.id)) },
  }));
  const billing = billingOption(checkout, saved);
  return [...saved, ...(billing ? [billing] : [])].filter(({ address }) => deliveryCountries.includes(address.country));
}

/** The number given for delivery to a saved address, which may be another than its own. */
function givenPhone({ shippingAddress }: Cart, addressId: string) {
  if (!shippingAddress?.phone || shippingAddress.vitrineAddressId !== addressId) return null;
  const { phoneNumber, phoneNumberCountry, phoneNumberQuality } = fromCartAddress(shippingAddress);
  return { phoneNumber, phoneNumberCountry, phoneNumberQuality };
}

/**
 * The option selected when the page opens: the billing address if the billing step has just asked for it, else the
 * cart's own, else the favourite.
 */
export function preselected(context: RequestContext, { cart }: Checkout, options: readonly AddressOption[]): string {
  const { shippingAddress, billingAddress } = cart;
  const like = (address: CartAddress | null) =>
    address && options.find((option) => isSameAddress(toCartAddress(option.address), address));
  const kept = shippingAddress && !shippingAddress.deliveryPointIdV2 ? shippingAddress : null;
  const wished = context.session.funnel.sameAddress ? like(billingAddress) : null;
  const known = options.find(({ id }) => id === kept?.vitrineAddressId);
  return (wished ?? known ?? like(kept) ?? options[0])?.id ?? NEW_ADDRESS;
}

/** Whether the cart's parcel goes to its billing address: a happy-shopping one does too, to a receiver of its own. */
export function isDeliveredToBilling({ billingAddress, shippingAddress, shippingInfo }: Cart): boolean {
  if (!billingAddress || !shippingAddress) return false;
  const { firstName, lastName } = shippingAddress;
  const isToReceiver = shippingInfo?.shippingMethodKey === "HSP";
  return isSameAddress(shippingAddress, isToReceiver ? { ...billingAddress, firstName, lastName } : billingAddress);
}

function billingOption({ cart }: Checkout, saved: readonly AddressOption[]): AddressOption | null {
  const { billingAddress } = cart;
  if (!billingAddress || saved.some(({ address }) => isSameAddress(toCartAddress(address), billingAddress)))
    return null;
  const { id: _id, ...address } = writtenAddress(billingAddress);
  return { id: BILLING_ADDRESS, address };
}

/**
 * Gives the address the id of the customer's matching saved address, or saves it as a new one. Without `id` when that
 * failed (logged). Saved addresses that could not be read for the page are read again: one of them may be this one.
 */
export async function findOrSaveAddress(
  context: RequestContext,
  address: ParsedAddress,
): Promise<ParsedAddress & { id?: string }> {
  try {
    const known = sameDeliveryAddress(await listDeliveryAddresses(context), address);
    const { id } = known ?? (await addDeliveryAddress(context, address));
    return { ...address, id };
  } catch (err) {
    if (!isServiceFailure(err)) throw err;
    context.shop.log.warn({ err, requestId: context.requestId }, "a delivery address was not saved");
    return address;
  }
}

/** A saved address in words. `country` is one of the form's choices. */
export interface AddressOptionView {
  id: string;
  title: string;
  lines: string[];
  phone: string | null;
  country: string;
  /** Delivery methods with price and day, for an address in another country than the methods shown. */
  ways: string[];
}

export function optionView(
  context: RequestContext,
  { id, address }: AddressOption,
  ways: string[] = [],
): AddressOptionView {
  const { zipCode, ...rest } = toCartAddress(address);
  // The lines are shown as one that breaks where it has to.
  const [title = "", ...lines] = postalLines({ ...rest, zipCode: inOnePiece(zipCode) }, context);
  return { id, title, lines, phone: phoneText(address, address.country) ?? null, country: address.country, ways };
}

/**
 * Default values of the phone fields of addresses without a number, by field name: the number given before for this
 * delivery, else the customer's own.
 */
export function phonesOfFields(
  { cart, customer }: Checkout,
  options: readonly AddressOption[],
): Record<string, string> {
  const missing = options.filter(({ address }) => !address.phoneNumber);
  const numbers = missing.map(
    ({ id, address }) => [phoneField(id), phoneText(givenPhone(cart, id) ?? customer, address.country)] as const,
  );
  return Object.fromEntries(numbers.flatMap(([name, number]) => (number ? [[name, number]] : [])));
}

/** Name of the phone field of a saved address without a number. */
function phoneField(addressId: string): string {
  return `phone-${addressId}`;
}

/** The billing address once it is among the saved ones: a form that was open before still names it so. */
function savedBilling({ cart: { billingAddress } }: Checkout, options: readonly AddressOption[]) {
  return billingAddress && options.find(({ address }) => isSameAddress(toCartAddress(address), billingAddress));
}

type Read = { address: ParsedAddress } | { problems: FieldProblem[] };

/** The chosen address, saved or typed, with the phone number that the method asks for (PAY-06). */
export async function readAddress(
  context: RequestContext,
  checkout: Checkout,
  { form, isPhoneAsked }: { form: FormData; isPhoneAsked: boolean },
): Promise<Read> {
  const options = addressOptions(context, checkout);
  const chosen = form.get("address") ?? (options.length === 0 ? NEW_ADDRESS : null);
  if (chosen === NEW_ADDRESS) {
    const { deliveryCountries } = context.site.params;
    const phone = isPhoneAsked ? "required" : "optional";
    const { country } = context.site;
    const filledPhone = { text: phoneText(checkout.customer, country), country };
    return readAddressForm(context, form, { countries: deliveryCountries, phone, filledPhone });
  }
  const t = await serverText(context.language, "checkout");
  const option =
    options.find(({ id }) => id === chosen) ?? (chosen === BILLING_ADDRESS && savedBilling(checkout, options));
  if (!option) return { problems: [{ fieldId: "address", text: t("error.address") }] };
  const { address } = option;
  if (address.phoneNumber) return { address };
  const field = { fieldId: phoneField(option.id), country: address.country, isAsked: isPhoneAsked };
  const { number, problems } = await readPhone(context, form, field);
  return problems.length > 0 ? { problems } : { address: { ...address, ...number } };
}
