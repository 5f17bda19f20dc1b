import { hash, randomUUID } from "node:crypto";
import { generateKeyPair, SignJWT } from "jose";
import { http, HttpResponse, type HttpHandler } from "msw";
import type { Env } from "#app/bff/env.server.ts";
import type { Opened } from "#app/bff/session/cookies.server.ts";
import { AUTH } from "./request-context";

/** A fake OpenID provider with a provider's checks: PKCE, redirect address, and that a code is used once. */

export const AUTH_ENV: Env = {
  AUTH_ISSUER: AUTH,
  AUTH_CLIENT_ID: "vitrine",
  AUTH_CLIENT_SECRET: "secret",
  SITE_ENV: "local",
} as Env;

const keys = generateKeyPair("RS256");

/** A token with a payload that the shop reads, valid for an hour by default. */
export async function aToken(claims: Record<string, unknown> = {}): Promise<string> {
  const token = new SignJWT({ jti: randomUUID(), ...claims }).setProtectedHeader({ alg: "RS256" }).setIssuedAt();
  if (!("exp" in claims)) token.setExpirationTime("1h");
  return token.sign((await keys).privateKey);
}

/** Cookies of a customer who is signed in, with tokens that hold `claims`. */
export async function tokenCookies(claims: Record<string, unknown> = {}) {
  const sessionId = "session-1";
  return {
    access: { accessToken: await aToken(claims), sessionId },
    refresh: { refreshToken: await aToken(claims), sessionId },
  } satisfies Opened;
}

export interface FakeProvider {
  handlers: HttpHandler[];
  /** Signs a customer in on the provider's page; returns the address to which the browser is redirected. */
  signIn(authorizationUrl: URL | string, customerId?: string): URL;
  /** The same with an error instead of a sign-in. */
  fail(authorizationUrl: URL | string, error: string): URL;
  seen: { discoveries: number; exchanges: number; revoked: string[] };
}

/**
 * @param claims claims of its access tokens besides the customer
 * @param refreshToken returned in place of a valid one
 */
export function fakeProvider(claims: Record<string, unknown> = {}, refreshToken?: string): FakeProvider {
  const codes = new Map<string, { challenge: string; nonce: string; redirectUri: string; customerId: string }>();
  const seen = { discoveries: 0, exchanges: 0, revoked: [] as string[] };
  const back = (authorizationUrl: URL | string, answer: Record<string, string>) => {
    const asked = new URL(authorizationUrl).searchParams;
    const url = new URL(asked.get("redirect_uri") ?? "");
    url.search = new URLSearchParams({ ...answer, state: asked.get("state") ?? "", iss: AUTH }).toString();
    return url;
  };
  return {
    seen,
    fail: (url, error) => back(url, { error }),
    signIn(authorizationUrl, customerId = "c-1") {
      const asked = new URL(authorizationUrl).searchParams;
      const code = randomUUID();
      codes.set(code, {
        challenge: asked.get("code_challenge") ?? "",
        nonce: asked.get("nonce") ?? "",
        redirectUri: asked.get("redirect_uri") ?? "",
        customerId,
      });
      return back(authorizationUrl, { code });
    },
    handlers: [
      http.get(`${AUTH}/.well-known/openid-configuration`, () => {
        seen.discoveries += 1;
        return HttpResponse.json({
          issuer: AUTH,
          authorization_endpoint: `${AUTH}/authorize`,
          token_endpoint: `${AUTH}/token`,
          revocation_endpoint: `${AUTH}/token/revocation`,
          end_session_endpoint: `${AUTH}/end-session`,
          authorization_response_iss_parameter_supported: true,
        });
      }),
      http.post(`${AUTH}/token/revocation`, async ({ request }) => {
        const form = new URLSearchParams(await request.text());
        if (form.get("client_secret") !== "secret")
          return HttpResponse.json({ error: "invalid_client" }, { status: 401 });
        seen.revoked.push(form.get("token") ?? "");
        return new HttpResponse(null, { status: 200 });
      }),
      http.post(`${AUTH}/token`, async ({ request }) => {
        seen.exchanges += 1;
        const form = new URLSearchParams(await request.text());
        const code = form.get("code") ?? "";
        const issued = codes.get(code);
        codes.delete(code);
        const challenge = hash("sha256", form.get("code_verifier") ?? "", "base64url");
        if (!issued || issued.challenge !== challenge || issued.redirectUri !== form.get("redirect_uri")) {
          return HttpResponse.json({ error: "invalid_grant" }, { status: 400 });
        }
        const { customerId, nonce } = issued;
        return HttpResponse.json({
          access_token: await aToken({ customerId, ...claims }),
          refresh_token: refreshToken ?? (await aToken({ sub: customerId })),
          id_token: await aToken({ iss: AUTH, aud: "vitrine", sub: customerId, nonce }),
          token_type: "Bearer",
          expires_in: 300,
        });
      }),
    ],
  };
}
