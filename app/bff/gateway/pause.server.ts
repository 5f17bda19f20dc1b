import { LRUCache } from "lru-cache";
import type { RequestContext } from "../context.server";
import type { Shop } from "../shop.server";
import { ServiceUnavailableError } from "./errors.server";

/** What fails quickly keeps nobody waiting, and is asked for again by the next page. */
const SLOW_MS = 1_000;
const PAUSE_MS = 10_000;
const MOST = 1_000;

/** When what may be asked for again, by its key. */
const paused = new WeakMap<Shop, LRUCache<string, number>>();

/**
 * Asks for something that a page does on its way and can go without. What was slow to fail is not asked for again by pages
 * for a while, or each of them would wait. Forms always ask.
 *
 * @param key what it is, and of whom; known to this instance alone: another one waits once more
 * @throws ServiceUnavailableError during the pause; otherwise as `ask` does
 */
export async function askUnlessPaused<T>(context: RequestContext, key: string, ask: () => Promise<T>): Promise<T> {
  if (context.changeLimitMs === null) return ask();
  const pauses = paused.get(context.shop) ?? new LRUCache<string, number>({ max: MOST });
  paused.set(context.shop, pauses);
  if ((pauses.get(key) ?? 0) > Date.now()) throw new ServiceUnavailableError(`It is too soon to ask again: ${key}`);
  const begun = Date.now();
  try {
    return await ask();
  } catch (error) {
    if (Date.now() - begun >= SLOW_MS) pauses.set(key, Date.now() + PAUSE_MS);
    throw error;
  }
}
