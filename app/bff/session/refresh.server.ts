import ky, { HTTPError } from "ky";
import { type Tokens, tokensSchema } from "#app/models/customer.ts";
import { textOf } from "../gateway/body.server";
import { createDedupe } from "../gateway/dedupe.server";
import { ServiceUnavailableError, UnauthorizedError } from "../gateway/errors.server";
import { tracedCall } from "../traces.server";
import type { OnceAmongInstances } from "./shared-refresh.server";

/**
 * Refreshes once for many concurrent callers (SESS-11): calls with the same refresh token during the refresh, or within
 * half a minute of its start, get the same result. Rotating refresh tokens work only once, and parallel requests of a
 * browser all carry the old one until the first response arrives.
 */
export type RefreshTokens = (tokens: Tokens) => Promise<Tokens>;

const KEPT_MS = 30_000;
/** For the whole response: a body that stalls would hold up every page of its customer. */
const TIMEOUT_MS = 5_000;

/**
 * @param onceAmongInstances for instances that share a Redis
 * @returns a function that rejects with UnauthorizedError if the provider refuses the tokens (the shopper is signed
 * out), and with ServiceUnavailableError if the provider is unavailable (nobody is signed out)
 */
export function createRefresher(
  authIssuer: string,
  onceAmongInstances: OnceAmongInstances = (_refreshToken, call) => call(),
  timeoutMs = TIMEOUT_MS,
): RefreshTokens {
  // A refusal is kept; if the provider did not answer, the next request asks again.
  const dedupe = createDedupe({ ttl: KEPT_MS, kept: (error) => error instanceof UnauthorizedError });
  return (tokens) => {
    const { refreshToken } = tokens;
    const call = () => tracedCall("auth refresh", () => callProvider(authIssuer, tokens, timeoutMs));
    return dedupe(refreshToken, () => onceAmongInstances(refreshToken, call));
  };
}

async function callProvider(authIssuer: string, tokens: Tokens, timeoutMs: number): Promise<Tokens> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await ky.post(`${authIssuer}/api/cookie-refresh-tokens`, {
      json: { tokens },
      // ky's timeout ends with the headers.
      timeout: false,
      signal,
      retry: 0,
      redirect: "error",
    });
    return tokensSchema.parse(JSON.parse(await textOf(answer, signal)));
  } catch (error) {
    if (error instanceof HTTPError && [400, 401, 403].includes(error.response.status)) {
      throw new UnauthorizedError("The tokens could not be refreshed");
    }
    throw new ServiceUnavailableError("The authentication provider did not refresh the tokens", { cause: error });
  }
}
