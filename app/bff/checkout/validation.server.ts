import { checkoutText } from "~/i18n/i18n.server";
import { type Cart, type LineItem, validatedCartSchema } from "~/models/cart";
import { boughtLines } from "~/models/cart-lines";
import { diffLines } from "~/models/line-changes";
import { livePaymentId } from "~/models/cart-rules";
import { productSlug } from "~/models/entity-slug";
import type { FlashLink } from "~/models/form-problem";
import { paths } from "~/paths";
import { maskedNumber } from "~/models/gift-card-rules";
import type { RequestContext } from "../context.server";
import { callCart, type CartChange, findCart, getCart } from "../cart/cart.server";
import { forgetLoaded, isUnknownCart, resetCart } from "../cart/cart-cookie.server";
import { refreshStock } from "../cart/lines.server";
import { findSoldOutPiece } from "../catalogue/sold-out.server";
import { hasStatus, NoCartError } from "../gateway/errors.server";
import { isUnanswered, isServiceFailure } from "../http/error-responses.server";
import { fitGiftCards } from "./gift-cards.server";
import { PLACE_UNAVAILABLE } from "./notice.server";
import { findOrderOfCart, waitForOrder } from "./order-lookup.server";
import { noteOrdered } from "./payment-attempt.server";

/** Result of trying to order a cart. */
export type OrderPlacement =
  | { kind: "ordered" }
  /** 412: an article went out of stock meanwhile; the cart is reloaded and its stock refreshed (C4). */
  | { kind: "stock-changed" }
  /** The gateway says that something is missing or has changed: payment, address or amount. `code` tells which. */
  | { kind: "incomplete"; code: string }
  /**
   * The order was refused but the payment is still listed: the paid cart may yet be ordered, and nothing was given
   * back.
   */
  | { kind: "payment-stands" };

/** Codes of a 412 that have nothing to do with stock. */
const NOT_STOCK = new Set(["AMOUNT_CHANGED", "CHECKOUT_INCOMPLETE", "GIFT_CARD_BALANCE", PLACE_UNAVAILABLE]);

/**
 * Orders a paid or free cart. The idempotency key belongs to the cart, so repeated requests (double click, reload,
 * another tab, a retry after a time-out) make one order.
 *
 * @param expectSame called with a cart that changed in this moment; throws if that is not to be ordered
 * @throws NoCartError when the cart is gone and no order of it is known; ServiceUnavailableError or ContractError when
 * it is not known whether the order was made: asking again finds out
 */
export async function placeOrder(
  context: RequestContext,
  expectSame: (cart: Cart) => void = () => {},
): Promise<OrderPlacement> {
  const cart = await getCart(context);
  try {
    return await sendValidation(context, cart, expectSame);
  } catch (error) {
    return mendValidation(context, cart.id, error);
  }
}

/** Stores the order in the session and forgets its cart, unless the browser already holds another one. */
export function recordOrder(context: RequestContext, cartId: string, orderNumber: string): OrderPlacement {
  const { session } = context;
  if (session.cartId === cartId || session.cartId === null) {
    resetCart(context);
    session.undo.lines = [];
  }
  noteOrdered(context, cartId, orderNumber);
  return { kind: "ordered" };
}

async function sendValidation(
  context: RequestContext,
  { id }: Pick<Cart, "id">,
  expectSame: (cart: Cart) => void,
): Promise<OrderPlacement> {
  const change: CartChange = { method: "POST", path: "validate", self: true, idempotencyKey: `order-${id}` };
  const onConflict = (latest: Cart) => {
    expectSame(latest);
    return change;
  };
  const answer = await callCart(context, change, validatedCartSchema, { onConflict });
  if (!answer) throw new NoCartError();
  return recordOrder(context, id, answer.orderNumber);
}

async function mendValidation(context: RequestContext, cartId: string, error: unknown): Promise<OrderPlacement> {
  if (isUnknownCart(error) || error instanceof NoCartError) return orderOfGoneCart(context, cartId);
  if (isUnanswered(error)) {
    // A lost answer does not mean that there is no order: look for it first.
    const order = await findOrderOfCart(context, cartId);
    if (order) return recordOrder(context, cartId, order.orderNumber);
    throw error;
  }
  if (!hasStatus(error, 400, 402, 409, 412, 422)) throw error;
  const isAboutStock = error.status === 412 && !NOT_STOCK.has(error.code);
  const short = isAboutStock ? await tryRefreshStock(context) : [];
  if (error.code === "GIFT_CARD_BALANCE") await tryFitGiftCards(context);
  // Another place does not change the price: an existing payment is kept for it.
  if (error.code === PLACE_UNAVAILABLE) return { kind: "incomplete", code: error.code };
  // The cart was loaded again after the refusal: a payment was given back only if the cart no longer lists it.
  const cart = await findCart(context);
  if (!cart) return orderOfGoneCart(context, cartId);
  if (livePaymentId(cart) !== null) {
    context.shop.log.error({ err: error, requestId: context.requestId }, "a cart that is paid could not be ordered");
    return { kind: "payment-stands" };
  }
  if (!isAboutStock) return { kind: "incomplete", code: error.code };
  await flashStockChanged(context, short);
  return { kind: "stock-changed" };
}

