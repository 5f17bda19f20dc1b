import { type FieldProblem, type FormProblem, OWNER_FIELD, type Refused } from "#app/models/form-problem.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import type { RequestContext } from "../context.server";

interface Refusal {
  /** The page's title without the word for "Error". */
  title: string;
  form: FormData;
  fields?: FieldProblem[];
  notice?: string;
}

/** Builds an action's answer to a form that it refuses; the page's loader finds it in `context.formProblem`. */
export async function formProblem(context: RequestContext, refusal: Refusal): Promise<FormProblem> {
  markRefused(context);
  context.formProblem = {
    errorTitle: await errorTitle(context, refusal.title),
    fields: refusal.fields ?? [],
    notice: refusal.notice ?? null,
    values: typedValues(refusal.form),
  };
  return context.formProblem;
}

/** Builds an action's answer to a refused form that has only a button. `problem` names the text to show. */
export async function refusal<Problem extends string>(
  context: RequestContext,
  title: string,
  problem: Problem,
): Promise<Refused<Problem>> {
  markRefused(context);
  return { problem, errorTitle: await errorTitle(context, title) };
}

/** For forms that show problems in their own way: the page's title still begins with the word for "Error". */
export function markRefused(context: RequestContext): void {
  context.isFormRefused = true;
}

/** A page's title, with the word for "Error" before it if the page shows a form that was just refused. */
export async function titleOf(context: RequestContext, title: string): Promise<string> {
  return context.isFormRefused ? errorTitle(context, title) : title;
}

/** "Error: {title}", in the shopper's language. */
export async function errorTitle({ language }: RequestContext, title: string): Promise<string> {
  const t = await serverText(language, "notices");
  return t("errors.pageTitle", { title });
}

/** A text field without spaces around it; empty when it was not sent, or is a file. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}

/** A form with these values, as a shopper would send it. */
export function formOf(values: Record<string, string | undefined>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) form.set(name, value);
  return form;
}

/** Field by which Conform's own buttons say what to do with a form; the shop has none of them. */
const INTENT_FIELD = "__intent__";

/**
 * The form as Conform may read it. At most two values of each field, which are as wrong as more: it takes half a minute
 * for a field sent 60,000 times. And no field that Conform takes for an order of its own.
 */
export function plainForm(form: FormData): FormData {
  const plain = new FormData();
  const counts = new Map<string, number>();
  for (const [name, value] of form) {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    if (count <= 2 && name !== INTENT_FIELD) plain.append(name, value);
  }
  return plain;
}

const MAX_VALUE = 300;

/**
 * Text fields as they were typed, without the mark of the form's owner. Values are cut at a length that no field of the
 * shop needs.
 */
export function typedValues(form: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === "string" && name !== OWNER_FIELD) values[name] = value.slice(0, MAX_VALUE);
  }
  return values;
}
