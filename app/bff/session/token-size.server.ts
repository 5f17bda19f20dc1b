import type { Tokens } from "~/models/customer";
import { UnauthorizedError } from "../gateway/errors.server";

/**
 * Characters that a session's tokens may have together. Sealed they grow by a third; with the other cookies the browser
 * then sends less than 8 KB, above which usual proxies refuse a request (ADR 0011).
 */
export const MAX_TOKENS = 4_000;

/** The tokens cannot be kept in cookies: whoever has them is as good as signed out. */
export class TokensTooLargeError extends UnauthorizedError {
  override name = "TokensTooLargeError";
  constructor({ accessToken, refreshToken }: Tokens) {
    const sizes = `access token ${accessToken.length}, refresh token ${refreshToken.length}`;
    super(`The provider's tokens are too large for cookies: ${sizes}, ${MAX_TOKENS} characters at most together`);
  }
}

export function tokensFit({ accessToken, refreshToken }: Tokens, idToken = ""): boolean {
  return accessToken.length + refreshToken.length + idToken.length <= MAX_TOKENS;
}
