import type { AddressInfo } from "node:net";
import Database from "libsql";
import express from "express";
import * as client from "openid-client";
import { tokensSchema } from "../../app/models/customer";
import type { Sandbox } from "../service";
import { authService } from "./service";

export interface Fixture {
  sandbox: Sandbox;
  issuer: string;
  /** Moves the sandbox's clock; milliseconds. */
  setOffset(offsetMs: number): void;
  /** The same database behind a new process. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** The provider alone, on a free port and a database in memory. */
export async function startAuth(): Promise<Fixture> {
  let offset = 0;
  let app = express();
  const server = await new Promise<ReturnType<typeof app.listen>>((resolve) => {
    const listening = express()
      .use((request, response, next) => app(request, response, next))
      .listen(0, "127.0.0.1", () => resolve(listening));
  });
  const { port } = server.address() as AddressInfo;
  const db = new Database(":memory:");
  const sandboxOf = (): Sandbox => ({
    db,
    now: () => Date.now() + offset,
    baseUrl: `http://localhost:${port}`,
    cacheDir: "",
    log: () => undefined,
  });
  const fixture: Fixture = {
    sandbox: sandboxOf(),
    issuer: `http://localhost:${port}/auth`,
    setOffset: (offsetMs) => {
      offset = offsetMs;
    },
    async restart() {
      fixture.sandbox = sandboxOf();
      app = express().use(authService.mount, await authService.router(fixture.sandbox));
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  db.exec(authService.schema);
  authService.seed(fixture.sandbox);
  await fixture.restart();
  return fixture;
}

/** A browser without scripts: keeps cookies by path, follows no redirect by itself. */
export class Browser {
  private readonly cookies = new Map<string, { value: string; path: string }>();

  async get(url: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.send(url, { headers });
  }

  async post(url: string, fields: Record<string, string>): Promise<Response> {
    return this.send(url, { method: "POST", body: new URLSearchParams(fields) });
  }

  /** Follows redirects as long as they stay with the provider. */
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
    const path = attributes.find((attribute) => attribute.startsWith("path="))?.slice(5) ?? "/";
    if (value === "") this.cookies.delete(name);
    else this.cookies.set(name, { value, path });
  }
}

export const CALLBACK = "http://localhost:3000/fr-fr/auth/callback";

/** The storefront's side: the client library it uses. */
export async function shopClient(issuer: string): Promise<client.Configuration> {
  return client.discovery(new URL(issuer), "vitrine", "sandbox-secret", undefined, {
    execute: [client.allowInsecureRequests],
  });
}

/** Starts a sign-in as the shop does; gives the address to go to and what is needed to finish. */
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

/** Signs a demo customer in, form included. */
export async function signIn(fixture: Fixture, email: string, browser = new Browser()) {
  const config = await shopClient(fixture.issuer);
  const { url, finish } = await authorization(config, { prompt: "consent" });
  let response = await browser.follow(await browser.get(url), fixture.issuer);
  if (response.status === 200) {
    response = await browser.post(response.url, { intent: "sign-in", email, password: "vitrine" });
    response = await browser.follow(response, fixture.issuer);
  }
  const answer = await finish(response.headers.get("location") ?? "");
  return {
    browser,
    config,
    answer,
    tokens: tokensSchema.parse({ accessToken: answer.access_token, refreshToken: answer.refresh_token }),
  };
}

/** The specification's refresh call. */
export function refresh(issuer: string, tokens: { accessToken: string; refreshToken: string }): Promise<Response> {
  return fetch(`${issuer}/api/cookie-refresh-tokens`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ tokens }),
  });
}
