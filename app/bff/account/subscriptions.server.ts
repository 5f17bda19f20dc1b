import type { z } from "zod";
import { serverText } from "#app/i18n/i18n.server.ts";
import { isUndoOpen } from "#app/models/cart-rules.ts";
import { SUBSCRIPTION_TYPES, type subscriptionSchema, subscriptionsSchema } from "#app/models/customer.ts";
import { paths } from "#app/paths.ts";
import type { RequestContext } from "../context.server";
import { personalCall } from "../gateway/calls.server";
import type { FormAnswer } from "./account-form.server";
import { getSubscriptions } from "./customer-lists.server";
import { foundByPress, undoOffer } from "../session/undo-offer.server";

/** The messages that a customer wants to receive (ACC-07). */

type Subscription = z.infer<typeof subscriptionSchema>;
type Optin = Pick<Subscription, "type" | "optin">;

export interface SubscriptionsPage {
  /** Those that this customer may choose, in the contract's order. */
  subscriptions: { type: Subscription["type"]; isOn: boolean }[];
  /** When the last change was made, in milliseconds, while it can be undone. */
  undoable: number | null;
}

const PATH = "customers-self/subscriptions";

/** Fails as `personalCall` does. */
export async function loadSubscriptions(context: RequestContext): Promise<SubscriptionsPage> {
  const { subscriptions: undo } = context.session.undo;
  const offered = undoOffer(context, undo ? [{ deletedAt: undo.changedAt }] : []);
  const subscriptions = (await listVisible(context)).map(({ type, optin }) => ({ type, isOn: optin === "YES" }));
  return { subscriptions, undoable: offered?.deletedAt ?? null };
}

async function listVisible(context: RequestContext): Promise<Subscription[]> {
  const values = await getSubscriptions(context);
  return SUBSCRIPTION_TYPES.flatMap((type) => values.find((each) => each.type === type && each.visible) ?? []);
}

/**
 * Saves the types that the form showed and that have changed; the former values can be restored for 60 seconds (D7).
 *
 * @param origin page on which the customer chose
 */
export async function saveSubscriptions(context: RequestContext, form: FormData, origin: string): Promise<FormAnswer> {
  const to = paths.account(context.prefix, "subscriptions");
  const shown = form.getAll("shown");
  const asked = (await listVisible(context)).filter(({ type }) => shown.includes(type) && isChanged(form, type));
  const wanted = asked.map(({ type }) => ({ type, optin: chosen(form, type) }));
  const former = asked.flatMap(({ type, optin }) => (optin === chosen(form, type) ? [] : { type, optin }));
  const { session } = context;
  // Sent twice on a slow gateway, the second form finds nothing to change, and its answer is the one that counts.
  const press = ["save subscriptions", session.sessionIds, wanted];
  const found = await foundByPress(context, press, former.length === 0 ? null : former);
  if (!found) return { to, flash: { kind: "success", key: "account.saved" } };
  const due = wanted.filter(({ type }) => former.some((each) => each.type === type));
  if (due.length > 0) await put(context, due, origin);
  session.undo.subscriptions = { former: found, changedAt: Date.now() };
  return { to };
}

/** Puts the last change back, once. */
export async function undoSubscriptions(context: RequestContext, origin: string): Promise<FormAnswer> {
  const { undo } = context.session;
  const to = paths.account(context.prefix, "subscriptions");
  const restored: FormAnswer = { to, flash: { kind: "success", key: "account.saved" } };
  const last = undo.subscriptions;
  if (!last || !isUndoOpen(last.changedAt, Date.now())) {
    if (undo.isDone("subscriptions")) return restored;
    const t = await serverText(context.language, "preferences");
    return { notice: t("subscriptions.error.undo"), status: 409 };
  }
  await put(context, last.former, origin);
  undo.subscriptions = undefined;
  undo.markDone("subscriptions", last.changedAt);
  return restored;
}

/** Whether the form's box was ticked or cleared. Otherwise the page may be older than a choice made in another tab. */
function isChanged(form: FormData, type: Subscription["type"]): boolean {
  return form.get(`was-${type}`) !== (form.get(type) ?? "off");
}

function chosen(form: FormData, type: Subscription["type"]): Subscription["optin"] {
  return form.get(type) === "on" ? "YES" : "NO";
}

async function put(context: RequestContext, values: Optin[], complement: string): Promise<void> {
  const json = { store: context.site.storeId, source: "WEB", complement, values };
  await personalCall(context, { method: "PUT", path: PATH, json, schema: subscriptionsSchema });
}
