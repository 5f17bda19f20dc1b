import { data, redirect } from "@remix-run/node";
import type { FunnelStep } from "~/models/checkout-steps";
import type { RequestContext } from "../context.server";
import type { FormProblem } from "../form-problem.server";
import { type Checkout, inCheckout } from "./access.server";
import { keepingDraft } from "./draft.server";
import type { StepProblem } from "./save-problem.server";

/**
 * Takes a step's form behind the step's access steps: on by 303, or the form again with what is to be mended. What was
 * typed is kept where the shopper has to sign in first or a service is ill.
 */
export async function stepAction(
  context: RequestContext,
  request: Request,
  step: FunnelStep,
  save: (checkout: Checkout, form: FormData) => Promise<{ to: string } | StepProblem>,
) {
  const form = await request.formData();
  const run = () => inCheckout(context, request, step, (checkout) => save(checkout, form));
  const result = await keepingDraft(context, step, form, run);
  return "to" in result ? redirect(result.to, 303) : data<FormProblem>(result.problem, { status: result.status });
}
