import ky, { HTTPError } from "ky";
import { type Tokens, tokensSchema } from "~/models/customer";
import { createDedupe } from "../gateway/dedupe.server";
import { ServiceUnavailableError, UnauthorizedError } from "../gateway/errors.server";
import { tracedCall } from "../traces.server";
import type { OnceAmongInstances } from "./shared-refresh.server";

/**
 * One refresh for many concurrent callers (SESS-11): whoever comes with the same refresh token while the call is under
 * way, or within half a minute after it, is given its result. Rotating refresh tokens may be used once only, and a
 * browser's parallel requests all carry the old one until the first answer is in.
 */
export type RefreshTokens = (tokens: Tokens) => Promise<Tokens>;

const KEPT_MS = 30_000;
/** Until an answer is complete: a body that comes to a halt would hold up every page of its customer. */
const TIMEOUT_MS = 5_000;

/**
 * @param onceAmongInstances for instances that share a Redis
 * @returns a function failing with UnauthorizedError when the provider refuses the tokens (the shopper is logged out)
 *   and with ServiceUnavailableError when the provider is unavailable (nobody is logged out for that)
 */
export function createRefresher(
  authIssuer: string,
  onceAmongInstances: OnceAmongInstances = (_refreshToken, call) => call(),
  timeoutMs = TIMEOUT_MS,
): RefreshTokens {
  // Refused is refused; a provider that could not answer is asked again by the next request.
  const dedupe = createDedupe({ ttl: KEPT_MS, kept: (error) => error instanceof UnauthorizedError });
  return (tokens) => {
    const { refreshToken } = tokens;
    const call = () => tracedCall("auth refresh", () => callProvider(authIssuer, tokens, timeoutMs));
    return dedupe(refreshToken, () => onceAmongInstances(refreshToken, call));
  };
}

async function callProvider(authIssuer: string, tokens: Tokens, timeoutMs: number): Promise<Tokens> {
  try {
    const answer = await ky
      .post(`${authIssuer}/api/cookie-refresh-tokens`, {
        json: { tokens },
        // ky's own ends with the headers.
        timeout: false,
        signal: AbortSignal.timeout(timeoutMs),
        retry: 0,
        redirect: "error",
      })
      .json();
    return tokensSchema.parse(answer);
  } catch (error) {
    if (error instanceof HTTPError && [400, 401, 403].includes(error.response.status)) {
      throw new UnauthorizedError("The tokens could not be refreshed");
    }
    throw new ServiceUnavailableError("The authentication provider did not refresh the tokens", { cause: error });
  }
}
