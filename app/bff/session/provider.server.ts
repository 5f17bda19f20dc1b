import * as oidc from "openid-client";
import type { Tokens } from "#app/models/customer.ts";
import type { Env } from "../env.server";
import { createDedupe } from "../gateway/dedupe.server";
import { ServiceUnavailableError } from "../gateway/errors.server";
import { tracedCall } from "../traces.server";
import { isProviderUnavailable, SignInCancelledError, SignInFailedError } from "./provider-errors.server";

/**
 * The external authentication provider, configured by its discovery document (D4). Every call may fail with
 * ServiceUnavailableError if the provider is unavailable; that signs nobody out.
 */
export interface AuthProvider {
  /** Address of the sign-in page. */
  signInUrl(request: SignInRequest): Promise<URL>;
  /**
   * Exchanges the provider's callback for tokens; state, nonce, issuer and PKCE are checked. Because a code works only
   * once, another call with the same state within half a minute gives the same tokens.
   *
   * @throws SignInCancelledError if the shopper cancelled; SignInFailedError if the callback cannot be trusted
   */
  complete(callbackUrl: URL, checks: SignInChecks): Promise<SignInResult>;
  /** Address of the provider's logout, which redirects to `returnTo` (absolute) afterwards. */
  logoutUrl(idToken: string | undefined, returnTo: string): Promise<URL>;
  /** Asks the provider to revoke a token (RFC 7009). Also succeeds for a token that has expired. */
  revoke(token: string, kind: TokenKind): Promise<void>;
}

export type TokenKind = "access_token" | "refresh_token";

export interface SignInRequest {
  /** Absolute address of /auth/callback on the shopper's host. */
  redirectUri: string;
  /** Language tag of the provider's pages. */
  locale: string;
  /** Opens the registration form instead. */
  register: boolean;
  checks: SignInChecks;
}

/** Values that the provider's callback is checked against. */
export interface SignInChecks {
  state: string;
  nonce: string;
  /** PKCE code verifier: 43 to 128 characters. */
  verifier: string;
}

export interface SignInResult {
  tokens: Tokens;
  idToken: string | undefined;
}

/** In seconds. A page waits for the discovery; a shopper who has just signed in waits for the exchange. */
const DISCOVERY_TIMEOUT_S = 2.5;
const EXCHANGE_TIMEOUT_S = 5;
const SCOPE = "openid profile email offline_access";
const EXCHANGE_KEPT_MS = 30_000;

export function createAuthProvider(env: Env): AuthProvider {
  let discovered: Promise<oidc.Configuration> | undefined;
  // Discovered on first use and kept; a failure is not kept.
  const configuration = () => {
    discovered ??= tracedCall("auth discovery", () => discover(env)).catch((cause: unknown) => {
      discovered = undefined;
      throw new ServiceUnavailableError("The authentication provider cannot be reached", { cause });
    });
    return discovered;
  };
  const exchangeOnce = createDedupe({ ttl: EXCHANGE_KEPT_MS });
  return {
    async signInUrl({ redirectUri, locale, register, checks }) {
      return oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: "S256",
        ui_locales: locale,
        // Without `consent` a provider may leave the refresh token out (OpenID Connect Core 11).
        prompt: register ? "create" : "consent",
      });
    },
    complete(callbackUrl, checks) {
      return exchangeOnce(checks.state, async () => {
        const config = await configuration();
        return tracedCall("auth token", () => exchangeCode(config, callbackUrl, checks));
      });
    },
    async logoutUrl(idToken, returnTo) {
      return oidc.buildEndSessionUrl(await configuration(), {
        post_logout_redirect_uri: returnTo,
        ...(idToken ? { id_token_hint: idToken } : {}),
      });
    },
    async revoke(token, kind) {
      const config = await configuration();
      try {
        await tracedCall("auth revocation", () => oidc.tokenRevocation(config, token, { token_type_hint: kind }));
      } catch (cause) {
        if (isProviderUnavailable(cause))
          throw new ServiceUnavailableError("The provider did not revoke a token", { cause });
        throw cause;
      }
    },
  };
}

async function discover(env: Env): Promise<oidc.Configuration> {
  // Only if the configured issuer is plain HTTP, with which production does not start (`env.server.ts`).
  const insecure = env.AUTH_ISSUER.startsWith("http:");
  const issuer = new URL(env.AUTH_ISSUER);
  const config = await oidc.discovery(issuer, env.AUTH_CLIENT_ID, env.AUTH_CLIENT_SECRET, undefined, {
    timeout: DISCOVERY_TIMEOUT_S,
    ...(insecure ? { execute: [oidc.allowInsecureRequests] } : {}),
  });
  config.timeout = EXCHANGE_TIMEOUT_S;
  return config;
}

async function exchangeCode(config: oidc.Configuration, callbackUrl: URL, checks: SignInChecks): Promise<SignInResult> {
  try {
    const answer = await oidc.authorizationCodeGrant(config, callbackUrl, {
      expectedState: checks.state,
      expectedNonce: checks.nonce,
      pkceCodeVerifier: checks.verifier,
      idTokenExpected: true,
    });
    if (!answer.refresh_token) throw new Error("The provider gave no refresh token");
    return {
      tokens: { accessToken: answer.access_token, refreshToken: answer.refresh_token },
      idToken: answer.id_token,
    };
  } catch (cause) {
    if (cause instanceof oidc.AuthorizationResponseError && cause.error === "access_denied") {
      throw new SignInCancelledError("The shopper went back", { cause });
    }
    if (isProviderUnavailable(cause))
      throw new ServiceUnavailableError("The authentication provider is unavailable", { cause });
    throw new SignInFailedError("The provider's answer was not accepted", { cause });
  }
}
