import { wishlistSchema } from "~/models/customer";
import { isSecure } from "~/models/session-rules";
import type { RequestContext } from "./context.server";
import { personalCall } from "./gateway/calls.server";
import { path } from "./gateway/client.server";
import { hasStatus, UnauthorizedError } from "./gateway/errors.server";

const PATH = "customers-self/knowledges/wishlist";
/** What a visitor's browser keeps; the oldest go first. */
const MOST = 50;

/**
 * Puts a product on the wishlist or takes it off: a customer's at the gateway, a visitor's in the browser (PDP-07).
 * Absolute, so doing it twice is doing it once. Somebody whose session has just ended is a visitor.
 *
 * Throws as the gateway client does, but for UnauthorizedError.
 */
export async function setWished(context: RequestContext, productId: string, isWished: boolean): Promise<void> {
  if (isSecure(context.session.tokens, Date.now())) {
    try {
      return await (isWished ? add(context, productId) : remove(context, productId));
    } catch (error) {
      if (!(error instanceof UnauthorizedError)) throw error;
    }
  }
  const { session } = context;
  const others = session.wishlist.filter((each) => each !== productId);
  session.wishlist = isWished ? [...others, productId].slice(-MOST) : others;
}

/**
 * Moves what was wished for as a visitor to the customer's own list, after signing in (BEY-07). Never fails: what could
 * not be moved stays in the browser for the next time.
 */
export async function mergeWishlist(context: RequestContext): Promise<void> {
  const { session, shop, requestId } = context;
  const own = session.wishlist;
  if (own.length === 0 || !context.site.params.wishlist) return;
  const moved = await Promise.allSettled(own.map((productId) => add(context, productId)));
  session.wishlist = own.filter((_, index) => {
    const result = moved[index]!;
    // The catalogue no longer knows it: nothing to keep.
    return result.status === "rejected" && !hasStatus(result.reason, 400, 404);
  });
  if (session.wishlist.length > 0) shop.log.warn({ requestId }, "a part of the wishlist was not moved");
}

async function add(context: RequestContext, productId: string): Promise<void> {
  await personalCall(context, { method: "POST", path: PATH, json: { productId }, schema: wishlistSchema });
  context.memo.delete("wishlist");
}

async function remove(context: RequestContext, productId: string): Promise<void> {
  try {
    await personalCall(context, { method: "DELETE", path: `${PATH}/${path`${productId}`}` });
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
  }
  context.memo.delete("wishlist");
}
