import { serverText } from "#app/i18n/i18n.server.ts";
import { type Customer, customerSchema } from "#app/models/customer.ts";
import { paths } from "#app/paths.ts";
import { once, type RequestContext } from "../context.server";
import { personalCall } from "../gateway/calls.server";
import { UnauthorizedError } from "../gateway/errors.server";
import { listStockAlerts, listWishlist, type StockAlerts, type Wishlist } from "./customer-lists.server";

/**
 * The customer who is signed in, asked for once per request.
 * @throws UnauthorizedError when the session is over; ServiceUnavailableError when the gateway or provider is
 * unavailable
 */
export async function getCustomer(context: RequestContext): Promise<Customer> {
  if (!context.session.tokens) throw new UnauthorizedError("Nobody is signed in");
  return once(context, "customer", async () => {
    const { body } = await personalCall(context, { path: "accounts-self/", schema: customerSchema });
    return body;
  });
}

/**
 * The customer; null for a visitor (no call is made) and when the gateway does not answer. For pages that anyone may
 * see and that are shown either way (S8).
 */
export async function findCustomer(context: RequestContext): Promise<Customer | null> {
  if (!context.session.tokens) return null;
  try {
    return await getCustomer(context);
  } catch (err) {
    if (!(err instanceof UnauthorizedError)) {
      context.shop.log.warn({ err, requestId: context.requestId }, "the customer is not known");
    }
    return null;
  }
}

/**
 * Deletes the account once the customer has ticked the box that confirms it (ACC-12). It can be reactivated afterwards.
 */
export async function closeAccount(context: RequestContext, form: FormData) {
  if (form.get("understood") !== "on") {
    const t = await serverText(context.language, "settings");
    return { fields: [{ fieldId: "understood", text: t("error.understood") }] };
  }
  await personalCall(context, { method: "DELETE", path: "accounts-self/" });
  context.memo.delete("customer");
  return { to: paths.account(context.prefix, "reactivate") };
}

/** Makes a deleted account usable again. Doing so twice changes nothing. */
export async function reactivateAccount(context: RequestContext): Promise<void> {
  await personalCall(context, { method: "PUT", path: "accounts-self/reactivate/" });
  context.memo.delete("customer");
}

/** What is loaded at start for a customer who has both tokens. */
export interface CustomerData {
  customer: Customer | null;
  wishlist: Wishlist;
  stockAlerts: StockAlerts;
}

/**
 * Start with both tokens (S4): personal data, wishlist and stock alerts, side by side; whatever fails is left out (S8).
 * Null for a visitor, without any call.
 */
export async function loadCustomerData(context: RequestContext): Promise<CustomerData | null> {
  if (!context.session.tokens) return null;
  const [customer, wishlist, stockAlerts] = await Promise.all([
    findCustomer(context),
    listWishlist(context),
    listStockAlerts(context),
  ]);
  return { customer, wishlist, stockAlerts };
}
