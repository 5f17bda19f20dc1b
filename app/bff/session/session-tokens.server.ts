import type { Tokens } from "#app/models/customer.ts";
import { UnauthorizedError } from "../gateway/errors.server";

/**
 * Most characters that the tokens of a session may have together. Sealing makes them a third longer, 6.1 KB, which
 * leaves room for the cookies that a purchase needs (`cookie-budget.server.ts`, ADR 0011).
 */
export const MAX_TOKEN_CHARS = 4_000;

/** The tokens are too long for cookies, so their customer cannot be signed in. */
export class TokensTooLargeError extends UnauthorizedError {
  override name = "TokensTooLargeError";
  constructor({ accessToken, refreshToken }: Tokens) {
    const sizes = `access token ${accessToken.length}, refresh token ${refreshToken.length}`;
    super(`The provider's tokens are too large for cookies: ${sizes}, ${MAX_TOKEN_CHARS} characters at most together`);
  }
}

/** Whether the tokens of a session fit into their cookies together. */
export function tokensFit({ accessToken, refreshToken }: Tokens, idToken = ""): boolean {
  return accessToken.length + refreshToken.length + idToken.length <= MAX_TOKEN_CHARS;
}
