import { LRUCache } from "lru-cache";
import { RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { Logger } from "../log.server";
import { type SharedState, sharedKey } from "../shared-state.server";

/**
 * How often something may be tried within ten minutes (ADR 0027). `session` bounds one shopper; `usual` is what most
 * shoppers do, and as many of them as share an address (`SHOPPERS_PER_ADDRESS`) bound that address: nothing else
 * recognises a browser that drops its cookies.
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

/** A counter of tries by key. */
export interface Counter {
  /** Counts a try. Seconds until there may be another; 0 for one that may be made now. */
  take(key: string): Promise<number>;
  giveBack(key: string): Promise<unknown>;
}
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
          counter.giveBack(key).catch((err: unknown) => log.error({ err, limit }, "tries could not be counted")),
        ),
      );
    },
  };
}

/** A counter that is unavailable lets everybody through: limits are not to stop the shop. */
async function secondsToWait(counter: Counter, key: string, onFailure: (err: unknown) => void): Promise<number> {
  try {
    return await counter.take(key);
  } catch (error) {
    onFailure(error);
    return 0;
  }
}

const inSeconds = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1_000));

/** About 10 MB. More at once are not a shop's shoppers; those who tried last are kept. */
const MOST_KEYS = 30_000;

/** Counters of one process. The library's own take three times the memory, a timer each, and any number of keys. */
export function memoryCounters(most = MOST_KEYS): MakeCounter {
  const known = new LRUCache<string, { count: number; until: number }>({ max: most });
  return ({ keyPrefix, points, duration }) => {
    const current = (key: string) => {
      const tries = known.get(`${keyPrefix}:${key}`);
      return tries && tries.until > Date.now() ? tries : null;
    };
    return {
      take(key) {
        const tries = current(key) ?? { count: 0, until: Date.now() + duration * 1_000 };
        tries.count += 1;
        known.set(`${keyPrefix}:${key}`, tries);
        return Promise.resolve(tries.count > points ? inSeconds(tries.until - Date.now()) : 0);
      },
      giveBack(key) {
        const tries = current(key);
        if (tries) tries.count -= 1;
        return Promise.resolve();
      },
    };
  };
}

/** Counters of all instances that share a Redis. One that is alone counts for itself, from then on (ADR 0055). */
export function sharedCounters(shared: SharedState, own: MakeCounter = memoryCounters()): MakeCounter {
  return (options) => {
    const common = new RateLimiterRedis({ ...options, keyPrefix: "", storeClient: shared.redis });
    const alone = own(options);
    const keyOf = (key: string) => sharedKey(`tries-${options.keyPrefix}`, key);
    const takeOfAll = (key: string) =>
      common.consume(keyOf(key)).then(
        () => 0,
        (reason: unknown) => {
          // The library rejects with what it has counted when that is too much.
          if (reason instanceof RateLimiterRes) return inSeconds(reason.msBeforeNext);
          throw reason;
        },
      );
    return {
      take: async (key) => (await shared.ask(() => takeOfAll(key), null)) ?? alone.take(key),
      giveBack: async (key) => (await shared.ask(() => common.reward(keyOf(key)), null)) ?? alone.giveBack(key),
    };
  };
}
