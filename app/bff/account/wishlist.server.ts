import { isUndoOpen } from "#app/models/cart-rules.ts";
import { noteServiceFailure } from "../http/error-responses.server";
import type { RequestContext } from "../context.server";
import { getWishlist } from "./customer-lists.server";
import { wishlistSchema } from "#app/models/customer.ts";
import type { Money } from "#app/models/money.ts";
import { hasValidTokens } from "#app/models/session-rules.ts";
import { personalCall } from "../gateway/calls.server";
import { path } from "../gateway/client.server";
import { hasStatus, UnauthorizedError } from "../gateway/errors.server";
import { askUnlessPaused } from "../gateway/pause.server";
import { foundByPress } from "../session/undo-offer.server";

/** A product, with the colour and size that were wished for, where these are known. */
export interface Wish {
  productId: string;
  optionId?: string;
  sku?: string;
  /** What that colour cost then: the list says when it costs less. */
  wishedPrice?: Money;
}

const PATH = "customers-self/knowledges/wishlist";
/** Most wishes that a visitor's browser keeps; the oldest go first. */
const MOST = 50;
/** Most removed wishes that can be put back; the oldest goes first. */
const MOST_UNDONE = 3;

/**
 * Puts a product on the wishlist or takes it off: a customer's at the gateway, a visitor's in the browser (PDP-07).
 * Absolute, so doing it twice is doing it once. Somebody whose session has just ended is a visitor. A wish comes first
 * unless `position`, from 0, says where it stood.
 *
 * Throws as the gateway client does, but for UnauthorizedError.
 */
export async function setWished(context: RequestContext, wish: Wish, isWished: boolean, position = 0): Promise<void> {
  if (isCustomer(context)) {
    try {
      await (isWished ? add(context, wish, position) : remove(context, wish.productId));
      forgetVisitors(context, wish.productId);
      return;
    } catch (error) {
      if (!(error instanceof UnauthorizedError)) throw error;
    }
  }
  const { session } = context;
  const others = session.wishlist.filter(({ productId }) => productId !== wish.productId).toReversed();
  const wishes = isWished ? others.toSpliced(position, 0, wish).slice(0, MOST) : others;
  session.wishlist = wishes.toReversed();
}

/** A visitor's wish that was not moved at sign-in would show its heart even after the customer takes it off. */
function forgetVisitors({ session }: RequestContext, id: string): void {
  const others = session.wishlist.filter(({ productId }) => productId !== id);
  if (others.length < session.wishlist.length) session.wishlist = others;
}

/** The wishes of the customer or visitor, the newest first. Fails as the gateway client does. */
export async function getWishes(context: RequestContext): Promise<Wish[]> {
  if (isCustomer(context)) return getWishlist(context);
  return context.session.wishlist.toReversed();
}

/**
 * Takes a product off the list and remembers it for 60 seconds, so that it can be put back (D7). Does nothing when it
 * was not on the list. Fails as `setWished` does.
 */
export async function removeWish(context: RequestContext, productId: string): Promise<void> {
  const { session } = context;
  const wishes = await getWishes(context);
  const at = wishes.findIndex((each) => each.productId === productId);
  const now = at < 0 ? null : { wish: wishes[at]!, position: at };
  const found = await foundByPress(context, ["remove wish", session.ensureAnonymousId(), productId], now);
  // Pressed again after its answer: the undo is there, and moved to its place among the others.
  const isOffered = session.undo.wishes.some((each) => each.productId === productId);
  if (!found || (at < 0 && isOffered)) return;
  const { wish, position } = found;
  await setWished(context, wish, false);
  const others = session.undo.wishes.filter((each) => each.productId !== productId);
  const entries = [
    ...others.filter((each) => each.position <= position),
    { ...wish, position, deletedAt: Date.now() },
    ...others.filter((each) => each.position > position).map((each) => moved(each, -1)),
  ];
  const oldest = Math.min(...entries.map(({ deletedAt }) => deletedAt));
  session.undo.wishes = entries.length > MOST_UNDONE ? entries.filter((each) => each.deletedAt > oldest) : entries;
}

