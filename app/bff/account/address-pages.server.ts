import { serverText } from "#app/i18n/i18n.server.ts";
import { keptQuality, toCartAddress, withoutNames } from "#app/models/address-rules.ts";
import type { DeliveryAddress } from "#app/models/address.ts";
import type { AddressFormView, AddressValues, DeliveryAddressForm } from "#app/models/checkout-view.ts";
import { formatNames, formatPersonName } from "#app/models/person-name.ts";
import { formatPlaceText } from "#app/models/place-text.ts";
import { paths } from "#app/paths.ts";
import type { RequestContext } from "../context.server";
import { findDraft } from "../session/form-draft.server";
import { hasStatus } from "../gateway/errors.server";
import { nullIfUnavailable } from "../http/error-responses.server";
import type { FormAnswer } from "./account-form.server";
import { type ParsedAddress, readAddressForm } from "./address-form.server";
import { addressFormView } from "./address-view.server";
import {
  addDeliveryAddress,
  changeDeliveryAddress,
  favouriteFirst,
  findBillingAddress,
  getBillingAddress,
  keptDeliveryAddresses,
  listDeliveryAddresses,
  sameDeliveryAddress,
  saveBillingAddress,
} from "./addresses.server";
import { getCustomer } from "./customer.server";
import { phoneText } from "./phone-number.server";
import { postalLines } from "./address-lines.server";
import { undoOffer } from "../session/undo-offer.server";

/** Draft names of the address forms, kept while the customer signs in; each is the path of the form's page. */
export const BILLING_DRAFT = "settings/billing-address";
export const NEW_ADDRESS_DRAFT = "settings/delivery-addresses/create";
export const addressDraft = (id: string) => `settings/delivery-addresses/${id}/edit`.slice(0, 100);

/** The pages that show and change a customer's addresses (ACC-04, ACC-05). */

export interface AddressCard {
  id: string;
  /** Person and place, for the accessible names of the card's buttons. */
  name: string;
  lines: string[];
  phone: string | null;
  isFavourite: boolean;
}

export interface AddressBook {
  /** Those that match the search, the favourite first. */
  addresses: AddressCard[];
  /** Number of addresses, whatever the search. */
  total: number;
  /** Whether the list is long enough for a search field; a shorter one is seen at a glance. */
  hasSearch: boolean;
  query: string;
  /** Deleted a moment ago; `position` is its index among the addresses shown, once it is restored. */
  undo: { id: string; name: string; position: number } | null;
}

const SEARCHABLE_FROM = 8;
const MAX_QUERY = 60;

/** @param query words that every address shown contains; case and accents do not count */
export async function loadAddressBook(context: RequestContext, query: string): Promise<AddressBook> {
  const offered = undoOffer(context, context.session.undo.address ? [context.session.undo.address] : []);
  const kept = await keptDeliveryAddresses(context);
  const words = plain(query.slice(0, MAX_QUERY)).split(/\s+/).filter(Boolean);
  const found = favouriteFirst(kept)
    .map((address) => cardOf(context, address))
    .filter(({ lines }) => {
      const text = plain(lines.join(" "));
      return words.every((word) => text.includes(word));
    });
  const undo = offered && {
    id: offered.id,
    name: nameOf(offered.address),
    position: placeAmong(found, kept, offered),
  };
  return { addresses: found, total: kept.length, hasSearch: kept.length >= SEARCHABLE_FROM, query, undo };
}

/** Index that a deleted address will have among the cards shown: the list is made as if it were restored. */
function placeAmong(
  shown: readonly AddressCard[],
  kept: readonly DeliveryAddress[],
  { id, position, address }: { id: string; position: number; address: Omit<DeliveryAddress, "id"> },
): number {
  const others = address.favorite ? kept.map((each) => ({ ...each, favorite: false })) : kept;
  const whole = favouriteFirst(others.toSpliced(position, 0, { ...address, id }));
  const before = new Set(
    whole
      .slice(
        0,
        whole.findIndex((each) => each.id === id),
      )
      .map((each) => each.id),
  );
  return shown.filter((card) => before.has(card.id)).length;
}

