import { serverText } from "~/i18n/i18n.server";
import { paths } from "~/paths";
import { addProducts } from "../cart/lines.server";
import type { RequestContext } from "../context.server";
import type { FormAnswer } from "./account-form.server";
import { findOrder } from "./orders.server";

/**
 * Puts what an order held into the cart again (BEY-06), as far as there is stock; what is gone is named on the cart's page.
 * An order that is not this customer's changes nothing.
 */
export async function orderAgain(context: RequestContext, orderNumber: string): Promise<FormAnswer> {
  const order = await findOrder(context, orderNumber);
  if (!order) return { to: paths.account(context.prefix, "orders") };
  const lines = order.lineItems.filter(({ isFree }) => !isFree);
  const pieces = lines.map(({ sku, quantity }) => ({ sku, quantity }));
  const cart = pieces.length > 0 ? await addProducts(context, pieces) : null;
  const refused = new Set(cart?.productsNotAdded ?? []);
  const isIn = (sku: string) => cart?.lineItems.some((line) => line.sku === sku) ?? false;
  if (lines.every(({ sku }) => !isIn(sku))) {
    const t = await serverText(context.language, "orders");
    return { notice: t("againNone"), status: 422 };
  }
  const gone = lines
    .filter(({ sku }) => refused.has(sku) || !isIn(sku))
    .map(({ name, size }) => `${name} (${size.label})`);
  const to = paths.cart(context.prefix);
  if (gone.length === 0) return { to };
  return { to, flash: { kind: "warning", key: "cart.notAdded", values: { names: gone.join(", ") } } };
}