/** Takes off products that cannot be shown, and so cannot be put back. Fails as `setWished` does. */
export async function dropWishes(context: RequestContext, productIds: readonly string[]): Promise<void> {
  await Promise.all(productIds.map((productId) => setWished(context, { productId }, false)));
}

type UndoWish = RequestContext["session"]["undo"]["wishes"][number];

function moved(entry: UndoWish, by: number): UndoWish {
  return { ...entry, position: entry.position + by };
}

/**
 * Puts a product back where it was, once: a second press changes nothing. False when it is too late. Fails as
 * `setWished` does.
 */
export async function undoRemoveWish(context: RequestContext, productId: string): Promise<boolean> {
  const { session } = context;
  const entry = session.undo.wishes.find((wish) => wish.productId === productId);
  if (!entry || !isUndoOpen(entry.deletedAt, Date.now())) return session.undo.isDone(`wish ${productId}`);
  const { position, deletedAt, ...wish } = entry;
  await setWished(context, wish, true, position);
  // The removed products after it move down by one.
  const from = session.undo.wishes.indexOf(entry);
  session.undo.wishes = session.undo.wishes
    .map((each, index) => (index > from ? moved(each, 1) : each))
    .filter(({ productId: id }) => id !== productId);
  session.undo.markDone(`wish ${productId}`, deletedAt);
  return true;
}

/** Why a list could not be changed: it is full, or the gateway is unavailable. */
export type WishProblem = "full" | "unavailable";

/** What to say of a failed change, with its HTTP status. @throws the error when it is not the gateway's */
export function wishProblem(context: RequestContext, error: unknown): { problem: WishProblem; status: number } {
  if (hasStatus(error, 422)) return { problem: "full", status: 422 };
  noteServiceFailure(context, error);
  return { problem: "unavailable", status: 503 };
}

/** How long sign-in waits for a long list: its oldest wishes are moved the next time. */
const MERGE_MS = 5_000;

/**
 * Moves a visitor's wishes to the customer's own list after signing in (BEY-07): one after the other, the newest first,
 * which keeps their order. Never fails: wishes that could not be moved stay in the browser until the customer looks at
 * the list.
 */
export async function mergeWishlist(context: RequestContext): Promise<void> {
  const { session, shop, requestId } = context;
  const left = session.wishlist.toReversed();
  if (left.length === 0 || !context.site.params.wishlist) return;
  const until = Date.now() + MERGE_MS;
  const moveAll = async () => {
    for (let position = 0; left.length > 0; left.shift()) {
      if (Date.now() > until) throw new Error("It takes too long");
      if (await addIfKnown(context, left[0]!, position)) position += 1;
    }
  };
  try {
    await askUnlessPaused(context, `wishes ${session.anonymousId}`, moveAll);
  } catch (err) {
    shop.log.warn({ err, requestId, left: left.length }, "a part of the wishlist was not moved");
  }
  session.wishlist = left.toReversed();
}

/** False when the catalogue no longer knows the product. */
async function addIfKnown(context: RequestContext, wish: Wish, position: number): Promise<boolean> {
  try {
    await add(context, wish, position);
    return true;
  } catch (error) {
    if (!hasStatus(error, 400, 404)) throw error;
    return false;
  }
}

function isCustomer({ session }: RequestContext): boolean {
  return hasValidTokens(session.tokens, Date.now());
}

async function add(context: RequestContext, wish: Wish, position: number): Promise<void> {
  const json = position > 0 ? { ...wish, position } : wish;
  await personalCall(context, { method: "POST", path: PATH, json, schema: wishlistSchema });
  context.memo.delete("wishlist");
}

async function remove(context: RequestContext, productId: string): Promise<void> {
  try {
    await personalCall(context, { method: "DELETE", path: path`customers-self/knowledges/wishlist/${productId}` });
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
  }
  context.memo.delete("wishlist");
}
