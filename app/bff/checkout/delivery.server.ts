import type { AddressValues, AddressFormView } from "~/models/checkout-view";
import { serverText } from "~/i18n/i18n.server";
import { addressToSend, toCartAddress } from "~/models/address-rules";
import { shippingPrice, totalBeforeDelivery } from "~/models/cart-rules";
import { formatMoney } from "~/models/money-format";
import { isPhoneAsked, type ShippingMethod, type ShippingMethodKey } from "~/models/shipping";
import { readAddressForm, type ParsedAddress } from "../account/address-form.server";
import { changeCart } from "../cart/cart.server";
import type { RequestContext } from "../context.server";
import { dayRange } from "~/i18n/dates.server";
import type { FieldProblem } from "~/models/form-problem";
import { examplePhoneNumber, parsePhoneNumber, phoneText } from "../account/phone-number.server";
import { postalLines } from "../account/postcode.server";
import { listShippingMethods } from "../cart/shipping-methods.server";
import type { Checkout } from "./access.server";
import { addressFormView, namesOf } from "../account/address-view.server";
import {
  type AddressOption,
  addressOptions,
  NEW_ADDRESS,
  preselected,
  findOrSaveAddress,
} from "./delivery-addresses.server";
import { dropDraft, findDraft } from "../session/form-draft.server";
import { pathAfter } from "./step-action.server";
import { problemFromError, stepProblem, type StepProblem } from "./save-problem.server";

/** The delivery step (C7): how and where to. Stores, pickup points and lockers need a locator and are not offered. */

export interface DeliveryView {
  methods: { key: string; name: string; date: string | null; price: string; isFree: boolean }[];
  /** Nothing to carry: delivered by e-mail, without an address. */
  isVirtual: boolean;
  /** `country` is one of the form's. */
  addresses: { id: string; title: string; lines: string[]; phone: string | null; country: string }[];
  form: AddressFormView;
  chosen: { method: string; address: string };
  /** Whether the methods ask for a phone number: all of them, some, none. */
  phone: AddressFormView["phone"];
  /** What stands in the phone fields of addresses that have no number: the customer's own, by the field's name. */
  phones: Record<string, string>;
  isRestored: boolean;
}

const TO_AN_ADDRESS: readonly ShippingMethodKey[] = ["NO", "EX"];

/** Methods the step offers: by e-mail where the cart allows it, since there is nothing to carry then; else to an address. */
function offeredMethods({ shippingMethods }: Checkout): ShippingMethod[] {
  const virtual = shippingMethods.filter(({ key }) => key === "VI");
  return virtual.length > 0 ? virtual : shippingMethods.filter(({ key }) => TO_AN_ADDRESS.includes(key));
}

/** @throws as `personalCall` does when the methods are not known: there is nothing to choose from */
export async function deliveryView(context: RequestContext, checkout: Checkout): Promise<DeliveryView> {
  const { cart, customer } = checkout;
  await listShippingMethods(context, cart.id);
  const offered = offeredMethods(checkout);
  const options = addressOptions(context, checkout);
  const draft = findDraft(context, "delivery");
  const values: AddressValues = draft ?? { ...namesOf(customer), phone: phoneText(customer, context.site.country) };
  const { deliveryCountries } = context.site.params;
  const phone = phoneRule(context, offered);
  const current = offered.find(({ key }) => key === cart.shippingInfo?.shippingMethodKey) ?? offered[0];
  return {
    methods: offered.map((method) => methodView(context, checkout, method)),
    isVirtual: offered.some(({ key }) => key === "VI"),
    addresses: options.map((option) => optionView(context, option)),
    form: addressFormView(context, { values, countries: deliveryCountries, phone }),
    chosen: {
      method: draft?.method ?? current?.key ?? "",
      address: draft?.address ?? preselected(context, checkout, options),
    },
    phone,
    phones: customersPhones(customer, options),
    isRestored: draft !== null,
  };
}

function customersPhones(customer: Checkout["customer"], options: readonly AddressOption[]): DeliveryView["phones"] {
  const missing = options.filter(({ address }) => !address.phoneNumber);
  const numbers = missing.map(({ id, address }) => [phoneField(id), phoneText(customer, address.country)] as const);
  return Object.fromEntries(numbers.flatMap(([name, number]) => (number ? [[name, number]] : [])));
}

