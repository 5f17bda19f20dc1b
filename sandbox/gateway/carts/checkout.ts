import type { CartAddress } from "#models/address.ts";
import type { Money } from "#models/money.ts";
import { SHIPPING_METHOD_KEYS, type ShippingMethodKey } from "#models/shipping.ts";
import type { DomainParams } from "#models/site.ts";
import { GatewayError } from "../errors";
import { methodsOf, needsDeliveryPoint } from "../shipping/rates";
import { findPlace, parcelsOf, type Place } from "../stores/store-list";
import type { CartState } from "./cart-state";
import { unknownGiftCard, wrongCurrency } from "./extras";

/** What the checkout writes on a customer's cart: addresses, delivery, gift cards that pay. */

export function setBillingAddress(state: CartState, params: DomainParams, address: CartAddress): CartState {
  if (!params.billingCountries.includes(address.country)) {
    throw new GatewayError(422, "COUNTRY_NOT_BILLED", `This shop sends no bills to ${address.country}`);
  }
  return { ...state, billingAddress: address };
}

/** The method of a path. @throws GatewayError 404; HSP has a call of its own */
export function readMethod(key: string): ShippingMethodKey {
  const known = SHIPPING_METHOD_KEYS.find((one) => one === key);
  if (!known) throw new GatewayError(404, "SHIPPING_METHOD_UNKNOWN", `There is no shipping method ${key}`);
  if (known === "HSP") throw new GatewayError(422, "HSP_RECEIVER_REQUIRED", "HSP is chosen by shipping-method-hsp");
  return known;
}

/**
 * Delivery by a method to an address; VI needs none. Fails with 422 where the shop or the country does not offer it, or
 * a store, pickup point or locker is missing.
 *
 * @param isVirtual whether the cart may go by VI (C5)
 */
export function setShipping(
  state: CartState,
  params: DomainParams,
  { key, address, isVirtual }: { key: ShippingMethodKey; address: CartAddress | null; isVirtual: boolean },
): CartState {
  if (key === "VI") {
    if (!isVirtual) throw unavailable(key);
    return { ...state, shippingMethodKey: key, shippingAddress: address };
  }
  if (!address) throw new GatewayError(422, "ADDRESS_REQUIRED", "This shipping method needs an address");
  if (!params.deliveryCountries.includes(address.country)) {
    throw new GatewayError(422, "COUNTRY_NOT_DELIVERED", `This shop does not deliver to ${address.country}`);
  }
  if (!methodsOf(address.country).includes(key)) throw unavailable(key);
  if (needsDeliveryPoint(key)) checkPoint(key, address);
  return { ...state, shippingMethodKey: key, shippingAddress: address };
}

const POINTS: Partial<Record<ShippingMethodKey, Place["kind"]>> = { LM: "store", PR: "pickup", LO: "locker" };

function checkPoint(key: ShippingMethodKey, { deliveryPointIdV2, country }: CartAddress): void {
  if (deliveryPointIdV2 === undefined) {
    throw new GatewayError(422, "DELIVERY_POINT_REQUIRED", "A store, pickup point or locker must be chosen");
  }
  const point = findPlace(deliveryPointIdV2);
  if (!point || point.kind !== POINTS[key] || point.address.country !== country) {
    throw new GatewayError(422, "DELIVERY_POINT_UNKNOWN", `${deliveryPointIdV2} is no ${POINTS[key]} in ${country}`);
  }
  const parcels = parcelsOf(point);
  if (parcels === "full") throw new GatewayError(422, "DELIVERY_POINT_FULL", `${point.name} has no room left`);
  if (parcels === "closed") throw new GatewayError(422, "DELIVERY_POINT_CLOSED", `${point.name} has closed for good`);
}

/** Handed to a person the customer names, at the billing address; for happy-shopping clients only. */
export function setHspShipping(
  state: CartState,
  params: DomainParams,
  receiver: Pick<CartAddress, "firstName" | "lastName" | "phone" | "phoneNumberCountry">,
): CartState {
  if (state.customer?.loyaltyType !== "HSP") throw unavailable("HSP");
  if (!state.billingAddress) throw new GatewayError(412, "CHECKOUT_INCOMPLETE", "There is no billing address yet");
  const address = { ...state.billingAddress, ...receiver };
  return setShipping(state, params, { key: "HSP", address, isVirtual: false });
}

/**
 * Pays a part with a gift card; asked again for the same card, the amount replaces the one before.
 *
 * @param balance what is on the card, null for a number that is none
 * @param left what is still to be paid, this card's own part included
 */
export function payWithGiftCard(
  state: CartState,
  card: { giftCardId: string; amount: Money; paymentId: string },
  { balance, left }: { balance: Money | null; left: Money },
): CartState {
  if (!balance) throw new GatewayError(422, "GIFT_CARD_UNKNOWN", `There is no gift card ${card.giftCardId}`);
  if (card.amount.currencyCode !== left.currencyCode) throw wrongCurrency(card.amount, left.currencyCode);
  if (card.amount.centAmount < 1) throw new GatewayError(422, "GIFT_CARD_AMOUNT", "The amount must be above 0");
  if (balance.currencyCode !== left.currencyCode) {
    throw new GatewayError(422, "GIFT_CARD_CURRENCY", `The gift card holds ${balance.currencyCode}`);
  }
  if (card.amount.centAmount > balance.centAmount) {
    throw new GatewayError(422, "GIFT_CARD_BALANCE", `Only ${balance.centAmount} cents are left on the gift card`);
  }
  if (card.amount.centAmount > left.centAmount) {
    throw new GatewayError(422, "GIFT_CARD_AMOUNT", `Only ${left.centAmount} cents are left to pay`);
  }
  const others = state.giftCardPayments.filter(({ giftCardId }) => giftCardId !== card.giftCardId);
  return { ...state, giftCardPayments: [...others, card] };
}

/** A gift card bought in this cart, or one it is paid with. */
export function removeGiftCard(state: CartState, giftCardId: string): CartState {
  const giftCards = state.giftCards.filter((card) => card.giftCardId !== giftCardId);
  const giftCardPayments = state.giftCardPayments.filter((card) => card.giftCardId !== giftCardId);
  const isUnchanged =
    giftCards.length === state.giftCards.length && giftCardPayments.length === state.giftCardPayments.length;
  if (isUnchanged) throw unknownGiftCard(giftCardId);
  return { ...state, giftCards, giftCardPayments };
}

function unavailable(key: ShippingMethodKey): GatewayError {
  return new GatewayError(422, "SHIPPING_METHOD_UNAVAILABLE", `Shipping method ${key} is not available for this cart`);
}