/** Another click or tab ordered the cart a moment ago: its order may take a little to appear. */
async function orderOfGoneCart(context: RequestContext, cartId: string): Promise<OrderPlacement> {
  const order = await waitForOrder(context, cartId);
  if (!order) throw new NoCartError();
  return recordOrder(context, cartId, order.orderNumber);
}

/**
 * Lowers what gift cards pay to their balances, and tells the shopper which hold less, so that the amount to pay is
 * right again. If a call fails, the next try does it.
 */
async function tryFitGiftCards(context: RequestContext): Promise<void> {
  try {
    for (const giftCardId of await fitGiftCards(context)) {
      context.session.flash({ kind: "warning", key: "giftCard.less", values: { number: maskedNumber(giftCardId) } });
    }
  } catch (err) {
    if (!isServiceFailure(err) && !(err instanceof NoCartError)) throw err;
    context.shop.log.warn({ err, requestId: context.requestId }, "gift cards were not fitted");
    forgetLoaded(context);
  }
}

/** `refreshStock` on the current cart; failures of the gateway are only logged. */
export async function tryRefreshStock(context: RequestContext): Promise<LineItem[]> {
  forgetLoaded(context);
  try {
    return await refreshStock(context);
  } catch (err) {
    if (err instanceof NoCartError) return [];
    if (!isServiceFailure(err)) throw err;
    context.shop.log.warn({ err, requestId: context.requestId }, "the cart's stock was not refreshed");
    forgetLoaded(context);
    return [];
  }
}

/** Most pieces with their own links: flash messages travel in the session's cookie. */
const MOST_LINKED = 2;

/**
 * Says on the next page which pieces (`short`, from `tryRefreshStock`) were sold while the shopper paid. The first two
 * pieces get links: to an alert for their return, if they may come back, and to similar products.
 */
export async function flashStockChanged(context: RequestContext, short: readonly LineItem[]): Promise<void> {
  const { session } = context;
  const bought = boughtLines(short);
  if (short.length === 0) return session.flash({ kind: "warning", key: "cart.stockChanged" });
  // A gift goes with what it came with: it is named only where it ran out by itself.
  const sold = bought.length > 0 ? bought : short;
  const names = [...new Set(sold.map(({ name }) => name))].join(", ");
  const linksByPiece = await Promise.all(bought.map((line) => linksOf(context, line, bought)));
  const links = linksByPiece.slice(0, MOST_LINKED).flat();
  // Two sizes of a product link to the same page.
  const unique = [...new Map(links.map((link) => [link.href, link])).values()];
  session.flash({ kind: "warning", key: "cart.soldMeanwhile", values: { names }, links: unique });
}

async function linksOf(context: RequestContext, line: LineItem, bought: readonly LineItem[]): Promise<FlashLink[]> {
  const { name, size, productId, sku } = line;
  const page = { key: "cart.similar", href: paths.slug(context.prefix, productSlug(line, line)) };
  const { links } = (await findSoldOutPiece(context, productId, sku)) ?? { links: [page] };
  if (bought.length === 1) return links;
  const isNamedTwice = bought.filter((other) => other.name === name).length > 1;
  return links.map((link) => {
    const isOfSize = isNamedTwice && link.key === "cart.tellMe";
    return { ...link, of: isOfSize ? `${name}, ${size.label}` : name };
  });
}

/**
 * How the cart has changed since the page with this form was shown, in words: "Dress: 2 instead of 1, 1 item removed".
 * Null when it has not. Scripts keep a page up to date; without them it may be long out of date.
 */
export async function changesSince(
  { language }: RequestContext,
  seen: FormDataEntryValue | null,
  { lineItems }: Pick<Cart, "lineItems">,
): Promise<string | null> {
  const changes = diffLines(seen, lineItems);
  if (changes.length === 0) return null;
  const t = await checkoutText(language);
  const gone = changes.filter(({ name }) => name === null).length;
  const words = changes.flatMap(({ name, before, now }) => {
    if (name === null) return [];
    return before === 0 ? t("change.added", { name, now }) : t("change.quantity", { name, before, now });
  });
  return [...words, ...(gone > 0 ? [t("change.gone", { count: gone })] : [])].join(", ");
}
