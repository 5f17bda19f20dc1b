import { LRUCache } from "lru-cache";
import type { RequestContext } from "../context.server";
import type { Shop } from "../shop.server";

/** A browser's requests that were sent before the first answer was in still carry its old cookies. */
const KEPT_MS = 10_000;

const results = new WeakMap<Shop, LRUCache<string, Promise<{ value: unknown }>>>();

/**
 * Does something once for the concurrent requests of one shopper, whatever tabs they come from: whoever comes with the
 * same key while it is under way, or shortly after, is given its result. What failed is tried again by the next.
 */
export async function dedupe<T>({ shop }: RequestContext, key: string, run: () => Promise<T>): Promise<T> {
  const known = resultsOf(shop).get(key);
  if (known) return (await known).value as T;
  const result = run().then((value) => ({ value }));
  resultsOf(shop).set(key, result);
  result.catch(() => resultsOf(shop).delete(key));
  return (await result).value;
}

/** What was done is no longer true. */
export function forgetDeduped({ shop }: RequestContext, key: string): void {
  resultsOf(shop).delete(key);
}

function resultsOf(shop: Shop): LRUCache<string, Promise<{ value: unknown }>> {
  const kept = results.get(shop) ?? new LRUCache({ max: 10_000, ttl: KEPT_MS });
  results.set(shop, kept);
  return kept;
}
