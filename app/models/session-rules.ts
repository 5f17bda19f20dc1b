import type { Tokens } from "./customer";

/** What tokens say about a session (S4). They are only read here: the gateway verifies them on every call. */

type Payload = Readonly<Record<string, unknown>>;

function decodeBase64Url(text: string): string {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)));
}

/** Payload of a JSON Web Token. Null for a malformed token, which counts as none. */
export function tokenPayload(token: string): Payload | null {
  const [, payload, signature, ...rest] = token.split(".");
  if (!payload || signature === undefined || rest.length > 0) return null;
  try {
    const decoded: unknown = JSON.parse(decodeBase64Url(payload));
    return typeof decoded === "object" && decoded !== null && !Array.isArray(decoded) ? { ...decoded } : null;
  } catch {
    return null;
  }
}

/** When a token expires, in seconds since 1970, from its `exp`. Null when it is malformed or has none. */
export function tokenExpiry(token: string): number | null {
  const exp = tokenPayload(token)?.["exp"];
  return typeof exp === "number" && Number.isFinite(exp) ? exp : null;
}

/**
 * The customer of a session, from its access token, else its ID token; a refresh token may not name one. Null when
 * neither does.
 */
export function sessionSubject({ accessToken }: Pick<Tokens, "accessToken">, idToken?: string): string | null {
  const payloads = [tokenPayload(accessToken), idToken === undefined ? null : tokenPayload(idToken)];
  const claims = payloads.flatMap((payload) => [payload?.["sub"], payload?.["customerId"]]);
  return claims.find((claim): claim is string => typeof claim === "string" && claim !== "") ?? null;
}

/**
 * Whether a sign-in ends on the welcome page (SESS-14): the access token says that the customer is new, and the shopper
 * was going to the home page or the account's first page. Any other destination, such as the checkout, is kept.
 *
 * @param returnTo path and query, with the locale prefix
 */
export function isWelcomed(accessToken: string, returnTo: string): boolean {
  const isNew = tokenPayload(accessToken)?.["newCustomer"] === true;
  return isNew && /^\/[^/?]+(\/account(\/dashboard)?)?\/?(\?|$)/i.test(returnTo);
}

/** True when both tokens decode as JWTs; checks neither signature nor expiry. */
export function hasReadableTokens(tokens: Tokens | null): tokens is Tokens {
  return tokens !== null && tokenPayload(tokens.accessToken) !== null && tokenPayload(tokens.refreshToken) !== null;
}

/**
 * Whether a refresh token has expired (S4).
 *
 * @param expiry seconds since 1970; null, for a token without a date, counts as expired
 * @param now milliseconds since 1970
 */
export function isRefreshExpired(expiry: number | null, now: number): boolean {
  return expiry === null || now >= expiry * 1_000;
}

/**
 * As `hasReadableTokens`, and the refresh token has not expired.
 * @param now milliseconds since 1970
 */
export function hasValidTokens(tokens: Tokens | null, now: number): tokens is Tokens {
  return hasReadableTokens(tokens) && !isRefreshExpired(tokenExpiry(tokens.refreshToken), now);
}
