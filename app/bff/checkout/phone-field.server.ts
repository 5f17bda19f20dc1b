import { serverText } from "#app/i18n/i18n.server.ts";
import type { FieldProblem } from "#app/models/form-problem.ts";
import { examplePhoneNumber, parsePhoneNumber, type PhoneNumber } from "../account/phone-number.server";
import type { RequestContext } from "../context.server";
import { formText } from "../http/form-problem.server";

interface PhoneField {
  fieldId: string;
  /** Country whose numbers need no country code. */
  country: string;
  /** The method asks for one (PAY-06). */
  isAsked: boolean;
}

interface PhoneRead {
  /** Null when none was given. */
  number: PhoneNumber | null;
  problems: FieldProblem[];
}

/** Reads the phone number of the parcel's receiver from a form of the delivery step. */
export async function readPhone(
  { language }: RequestContext,
  form: FormData,
  { fieldId, country, isAsked }: PhoneField,
): Promise<PhoneRead> {
  const typed = formText(form, fieldId);
  if (typed === "" && !isAsked) return { number: null, problems: [] };
  const number = parsePhoneNumber(typed, country);
  if (number) return { number, problems: [] };
  const t = await serverText(language, "address");
  const example = { phone: examplePhoneNumber(country) };
  const text = typed === "" ? t("error.phone.required") : t("error.phone.format", example);
  return { number, problems: [{ fieldId, text }] };
}
