import type { Cart, LineItem } from "#app/models/cart.ts";
import type { RequestContext } from "../context.server";
import { changeCart, getCart, type CartChange, ensureCart } from "./cart.server";
import { nameWithSize } from "#app/models/cart-lines.ts";
import { isUndoOpen, lineUndo, lineUndoId } from "#app/models/cart-rules.ts";
import { skuBatches } from "#app/models/quantity.ts";
import { isUnanswered } from "../http/error-responses.server";
import { path } from "../gateway/client.server";
import { GatewayError, hasStatus, NoCartError } from "../gateway/errors.server";
import { rememberLinePosition, rememberUncertain, resetCart } from "./cart-cookie.server";

/** Lines of the cart: add, set a quantity, delete, take back. */

/** What the shopper saw when filling in a form; null when a script keeps the page up to date. */
export interface Seen {
  version: number | null;
  quantity: number | null;
}

/** The line has changed since the shopper saw it: nothing was changed, and the shopper is asked. */
export class LineChangedError extends Error {
  override name = "LineChangedError";
  /** The line as it is now; null when it is gone. */
  constructor(readonly line: LineItem | null) {
    super("The line has changed meanwhile");
  }
}

/** Adds one piece of a sku; the first add makes the cart (C4). When the cart is gone, a new one is made, once. */
export async function addProduct(context: RequestContext, sku: string): Promise<Cart> {
  return withCart(context, (begun) => addOne(context, sku, begun));
}

/**
 * Adds a quantity of each sku. Skus that could not be added are in `productsNotAdded` (206). One call, unless it is
 * more than the gateway takes in one.
 */
export async function addProducts(context: RequestContext, pieces: readonly SkuQuantity[]): Promise<Cart> {
  return withCart(context, async (begun) => {
    const due = pieces.filter(({ sku }) => !hasSamePress(begun, sku));
    if (begun && due.length === 0) return { ...begun, productsNotAdded: [] };
    const { session } = context;
    const known = session.cartCookie;
    // Compares with the cart known before the first list, to tell what this press has added.
    const isIn = isAddedSince(context, LIST);
    try {
      return await addSkus(context, { pieces: due, isIn });
    } catch (error) {
      // The next try sends the same old version, gets a 409, and sees in the newer cart what this try has added.
      const isBegun = isUnanswered(error) || session.cartCookie?.version !== known?.version;
      if (known && session.cartId === known.cartId && isBegun) session.cartCookie = { ...known, unanswered: LIST };
      throw error;
    }
  });
}

export interface SkuQuantity {
  sku: string;
  quantity: number;
}

/** Name of an unanswered list in the cookie, which has no room for its skus. */
const LIST = "products-list";

interface Lists {
  pieces: readonly SkuQuantity[];
  /** Whether a cart that turned out to be newer got this sku from this very change. */
  isIn: (cart: Cart, sku: string) => boolean;
  query?: Record<string, string>;
}

/** Adds to the existing cart, list by list; gives the `productsNotAdded` of all of them. */
export async function addSkus(context: RequestContext, { pieces, isIn, query }: Lists): Promise<Cart> {
  const notAdded: string[] = [];
  let isNewer = false;
  for (const skus of skuBatches(pieces)) {
    const missing = (cart: Cart): CartChange | null => {
      const json = skus.filter((sku) => !isIn(cart, sku));
      return json.length > 0 ? { method: "POST", path: "products-list/", query, json } : null;
    };
    const onConflict = (cart: Cart) => {
      isNewer = true;
      return missing(cart);
    };
    // After a conflict, an earlier try may have added the following lists too.
    const change = isNewer
      ? missing(await getCart(context))
      : ({ method: "POST", path: "products-list/", query, json: skus } as const);
    if (change) notAdded.push(...(await changeCart(context, change, { onConflict })).productsNotAdded);
  }
  return { ...(await getCart(context)), productsNotAdded: notAdded };
}

/**
 * Adds a quantity of a sku in one call, as far as stock goes; the shopper is told when it was not all added.
 * @throws GatewayError 422 'Product_out_of_stock' when none is left
 */
