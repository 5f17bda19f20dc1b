import { isUndoOpen } from "#app/models/cart-rules.ts";
import { stockAlertsSchema, visitorAlertSchema } from "#app/models/customer.ts";
import type { RequestContext } from "../context.server";
import { path } from "../gateway/client.server";
import { hasStatus } from "../gateway/errors.server";
import { personalCall } from "../gateway/calls.server";
import { consumeRateLimit } from "../http/rate-limit.server";
import { foundByPress } from "../session/undo-offer.server";
import { getStockAlerts } from "./customer-lists.server";

const PATH = "customers-self/knowledges/product-stock-alert";

/** What became of an alert that a customer asked for. */
export type AlertOutcome = "set" | "tooMany" | "rateLimited";

/**
 * Sets an alert for when a size is back (S3, S7). Asking twice sets one. Throws as the gateway client does,
 * UnauthorizedError when nobody is signed in.
 */
export function setStockAlert(
  context: RequestContext,
  alert: { sku: string; productId: string },
): Promise<AlertOutcome> {
  const { storeId } = context.site;
  return setWithinLimit(context, () =>
    personalCall(context, {
      method: "POST",
      path: PATH,
      query: { id: storeId },
      json: alert,
      schema: stockAlertsSchema,
    }),
  );
}

/** The same with an e-mail address only, for visitors (BEY-14). @param alert.email as `parseEmail` gives it */
export function setVisitorAlert(
  context: RequestContext,
  alert: { sku: string; productId: string; email: string },
): Promise<AlertOutcome> {
  const json = { ...alert, store: context.site.storeId };
  return setWithinLimit(context, () =>
    personalCall(context, { method: "PUT", path: "stock-alerts", json, schema: visitorAlertSchema }),
  );
}

/** Sets an alert by `call`, unless this shopper has set too many in a short time. */
async function setWithinLimit(context: RequestContext, call: () => Promise<unknown>): Promise<AlertOutcome> {
  if (await consumeRateLimit(context, "alert")) return "rateLimited";
  try {
    await call();
    return "set";
  } catch (error) {
    if (hasStatus(error, 422)) return "tooMany";
    throw error;
  }
}

/**
 * Deletes an alert and remembers it for 60 seconds, so that it can be set again (S4, D7). One that is already gone
 * counts as deleted. Fails as `setStockAlert` does.
 */
export async function deleteStockAlert(context: RequestContext, sku: string): Promise<void> {
  const { session } = context;
  const now = (await getStockAlerts(context)).find((each) => each.sku === sku) ?? null;
  const alert = await foundByPress(context, ["delete alert", session.sessionIds, sku], now);
  if (!alert) return;
  try {
    await personalCall(context, {
      method: "DELETE",
      path: path`customers-self/knowledges/product-stock-alert/${sku}`,
      query: { knowledgeTypeId: context.site.storeId },
      schema: stockAlertsSchema,
    });
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
  }
  const others = session.undo.alerts.filter((each) => each.sku !== sku);
  session.undo.alerts = [...others, { sku, productId: alert.productId, deletedAt: Date.now() }];
}

/**
 * Sets a deleted alert again, once: a second press changes nothing. Null when the time is over. Fails as
 * `setStockAlert` does.
 */
export async function undoDeleteAlert(context: RequestContext, sku: string): Promise<AlertOutcome | null> {
  const { undo } = context.session;
  const entry = undo.alerts.find((alert) => alert.sku === sku);
  const id = `alert ${sku}`;
  if (!entry || !isUndoOpen(entry.deletedAt, Date.now())) return undo.isDone(id) ? "set" : null;
  const outcome = await setStockAlert(context, { sku, productId: entry.productId });
  if (outcome !== "set") return outcome;
  undo.alerts = undo.alerts.filter((alert) => alert !== entry);
  undo.markDone(id, entry.deletedAt);
  return "set";
}
