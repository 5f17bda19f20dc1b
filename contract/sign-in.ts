import * as client from "openid-client";
import { tokensSchema } from "#models/customer.ts";

/** A browser without scripts: stores cookies by path, and follows redirects only on request. */
export class Browser {
  private readonly cookies = new Map<string, { value: string; path: string }>();

  async get(url: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.send(url, { headers });
  }

  async post(url: string, fields: Record<string, string>): Promise<Response> {
    return this.send(url, { method: "POST", body: new URLSearchParams(fields) });
  }

  /** Follows redirects as long as they lead to the provider. */
  async follow(response: Response, issuer: string): Promise<Response> {
    const location = response.headers.get("location");
    if (!location) return response;
    const url = new URL(location, response.url).href;
    if (!url.startsWith(issuer)) return response;
    return this.follow(await this.get(url), issuer);
  }

  get cookieNames(): string[] {
    return [...this.cookies.keys()];
  }

  private async send(url: string, init: RequestInit): Promise<Response> {
    const { pathname } = new URL(url);
    const sent = [...this.cookies].filter(([, { path }]) => pathname === path || pathname.startsWith(`${path}/`));
    const cookie = sent.map(([name, { value }]) => `${name}=${value}`).join("; ");
    const response = await fetch(url, { ...init, redirect: "manual", headers: { ...init.headers, cookie } });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    return response;
  }

  private keep(line: string): void {
    const [pair = "", ...attributes] = line.split("; ");
    const name = pair.slice(0, pair.indexOf("="));
    const value = pair.slice(pair.indexOf("=") + 1);
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? "/";
    if (value === "") this.cookies.delete(name);
    else this.cookies.set(name, { value, path });
  }
}

export const CALLBACK = "http://localhost:3000/fr-fr/auth/callback";

/** The storefront's side of the sign-in: the OpenID client library that it uses. */
export async function shopClient(issuer: string): Promise<client.Configuration> {
  return client.discovery(new URL(issuer), "vitrine", "sandbox-secret", undefined, {
    execute: [client.allowInsecureRequests],
  });
}

/** Starts a sign-in as the shop does; gives the address to open and the values needed to complete it. */
export async function authorization(config: client.Configuration, extra: Record<string, string> = {}) {
  const pkceCodeVerifier = client.randomPKCECodeVerifier();
  const expectedState = client.randomState();
  const expectedNonce = client.randomNonce();
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: CALLBACK,
    scope: "openid profile email offline_access",
    code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: "S256",
    state: expectedState,
    nonce: expectedNonce,
    ...extra,
  });
  const checks = { pkceCodeVerifier, expectedState, expectedNonce, idTokenExpected: true };
  return {
    url: url.href,
    finish: (callback: string) => client.authorizationCodeGrant(config, new URL(callback), checks),
  };
}

/** Signs a customer in, filling in the provider's form; for a demo customer the email address is enough. */
export async function signIn({ issuer }: { issuer: string }, who: string | { email: string; password: string }) {
  const { email, password } = typeof who === "string" ? { email: who, password: "vitrine" } : who;
  const config = await shopClient(issuer);
  const browser = new Browser();
  const { url, finish } = await authorization(config, { prompt: "consent" });
  let response = await browser.follow(await browser.get(url), issuer);
  if (response.status === 200) {
    response = await browser.post(response.url, { intent: "sign-in", email, password });
    response = await browser.follow(response, issuer);
  }
  const callback = response.headers.get("location");
  if (callback === null) throw new Error("the sign-in form does not let them in");
  const answer = await finish(callback);
  return {
    browser,
    config,
    answer,
    tokens: tokensSchema.parse({ accessToken: answer.access_token, refreshToken: answer.refresh_token }),
  };
}
