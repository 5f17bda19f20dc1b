import validator from "validator";
import { z } from "zod";
import { serverText } from "#app/i18n/i18n.server.ts";
import type { Text } from "#app/i18n/use-text.tsx";
import { taxNumberRules, todayIn } from "#app/models/countries.ts";
import { type Customer, customerSchema } from "#app/models/customer.ts";
import { monthsAfter } from "#app/models/local-day.ts";
import type { Country } from "#app/models/locale.ts";
import { formatNames, formatPersonName, isPersonName } from "#app/models/person-name.ts";
import type { RequestContext } from "../context.server";
import { personalCall } from "../gateway/calls.server";
import { hasStatus } from "../gateway/errors.server";
import { paths } from "#app/paths.ts";
import { type FormAnswer, readForm } from "./account-form.server";
import { getCustomer } from "./customer.server";
import { asciiEmail } from "./email.server";
import { callingCode, examplePhoneNumber, phoneText, parsePhoneNumber } from "./phone-number.server";

/** The customer's profile as its form shows and saves it (ACC-03). */

export interface ProfileForm {
  values: Record<string, string>;
  phone: { example: string; code: string };
  /** Earliest and latest date of birth, and today by the shop's clock. */
  birthday: { first: string; last: string; today: string };
  /** The site has offers, one of them for birthdays. */
  hasBirthdayOffer: boolean;
  /** Invoices of this country carry a tax number. */
  hasFiscalNumber: boolean;
}

export const CHANNELS = ["EMAIL", "SMS", "POST"] as const;
const GENDERS = ["F", "M", "X"] as const;
/** Ages in years. */
const YOUNGEST = 16;
const OLDEST = 120;

/** Fails as `getCustomer` does. */
export async function profileForm(context: RequestContext): Promise<ProfileForm> {
  const customer = await getCustomer(context);
  const { country } = context.site;
  return {
    values: {
      ...formatNames(customer),
      email: customer.email,
      phone: phoneText(customer, country) ?? "",
      gender: customer.gender ?? "",
      birthday: customer.birthday ?? "",
      fiscalNumber: customer.fiscalNumber ?? "",
      preferredChannel: customer.preferredChannel ?? "",
      ...(customer.optinNews === "YES" && { optinNews: "on" }),
    },
    phone: { example: examplePhoneNumber(country), code: callingCode(country) },
    birthday: { first: yearsAgo(OLDEST, country), last: yearsAgo(YOUNGEST, country), today: todayIn(country) },
    hasBirthdayOffer: context.site.params.showCommercialOffers,
    hasFiscalNumber: taxNumberRules(country) !== null,
  };
}

/** Saves what was filled in; what is empty is not sent, so that the gateway keeps it (S5), and the message says so. */
export async function saveProfile(context: RequestContext, form: FormData): Promise<FormAnswer> {
  const [t, address] = await Promise.all([
    serverText(context.language, "settings"),
    serverText(context.language, "address"),
  ]);
  const read = readForm(form, profileSchema(context, t, address));
  if ("problems" in read) return { fields: read.problems };
  const { phone, optinNews, ...values } = read.values;
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ""));
  let saved: Customer;
  try {
    ({ body: saved } = await personalCall(context, {
      method: "PUT",
      path: "accounts-self/",
      json: { ...filled, ...phone, optinNews: optinNews === "on" ? "YES" : "NO" },
      schema: customerSchema,
    }));
  } catch (error) {
    const isTaken = hasStatus(error, 422) && error.code === "EMAIL_TAKEN";
    if (!isTaken) throw error;
    return { fields: [{ fieldId: "email", text: t("error.emailTaken") }], status: 422 };
  }
  context.memo.delete("customer");
  const key = hasEmptied(form, saved) ? "account.savedExceptEmptied" : "account.saved";
  return { to: paths.account(context.prefix, "settings"), flash: { kind: "success", key } };
}

/** Whether a field was sent empty that the customer still has a value of. */
function hasEmptied(
  form: FormData,
  { phoneNumber: phone, gender, birthday, fiscalNumber, preferredChannel }: Customer,
) {
  const held = { phone, gender, birthday, fiscalNumber, preferredChannel };
  return Object.entries(held).some(([field, value]) => value && form.get(field) === "");
}

function profileSchema({ site }: RequestContext, t: Text<"settings">, address: Text<"address">) {
  const { country } = site;
  const example = { phone: examplePhoneNumber(country) };
  const name = (of: "firstName" | "lastName") => {
    const missing = address(`error.${of}`);
    const field = address(of);
    return z
      .string({ error: missing })
      .trim()
      .min(1, missing)
      .max(50, address("error.tooLong", { field, max: 50 }))
      .refine(isPersonName, address("error.name", { field }))
      .transform(formatPersonName);
  };
  const birthday = z.iso
    .date(t("error.birthday"))
    .refine((day) => day <= yearsAgo(0, country), t("error.birthdayFuture"))
    .refine((day) => day <= yearsAgo(YOUNGEST, country), t("error.birthdayChild"))
    .refine((day) => day >= yearsAgo(OLDEST, country), t("error.birthdayOld"));
  const taxLocale = taxNumberRules(country);
  return z.object({
    firstName: name("firstName"),
    lastName: name("lastName"),
    email: z.preprocess(
      (typed) => (typeof typed === "string" ? asciiEmail(typed) : typed),
      z.email(t("error.email")).max(100, t("error.email")),
    ),
    phone: z
      .string()
      .transform((text, check) => {
        const number = parsePhoneNumber(text, country);
        if (number) return number;
        check.addIssue({ code: "custom", message: t("error.phone", example) });
        return z.NEVER;
      })
      .optional(),
    gender: z.enum(GENDERS).optional().catch(undefined),
    birthday: birthday.optional(),
    fiscalNumber: z
      .string()
      .transform((typed) => bareTaxNumber(typed, country))
      .refine((number) => taxLocale !== null && validator.isTaxID(number, taxLocale), t("error.fiscal"))
      .optional(),
    preferredChannel: z.enum(CHANNELS).optional().catch(undefined),
    optinNews: z.string().optional(),
  });
}

/**
 * Tax number without separators, and without the country code that invoices within the EU put first: `PL
 * 526-000-12-46`.
 */
function bareTaxNumber(typed: string, country: Country): string {
  const number = typed.replace(/[\s.-]/g, "").toUpperCase();
  return /^\d+[A-Z]?$/.test(number.slice(2)) && number.startsWith(country) ? number.slice(2) : number;
}

/** ISO day by the country's clock. */
function yearsAgo(years: number, country: Country): string {
  return monthsAfter(todayIn(country), -12 * years);
}
