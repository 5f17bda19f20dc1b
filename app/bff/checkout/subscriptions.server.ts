import type { Cart } from "#app/models/cart.ts";
import { transactionSubscriptionsSchema } from "#app/models/customer.ts";
import { funnelPath } from "#app/paths.ts";
import { changeCart } from "../cart/cart.server";
import { once, type RequestContext } from "../context.server";
import { personalCall } from "../gateway/calls.server";
import { optional } from "../http/error-responses.server";
import { dropDraft, findDraft, keepDraft } from "../session/form-draft.server";
import type { Checkout } from "./access.server";
import { problemFromError, type StepProblem } from "./save-problem.server";

/** Subscriptions offered with an order: a survey after it, invitations (C3). Nothing is subscribed without a tick. */

export type SubscriptionType = Cart["subscriptions"][number]["type"];

export interface SubscriptionChoice {
  type: SubscriptionType;
  isOn: boolean;
}

/**
 * Types to choose from, ticked if the cart has them: those that the gateway offers for this cart, without the ones that
 * the customer has anyway. A failure gives an empty list (S7).
 */
export async function listSubscriptionChoices(
  context: RequestContext,
  { subscriptions, loyaltyCard }: Pick<Cart, "subscriptions" | "loyaltyCard">,
): Promise<SubscriptionChoice[]> {
  const values = await offeredBeside(context, loyaltyCard !== null);
  const chosen = new Set(subscriptions.map(({ type }) => type));
  return values
    .filter(({ type, optin, visible }) => chosen.has(type) || (visible && optin === "NO"))
    .map(({ type }) => ({ type, isOn: chosen.has(type) }));
}

/** The gateway's offers, asked for once per request; empty when the call fails. */
function offeredBeside(context: RequestContext, hasLoyaltyCard: boolean) {
  const call = {
    path: "customers-self/transaction-subscriptions",
    query: { isLoyaltyCardInTransaction: String(hasLoyaltyCard) },
    schema: transactionSubscriptionsSchema,
  };
  return once(context, `transaction-subscriptions ${hasLoyaltyCard}`, () =>
    optional(context, "subscriptions are not known", [], async () => (await personalCall(context, call)).body.values),
  );
}

/**
 * Starts the call that `unaskedSubscriptions` needs in parallel with the cart's: a returning shopper's way to the
 * overview would take five rounds of calls instead of four. Assumes no loyalty card in the cart, as is usual.
 */
export function preloadUnaskedSubscriptions(context: RequestContext): void {
  const { tokens, funnel } = context.session;
  // `unaskedSubscriptions` awaits the same promise.
  if (tokens && funnel.isBillingFilled && !funnel.isAskedBeside) offeredBeside(context, false).catch(() => {});
}

/** The billing step was filled in for the shopper, who has not seen the subscriptions that it offers (BEY-13). */
export function noteBillingFilled({ session }: RequestContext): void {
  session.funnel = { ...session.funnel, isBillingFilled: true, isAskedBeside: undefined };
}

/** Choices for the payment step: those of a billing step that was filled in for the shopper (BEY-13). */
export async function missedSubscriptions(
  context: RequestContext,
  cart: Pick<Cart, "subscriptions" | "loyaltyCard">,
): Promise<SubscriptionChoice[]> {
  return context.session.funnel.isBillingFilled ? listSubscriptionChoices(context, cart) : [];
}

/** Choices for the overview: those that the payment step did not ask about either. Gone once they are answered. */
export async function unaskedSubscriptions(
  context: RequestContext,
  cart: Pick<Cart, "subscriptions" | "loyaltyCard">,
): Promise<SubscriptionChoice[]> {
  if (context.session.funnel.isAskedBeside) return [];
  const choices = await missedSubscriptions(context, cart);
  const draft = findDraft(context, "overview");
  return draft ? choices.map(({ type }) => ({ type, isOn: draft[type] === "on" })) : choices;
}

/** Handles the overview's form of these choices: leads to the overview with a message, or gives the problem. */
export async function saveUnaskedSubscriptions(
  context: RequestContext,
  { cart }: Checkout,
  form: FormData,
): Promise<{ to: string } | StepProblem> {
  try {
    await saveSubscriptionChoices(context, cart, form);
  } catch (error) {
    const problem = await problemFromError(context, "overview", { form, error });
    // Kept so that the page with the message shows what was ticked.
    keepDraft(context, "overview", form);
    return problem;
  }
  dropDraft(context, "overview");
  context.session.flash({ kind: "success", key: "account.saved" });
  return { to: funnelPath(context, "overview") };
}

/**
 * Saves the ticks for the types that the form showed, if they differ from the cart's (C7).
 * @throws as `changeCart` does
 */
export async function saveSubscriptionChoices(context: RequestContext, cart: Cart, form: FormData): Promise<Cart> {
  const shown = form.getAll("subscription");
  const types = (["SURV", "INVIT"] as const).filter((type) =>
    shown.includes(type) ? form.get(type) === "on" : cart.subscriptions.some((each) => each.type === type),
  );
  const isSame =
    types.length === cart.subscriptions.length && cart.subscriptions.every(({ type }) => types.includes(type));
  const json = { subscriptions: types.map((type) => ({ type })) };
  const saved = isSame ? cart : await changeCart(context, { method: "PUT", path: "subscriptions", self: true, json });
  if (shown.length > 0) context.session.funnel = { ...context.session.funnel, isAskedBeside: true };
  return saved;
}
