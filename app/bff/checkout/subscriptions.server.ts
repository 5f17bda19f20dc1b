import type { Cart } from "~/models/cart";
import { transactionSubscriptionsSchema } from "~/models/customer";
import { changeCart } from "../cart/cart.server";
import type { RequestContext } from "../context.server";
import { personalCall } from "../gateway/calls.server";
import { optional } from "../http/error-responses.server";

/** What a shopper may ask for beside an order: a survey after it, invitations (C3). Nobody gets it without a tick. */

export type SubscriptionType = Cart["subscriptions"][number]["type"];

export interface SubscriptionChoice {
  type: SubscriptionType;
  isOn: boolean;
}

/**
 * Types to choose from, ticked when the cart has them: those that the gateway offers for this cart, without what the
 * customer gets anyhow. A failure gives an empty list (S7).
 */
export async function listSubscriptionChoices(
  context: RequestContext,
  { subscriptions, loyaltyCard }: Pick<Cart, "subscriptions" | "loyaltyCard">,
): Promise<SubscriptionChoice[]> {
  const call = {
    path: "customers-self/transaction-subscriptions",
    query: { isLoyaltyCardInTransaction: String(loyaltyCard !== null) },
    schema: transactionSubscriptionsSchema,
  };
  const values = await optional(context, "subscriptions are not known", [], async () => {
    return (await personalCall(context, call)).body.values;
  });
  const chosen = new Set(subscriptions.map(({ type }) => type));
  return values
    .filter(({ type, optin, visible }) => chosen.has(type) || (visible && optin === "NO"))
    .map(({ type }) => ({ type, isOn: chosen.has(type) }));
}

/** Those that the payment step shows: of a billing step that was filled in for the shopper (BEY-13). */
export async function missedSubscriptions(
  context: RequestContext,
  cart: Pick<Cart, "subscriptions" | "loyaltyCard">,
): Promise<SubscriptionChoice[]> {
  return context.session.funnel.isBillingFilled ? listSubscriptionChoices(context, cart) : [];
}

/**
 * Keeps what is ticked of the types that the form showed, where it is not so already (C7).
 * @throws as `changeCart` does
 */
export async function saveSubscriptionChoices(context: RequestContext, cart: Cart, form: FormData): Promise<Cart> {
  const shown = form.getAll("subscription");
  const types = (["SURV", "INVIT"] as const).filter((type) =>
    shown.includes(type) ? form.get(type) === "on" : cart.subscriptions.some((each) => each.type === type),
  );
  const isSame =
    types.length === cart.subscriptions.length && cart.subscriptions.every(({ type }) => types.includes(type));
  if (isSame) return cart;
  const json = { subscriptions: types.map((type) => ({ type })) };
  return changeCart(context, { method: "PUT", path: "subscriptions", self: true, json });
}
