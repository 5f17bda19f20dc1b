import { LRUCache } from "lru-cache";
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";
import type { Logger } from "../log.server";
import { type SharedState, sharedKey } from "../shared-state.server";

/**
 * How often something may be tried within ten minutes (ADR 0027). `session` bounds one shopper; `usual` is what most
 * shoppers do, and as many of them as share an address (`SHOPPERS_PER_ADDRESS`) bound that address: whoever drops their
 * cookies is told by nothing else.
 */
export const LIMITS = {
  /** Promo codes, which can be guessed. */
  code: { session: 10, usual: 5 },
  /** Numbers of gift cards that are wrong: the right ones are given back. */
  giftCard: { session: 10, usual: 2 },
  /** Each may guess the current password. */
  password: { session: 10, usual: 2 },
  /** Each may try a stolen card. */
  payment: { session: 10, usual: 2 },
  /** Also by pages that ask for it themselves: a browser may open many of them at once. */
  signIn: { session: 120, usual: 5 },
  /** Each sends a mail to whoever is named. */
  newsletter: { session: 10, usual: 1 },
  unsubscribe: { session: 10, usual: 1 },
  reservation: { session: 10, usual: 1 },
  alert: { session: 30, usual: 2 },
  /** Each pause in typing a street asks once; the service outside has its price. */
  address: { session: 120, usual: 10 },
  /** A customer's data as a file: each order is read for it, hundreds of some. */
  dataFile: { session: 10, usual: 1 },
  /** Batches of events; the session is not looked at. */
  collect: { session: 600, usual: 14 },
  /** New carts: made once, and again after an order. */
  cart: { session: 20, usual: 2 },
} as const;
export type Limit = keyof typeof LIMITS;

const WINDOW_SECONDS = 600;

/** Whose tries are counted. */
export interface Caller {
  /** What a browser is known by: each counts for itself, so that dropping one cookie does not begin anew. */
  names: readonly string[];
  address: string;
}

export interface Limits {
  /** Counts a try. Seconds until there may be another; 0 for one that may be made now. */
  take(limit: Limit, caller: Caller): Promise<number>;
  /** Takes back what was counted: it was not the shopper's doing that nothing came of it. */
  giveBack(limit: Limit, caller: Caller): Promise<void>;
}

/** A counter of tries by key. What the library has for Redis and others fits as it is. */
export type Counter = Pick<RateLimiterAbstract, "consume" | "reward">;
export type MakeCounter = (options: { keyPrefix: string; points: number; duration: number }) => Counter;

export function createLimits(makeCounter: MakeCounter, shoppersPerAddress: number, log: Logger): Limits {
  const counters = new Map<string, Counter>();
  const counterOf = (limit: Limit, kind: "session" | "address"): Counter => {
    const keyPrefix = `${limit}-${kind}`;
    const { session, usual } = LIMITS[limit];
    const points = kind === "session" ? session : usual * shoppersPerAddress;
    const counter = counters.get(keyPrefix) ?? makeCounter({ keyPrefix, points, duration: WINDOW_SECONDS });
    counters.set(keyPrefix, counter);
    return counter;
  };
  /** What to count a try by, in this order: a browser that is over its bound costs its neighbours nothing. */
  const counted = (limit: Limit, { names, address }: Caller): [Counter, string][] => [
    ...names.map((name): [Counter, string] => [counterOf(limit, "session"), name]),
    [counterOf(limit, "address"), address],
  ];
  return {
    async take(limit, caller) {
      for (const [counter, key] of counted(limit, caller)) {
        const wait = await secondsToWait(counter, key, (err) =>
          log.error({ err, limit }, "tries could not be counted"),
        );
        if (wait > 0) return wait;
      }
      return 0;
    },
    async giveBack(limit, caller) {
      await Promise.all(
        counted(limit, caller).map(([counter, key]) =>
          counter.reward(key).catch((err: unknown) => log.error({ err, limit }, "tries could not be counted")),
        ),
      );
    },
  };
}

/** A counter that is unavailable lets everybody through: limits are not to stop the shop. */
async function secondsToWait(counter: Counter, key: string, onFailure: (err: unknown) => void): Promise<number> {
  try {
    await counter.consume(key);
    return 0;
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return Math.max(1, Math.ceil(reason.msBeforeNext / 1_000));
    onFailure(reason);
    return 0;
  }
}

/** About 10 MB. More at once are not a shop's shoppers; those who tried last are kept. */
const MOST_KEYS = 30_000;

/** Counters of one process. The library forgets a key when its time is over; how many there are at once is bounded here. */
export function memoryCounters(most = MOST_KEYS): MakeCounter {
  const known = new LRUCache<string, () => void>({
    max: most,
    dispose: (forget, _key, reason) => {
      if (reason === "evict") forget();
    },
  });
  return (options) => {
    const memory = new RateLimiterMemory(options);
    return {
      consume(key, points) {
        const forget = () => void memory.delete(key);
        known.set(`${options.keyPrefix}:${key}`, forget);
        return memory.consume(key, points);
      },
      reward: (key, points) => memory.reward(key, points),
    };
  };
}

/** Counters of all instances that share a Redis. One that is alone counts for itself, from then on (ADR 0055). */
export function sharedCounters(shared: SharedState, own: MakeCounter = memoryCounters()): MakeCounter {
  return (options) => {
    const common = new RateLimiterRedis({ ...options, keyPrefix: "", storeClient: shared.redis });
    const alone = own(options);
    const keyOf = (key: string | number) => sharedKey(`tries-${options.keyPrefix}`, String(key));
    return {
      async consume(key, points) {
        const counting = common.consume(keyOf(key), points);
        // The library rejects with what it has counted when that is too much.
        const counted = counting.then(
          () => true,
          (reason) => reason instanceof RateLimiterRes,
        );
        return (await shared.ask(() => counted, false)) ? counting : alone.consume(key, points);
      },
      async reward(key, points) {
        return (await shared.ask(() => common.reward(keyOf(key), points), null)) ?? alone.reward(key, points);
      },
    };
  };
}
