import type { AddressFormView, AddressValues } from "#app/models/checkout-view.ts";
import { livePaymentId } from "#app/models/cart-rules.ts";
import { formatNames, formatPersonName } from "#app/models/person-name.ts";
import { isHomeMethod, isPhoneAsked, isPlaceMethod, type ShippingMethod } from "#app/models/shipping.ts";
import { addressFormView } from "../account/address-view.server";
import { phoneText } from "../account/phone-number.server";
import { listShippingMethods } from "../cart/shipping-methods.server";
import type { RequestContext } from "../context.server";
import { findDraft } from "../session/form-draft.server";
import type { Checkout } from "./access.server";
import {
  type AddressOptionView,
  addressOptions,
  optionView,
  phonesOfFields,
  preselected,
} from "./delivery-addresses.server";
import { waysAbroad } from "./delivery-abroad.server";
import { receiverValues } from "./delivery-hsp.server";
import { type MethodView, methodView, offeredMethods, phoneRule } from "./delivery-methods.server";
import {
  collectorName,
  placePhone,
  type PlacesView,
  placesView,
  positionValues,
  readSearch,
  usualPostcode,
} from "./delivery-place.server";
import { isSearch } from "./delivery-search.server";
import { isPlaceUnavailable } from "./notice.server";

/**
 * View of the delivery step (C7): how, and where to: an address, a shop, a pickup point, a locker, or a person by name.
 */

export interface DeliveryView {
  methods: MethodView[];
  /** Nothing to carry: delivered by e-mail, without an address. */
  isVirtual: boolean;
  /** Of what is delivered by e-mail: not donations or a loyalty card, of which nothing is sent. */
  hasGiftCards: boolean;
  addresses: AddressOptionView[];
  form: AddressFormView;
  /** Whether the methods to an address ask for a phone number: all of them, some, none. */
  phone: AddressFormView["phone"];
  /** One for each method to a place. */
  places: PlacesView[];
  /** Name on a parcel that is collected at a place. */
  collector: string;
  /** Whether the receiver of a happy-shopping delivery has to have a phone number. */
  isReceiverPhoneAsked: boolean;
  /** Values of the fields outside the address form, by name. */
  values: Record<string, string>;
  isRestored: boolean;
  /** The chosen place no longer takes the parcel. */
  isPlaceUnavailable: boolean;
  /** A payment of the cart is made or under way: a delivery of the same price keeps it. */
  isPaymentKept: boolean;
}

/**
 * `?method=` opens a method; `?place=`, `?near=1` and `?show=` search its places. All places are loaded in parallel.
 *
 * @throws as `personalCall` does when the methods are not known: there is nothing to choose from
 */
export async function deliveryView(
  context: RequestContext,
  request: Request,
  checkout: Checkout,
): Promise<DeliveryView> {
  const { cart, customer } = checkout;
  const { params, country } = context.site;
  await listShippingMethods(context, cart.id);
  const offered = offeredMethods(context, checkout);
  const isVirtual = offered.some(({ key }) => key === "VI");
  const options = addressOptions(context, checkout);
  const draft = findDraft(context, "delivery");
  const asked = new URL(request.url).searchParams;
  const refused = context.formProblem?.values;
  const typed = { ...draft, ...refused };
  const wished = refused ? null : asked.get("method");
  const method = shownMethod(offered, [wished, typed.method, cart.shippingInfo?.shippingMethodKey]);
  const phone = phoneRule(
    context,
    offered.filter(({ key }) => isHomeMethod(key)),
  );
  const values: AddressValues = draft ?? { ...formatNames(customer), phone: phoneText(customer, country) };
  const [places, abroad] = await Promise.all([
    allPlaces(context, checkout, { offered, method, asked, typed }),
    waysAbroad(context, checkout, isVirtual ? [] : options),
  ]);
  const { firstName, lastName } = collectorName(checkout);
  return {
    methods: offered.map((each) => methodView(context, checkout, each)),
    isVirtual,
    hasGiftCards: isVirtual && cart.giftCards.length + cart.lineItems.length > 0,
    addresses: options.map((option) => optionView(context, option, abroad.get(option.address.country))),
    form: addressFormView(context, { values, countries: params.deliveryCountries, phone }),
    phone,
    places: places.views,
    collector: formatPersonName(`${firstName} ${lastName}`),
    isReceiverPhoneAsked: isPhoneAsked("HSP", params),
    values: {
      ...phonesOfFields(checkout, options),
      ...receiverValues(context, checkout),
      address: preselected(context, checkout, options),
      ...draft,
      ...places.values,
      method,
    },
    isRestored: draft !== null && !isSearch(draft.intent),
    isPlaceUnavailable: isPlaceUnavailable(context),
    isPaymentKept: livePaymentId(cart) !== null,
  };
}

function shownMethod(offered: readonly ShippingMethod[], wishes: readonly (string | null | undefined)[]): string {
  const wished = wishes.find((wish) => offered.some(({ key }) => key === wish));
  return wished ?? offered[0]?.key ?? "";
}

interface AskedPlaces {
  offered: readonly ShippingMethod[];
  /** The method that is open. */
  method: string;
  asked: URLSearchParams;
  typed: Record<string, string>;
}

async function allPlaces(
  context: RequestContext,
  checkout: Checkout,
  { offered, method, asked, typed }: AskedPlaces,
): Promise<{ views: PlacesView[]; values: Record<string, string> }> {
  const postcode = usualPostcode(context, checkout);
  const phone = placePhone(context, checkout);
  const lists = offered.flatMap(({ key }) => {
    if (!isPlaceMethod(key)) return [];
    const words = key === method ? asked : new URLSearchParams();
    const kept = { lat: typed[`lat-${key}`], lon: typed[`lon-${key}`], text: typed[`place-${key}`] ?? postcode };
    return [{ key, search: readSearch(words, kept) }];
  });
  const views = await Promise.all(
    lists.map(({ key, search }) =>
      placesView(context, checkout, {
        method: key,
        search: key === method ? search : null,
        kept: typed[`point-${key}`],
        refused: typed[`refused-${key}`],
      }),
    ),
  );
  const values = lists.flatMap(({ key, search }, index): [string, string][] => [
    [`place-${key}`, search.text],
    [`point-${key}`, views[index]?.chosen ?? ""],
    [`phone-${key}`, typed[`phone-${key}`] ?? phone],
    ...positionValues(key, search.near),
  ]);
  return { views, values: Object.fromEntries(values) };
}
