import { countryName, serverText } from "#app/i18n/i18n.server.ts";
import { ADDRESS_FIELDS, type AddressField } from "#app/models/checkout-view.ts";
import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import type { Key } from "#app/i18n/namespaces.ts";
import { formatPersonName, isPersonName } from "#app/models/person-name.ts";
import { carryStreets, isStreetTooLong, STREET_MAX } from "#app/models/street.ts";
import { oneLine } from "#app/models/text.ts";
import type { RequestContext } from "../context.server";
import { plainForm } from "../http/form-problem.server";
import type { FieldProblem } from "#app/models/form-problem.ts";
import { examplePhoneNumber, type PhoneNumber, parsePhoneNumber } from "./phone-number.server";
import { examplePostcode } from "#app/models/countries.ts";
import { isCityFirst, parsePostcode } from "./postcode.server";

/** A validated address: whitespace tidied, no line longer than parcels take, postcode normalised, phone in E.164. */
export interface ParsedAddress extends Partial<PhoneNumber> {
  firstName: string;
  lastName: string;
  line1: string;
  line2?: string;
  line3?: string;
  line4?: string;
  zipCode: string;
  city: string;
  country: string;
}

export interface AddressFormRules {
  /** 2-letter codes that may be chosen. */
  countries: readonly string[];
  phone: "required" | "optional" | "none";
  /**
   * What the phone field was filled with, as this country writes it. Left as it was, it is that number in any country
   * that is chosen: Austria would read Germany's `0151 23456789` as another one.
   */
  filledPhone?: { text: string | undefined; country: string };
  /** False for an address without a person's names, which then are empty. */
  hasNames?: boolean;
}

type ErrorKey = Extract<Key<"address">, `error.${string}`>;

const NAME_MAX = 50;
const key = (name: ErrorKey) => name;

/**
 * Reads an address form. Every mistake is found at once, one sentence a field that says how to mend it, in the
 * shopper's language.
 */
export async function readAddressForm(
  context: RequestContext,
  form: FormData,
  rules: AddressFormRules,
): Promise<{ address: ParsedAddress } | { problems: FieldProblem[] }> {
  const given = form.get("country");
  const country = typeof given === "string" && rules.countries.includes(given) ? given : (rules.countries[0] ?? "FR");
  const submission = parseWithZod(plainForm(withCarriedStreets(form)), { schema: addressSchema(country, rules) });
  if (submission.status === "success") {
    const { phone, ...address } = submission.value;
    return { address: { ...address, ...phone } };
  }
  const t = await serverText(context.language, "address");
  const values = {
    max: STREET_MAX,
    country: countryName(context.locale, country),
    postcode: examplePostcode(country),
    phone: examplePhoneNumber(country),
  };
  const errors = submission.error ?? {};
  const problems = fieldsIn(country).flatMap((field) => {
    const [first] = errors[field] ?? [];
    return first ? [{ fieldId: field, text: t(first as ErrorKey, { ...values, field: t(field) }) }] : [];
  });
  return { problems };
}

/** In the order in which the country's form has them. */
function fieldsIn(country: string): readonly AddressField[] {
  if (!isCityFirst(country)) return ADDRESS_FIELDS;
  return ADDRESS_FIELDS.flatMap((field) =>
    field === "zipCode" ? ["city", "zipCode"] : field === "city" ? [] : [field],
  );
}

const LINES = ["line1", "line2", "line3", "line4"] as const;

/** The form with the end of a street line that is too long moved to the next line, where that one is free. */
function withCarriedStreets(form: FormData): FormData {
  const typed = LINES.map((name) => form.get(name)).map((line) => (typeof line === "string" ? oneLine(line) : ""));
  const carried = typed.some(isStreetTooLong) ? carryStreets(typed) : null;
  if (!carried) return form;
  const rewritten = new FormData();
  for (const [name, value] of form) rewritten.append(name, value);
  for (const [index, name] of LINES.entries()) rewritten.set(name, carried[index] ?? "");
  return rewritten;
}

function addressSchema(country: string, { countries, phone, filledPhone, hasNames = true }: AddressFormRules) {
  const phoneNumber = z.string({ error: key("error.phone.required") }).transform((text, check) => {
    const plan = text === filledPhone?.text ? filledPhone.country : country;
    return parsePhoneNumber(text, plan) ?? refuse(check, "error.phone.format");
  });
  const street = (missing: ErrorKey) => text(missing).refine(fitsParcel, key("error.street.tooLong"));
  const fields = {
    firstName: hasNames ? personName("error.firstName") : noName,
    lastName: hasNames ? personName("error.lastName") : noName,
    line1: street("error.line1").refine(isWritten, key("error.line1")),
    line2: street("error.street.tooLong").optional(),
    line3: street("error.street.tooLong").optional(),
    line4: street("error.street.tooLong").optional(),
    zipCode: z.string({ error: key("error.zipCode.required") }).transform((typed, check) => {
      return parsePostcode(typed, country) ?? refuse(check, "error.zipCode.format");
    }),
    city: name("error.city").refine(isTown, key("error.town")),
    country: text("error.country").refine((code) => countries.includes(code), key("error.country")),
    phone: { required: phoneNumber, optional: phoneNumber.optional(), none: nothing }[phone],
  } satisfies Record<AddressField, z.ZodType>;
  return z.object(fields);
}

/** Whatever is sent for a field that the form does not have. */
const nothing = z
  .unknown()
  .optional()
  .transform(() => undefined);
const noName = nothing.transform(() => "");
const isFilled = (line: string) => line !== "";
/** A street or a house: `1 A`, `Ś`, but no row of signs. */
const isWritten = (line: string) => /[\p{L}\p{N}]/u.test(line);
/**
 * Has letters, and no symbols such as `+` or `€`. Hyphens, apostrophes of every kind, `Westward Ho!` and `Paris 12`
 * pass.
 */
const isTown = (town: string) => /\p{L}/u.test(town) && !/[\p{So}\p{Sm}\p{Sc}]/u.test(town);
const fitsParcel = (line: string) => !isStreetTooLong(line);

/** @param missing message for a field that was not sent at all */
function text(missing: ErrorKey) {
  return z.string({ error: missing }).transform(oneLine);
}

/** Name of a person, formatted as the shop writes names (SITE-10). */
function personName(missing: ErrorKey) {
  return name(missing).refine(isPersonName, key("error.name")).transform(formatPersonName);
}

/** Name of a person or a town: not empty, and no longer than parcels take. */
function name(missing: ErrorKey) {
  return text(missing)
    .refine(isFilled, missing)
    .refine((typed) => typed.length <= NAME_MAX, key("error.tooLong"));
}

function refuse(check: z.RefinementCtx, message: ErrorKey): never {
  check.addIssue({ code: "custom", message });
  return z.NEVER;
}
