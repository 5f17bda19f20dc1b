import { data, redirect } from "@remix-run/node";
import type { z } from "zod";
import { parseWithZod } from "@conform-to/zod/v4";
import { serverText } from "#app/i18n/i18n.server.ts";
import type { FieldProblem, FormProblem } from "#app/models/form-problem.ts";
import type { RequestContext } from "../context.server";
import { hasStatus } from "../gateway/errors.server";
import { noteServiceFailure } from "../http/error-responses.server";
import { formProblem, plainForm } from "../http/form-problem.server";
import type { NewFlashMessage } from "../session/flash-messages.server";
import { dropDraft, keepDraft, keepingDraft, tellingNotSent } from "../session/form-draft.server";
import { isOthersForm } from "../session/form-owner.server";
import { withSignIn } from "../session/require-sign-in.server";
import { type AccountPage, requireAccount } from "./account-access.server";

/** Result of an account form: a redirect to another page, or the form again. */
export type FormAnswer = FormDone | FormRefusal;

export interface FormDone {
  to: string;
  /** Message to show there. */
  flash?: NewFlashMessage;
  /** Name of the draft by which that page's form is filled with the same values. */
  draft?: string;
}

export interface FormRefusal {
  fields?: FieldProblem[];
  /** In the shopper's language. */
  notice?: string;
  /** 400 by default. */
  status?: 400 | 409 | 422 | 429 | 503;
}

export interface AccountForm {
  page: AccountPage;
  /** Title of the page that holds the form, in the shopper's language, without the word for "Error". */
  title: string;
  /** Name under which typed values outlive the session (BEY-15). Null for passwords and bank details: never kept. */
  draft: string | null;
  /** Said when a service does not answer; by default that nothing could be saved. */
  unavailable?: string;
}

/**
 * Handles any form of the account: requires sign-in (otherwise the values are kept, and are back in the form after
 * signing in), runs account-access, checks that the form belongs to this customer, then calls `save`. Answers 303 to a
 * page, or the form with its mistakes; also when the gateway refuses the values (422) or is unavailable (503). Failures
 * that nobody can mend are thrown.
 */
export async function accountAction(
  context: RequestContext,
  request: Request,
  { title, ...rest }: AccountForm,
  save: (form: FormData) => Promise<FormAnswer>,
) {
  const { draft } = rest;
  const form = await request.formData();
  const run = () => withSignIn(context, request, () => saveOrRefuse(context, form, { ...rest, save }));
  const answer = await (draft === null ? tellingNotSent(context, run) : keepingDraft(context, draft, form, run));
  if ("to" in answer) {
    finishForm(context, { draft, form }, answer);
    return redirect(answer.to, 303);
  }
  const { status = 400, fields, notice } = answer;
  const problem: FormProblem = await formProblem(context, { title: `${title} | Vitrine`, form, fields, notice });
  return data(draft === null ? { ...problem, values: {} } : problem, { status });
}

/** Once a form is done: its own draft goes, and the page that it leads to gets what the answer has for it. */
export function finishForm(
  context: RequestContext,
  { draft, form }: { draft: string | null; form: FormData },
  answer: FormDone,
): void {
  if (draft !== null) dropDraft(context, draft);
  if (answer.draft) keepDraft(context, answer.draft, form);
  if (answer.flash) context.session.flash(answer.flash);
}

async function saveOrRefuse(
  context: RequestContext,
  form: FormData,
  { page, draft, unavailable, save }: Omit<AccountForm, "title"> & { save: (form: FormData) => Promise<FormAnswer> },
): Promise<FormAnswer> {
  const t = await serverText(context.language, "notices");
  const sayUnavailable = (error: unknown): FormRefusal => {
    noteServiceFailure(context, error);
    if (draft !== null) keepDraft(context, draft, form);
    return { notice: unavailable ?? t("form.unavailable"), status: 503 };
  };
  try {
    await requireAccount(context, page);
  } catch (error) {
    return sayUnavailable(error);
  }
  if (isOthersForm(context, form)) return { notice: t("form.othersAccount"), status: 409 };
  try {
    return await save(form);
  } catch (error) {
    if (hasStatus(error, 400, 409, 422)) {
      const { call, code, status } = error;
      context.shop.log.warn({ requestId: context.requestId, call, code, status }, "an account's form was refused");
      return { notice: t("form.refused"), status: 422 };
    }
    return sayUnavailable(error);
  }
}

/**
 * Reads a form by its schema, whose messages are the sentences to show. Gives one problem per field, in the schema's
 * order; a field's id is its name.
 */
export function readForm<T>(form: FormData, schema: z.ZodType<T>): { values: T } | { problems: FieldProblem[] } {
  const submission = parseWithZod(plainForm(form), { schema });
  if (submission.status === "success") return { values: submission.value };
  const errors = submission.error ?? {};
  const problems = Object.entries(errors).flatMap(([fieldId, texts]) => {
    const [text] = texts ?? [];
    return text ? [{ fieldId, text }] : [];
  });
  return { problems };
}
