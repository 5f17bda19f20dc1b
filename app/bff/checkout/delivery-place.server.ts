import { serverText } from "#app/i18n/i18n.server.ts";
import type { CartAddress } from "#app/models/address.ts";
import { examplePostcode } from "#app/models/countries.ts";
import type { FieldProblem } from "#app/models/form-problem.ts";
import { deliveryPointName } from "#app/models/address-rules.ts";
import { MAX_PLACE, type Near, readPosition } from "#app/models/place-search.ts";
import { keptPlaceText } from "#app/models/place-text.ts";
import type { PlaceView } from "#app/models/place-view.ts";
import { isPhoneAsked, PLACE_KINDS, type PlaceMethod } from "#app/models/shipping.ts";
import type { Store } from "#app/models/store.ts";
import { phoneText } from "../account/phone-number.server";
import type { RequestContext } from "../context.server";
import { nullIfUnavailable } from "../http/error-responses.server";
import { isInCountries } from "../stores/locator.server";
import { findPlace, findPlaces } from "../stores/places.server";
import { placeView } from "../stores/place-view.server";
import type { Checkout } from "./access.server";
import { isPlaceUnavailable } from "./notice.server";
import { readPhone } from "./phone-field.server";
import { digitsOf, STORE_ID } from "#app/models/goods-id.ts";

/**
 * Delivery to a shop, a pickup point or a locker: the nearby places, the chosen one, and who collects (PAY-07,
 * STORE-04).
 */

const FIRST = 10;
const MOST = 50;

/** A place of the list. */
export interface PlaceChoice extends PlaceView {
  /** The customer's preferred shop, or the point that was used last. */
  isUsual: boolean;
}

export interface PlacesView {
  method: PlaceMethod;
  /** What was searched for; null before a search, empty for a search around the shopper's position. */
  searched: string | null;
  /** Null when the service does not answer. The chosen or usual place comes first, even before a search. */
  places: PlaceChoice[] | null;
  /** Number of places near the searched one, listed or not; null when the service does not answer. */
  total: number | null;
  /** How many to list next time; null when all are listed. */
  more: number | null;
  /** The search was not answered: the places listed are known without it. */
  isUnavailable: boolean;
  phone: "required" | "none";
  /** Id of the place that is chosen; empty for none. */
  chosen: string;
  /** A place that was refused when this form was sent, and why. */
  refused: { storeId: string; text: string } | null;
}

/** A search, as the page's address and the saved form state it. */
export interface PlaceSearch {
  /** Text of the search field. */
  text: string;
  /** Where to search; null without a search. */
  near: Near | null;
  most: number;
}

/** Reads `?place=`, `?near=1` and `?show=`; a position is in the saved form, never in an address. */
export function readSearch(
  params: URLSearchParams,
  { lat, lon, text: typed }: { lat?: string; lon?: string; text: string },
): PlaceSearch {
  const asked = params.get("place");
  const text = (asked ?? typed).trim().slice(0, MAX_PLACE);
  const shown = Number(params.get("show"));
  const most = Number.isInteger(shown) ? Math.min(Math.max(shown, FIRST), MOST) : FIRST;
  const here = params.has("near") ? readPosition(lat, lon) : null;
  if (here) return { text: "", near: here, most };
  return { text, near: text ? { search: text } : null, most };
}

/** Form entries with the position to search around, which the next part of the list needs. */
export function positionValues(method: PlaceMethod, near: Near | null): [string, string][] {
  if (!near || !("lat" in near)) return [];
  return [
    [`lat-${method}`, near.lat],
    [`lon-${method}`, near.lon],
  ];
}

/** Postcode to begin a search with: the favourite address's if it is in this country, else the billing address's. */
export function usualPostcode({ site }: RequestContext, { cart, deliveryAddresses }: Checkout): string {
  const { shippingAddress, billingAddress } = cart;
  const point = shippingAddress?.deliveryPointIdV2 ? shippingAddress : null;
  const known = [point, ...deliveryAddresses, billingAddress].find((address) => address?.country === site.country);
  return known?.zipCode ?? "";
}