function nameOf({ firstName, lastName, line1, country }: Omit<DeliveryAddress, "id">): string {
  return `${formatPersonName(`${firstName} ${lastName}`)}, ${formatPlaceText(line1, country)}`;
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function cardOf(context: RequestContext, address: DeliveryAddress): AddressCard {
  const { id, favorite: isFavourite, country } = address;
  return {
    id,
    name: nameOf(address),
    lines: postalLines(toCartAddress(address), context),
    phone: phoneText(address, country) ?? null,
    isFavourite,
  };
}

/**
 * The form of one of the customer's addresses, or of a new one (`id` null). Null for an id that is not theirs. While
 * the addresses cannot be read, `isRead` is false for a known one, whose form is empty only for that reason.
 *
 * @param draft name under which values typed before an interruption are kept
 */
export async function deliveryAddressForm(
  context: RequestContext,
  id: string | null,
  draft: string,
): Promise<DeliveryAddressForm | null> {
  const listed = nullIfUnavailable(context, listDeliveryAddresses(context));
  const [all, customer] = await Promise.all([listed, getCustomer(context)]);
  const known = id === null || !all ? null : all.find((address) => address.id === id);
  if (known === undefined) return null;
  const { deliveryCountries } = context.site.params;
  const countries =
    known && !deliveryCountries.includes(known.country) ? [...deliveryCountries, known.country] : deliveryCountries;
  const values = known
    ? valuesOf(known)
    : { ...formatNames(customer), phone: phoneText(customer, context.site.country) };
  const typed = findDraft(context, draft);
  return {
    form: addressFormView(context, { values: typed ?? values, countries, phone: "optional" }),
    isRestored: typed !== null,
    isFavourite: typed ? typed.favourite === "on" : (known?.favorite ?? all?.length === 0),
    isOnly: all?.length === 0 || (known?.favorite ?? false),
    isRead: id === null || all !== null,
  };
}

function valuesOf(address: DeliveryAddress): AddressValues {
  return { ...formatNames(address), ...withoutNames(address), phone: phoneText(address, address.country) };
}

/**
 * Saves a new address (`id` null) or changes one. An address that the customer already has is not saved twice: the form
 * counts as done, and completes it (`completeSame`). One that was deleted meanwhile, in another tab, leads to the
 * form of a new address with the typed values.
 */
export async function saveDeliveryAddress(
  context: RequestContext,
  id: string | null,
  form: FormData,
): Promise<FormAnswer> {
  const all = await listDeliveryAddresses(context);
  const known = all.find((address) => address.id === id);
  if (id !== null && !known) return asNewAddress(context);
  const { deliveryCountries } = context.site.params;
  const countries = known ? [...deliveryCountries, known.country] : deliveryCountries;
  const { country } = known ?? context.site;
  const filledPhone = { text: phoneText(known ?? (await getCustomer(context)), country), country };
  const read = await readAddressForm(context, form, { countries, phone: "optional", filledPhone });
  if ("problems" in read) return { fields: read.problems };
  const favorite = form.get("favourite") === "on" || (known?.favorite ?? all.length === 0);
  const to = paths.account(context.prefix, "settings/delivery-addresses");
  try {
    const same = sameDeliveryAddress(all, read.address);
    const typed = { ...read.address, favorite };
    if (known) await changeDeliveryAddress(context, { ...typed, ...keptQualities(known, typed), id: known.id });
    else if (!same) await addDeliveryAddress(context, typed);
    else await completeSame(context, same, typed);
  } catch (error) {
    if (id !== null && hasStatus(error, 404)) return asNewAddress(context);
    const t = await serverText(context.language, "address");
    if (!hasStatus(error, 422) || !/^COUNTRY_/.test(error.code)) throw error;
    return { fields: [{ fieldId: "country", text: t("error.country") }], status: 422 };
  }
  return { to, flash: { kind: "success", key: "account.saved" } };
}

/**
 * Gives an address that the customer has what was typed besides: another phone number, and that it is the favourite.
 */
async function completeSame(
  context: RequestContext,
  same: DeliveryAddress,
  typed: ParsedAddress & { favorite: boolean },
) {
  const { phoneNumber = same.phoneNumber, phoneNumberCountry = same.phoneNumberCountry } = typed;
  const favorite = same.favorite || typed.favorite;
  if (phoneNumber === same.phoneNumber && favorite === same.favorite) return;
  const { phoneNumberQuality } = keptQualities(same, { ...typed, phoneNumber });
  await changeDeliveryAddress(context, { ...same, phoneNumber, phoneNumberCountry, phoneNumberQuality, favorite });
}

/** Changed fields are no longer what the gateway has judged. */
function keptQualities(known: DeliveryAddress, typed: ParsedAddress) {
  const isSamePhone = known.phoneNumber === typed.phoneNumber;
  return {
    quality: keptQuality(known, typed),
    phoneNumberQuality: isSamePhone ? known.phoneNumberQuality : undefined,
  };
}

function asNewAddress({ prefix }: RequestContext): FormAnswer {
  const to = paths.account(prefix, NEW_ADDRESS_DRAFT);
  return { to, flash: { kind: "warning", key: "account.addressGone" }, draft: NEW_ADDRESS_DRAFT };
}

/**
 * The billing address carries no names (S3): the form shows the account's, which it does not change. `isRead` is false
 * when the saved address could not be read: the form is empty only for that reason.
 */
export async function billingAddressForm(context: RequestContext): Promise<{ form: AddressFormView; isRead: boolean }> {
  const read = await nullIfUnavailable(
    context,
    getBillingAddress(context).then((address) => ({ address })),
  );
  const known = read?.address;
  const { billingCountries } = context.site.params;
  const countries =
    known && !billingCountries.includes(known.country) ? [...billingCountries, known.country] : billingCountries;
  const values = known ? withoutNames(known) : {};
  return { form: addressFormView(context, { values, countries }), isRead: read !== null };
}

/**
 * Saves the account's billing address, whose names are the customer's. Its country stays allowed, even if the shop no
 * longer bills there.
 */
export async function saveBillingForm(context: RequestContext, form: FormData): Promise<FormAnswer> {
  const known = await findBillingAddress(context);
  const { billingCountries } = context.site.params;
  const countries = known ? [...billingCountries, known.country] : billingCountries;
  const read = await readAddressForm(context, form, { countries, phone: "none", hasNames: false });
  if ("problems" in read) return { fields: read.problems };
  await saveBillingAddress(context, read.address);
  return {
    to: paths.account(context.prefix, "settings"),
    flash: { kind: "success", key: "account.saved" },
  };
}
