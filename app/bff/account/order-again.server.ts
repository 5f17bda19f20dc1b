import { serverText } from "#app/i18n/i18n.server.ts";
import type { Cart } from "#app/models/cart.ts";
import { boughtLines, nameWithSize } from "#app/models/cart-lines.ts";
import type { Order } from "#app/models/order.ts";
import { priceBreakdown } from "#app/models/price-breakdown.ts";
import { paths } from "#app/paths.ts";
import { rememberCart } from "../cart/cart-cookie.server";
import { addProducts, lineOfSku, type SkuQuantity } from "../cart/lines.server";
import type { RequestContext } from "../context.server";
import { notFound } from "../http/error-responses.server";
import { RateLimitError } from "../http/rate-limit.server";
import type { FormAnswer } from "./account-form.server";
import { findOrder } from "./orders.server";
import { priceBreakdownView } from "./price-breakdown-view.server";

/**
 * Puts the products of an order into the cart again (BEY-06), as far as there is stock. The message names products that
 * are gone and everything that is not a product (gift cards, donations, the loyalty card). An order that is not this
 * customer's changes nothing.
 */
export async function orderAgain(context: RequestContext, orderNumber: string): Promise<FormAnswer> {
  const order = await findOrder(context, orderNumber);
  if (!order) throw notFound(context, "validation");
  // Neither gifts nor what is no product.
  const lines = boughtLines(order.lineItems);
  const others = await otherNames(context, order);
  const notices = await serverText(context.language, "notices");
  const leftOut = others.length > 0 ? notices("cart.againLeftOut", { names: others.join(", ") }) : null;
  if (lines.length === 0)
    return leftOut ? { notice: leftOut, status: 422 } : { to: paths.order(context.prefix, orderNumber) };
  const pieces = lines.map(({ sku, quantity }) => ({ sku, quantity }));
  const cart = await addOnce(context, orderNumber, pieces).catch((error: unknown) => {
    if (error instanceof RateLimitError) return null;
    throw error;
  });
  if (!cart) {
    const t = await serverText(context.language, "cart");
    // The text is written for a field, without a full stop.
    return { notice: `${t("error.rateLimited")}.`, status: 429 };
  }
  const refused = new Set(cart.productsNotAdded);
  const isIn = (sku: string) => lineOfSku(cart, sku) !== undefined;
  if (lines.every(({ sku }) => !isIn(sku))) {
    const t = await serverText(context.language, "orders");
    return { notice: [t("againNone"), leftOut].filter(Boolean).join(" "), status: 422 };
  }
  if (leftOut) context.session.flash({ kind: "info", key: "cart.againLeftOut", values: { names: others.join(", ") } });
  const gone = lines.filter(({ sku }) => refused.has(sku) || !isIn(sku)).map(nameWithSize);
  const to = paths.cart(context.prefix);
  if (gone.length === 0) return { to };
  return { to, flash: { kind: "warning", key: "cart.notAdded", values: { names: gone.join(", ") } } };
}

/**
 * Pressed twice, the order's pieces are added once. Without scripts a second press may come after the first one's
 * answer, while the cart's page loads. Not so once this browser has changed the cart since, as by emptying it.
 */
async function addOnce(context: RequestContext, orderNumber: string, pieces: readonly SkuQuantity[]): Promise<Cart> {
  const { session, shop, site } = context;
  const { cartId, version = 0 } = session.cartCookie ?? {};
  const add = (...after: number[]) => {
    const press = JSON.stringify(["order again", site.country, session.sessionIds, orderNumber, ...after]);
    return shop.dedupe(press, () => addProducts(context, pieces));
  };
  const added = await add();
  const isChangedSince = cartId === added.id && version > added.version;
  // The answer to the first press may not have arrived, and the cart's cookie with it.
  return rememberCart(context, isChangedSince ? await add(version) : added);
}

/** What an order holds besides products, each name once. */
async function otherNames(context: RequestContext, order: Order): Promise<string[]> {
  const { lines } = await priceBreakdownView(context, priceBreakdown(order));
  const others = lines.filter(({ kind }) => kind !== "product" && kind !== "other");
  return [...new Set(others.map(({ name }) => name))];
}