interface AskedList {
  method: PlaceMethod;
  /** Null for a method that is not open yet. */
  search: PlaceSearch | null;
  /** Id of the place that the returned form had chosen. */
  kept?: string;
  /** Written by `writeRefusal`. */
  refused?: string;
}

/**
 * The list of a method: the chosen or usual place, then the search results, loaded in parallel. Failures are noted, and
 * shown in place of the list.
 */
export async function placesView(
  context: RequestContext,
  checkout: Checkout,
  { method, search, kept, refused }: AskedList,
): Promise<PlacesView> {
  const { deliveryCountries } = context.site.params;
  const kind = PLACE_KINDS[method];
  const usual = usualPlace(context, checkout, method);
  const pinned = kept || chosenPlace(checkout, method) || usual;
  const query = search?.near ? { kind, near: search.near, most: search.most, takesOrders: kind === "store" } : null;
  // After a refusal, the cached state of a place may be older than the refusal, in lists too: ask the gateway itself.
  const isNow = isPlaceUnavailable(context);
  const [first, found] = await Promise.all([
    pinned ? nullIfUnavailable(context, findPlace(context, { storeId: pinned, kind }, isNow)) : null,
    query && findPlaces(context, { ...query, countries: deliveryCountries }),
  ]);
  const listed = (found?.stores ?? []).filter((place) => isDelivered(context, place));
  const same = listed.find((place) => place.storeId === pinned);
  const own =
    first && isDelivered(context, first) ? { ...first, ...same, ...(isNow && { parcels: first.parcels }) } : null;
  const places = own ? [own, ...listed.filter(({ storeId }) => storeId !== own.storeId)] : listed;
  const now = new Date();
  const views = await Promise.all(places.map((place) => placeView(context, place, now)));
  const isUnknown = query !== null && found === null;
  const hasMore = found !== null && found.total > found.stores.length;
  return {
    method,
    searched: search?.near ? search.text : null,
    places:
      isUnknown && views.length === 0 ? null : views.map((view) => ({ ...view, isUsual: view.storeId === usual })),
    total: found ? found.total - (found.stores.length - listed.length) : null,
    more: hasMore && search && search.most < MOST ? Math.min(search.most + FIRST, MOST) : null,
    isUnavailable: isUnknown,
    phone: isPhoneAsked(method, context.site.params) ? "required" : "none",
    refused: readRefusal(refused),
    chosen: views.find(({ storeId, parcels }) => storeId === pinned && parcels === "accepted")?.storeId ?? "",
  };
}

/** What the saved form keeps of a refused place: its id, then why. */
export function writeRefusal(storeId: string, text: string): string {
  return `${storeId} ${text}`;
}

const REFUSAL = new RegExp(`^(${digitsOf(STORE_ID)}) (.+)$`);

function readRefusal(kept = ""): PlacesView["refused"] {
  const [, storeId, text] = REFUSAL.exec(kept) ?? [];
  return storeId && text ? { storeId, text } : null;
}

/** The cart's own place, if the cart is delivered by this method. */
function chosenPlace({ cart }: Checkout, method: PlaceMethod): string | undefined {
  return cart.shippingInfo?.shippingMethodKey === method ? cart.shippingAddress?.deliveryPointIdV2 : undefined;
}

/** The customer's preferred shop, or the point that this browser last had a parcel sent to. */
function usualPlace({ session }: RequestContext, { customer }: Checkout, method: PlaceMethod): string | undefined {
  return method === "LM" ? customer.preferredStore : session.lastPlaces[method];
}

function isDelivered(context: RequestContext, place: Store): boolean {
  return isInCountries(context, place) && context.site.params.deliveryCountries.includes(place.address.country);
}

