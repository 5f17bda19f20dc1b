import type { CartAddress, DeliveryAddress } from "~/models/address";
import { fromCartAddress, isSameAddress, toCartAddress } from "~/models/address-rules";
import { formatPersonName } from "~/models/person-name";
import { addDeliveryAddress } from "../account/addresses.server";
import type { ParsedAddress } from "../account/address-form.server";
import type { RequestContext } from "../context.server";
import { GatewayError, ServiceUnavailableError } from "../gateway/errors.server";
import type { Checkout } from "./access.server";

/** Where a cart can be delivered: the customer's addresses, the billing address, or one that is typed. */

/** Values of the choice that are no saved address's id. */
export const BILLING_ADDRESS = "billing";
export const NEW_ADDRESS = "new";

export interface AddressOption {
  /** Id of a saved address, or `billing`. */
  id: string;
  address: ParsedAddress;
}

/** The favourite first; only countries that are delivered to; the billing address where it is not among them. */
export function addressOptions(context: RequestContext, checkout: Checkout): AddressOption[] {
  const { deliveryCountries } = context.site.params;
  const saved = checkout.deliveryAddresses.map((address): AddressOption => ({ id: address.id, address }));
  const billing = billingOption(checkout, saved);
  return [...saved, ...(billing ? [billing] : [])].filter(({ address }) => deliveryCountries.includes(address.country));
}

/** The option chosen when the page opens: the cart's own address, the billing one where that was wished, the favourite. */
export function preselected(context: RequestContext, { cart }: Checkout, options: readonly AddressOption[]): string {
  const { shippingAddress, billingAddress } = cart;
  const like = (address: CartAddress | null) =>
    address && options.find((option) => isSameAddress(toCartAddress(option.address), address));
  const kept = shippingAddress && !shippingAddress.deliveryPointIdV2 ? shippingAddress : null;
  const wished = context.session.funnel.sameAddress ? like(billingAddress) : null;
  const known = options.find(({ id }) => id === kept?.vitrineAddressId);
  return (known ?? like(kept) ?? wished ?? options[0])?.id ?? NEW_ADDRESS;
}

function billingOption({ cart }: Checkout, saved: readonly AddressOption[]): AddressOption | null {
  const { billingAddress } = cart;
  if (!billingAddress || saved.some(({ address }) => isSameAddress(toCartAddress(address), billingAddress)))
    return null;
  const { id: _id, ...address } = fromCartAddress(billingAddress);
  const names = { firstName: formatPersonName(address.firstName), lastName: formatPersonName(address.lastName) };
  return { id: BILLING_ADDRESS, address: { ...address, ...names } };
}

/**
 * Gives the address the id of the customer's saved one that matches it, or saves it. Without `id` when saving failed
 * (logged).
 */
export async function findOrSaveAddress(
  context: RequestContext,
  { deliveryAddresses }: Checkout,
  address: ParsedAddress,
): Promise<ParsedAddress & { id?: string }> {
  const known = deliveryAddresses.find((saved) => isSameAddress(toCartAddress(saved), toCartAddress(address)));
  if (known) return { ...address, id: known.id };
  try {
    const { id }: DeliveryAddress = await addDeliveryAddress(context, address);
    return { ...address, id };
  } catch (err) {
    if (!(err instanceof GatewayError) && !(err instanceof ServiceUnavailableError)) throw err;
    context.shop.log.warn({ err, requestId: context.requestId }, "a delivery address was not saved");
    return address;
  }
}