/** Name of the field for the number that a saved address lacks. */
function phoneField(addressId: string): string {
  return `phone-${addressId}`;
}

function methodView(
  { locale }: RequestContext,
  { cart }: Checkout,
  method: ShippingMethod,
): DeliveryView["methods"][number] {
  const isChosen = cart.shippingInfo?.shippingMethodKey === method.key;
  // The chosen one's price is the cart's own: a promo code may have made it free.
  const price =
    isChosen && cart.shippingInfo ? cart.shippingInfo.price : shippingPrice(totalBeforeDelivery(cart), method);
  return {
    key: method.key,
    name: method.name,
    date: method.deliveryDate && dayRange(method.deliveryDate, locale, "short"),
    price: formatMoney(price, locale),
    isFree: price.centAmount === 0,
  };
}

function optionView(context: RequestContext, { id, address }: AddressOption): DeliveryView["addresses"][number] {
  const [title = "", ...lines] = postalLines(toCartAddress(address), {
    country: context.site.country,
    locale: context.locale,
  });
  return {
    id,
    title,
    lines,
    phone: phoneText(address, address.country) ?? null,
    country: address.country,
  };
}

function phoneRule({ site }: RequestContext, offered: readonly ShippingMethod[]): AddressFormView["phone"] {
  const asking = offered.filter(({ key }) => isPhoneAsked(key, site.params));
  if (asking.length === 0) return "none";
  return asking.length === offered.length ? "required" : "optional";
}

/** Saves the form; gives the path of the next page, or what is to be mended. */
export async function saveDelivery(
  context: RequestContext,
  request: Request,
  checkout: Checkout,
  form: FormData,
): Promise<{ to: string } | StepProblem> {
  const method = offeredMethods(checkout).find(({ key }) => key === form.get("method"));
  const t = await serverText(context.language, "checkout");
  const problems: FieldProblem[] = method ? [] : [{ fieldId: "method", text: t("error.deliveryMethod") }];
  const read = method?.key === "VI" ? null : await readAddress(context, checkout, { form, method });
  if (read && "problems" in read) problems.push(...read.problems);
  if (!method || problems.length > 0) return stepProblem(context, "delivery", { form, fields: problems });
  try {
    const address = read && "address" in read ? await findOrSaveAddress(context, checkout, read.address) : null;
    const json = address ? addressToSend(toCartAddress(address)) : {};
    const path = `shipping-method/${method.key}`;
    const cart = await changeCart(context, { method: "POST", path, self: true, json });
    dropDraft(context, "delivery");
    return { to: pathAfter(context, request, checkout, cart) };
  } catch (error) {
    return problemFromError(context, "delivery", { form, error });
  }
}

type Read = { address: ParsedAddress } | { problems: FieldProblem[] };

/** The chosen address, saved or typed, with the phone number that the method asks for. */
async function readAddress(
  context: RequestContext,
  checkout: Checkout,
  { form, method }: { form: FormData; method: ShippingMethod | undefined },
): Promise<Read> {
  const isAsked = method !== undefined && isPhoneAsked(method.key, context.site.params);
  const options = addressOptions(context, checkout);
  const chosen = form.get("address") ?? (options.length === 0 ? NEW_ADDRESS : null);
  if (chosen === NEW_ADDRESS) {
    const { deliveryCountries } = context.site.params;
    return readAddressForm(context, form, { countries: deliveryCountries, phone: isAsked ? "required" : "optional" });
  }
  const t = await serverText(context.language, "checkout");
  const option = options.find(({ id }) => id === chosen);
  if (!option) return { problems: [{ fieldId: "address", text: t("error.address") }] };
  const { address } = option;
  if (address.phoneNumber) return { address };
  const phone = await serverText(context.language, "address");
  const fieldId = phoneField(option.id);
  const typed = form.get(fieldId);
  if (typeof typed !== "string" || typed.trim() === "") {
    return isAsked ? { problems: [{ fieldId, text: phone("error.phone.required") }] } : { address };
  }
  const number = parsePhoneNumber(typed, address.country);
  if (number) return { address: { ...address, ...number } };
  const example = { phone: examplePhoneNumber(address.country) };
  return { problems: [{ fieldId, text: phone("error.phone.format", example) }] };
}