export async function addQuantity(context: RequestContext, sku: string, count: number): Promise<Cart> {
  if (count === 1) return addProduct(context, sku);
  const cart = await addProducts(context, [{ sku, quantity: count }]);
  const line = lineOfSku(cart, sku);
  if (!line) {
    throw new GatewayError("products-list", 422, { code: "Product_out_of_stock", message: `None left of ${sku}` });
  }
  if (cart.productsNotAdded.includes(sku)) {
    context.session.flash({ kind: "warning", key: "cart.notAdded", values: { names: nameWithSize(line) } });
  }
  return cart;
}

/** Runs a change in the cart, or in a new one if there is none yet. When the cart is gone, a new one is made, once. */
export async function withCart(context: RequestContext, add: (begun: Cart | null) => Promise<Cart>): Promise<Cart> {
  const begun = await ensureCart(context);
  try {
    return await add(begun);
  } catch (error) {
    if (!(error instanceof NoCartError)) throw error;
  }
  resetCart(context);
  return add(await ensureCart(context));
}

async function addOne(context: RequestContext, sku: string, begun: Cart | null): Promise<Cart> {
  if (begun && hasSamePress(begun, sku)) return begun;
  const isIn = isAddedSince(context);
  const change: CartChange = { method: "POST", path: path`products/${sku}` };
  const onConflict = (cart: Cart) => (isIn(cart, sku) ? null : change);
  return rememberUncertain(context, sku, () => changeCart(context, change, { onConflict }));
}

/** How long a recent change of a line counts as the same press (a double click, or a repeat after no answer). */
const SAME_PRESS_MS = 60_000;
const isSamePress = ({ lastModifiedAt }: LineItem) => Math.abs(Date.now() - Date.parse(lastModifiedAt)) < SAME_PRESS_MS;

/** @param begun the cart that this request began with; the same press at another instance may have filled it (406) */
function hasSamePress(begun: Cart | null, sku: string): boolean {
  const line = begun ? lineOfSku(begun, sku) : undefined;
  return line !== undefined && isSamePress(line);
}

/**
 * Tells whether a cart that turned out to be newer holds a sku because of this very press: "one more" is not absolute,
 * and made twice it means two. A line changed within the last minute, since the version that this browser knew, counts
 * as the same press sent twice; so does one changed at any time since, if the answer to its adding was lost. A shopper
 * who really wants two can press again.
 */
function isAddedSince({ session }: RequestContext, what?: string): (cart: Cart, sku: string) => boolean {
  const known = session.cartCookie;
  return (cart, sku) => {
    if (!known || known.cartId !== cart.id) return false;
    const line = lineOfSku(cart, sku);
    if (!line || (known.touchedAt !== undefined && line.lastModifiedAt <= known.touchedAt)) return false;
    return known.unanswered === (what ?? sku) || isSamePress(line);
  };
}

/**
 * Sets a line's quantity, 1 or more.
 * @throws LineChangedError when the line is gone, or has another quantity than the shopper saw
 */
export async function setQuantity(
  context: RequestContext,
  lineId: string,
  quantity: number,
  seen: Seen = { version: null, quantity: null },
): Promise<Cart> {
  const change: CartChange = { method: "PUT", path: path`products/${lineId}/quantity/${quantity}` };
  const onConflict = (cart: Cart) => {
    const line = lineOf(cart, lineId);
    if (line?.quantity === quantity) return null;
    if (!line || (seen.quantity !== null && line.quantity !== seen.quantity)) throw new LineChangedError(line ?? null);
    if (seen.version !== null) context.session.flash({ kind: "info", key: "cart.changedElsewhere" });
    return change;
  };
  try {
    return await changeCart(context, change, { onConflict, seen: seen.version });
  } catch (error) {
    throw hasStatus(error, 404) ? new LineChangedError(null) : error;
  }
}

/** A line as a form of the cart page carries it: all that is needed to offer it again. */
export type SeenLine = Pick<LineItem, "sku" | "quantity" | "name"> & { version: number; position: number };

/**
 * Deletes a line and remembers it for 60 seconds, so that it can be taken back once (C4, D7). Undo is offered only when
 * stock allows it; otherwise a notice says that the line is removed. A line that is already gone counts as deleted.
 *
 * @param seen the line as the page showed it, which saves loading the cart. It is the shopper's own input, and is used
 * only for what that shopper is shown and may add again
 */
