import { type FieldProblem, type FormProblem } from "#app/models/form-problem.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import type { Key } from "#app/i18n/namespaces.ts";
import type { FunnelStep } from "#app/models/checkout-steps.ts";
import { isUnanswered, noteUnavailable } from "../http/error-responses.server";
import { CartConflictError } from "../cart/cart.server";
import type { RequestContext } from "../context.server";
import { formProblem } from "../http/form-problem.server";
import { GatewayError, hasStatus } from "../gateway/errors.server";
import { NEW_ADDRESS } from "./delivery-addresses.server";
import { keepDraft } from "../session/form-draft.server";
import { stepTitle } from "./checkout-shell.server";

/** A step's form that was not accepted, with its HTTP status. */
export interface StepProblem {
  status: 400 | 409 | 422 | 429 | 503;
  problem: FormProblem;
}

/** The step's form again, with its mistakes. */
export async function stepProblem(
  context: RequestContext,
  step: FunnelStep,
  { form, fields, notice, status = 400 }: StepRefusal,
): Promise<StepProblem> {
  const t = await serverText(context.language, "checkout");
  const title = await stepTitle(context, step);
  return { status, problem: await formProblem(context, { title, form, fields, notice: notice && t(notice) }) };
}

export interface StepRefusal {
  form: FormData;
  fields?: FieldProblem[];
  notice?: Extract<Key<"checkout">, `notice.${string}`>;
  status?: StepProblem["status"];
}

/**
 * Turns a save error into a form problem; keeps a draft when the error is not about the form.
 * @throws errors without a message; `withCheckout` handles a cart that is gone
 */
export async function problemFromError(
  context: RequestContext,
  step: FunnelStep,
  { form, error }: { form: FormData; error: unknown },
): Promise<StepProblem> {
  if (error instanceof CartConflictError)
    return stepProblem(context, step, { form, notice: "notice.conflict", status: 409 });
  if (isUnexpectedFailure(error)) {
    noteUnavailable(context, error);
    keepDraft(context, step, form);
    return stepProblem(context, step, { form, notice: "notice.saveUnavailable", status: 503 });
  }
  if (!isRefusal(error)) throw error;
  context.shop.log.warn({ err: error, requestId: context.requestId, code: error.code }, "a checkout form was refused");
  // A saved address has no field to point at.
  const isTyped = (form.get("address") ?? NEW_ADDRESS) === NEW_ADDRESS;
  if (/^COUNTRY_/.test(error.code) && isTyped) {
    const t = await serverText(context.language, "address");
    const fields = [{ fieldId: "country", text: t("error.country") }];
    return stepProblem(context, step, { form, fields, status: 422 });
  }
  const notice = step === "delivery" ? "notice.refused" : "notice.refusedAnswers";
  return stepProblem(context, step, { form, notice, status: 422 });
}

/** The gateway or, for a value that names nothing (`path`), the shop itself does not accept the form. */
function isRefusal(error: unknown): error is GatewayError {
  return hasStatus(error, 400, 412, 422) || (hasStatus(error, 404) && error.code === "NO_NAME");
}

/**
 * Whether a failure has nothing to do with the form's values: the gateway is unavailable, or refuses for a reason that
 * no form knows.
 */
export function isUnexpectedFailure(error: unknown): boolean {
  const isUnexpected = error instanceof GatewayError && !(error instanceof CartConflictError) && !isRefusal(error);
  return isUnanswered(error) || isUnexpected;
}
