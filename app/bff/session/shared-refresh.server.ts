import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type Tokens, tokensSchema } from "#app/models/customer.ts";
import { ServiceUnavailableError, UnauthorizedError } from "../gateway/errors.server";
import { type SharedState, sharedKey } from "../shared-state.server";
import type { Sealer } from "./sealing.server";

/** Refreshes tokens at the provider, unless another instance is doing so or just did: then gives its result. */
export type OnceAmongInstances = (refreshToken: string, call: () => Promise<Tokens>) => Promise<Tokens>;

const KEPT_SECONDS = 30;
/** Longer than the call of the provider may take, so that no second call starts while the first may still succeed. */
const LOCK_MS = 6_000;
/** How long to wait for the result of another instance, and how often to look for it. */
const TIMEOUT_MS = 5_500;
const LOOK_MS = 25;
/**
 * Longer than for other commands: tokens work only once, so a second call, made because Redis was slow, would end the
 * session.
 */
const ANSWER_MS = 1_000;

interface Keys {
  /** Key of the result. */
  key: string;
  lock: string;
  owner: string;
}

/** Returns the result if there is one, else tries to take the lock: {1} means that the caller has it. */
const BEGIN = `
local result = redis.call("GET", KEYS[2])
if result then return {0, result} end
if redis.call("SET", KEYS[1], ARGV[1], "NX", "PX", ARGV[2]) then return {1} end
return {0}`;
const RELEASE = `if redis.call("GET", KEYS[1]) == ARGV[1] then return redis.call("DEL", KEYS[1]) end`;

/**
 * One refresh among all instances (SESS-11), by a lock in Redis and the sealed result, which is kept for half a minute.
 * While Redis is unavailable each instance calls the provider by itself.
 */
export function createOnceAmongInstances(shared: SharedState, sealer: Sealer): OnceAmongInstances {
  const keep = async (key: string, result: Tokens | "refused"): Promise<void> => {
    const sealed = await sealer.seal({ key, result }, KEPT_SECONDS);
    await shared.ask((redis) => redis.set(key, sealed, "EX", KEPT_SECONDS), null, ANSWER_MS);
  };
  const read = async (key: string, sealed: string): Promise<Tokens> => {
    const content = await sealer.unseal(sealed);
    if (content?.key !== key) throw new ServiceUnavailableError("Another instance's refresh cannot be read");
    if (content.result === "refused") throw new UnauthorizedError("The tokens could not be refreshed");
    return tokensSchema.parse(content.result);
  };

  /**
   * Called by the owner of the lock. Releases it when the provider did not answer, so that another instance can try.
   */
  const callAndKeep = async ({ key, lock, owner }: Keys, call: () => Promise<Tokens>): Promise<Tokens> => {
    try {
      const tokens = await call();
      await keep(key, tokens);
      return tokens;
    } catch (error) {
      if (error instanceof UnauthorizedError) await keep(key, "refused");
      else await shared.ask((redis) => redis.eval(RELEASE, 1, lock, owner), null, ANSWER_MS);
      throw error;
    }
  };
  const begin = ({ key, lock, owner }: Keys) =>
    shared.ask(
      async (redis) => (await redis.eval(BEGIN, 2, lock, key, owner, LOCK_MS)) as [number, string?],
      null,
      ANSWER_MS,
    );

  return async (refreshToken, call) => {
    const keys: Keys = {
      key: sharedKey("refreshed", refreshToken),
      lock: sharedKey("refresh-lock", refreshToken),
      owner: randomUUID(),
    };
    const end = Date.now() + TIMEOUT_MS;
    let found = await begin(keys);
    if (!found) return call();
    // The owner of the lock may have used up the token. A second call would end the session, so it is not made even if
    // Redis becomes unavailable meanwhile.
    while (found && Date.now() < end) {
      const [isOurs, result] = found;
      if (result) return read(keys.key, result);
      if (isOurs) return callAndKeep(keys, call);
      await sleep(LOOK_MS);
      found = await begin(keys);
    }
    throw new ServiceUnavailableError("Another instance's refresh was not heard of");
  };
}
