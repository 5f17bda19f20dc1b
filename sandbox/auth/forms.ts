import validator from "validator";
import { z } from "zod";
import type { AuthTexts } from "./sign-in-words";

export type FieldName = "email" | "password" | "firstName" | "lastName";
export type ErrorKey = Exclude<keyof AuthTexts["errors"], "locked">;
export type FieldErrors = Partial<Record<FieldName, ErrorKey>>;

const field = z.string().max(1000).catch("");
const posted = z.object({ email: field, password: field, firstName: field, lastName: field });
export type FormValues = z.infer<typeof posted>;

/** Whatever was sent, as text; what is missing or odd is empty. The password alone keeps its spaces. */
export function readForm(body: unknown): FormValues {
  const values = posted.catch({ email: "", password: "", firstName: "", lastName: "" }).parse(body);
  const { email, password, firstName, lastName } = values;
  return { email: email.trim(), password, firstName: firstName.trim(), lastName: lastName.trim() };
}

export function signInErrors({ email, password }: FormValues): FieldErrors {
  const errors: FieldErrors = {};
  if (email === "") errors.email = "emailMissing";
  else if (!validator.isEmail(email)) errors.email = "emailInvalid";
  if (password === "") errors.password = "passwordMissing";
  return errors;
}

export function registerErrors(values: FormValues): FieldErrors {
  const errors = signInErrors(values);
  if (values.firstName === "") errors.firstName = "firstNameMissing";
  else if (values.firstName.length > 50) errors.firstName = "nameLong";
  if (values.lastName === "") errors.lastName = "lastNameMissing";
  else if (values.lastName.length > 50) errors.lastName = "nameLong";
  if (values.password.length < 8) errors.password = "passwordShort";
  else if (values.password.length > 200) errors.password = "passwordLong";
  return errors;
}
