import { type FieldProblem, type FormProblem, OWNER_FIELD, type Refused } from "~/models/form-problem";
import { serverText } from "~/i18n/i18n.server";
import type { RequestContext } from "../context.server";

interface Refusal {
  /** The page's title without the word for "Error". */
  title: string;
  form: FormData;
  fields?: FieldProblem[];
  notice?: string;
}

/** What an action answers to a form it cannot accept; the page's loader finds it in `context.formProblem`. */
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

/** What an action answers to a form of one button, by the name of the words for what is wrong. */
export async function refusal<Problem extends string>(
  context: RequestContext,
  title: string,
  problem: Problem,
): Promise<Refused<Problem>> {
  markRefused(context);
  return { problem, errorTitle: await errorTitle(context, title) };
}

/** For forms that say what is wrong in their own way: the page's title begins with the word for "Error" all the same. */
export function markRefused(context: RequestContext): void {
  context.isFormRefused = true;
}

/** The title of a page: with the word for "Error" before it when it shows a form that was just refused. */
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

const MAX_VALUE = 300;

/** Text fields as they were typed, without whose form it is. Longer than any of the shop's fields is cut: nobody typed that. */
export function typedValues(form: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === "string" && name !== OWNER_FIELD) values[name] = value.slice(0, MAX_VALUE);
  }
  return values;
}
