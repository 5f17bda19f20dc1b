import { data, redirect } from "@remix-run/node";
import type { FunnelStep } from "~/models/checkout-steps";
import type { RequestContext } from "../context.server";
import type { FormProblem } from "../form-problem.server";
import { type Checkout, inCheckout } from "./access.server";
import { keepingDraft } from "./draft.server";
import type { StepProblem } from "./save-problem.server";
import { changesSince } from "./seen-lines.server";

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
  const run = () =>
    inCheckout(context, request, step, async (checkout) => {
      const saved = await save(checkout, form);
      // The step does not depend on the lines: it is done, and what changed is said.
      const changes = "to" in saved ? await changesSince(context, form.get("seen"), checkout.cart) : null;
      if (changes) context.session.flash({ kind: "info", key: "cart.changedSince", values: { changes } });
      return saved;
    });
  const result = await keepingDraft(context, step, form, run);
  return "to" in result ? redirect(result.to, 303) : data<FormProblem>(result.problem, { status: result.status });
}
