import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type Tokens, tokensSchema } from "~/models/customer";
import { ServiceUnavailableError, UnauthorizedError } from "../gateway/errors.server";
import { type SharedState, sharedKey } from "../shared-state.server";
import type { Sealer } from "./sealing.server";

/** Calls the provider for a refresh token, unless another instance does or just did: then its result is given. */
export type OnceAmongInstances = (refreshToken: string, call: () => Promise<Tokens>) => Promise<Tokens>;

const KEPT_SECONDS = 30;
/** Longer than the provider is waited for: nobody calls while another one may still be told the new tokens. */
const LOCK_MS = 6_000;
/** How long another instance's result is waited for, and how often it is looked for. */
const TIMEOUT_MS = 5_500;
const LOOK_MS = 25;
/** Longer than for anything else in Redis: to call in vain ends the session, since tokens are taken once. */
const ANSWER_MS = 1_000;

interface Keys {
  /** Of the result. */
  key: string;
  lock: string;
  owner: string;
}

/** Takes the lock unless somebody has it or there is a result: {1} says to call. */
const BEGIN = `
local result = redis.call("GET", KEYS[2])
if result then return {0, result} end
if redis.call("SET", KEYS[1], ARGV[1], "NX", "PX", ARGV[2]) then return {1} end
return {0}`;
const RELEASE = `if redis.call("GET", KEYS[1]) == ARGV[1] then return redis.call("DEL", KEYS[1]) end`;

/**
 * One refresh among all instances (SESS-11): a lock in Redis, and the sealed result beside it for half a minute. While
 * Redis is gone each instance calls for itself.
 */
export function createOnceAmongInstances(shared: SharedState, sealer: Sealer): OnceAmongInstances {
  const keep = async (key: string, result: Tokens | "refused"): Promise<void> => {
    const sealed = await sealer.seal({ key, result }, KEPT_SECONDS);
    await shared.ask((redis) => redis.set(key, sealed, "EX", KEPT_SECONDS), null, ANSWER_MS);
  };
  const read = async (key: string, sealed: string): Promise<Tokens> => {
    const content = await sealer.unseal(sealed, KEPT_SECONDS);
    if (content?.key !== key) throw new ServiceUnavailableError("Another instance's refresh cannot be read");
    if (content.result === "refused") throw new UnauthorizedError("The tokens could not be refreshed");
    return tokensSchema.parse(content.result);
  };

  /** As the owner of the lock. Another one may try as soon as it is known that the provider took nothing. */
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
    // Whoever has the lock may have used the token up: calling as well would end the session, also when Redis goes meanwhile.
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
