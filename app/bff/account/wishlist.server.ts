import { isUndoOpen } from "~/models/cart-rules";
import { isServiceFailure, noteUnavailable } from "../http/error-responses.server";
import type { RequestContext } from "../context.server";
import { getWishlist } from "./customer-lists.server";
import { wishlistSchema } from "~/models/customer";
import type { Money } from "~/models/money";
import { hasValidTokens } from "~/models/session-rules";
import { personalCall } from "../gateway/calls.server";
import { path } from "../gateway/client.server";
import { hasStatus, UnauthorizedError } from "../gateway/errors.server";
import { askUnlessPaused } from "../gateway/pause.server";

/** A product, and what it was wished for in, where that is known. */
export interface Wish {
  productId: string;
  optionId?: string;
  sku?: string;
  /** What that colour cost then: the list says when it costs less. */
  wishedPrice?: Money;
}

const PATH = "customers-self/knowledges/wishlist";
/** What a visitor's browser keeps; the oldest go first. */
const MOST = 50;
/** What can be put back; the oldest goes first. */
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

/** Whoever's list it is, the newest first. Fails as the gateway client does. */
export async function getWishes(context: RequestContext): Promise<Wish[]> {
  if (isCustomer(context)) return getWishlist(context);
  return context.session.wishlist.toReversed();
}

/**
 * Takes a product off the list and remembers it for 60 seconds, so that it can be put back (D7). One that is not on it is
 * as it should be. Fails as `setWished` does.
 */
export async function removeWish(context: RequestContext, productId: string): Promise<void> {
  const wishes = await getWishes(context);
  const position = wishes.findIndex((wish) => wish.productId === productId);
  const wish = wishes[position];
  if (!wish) return;
  await setWished(context, wish, false);
  const { session } = context;
  const others = session.undo.wishes.filter((each) => each.productId !== productId);
  const entries = [
    ...others.filter((each) => each.position <= position),
    { ...wish, position, deletedAt: Date.now() },
    ...others.filter((each) => each.position > position).map((each) => moved(each, -1)),
  ];
  const oldest = Math.min(...entries.map(({ deletedAt }) => deletedAt));
  session.undo.wishes = entries.length > MOST_UNDONE ? entries.filter((each) => each.deletedAt > oldest) : entries;
}

/** Takes products off for good, which cannot be shown and so not be put back. Fails as `setWished` does. */
export async function dropWishes(context: RequestContext, productIds: readonly string[]): Promise<void> {
  await Promise.all(productIds.map((productId) => setWished(context, { productId }, false)));
}

type UndoWish = RequestContext["session"]["undo"]["wishes"][number];

function moved(entry: UndoWish, by: number): UndoWish {
  return { ...entry, position: entry.position + by };
}

/**
 * Puts a product back where it stood. False when that was done already or the time is over. Fails as `setWished` does.
 */
export async function undoRemoveWish(context: RequestContext, productId: string): Promise<boolean> {
  const { session } = context;
  const entry = session.undo.wishes.find((wish) => wish.productId === productId);
  if (!entry || !isUndoOpen(entry.deletedAt, Date.now())) return false;
  const { position, deletedAt: _, ...wish } = entry;
  await setWished(context, wish, true, position);
  // It stands before those that came after it.
  const from = session.undo.wishes.indexOf(entry);
  session.undo.wishes = session.undo.wishes
    .map((each, index) => (index > from ? moved(each, 1) : each))
    .filter(({ productId: id }) => id !== productId);
  return true;
}

/** Why a list could not be changed: it holds as much as it can, or the gateway is unavailable. */
export type WishProblem = "full" | "unavailable";

/** What to say of a failed change, with its HTTP status. @throws the error when it is none of the gateway's */
export function wishProblem(context: RequestContext, error: unknown): { problem: WishProblem; status: number } {
  if (hasStatus(error, 422)) return { problem: "full", status: 422 };
  if (!isServiceFailure(error)) throw error;
  noteUnavailable(context, error);
  return { problem: "unavailable", status: 503 };
}

/** Nobody waits longer for a long list: its oldest wishes stay for the next time. */
const MERGE_MS = 5_000;

/**
 * Moves what was wished for as a visitor to the customer's own list, after signing in (BEY-07): one after the other, the
 * newest first, so that they stand there in their order. Never fails: what could not be moved stays in the browser until
 * the customer looks at the list.
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

/** False for what the catalogue no longer knows. */
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

async function add(context: RequestContext, wish: Wish, position = 0): Promise<void> {
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
