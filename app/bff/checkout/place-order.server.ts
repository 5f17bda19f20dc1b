import { type Cart, validatedCartSchema } from "#app/models/cart.ts";
import { livePaymentId } from "#app/models/cart-rules.ts";
import type { RequestContext } from "../context.server";
import { callCart, type CartChange, findCart, getCart } from "../cart/cart.server";
import { resetCart } from "../cart/cart-cookie.server";
import { hasStatus, NoCartError } from "../gateway/errors.server";
import { isUnanswered } from "../http/error-responses.server";
import { fitGiftCards } from "./gift-cards.server";
import { PLACE_UNAVAILABLE } from "./notice.server";
import { findOrderOfCart, waitForOrder } from "./order-lookup.server";
import { noteOrdered } from "./payment-attempt.server";
import { flashStockChanged, tryRefreshStock } from "./stock-changed.server";

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
    return placementAfterError(context, cart.id, error);
  }
}

/** Stores the order in the session and forgets its cart, unless the browser already holds another one. */
export function recordOrder(context: RequestContext, cartId: string, orderNumber: string): OrderPlacement {
  const { session } = context;
  if (session.cartId === cartId || session.cartId === null) {
    resetCart(context);
    session.undo.lines = [];
    session.undo.extras = [];
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

/** What became of the cart when its validation failed; throws the error when nobody can say. */
async function placementAfterError(context: RequestContext, cartId: string, error: unknown): Promise<OrderPlacement> {
  if (error instanceof NoCartError) return orderOfGoneCart(context, cartId);
  if (isUnanswered(error)) {
    // A lost answer does not mean that there is no order: look for it first.
    const order = await findOrderOfCart(context, cartId);
    if (order) return recordOrder(context, cartId, order.orderNumber);
    throw error;
  }
  if (!hasStatus(error, 400, 402, 409, 412, 422)) throw error;
  const isAboutStock = error.status === 412 && !NOT_STOCK.has(error.code);
  const short = isAboutStock ? await tryRefreshStock(context) : [];
  if (error.code === "GIFT_CARD_BALANCE") await fitGiftCards(context);
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
