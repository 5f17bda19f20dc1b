import type { Cart } from "#app/models/cart.ts";
import { FUNNEL_STEPS, type FunnelStep, stepFor } from "#app/models/checkout-steps.ts";
import { funnelPath, paths } from "#app/paths.ts";
import type { RequestContext } from "../context.server";
import { type Checkout, isChange, withCheckout } from "./access.server";
import { data, redirect } from "@remix-run/node";
import { type FormProblem, OWNER_FIELD } from "#app/models/form-problem.ts";
import { readCardNumber } from "#app/models/gift-card-rules.ts";
import { formText } from "../http/form-problem.server";
import { keepingDraft, tellingNotSent } from "../session/form-draft.server";
import { isOthersForm } from "../session/form-owner.server";
import { type StepProblem, stepProblem } from "./save-problem.server";
import { changesSince } from "./line-changes.server";

type SaveStep = (checkout: Checkout, form: FormData) => Promise<{ to: string } | StepProblem>;

/**
 * Handles a step's form after the access steps: a 303 to the next page, or the form again with its mistakes. Typed
 * values are kept when the shopper has to sign in first or a service is unavailable.
 */
export async function stepAction(context: RequestContext, request: Request, step: FunnelStep, save: SaveStep) {
  return takeStep(context, { request, form: await request.formData(), step }, save);
}

/** The same for a form that the route has read already, because it handles several forms. */
export async function takeStep(
  context: RequestContext,
  { request, form, step }: { request: Request; form: FormData; step: FunnelStep },
  save: SaveStep,
) {
  const kept = step === "payment" ? choiceAndCodeIn(form) : form;
  const run = () =>
    withCheckout(context, request, step, async (checkout) => {
      if (isOthersForm(context, form))
        return stepProblem(context, step, { form: kept, notice: "notice.othersAccount", status: 409 });
      const saved = await save(checkout, form);
      // The step does not depend on the lines: it is saved, and a message says what changed.
      const changes = "to" in saved ? await changesSince(context, form.get("seen"), checkout.cart) : null;
      if (changes) context.session.flash({ kind: "info", key: "cart.changedSince", values: { changes } });
      return saved;
    });
  // The other steps say that their form was kept.
  const told = step === "payment" ? () => tellingNotSent(context, run) : run;
  const isWorthKeeping = step !== "payment" || kept.has("method") || kept.has("promo");
  const result = await (isWorthKeeping ? keepingDraft(context, step, kept, told) : told());
  return "to" in result ? redirect(result.to, 303) : data<FormProblem>(result.problem, { status: result.status });
}

/** What is kept of the payment step: the chosen method and the form's owner, but no gift card numbers. */
export function choiceIn(form: FormData): FormData {
  const kept = new FormData();
  for (const name of ["method", OWNER_FIELD]) {
    const value = form.get(name);
    if (typeof value === "string") kept.set(name, value);
  }
  return kept;
}

/** With the promo code that was typed, unless it is the number of a gift card in the wrong field. */
export function choiceAndCodeIn(form: FormData): FormData {
  const kept = choiceIn(form);
  const promo = formText(form, "promo");
  if (promo !== "" && readCardNumber(promo) === null) kept.set("promo", promo);
  return kept;
}

/** Where a saved step leads: back to the overview if it was opened from there, else to the next step. */
export function pathAfter(
  context: RequestContext,
  request: Request,
  { step, funnel }: Pick<Checkout, "step" | "funnel">,
  cart: Cart,
): string {
  const following = FUNNEL_STEPS[FUNNEL_STEPS.indexOf(step) + 1] ?? "overview";
  const next = stepFor(isChange(request) ? "overview" : following, { ...funnel, cart });
  return next === "cart" ? paths.cart(context.prefix) : funnelPath(context, next);
}
