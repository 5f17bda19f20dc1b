import type { AddressFormView, AddressValues } from "~/models/checkout-view";
import { serverText } from "~/i18n/i18n.server";
import { addressToSend, toCartAddress } from "~/models/address-rules";
import type { CartAddress } from "~/models/address";
import { livePaymentId } from "~/models/cart-rules";
import type { FieldProblem } from "~/models/form-problem";
import { formatNames, formatPersonName } from "~/models/person-name";
import { isHomeMethod, isPhoneAsked, isPlaceMethod, type ShippingMethod } from "~/models/shipping";
import { addressFormView } from "../account/address-view.server";
import { phoneText } from "../account/phone-number.server";
import { changeCart } from "../cart/cart.server";
import { listShippingMethods } from "../cart/shipping-methods.server";
import type { RequestContext } from "../context.server";
import { hasStatus } from "../gateway/errors.server";
import { typedValues } from "../http/form-problem.server";
import { dropDraft, findDraft } from "../session/form-draft.server";
import type { Checkout } from "./access.server";
import {
  type AddressOptionView,
  addressOptions,
  customersPhones,
  findOrSaveAddress,
  optionView,
  preselected,
  readAddress,
} from "./delivery-addresses.server";
import { flashOtherDelivery, waysAbroad } from "./delivery-abroad.server";
import { type HspReceiver, readReceiver, receiverValues } from "./delivery-hsp.server";
import { type MethodView, methodView, offeredMethods, phoneRule } from "./delivery-methods.server";
import {
  collectorName,
  placePhone,
  type PlacesView,
  placesView,
  readPlace,
  positionValues,
  readSearch,
  refusalText,
  refusedPlace,
  usualPostcode,
} from "./delivery-place.server";
import { findPlacesAgain, isSearch, keepSearch } from "./delivery-search.server";
import { forgetPlaceUnavailable, isPlaceUnavailable } from "./notice.server";
import { problemFromError, stepProblem, type StepProblem } from "./save-problem.server";
import { pathAfter } from "./step-action.server";

/** The delivery step (C7): how and where to: an address, a shop, a pickup point, a locker, or a person by name. */

export interface DeliveryView {
  methods: MethodView[];
  /** Nothing to carry: delivered by e-mail, without an address. */
  isVirtual: boolean;
  addresses: AddressOptionView[];
  form: AddressFormView;
  /** Whether the methods to an address ask for a phone number: all of them, some, none. */
  phone: AddressFormView["phone"];
  /** One for each method to a place. */
  places: PlacesView[];
  /** Whose name stands on a parcel that waits at a place. */
  collector: string;
  /** Whether the person of a happy-shopping delivery has to have a phone number. */
  isReceiverPhoneAsked: boolean;
  /** What stands in the fields besides the address form's, by name. */
  values: Record<string, string>;
  isRestored: boolean;
  /** The place that was chosen does not take the parcel any more. */
  isPlaceUnavailable: boolean;
  /** The cart is paid, or was sent to be: another delivery of the same amount is ordered on that. */
  isPaymentKept: boolean;
}

/**
 * `?method=` is looked at first, `?place=`, `?near=1` and `?show=` say what of its places. One round of calls: all the
 * methods' places side by side.
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
  const typed = refusedForms.get(context) ?? draft ?? {};
  const wished = refusedForms.has(context) ? null : asked.get("method");
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
    addresses: options.map((option) => optionView(context, option, abroad.get(option.address.country))),
    form: addressFormView(context, { values, countries: params.deliveryCountries, phone }),
    phone,
    places: places.views,
    collector: formatPersonName(`${firstName} ${lastName}`),
    isReceiverPhoneAsked: isPhoneAsked("HSP", params),
    values: {
      ...customersPhones(customer, options),
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
  /** The one that is looked at. */
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

/** Where a document is answered, the loader runs after the action, in the same request: what stood in the form. */
const refusedForms = new WeakMap<RequestContext, Record<string, string>>();

/** Saves the form, or looks for places; gives the path of the next page, or what is to be mended. */
export async function saveDelivery(
  context: RequestContext,
  request: Request,
  checkout: Checkout,
  form: FormData,
): Promise<{ to: string } | StepProblem> {
  const offered = offeredMethods(context, checkout);
  const answer =
    (await findPlacesAgain(context, request, { form, offered })) ??
    (await save(context, request, checkout, { form, method: offered.find(({ key }) => key === form.get("method")) }));
  if ("problem" in answer) refusedForms.set(context, { ...findDraft(context, "delivery"), ...typedValues(form) });
  return answer;
}

