import validator from "validator";
import { z } from "zod";
import { serverText } from "#app/i18n/i18n.server.ts";
import { bankStatementsSchema } from "#app/models/customer.ts";
import { compactIban, formatIban, maskIban } from "#app/models/iban.ts";
import { formatPersonName } from "#app/models/person-name.ts";
import { paths } from "#app/paths.ts";
import { once, type RequestContext } from "../context.server";
import { personalCall } from "../gateway/calls.server";
import { hasStatus } from "../gateway/errors.server";
import { type FormAnswer, readForm } from "./account-form.server";

/** Where refunds go (ACC-06). The IBAN leaves the server masked until its customer asks to see it. */

const PATH = "customers-self/bankStatements";

export interface BankDetails {
  /** Without spaces; null when there is none. */
  iban: string | null;
  holder?: string;
}

/** Asked for once per request. Fails as `personalCall` does. */
export function getBankDetails(context: RequestContext): Promise<BankDetails> {
  return once(
    context,
    "bank-details",
    async () => (await personalCall(context, { path: PATH, schema: bankStatementsSchema })).body,
  );
}

export interface BankView {
  /** In groups of four; masked unless `isShown`. */
  iban: string | null;
  holder: string;
  isShown: boolean;
}

/** @param isShown the customer asked to see the number */
export async function bankView(context: RequestContext, isShown: boolean): Promise<BankView> {
  const { iban, holder = "" } = await getBankDetails(context);
  const formatted = iban && formatIban(iban);
  return { iban: formatted && (isShown ? formatted : maskIban(formatted)), holder: formatPersonName(holder), isShown };
}

/**
 * Saves IBAN and holder, whose name is written as the shop writes names (SITE-10). A wrong number is refused beside its
 * field, by the library's rules for its country.
 */
export async function saveBankDetails(context: RequestContext, form: FormData): Promise<FormAnswer> {
  const t = await serverText(context.language, "settings");
  const schema = z.object({
    iban: z
      .string({ error: t("error.ibanMissing") })
      .transform(compactIban)
      .refine((iban) => validator.isIBAN(iban), t("error.iban")),
    holder: z
      .string()
      .trim()
      .max(100, t("error.holder"))
      .refine((name) => /\p{L}/u.test(name) && !/[\p{Cc}\p{So}<>]/u.test(name), t("error.holder"))
      .transform(formatPersonName)
      .optional(),
  });
  const read = readForm(form, schema);
  if ("problems" in read) return { fields: read.problems };
  try {
    await personalCall(context, { method: "PUT", path: PATH, json: read.values, schema: bankStatementsSchema });
  } catch (error) {
    // The holder may have been refused instead: then the form says that its details were not accepted.
    if (!hasStatus(error, 422) || error.code !== "IBAN_INVALID") throw error;
    return { fields: [{ fieldId: "iban", text: t("error.iban") }], status: 422 };
  }
  context.memo.delete("bank-details");
  const to = paths.account(context.prefix, "settings/bank-details");
  return { to, flash: { kind: "success", key: "account.saved" } };
}
