import { serverText } from "~/i18n/i18n.server";
import type { CartAddress } from "~/models/address";
import { examplePostcode } from "~/models/countries";
import type { FieldProblem } from "~/models/form-problem";
import { deliveryPointName } from "~/models/address-rules";
import { MAX_PLACE, type Near, readPosition } from "~/models/place-search";
import { keptPlaceText } from "~/models/place-text";
import type { PlaceView } from "~/models/place-view";
import { isPhoneAsked, PLACE_KINDS, type PlaceMethod } from "~/models/shipping";
import type { Store } from "~/models/store";
import { phoneText } from "../account/phone-number.server";
import type { RequestContext } from "../context.server";
import { nullIfUnavailable } from "../http/error-responses.server";
import { isInCountries } from "../stores/locator.server";
import { findPlace, findPlaces } from "../stores/places.server";
import { placeView } from "../stores/place-view.server";
import type { Checkout } from "./access.server";
import { isPlaceUnavailable } from "./notice.server";
import { readPhone } from "./phone-field.server";

/** Delivery to a shop, a pickup point or a locker: which are near, which is chosen, who collects (PAY-07, STORE-04). */

const FIRST = 10;
const MOST = 50;

/** A place of the list. */
export interface PlaceChoice extends PlaceView {
  /** The customer's own: preferred, or used the last time. */
  isUsual: boolean;
}

export interface PlacesView {
  method: PlaceMethod;
  /** What was looked for; null before anything was. Empty around the shopper's position. */
  searched: string | null;
  /** Null while nobody answers. The chosen or usual one stands first, also before anything was looked for. */
  places: PlaceChoice[] | null;
  /** How many there are near what was looked for, listed or not; null while nobody answers. */
  total: number | null;
  /** How many to show the next time; null when these are all. */
  more: number | null;
  /** The search was not answered: the places listed are known without it. */
  isUnavailable: boolean;
  phone: "required" | "none";
  /** Id of the place that is chosen; empty for none. */
  chosen: string;
  /** A place of this form that was refused, and why. */
  refused: { storeId: string; text: string } | null;
}

/** What is looked for, as the page's address and the form that was kept say. */
export interface PlaceSearch {
  /** What stands in the field. */
  text: string;
  /** Where to look; null where nothing was looked for. */
  near: Near | null;
  most: number;
}

/** Reads `?place=`, `?near=1` and `?show=`; a position stands in the kept form, never in an address. */
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

/** Form entries for the position that is searched around; the list's next part needs them. */
export function positionValues(method: PlaceMethod, near: Near | null): [string, string][] {
  if (!near || !("lat" in near)) return [];
  return [
    [`lat-${method}`, near.lat],
    [`lon-${method}`, near.lon],
  ];
}

/** Postcode that a search begins with: of the favourite address in this country, else of the billing address there. */
export function usualPostcode({ site }: RequestContext, { cart, deliveryAddresses }: Checkout): string {
  const { shippingAddress, billingAddress } = cart;
  const point = shippingAddress?.deliveryPointIdV2 ? shippingAddress : null;
  const known = [point, ...deliveryAddresses, billingAddress].find((address) => address?.country === site.country);
  return known?.zipCode ?? "";
}

interface AskedList {
  method: PlaceMethod;
  /** Null for a method that is not looked at yet. */
  search: PlaceSearch | null;
  /** Id of the place that was chosen before the form came back. */
  kept?: string;
  /** As `refusalText` has written it. */
  refused?: string;
}

/**
 * The list of a method: what was looked for, and before it the place that is chosen or usual. Both are asked for side by
 * side. Failures are noted and shown in the list's place.
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
  const query = search?.near && { kind, near: search.near, most: search.most, takesOrders: kind === "store" };
  // What is kept of a place that has just been refused is older than its refusal, in lists too.
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
  const isUnknown = query !== null && query !== undefined && found === null;
  const hasMore = found !== null && found !== undefined && found.total > found.stores.length;
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

/** What is kept of a refused place with the form: its id, then why. */
export function refusalText(storeId: string, text: string): string {
  return `${storeId} ${text}`;
}

function readRefusal(kept = ""): PlacesView["refused"] {
  const [, storeId, text] = /^(\d{1,12}) (.+)$/.exec(kept) ?? [];
  return storeId && text ? { storeId, text } : null;
}

/** The cart's own place, where it goes by this method. */
function chosenPlace({ cart }: Checkout, method: PlaceMethod): string | undefined {
  return cart.shippingInfo?.shippingMethodKey === method ? cart.shippingAddress?.deliveryPointIdV2 : undefined;
}

/** The customer's preferred shop, or the point that a parcel of this browser last went to. */
function usualPlace({ session }: RequestContext, { customer }: Checkout, method: PlaceMethod): string | undefined {
  return method === "LM" ? customer.preferredStore : session.lastPlaces[method];
}

function isDelivered(context: RequestContext, place: Store): boolean {
  return isInCountries(context, place) && context.site.params.deliveryCountries.includes(place.address.country);
}

/** What stands in the phone field of a place: the number of this cart's parcel, else the customer's own. */
export function placePhone({ site }: RequestContext, { cart, customer }: Checkout): string {
  const known = cart.shippingAddress?.deliveryPointIdV2 ? cart.shippingAddress : null;
  const { phone: phoneNumber, phoneNumberCountry } = known ?? {};
  return phoneText({ phoneNumber, phoneNumberCountry }, site.country) ?? phoneText(customer, site.country) ?? "";
}

const NO_PHONE = { number: null, problems: [] };

/**
 * Where a form sends the parcel: the place as the locator knows it now, with the customer's name and, where the domain
 * asks (PAY-06), a phone number. Or what is to be mended. @throws as the gateway client does
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
      // The name of the place stands in the second line: where it is read again, `deliveryPointName` knows.
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
export async function refusedPlace(
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

/** Whoever collects: the customer; where the account has no name, whom the bill goes to. */
export function collectorName({ customer, cart }: Checkout): Pick<CartAddress, "firstName" | "lastName"> {
  const { firstName, lastName } = customer;
  const named = firstName.trim() && lastName.trim() ? customer : cart.billingAddress;
  return { firstName: named?.firstName ?? firstName, lastName: named?.lastName ?? lastName };
}

/** What to say where nothing was typed to look for. */
export async function emptySearch({ language, site }: RequestContext): Promise<string> {
  const t = await serverText(language, "places");
  return t("error.search", { example: examplePostcode(site.country) });
}