interface SentForm {
  form: FormData;
  method: ShippingMethod | undefined;
}

async function save(
  context: RequestContext,
  request: Request,
  checkout: Checkout,
  { form, method }: SentForm,
): Promise<{ to: string } | StepProblem> {
  try {
    // Without them nothing was offered: that is no mistake of the shopper's.
    if (!method) await listShippingMethods(context, checkout.cart.id);
    const read = await readDelivery(context, checkout, { form, method });
    if ("problems" in read) return await refuse(context, form, read.problems);
    const saved = await send(context, read);
    if ("problems" in saved) return await refuse(context, form, saved.problems, 422);
    await flashOtherDelivery(context, checkout, saved.cart);
    dropDraft(context, "delivery");
    forgetPlaceUnavailable(context);
    if (method?.key === "PR" || method?.key === "LO") {
      context.session.lastPlaces = {
        ...context.session.lastPlaces,
        [method.key]: saved.cart.shippingAddress?.deliveryPointIdV2,
      };
    }
    return { to: pathAfter(context, request, checkout, saved.cart) };
  } catch (error) {
    return problemFromError(context, "delivery", { form, error });
  }
}

/** The form again. A list of places is shown again where one of them was the trouble. */
function refuse(
  context: RequestContext,
  form: FormData,
  fields: FieldProblem[],
  status: 400 | 422 = 400,
): Promise<StepProblem> {
  const method = form.get("method");
  if (typeof method === "string" && isPlaceMethod(method)) keepSearch(context, form, refusedPlaceOf(form, fields));
  return stepProblem(context, "delivery", { form, fields, status });
}

/** The place that a form was refused for, to be kept with it. */
function refusedPlaceOf(form: FormData, fields: readonly FieldProblem[]): Record<string, string> {
  const kept = fields.flatMap(({ fieldId, text }): [string, string][] => {
    const storeId = form.get(fieldId);
    if (!fieldId.startsWith("point-") || typeof storeId !== "string" || storeId === "") return [];
    return [[fieldId.replace("point", "refused"), refusalText(storeId, text)]];
  });
  return Object.fromEntries(kept);
}

/** What a form asks for, ready to be sent: nothing for VI. */
type Delivery =
  { method: ShippingMethod; address: CartAddress | null } | { method: ShippingMethod; receiver: HspReceiver };

async function readDelivery(
  context: RequestContext,
  checkout: Checkout,
  { form, method }: SentForm,
): Promise<Delivery | { problems: FieldProblem[] }> {
  if (method?.key === "VI") return { method, address: null };
  if (method?.key === "HSP") {
    const read = await readReceiver(context, form);
    return "problems" in read ? read : { method, receiver: read.receiver };
  }
  if (method && isPlaceMethod(method.key)) {
    const read = await readPlace(context, checkout, { form, method: method.key });
    return "problems" in read ? read : { method, address: read.address };
  }
  const t = await serverText(context.language, "checkout");
  const problems: FieldProblem[] = method ? [] : [{ fieldId: "method", text: t("error.deliveryMethod") }];
  const isAsked = method !== undefined && isPhoneAsked(method.key, context.site.params);
  const read = await readAddress(context, checkout, { form, isPhoneAsked: isAsked });
  if ("problems" in read) problems.push(...read.problems);
  if (!method || "problems" in read) return { problems };
  return { method, address: toCartAddress(await findOrSaveAddress(context, checkout, read.address)) };
}

/** Sends it in capitals (PAY-05). The gateway's refusal of a place is said beside it. */
async function send(
  context: RequestContext,
  delivery: Delivery,
): Promise<{ cart: Awaited<ReturnType<typeof changeCart>> } | { problems: FieldProblem[] }> {
  const { key } = delivery.method;
  if ("receiver" in delivery) {
    const change = { method: "POST", path: "shipping-method-hsp", self: true, json: delivery.receiver } as const;
    return { cart: await changeCart(context, change) };
  }
  const { address } = delivery;
  const json = address ? addressToSend(address) : {};
  try {
    return { cart: await changeCart(context, { method: "POST", path: `shipping-method/${key}`, self: true, json }) };
  } catch (error) {
    const text = address && hasStatus(error, 422) ? await refusedPlace(context, error.code, address) : null;
    if (text === null) throw error;
    return { problems: [{ fieldId: `point-${key}`, text }] };
  }
}