export async function deleteLine(context: RequestContext, lineId: string, seen: SeenLine | null = null): Promise<Cart> {
  let deleted = seen;
  let name = seen?.name ?? null;
  if (!seen) {
    const before = await getCart(context);
    deleted = findSeen(before, lineId);
    name = lineOf(before, lineId)?.name ?? null;
  }
  const change: CartChange = { method: "DELETE", path: path`products/${lineId}` };
  const onConflict = (cart: Cart) => {
    if (lineOf(cart, lineId)) {
      deleted = findSeen(cart, lineId);
      return change;
    }
    // An earlier press removed it, and the browser may have dropped the answer with its undo: offered again, unless the
    // product is back.
    if (deleted && lineOfSku(cart, deleted.sku)) deleted = name = null;
    return null;
  };
  try {
    const cart = await changeCart(context, change, { onConflict, seen: seen?.version });
    if (deleted) await offerUndo(context, cart, { ...deleted, undoId: lineUndoId(lineId) });
    else if (name !== null) context.session.flash({ kind: "info", key: "cart.removed", values: { name } });
    return cart;
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
    return getCart(context);
  }
}

function findSeen(cart: Cart, lineId: string): SeenLine | null {
  const line = lineOf(cart, lineId);
  const undo = line && lineUndo(line);
  if (!undo) return null;
  return { ...undo, name: line.name, version: cart.version, position: cart.lineItems.indexOf(line) };
}

/** @param deleted its `undoId` is the same for each press of the same button, in whichever tab */
async function offerUndo(context: RequestContext, left: Cart, deleted: SeenLine & { undoId: string }): Promise<void> {
  const { undoId, sku, quantity, name, position } = deleted;
  const { session } = context;
  const known = session.undo.lines.filter((line) => line.sku !== sku);
  const entry = { undoId, deletedAt: Date.now(), sku, quantity, name, position };
  const lost = (await deletedJustNow(context, left, entry)).filter((each) =>
    known.every((line) => line.sku !== each.sku),
  );
  session.undo.lines = [...known, ...lost, entry];
  rememberLinePosition(context, left, { sku, position });
}

type Deleted = RequestContext["session"]["undo"]["lines"];

/**
 * Other lines that were deleted from this cart in the last seconds. A button that is pressed while another's answer is
 * awaited sends its form without the other's undo, and the browser drops that answer.
 */
async function deletedJustNow({ shop }: RequestContext, left: Cart, entry: Deleted[number]): Promise<Deleted> {
  const key = `deleted ${left.id}`;
  const before = (await shop.dedupe.known<Deleted>(key)) ?? [];
  const others = before.filter(({ sku }) => sku !== entry.sku && !lineOfSku(left, sku));
  shop.dedupe.put(key, [...others, entry]);
  return others;
}

/**
 * Takes a deleted line back: adds the sku again with its quantity (C4), as far as stock goes.
 * @returns false when it is too late; a second press changes nothing
 */
export async function undoDelete(context: RequestContext, undoId: string): Promise<boolean> {
  const { session } = context;
  const entry = session.undo.lines.find((line) => line.undoId === undoId);
  if (!entry || !isUndoOpen(entry.deletedAt, Date.now())) return session.undo.isDone(undoId);
  await addQuantity(context, entry.sku, entry.quantity);
  // Removed only now: an undo that failed before may be tried again.
  session.undo.lines = session.undo.lines.filter((line) => line !== entry);
  session.undo.markDone(undoId, entry.deletedAt);
  return true;
}

function lineOf(cart: Cart, lineId: string): LineItem | undefined {
  return cart.lineItems.find((line) => line.lineId === lineId);
}

/** The line that the shopper put in; a gift of the same sku is a line of its own. */
export function lineOfSku(cart: Cart, sku: string): LineItem | undefined {
  return cart.lineItems.find((line) => line.sku === sku && !line.isFree);
}

/**
 * Lowers lines to what stock allows and takes out what is gone (C4, C7).
 * @returns the lines that have less now, as they were
 */
export async function refreshStock(context: RequestContext): Promise<LineItem[]> {
  const before = await getCart(context);
  const { lineItems } = await changeCart(context, { method: "PUT", path: "refresh" });
  const left = new Map(lineItems.map(({ lineId, quantity }) => [lineId, quantity]));
  return before.lineItems.filter(({ lineId, quantity }) => (left.get(lineId) ?? 0) < quantity);
}
