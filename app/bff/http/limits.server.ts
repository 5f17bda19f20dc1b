import { LRUCache } from "lru-cache";
import { RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { entrySize } from "../kept-memory.server";
import type { Logger } from "../log.server";
import { type SharedState, sharedKey } from "../shared-state.server";

/**
 * How often something may be tried within ten minutes (ADR 0027). `session` limits one shopper. `usual` is what most
 * shoppers need at most; multiplied by the number of shoppers who may share an address (`SHOPPERS_PER_ADDRESS`) it
 * limits an address, because a browser that drops its cookies can only be recognised by that. With `byCustomer` the
 * tries of all sessions of a customer count together.
 */
export const LIMITS = {
  /** Promo codes, which can be guessed. */
  code: { session: 10, usual: 5 },
  /** Wrong numbers of gift cards; the try is given back for a right one. */
  giftCard: { session: 10, usual: 2 },
  /** Each may guess the current password, and a new sign-in gives no new tries (ADR 0064). */
  password: { session: 10, usual: 2, byCustomer: true },
  /** Each may try a stolen card. */
  payment: { session: 10, usual: 2 },
  /** Includes pages that redirect to the sign-in by themselves: a browser may open many of them at once. */
  signIn: { session: 120, usual: 5 },
  /** Each sends an email to the given address. */
  newsletter: { session: 10, usual: 1 },
  unsubscribe: { session: 10, usual: 1 },
  reservation: { session: 10, usual: 1 },
  alert: { session: 30, usual: 2 },
  /** Every pause while typing a street sends one request to a paid external service. */
  address: { session: 120, usual: 10 },
  /** Download of a customer's data: reads every order, which may be hundreds. */
  dataFile: { session: 10, usual: 1 },
  /** Batches of events. Only the address is counted. */
  collect: { session: 600, usual: 14 },
  /** New carts: a shopper needs one, and another after an order. */
  cart: { session: 20, usual: 2 },
} as const satisfies Record<string, { session: number; usual: number; byCustomer?: true }>;
export type Limit = keyof typeof LIMITS;

const WINDOW_SECONDS = 600;

/** The shopper whose tries are counted. */
export interface Caller {
  /**
   * The ids of visitor, cart and, if signed in, session, and of the customer where the limit says so. Each is counted
   * separately, so that dropping a cookie does not reset the count.
   */
  names: readonly string[];
  address: string;
}

export interface Limits {
  /** Counts a try. Seconds until there may be another; 0 for one that may be made now. */
  take(limit: Limit, caller: Caller): Promise<number>;
  /** Takes back a counted try that failed through no fault of the shopper. */
  giveBack(limit: Limit, caller: Caller): Promise<void>;
}

/** Counts tries by key. */
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
  /** The counters of a try, sessions first: a browser over its own limit does not use up the limit of its address. */
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

/** A counter that fails lets everybody through: limits must not stop the shop. */
async function secondsToWait(counter: Counter, key: string, onFailure: (err: unknown) => void): Promise<number> {
  try {
    return await counter.take(key);
  } catch (error) {
    onFailure(error);
    return 0;
  }
}

const inSeconds = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1_000));

/** About 30,000 keys, more than real shoppers need; the least recently used are dropped. */
const COUNTERS_BYTES = 10_000_000;

/**
 * Counters in the memory of one process. Those of the library take three times the memory and a timer each, and are not
 * bounded.
 */
export function memoryCounters(maxSize = COUNTERS_BYTES): MakeCounter {
  const known = new LRUCache<string, { count: number; until: number }>({ maxSize, sizeCalculation: entrySize });
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

/**
 * Counters shared by all instances through Redis. While Redis is unavailable an instance counts on its own (ADR 0055).
 */
export function sharedCounters(shared: SharedState): MakeCounter {
  const own = memoryCounters();
  return (options) => {
    const common = new RateLimiterRedis({ ...options, keyPrefix: "", storeClient: shared.redis });
    const alone = own(options);
    const keyOf = (key: string) => sharedKey(`tries-${options.keyPrefix}`, key);
    const takeOfAll = (key: string) =>
      common.consume(keyOf(key)).then(
        () => 0,
        (reason: unknown) => {
          // The library rejects with its count when the limit is exceeded.
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
