import { stockAlertsSchema } from "~/models/customer";
import type { RequestContext } from "./context.server";
import { hasStatus } from "./gateway/errors.server";
import { personalCall } from "./gateway/calls.server";

/** What became of an alert that a customer asked for. */
export type AlertOutcome = "set" | "tooMany";

/**
 * Has a customer told when a size is back (S3, S7). Asking twice is asking once. Throws as the gateway client does,
 * UnauthorizedError when nobody is signed in.
 */
export async function setStockAlert(
  context: RequestContext,
  alert: { sku: string; productId: string },
): Promise<AlertOutcome> {
  try {
    await personalCall(context, {
      method: "POST",
      path: "customers-self/knowledges/product-stock-alert",
      query: { id: context.site.storeId },
      json: alert,
      schema: stockAlertsSchema,
    });
    return "set";
  } catch (error) {
    if (hasStatus(error, 422)) return "tooMany";
    throw error;
  }
}