/** Value of a place's phone field: the number on this cart's parcel, else the customer's own. */
export function placePhone({ site }: RequestContext, { cart, customer }: Checkout): string {
  const known = cart.shippingAddress?.deliveryPointIdV2 ? cart.shippingAddress : null;
  const { phone: phoneNumber, phoneNumberCountry } = known ?? {};
  return phoneText({ phoneNumber, phoneNumberCountry }, site.country) ?? phoneText(customer, site.country) ?? "";
}

const NO_PHONE = { number: null, problems: [] };

/**
 * The address that a form sends the parcel to: the place as the locator knows it now, with the customer's name and,
 * where the domain asks for it (PAY-06), a phone number. Or the form's mistakes. @throws as the gateway client does
 */
export async function readPlace(
  context: RequestContext,
  checkout: Checkout,
  { form, method }: { form: FormData; method: PlaceMethod },
): Promise<{ address: CartAddress } | { problems: FieldProblem[] }> {
  const t = await serverText(context.language, "places");
  const fieldId = `point-${method}`;
  const storeId = form.get(fieldId);
  const phone = isPhoneAsked(method, context.site.params)
    ? await readPhone(context, form, { fieldId: `phone-${method}`, country: context.site.country, isAsked: true })
    : NO_PHONE;
  if (typeof storeId !== "string" || storeId === "") {
    return { problems: [{ fieldId, text: t(`error.choose.${method}`) }, ...phone.problems] };
  }
  const place = await findPlace(context, { storeId, kind: PLACE_KINDS[method] }, true);
  const problem = await placeProblem(context, place);
  if (!place || problem || phone.problems.length > 0) {
    return { problems: [...(problem ? [{ fieldId, text: problem }] : []), ...phone.problems] };
  }
  const { line1, line2, zipCode, city, country } = place.address;
  const { number } = phone;
  return {
    address: {
      ...collectorName(checkout),
      address1: line1,
      // The second line holds the place's name; `deliveryPointName` reads it back.
      address2: place.name,
      address3: line2,
      ...{ zipCode, city, country },
      ...(number && { phone: number.phoneNumber, phoneNumberCountry: number.phoneNumberCountry }),
      deliveryPointIdV2: place.storeId,
    },
  };
}

/** Codes of the gateway's refusal of a place (422). */
const REFUSED = { DELIVERY_POINT_FULL: "full", DELIVERY_POINT_CLOSED: "closed" } as const;

/** What the gateway's refusal of a place means, in words; null for any other refusal. */
export async function placeRefusal(
  context: RequestContext,
  code: string,
  address: CartAddress,
): Promise<string | null> {
  if (!code.startsWith("DELIVERY_POINT_")) return null;
  const t = await serverText(context.language, "places");
  const key = Object.hasOwn(REFUSED, code) ? REFUSED[code as keyof typeof REFUSED] : null;
  return key ? t(`error.${key}`, { name: deliveryPointName(address) ?? "" }) : t("error.gone");
}

async function placeProblem(context: RequestContext, place: Store | null): Promise<string | null> {
  const t = await serverText(context.language, "places");
  if (!place || !isDelivered(context, place)) return t("error.gone");
  const { parcels = "accepted", address } = place;
  return parcels === "accepted" ? null : t(`error.${parcels}`, { name: keptPlaceText(place.name, address.country) });
}

/** Who collects the parcel: the customer or, if the account has no name, the name in the billing address. */
export function collectorName({ customer, cart }: Checkout): Pick<CartAddress, "firstName" | "lastName"> {
  const { firstName, lastName } = customer;
  const named = firstName.trim() && lastName.trim() ? customer : cart.billingAddress;
  return { firstName: named?.firstName ?? firstName, lastName: named?.lastName ?? lastName };
}

/** Message for a search without text. */
export async function emptySearch({ language, site }: RequestContext): Promise<string> {
  const t = await serverText(language, "places");
  return t("error.search", { example: examplePostcode(site.country) });
}
