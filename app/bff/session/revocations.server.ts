import { hash } from "node:crypto";
import { ExponentialBackoff, handleWhen, retry } from "cockatiel";
import type { Tokens } from "#app/models/customer.ts";
import { ServiceUnavailableError } from "../gateway/errors.server";
import type { Logger } from "../log.server";
import { waitAtMost } from "../waiting.server";
import type { AuthProvider, TokenKind } from "./provider.server";

/** Revokes tokens at the provider, and retries until it answers (RFC 7009, ADR 0028). */
export interface Revocations {
  /**
   * Tries at once, and in the background while the provider is unavailable. Waits only for the first try; never
   * rejects.
   */
  revoke(tokens: Tokens): Promise<void>;
  /**
   * For the end of the process: tries the remaining ones once more. Gives the number of sessions whose tokens were not
   * revoked.
   */
  close(): Promise<number>;
}

/** Most sessions that wait; tokens of further ones are not revoked and simply expire. */
const MOST_WAITING = 1_000;
const FIRST_TRY_MS = 2_500;
const LAST_TRY_MS = 5_000;
const BACKOFF = { initialDelay: 1_000, maxDelay: 60_000 };
/** Enough for a day of an unavailable provider, at about one try a minute. */
const MOST_TRIES = 1_440;

export function createRevocations(provider: Pick<AuthProvider, "revoke">, log: Logger): Revocations {
  const waiting = new Map<string, () => Promise<void>>();
  const stop = new AbortController();
  const again = retry(
    handleWhen((error) => error instanceof ServiceUnavailableError && !stop.signal.aborted),
    { maxAttempts: MOST_TRIES, backoff: new ExponentialBackoff(BACKOFF) },
  ).dangerouslyUnref();

  return {
    async revoke(tokens) {
      const key = hash("sha256", tokens.refreshToken, "base64url");
      if (waiting.has(key)) return;
      if (waiting.size >= MOST_WAITING) {
        log.error("a token was not revoked: too many wait for the provider");
        return;
      }
      const firstTry = new Promise<void>((tried) => {
        const once = () => revokeBoth(provider, tokens, log).finally(tried);
        waiting.set(key, once);
        // Once the process is ending, `close` does the last try.
        const unlessClosed = () => (stop.signal.aborted ? Promise.resolve() : once());
        again.execute(unlessClosed, stop.signal).then(
          () => !stop.signal.aborted && waiting.delete(key),
          (err: unknown) => {
            if (stop.signal.aborted || !waiting.delete(key)) return;
            log.error({ err }, "a token was not revoked");
          },
        );
      });
      await waitAtMost(FIRST_TRY_MS, firstTry, () => {});
    },
    async close() {
      stop.abort();
      const last = [...waiting].map(async ([key, once]) => {
        await once();
        waiting.delete(key);
      });
      await waitAtMost(LAST_TRY_MS, Promise.allSettled(last), () => {});
      return waiting.size;
    },
  };
}

/**
 * Revokes both tokens of a session. One that the provider refuses to revoke is logged. Throws a
 * ServiceUnavailableError when the provider does not answer.
 */
async function revokeBoth(
  provider: Pick<AuthProvider, "revoke">,
  { refreshToken, accessToken }: Tokens,
  log: Logger,
): Promise<void> {
  const revoke = async (token: string, kind: TokenKind): Promise<void> => {
    try {
      await provider.revoke(token, kind);
    } catch (err) {
      if (err instanceof ServiceUnavailableError) throw err;
      log.error({ err, kind }, "a token was not revoked");
    }
  };
  // The refresh token first, or it could yield another access token in between.
  await revoke(refreshToken, "refresh_token");
  await revoke(accessToken, "access_token");
}
