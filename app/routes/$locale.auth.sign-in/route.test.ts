import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { createAuthProvider } from "#app/bff/session/provider.server.ts";
import { openState } from "#app/bff/session/sign-in-state.server.ts";
import { AUTH_ENV, fakeProvider, tokenCookies } from "#tests/support/auth-provider.ts";
import { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { AUTH } from "#tests/support/request-context.ts";
import { loader } from "./route";

const server = useGatewayServer();
let browser: FakeBrowser;

beforeEach(() => {
  server.use(...fakeProvider().handlers);
  browser = new FakeBrowser({ auth: createAuthProvider(AUTH_ENV) });
});

/** The address to which the shop asks the provider to send the shopper back in the end. */
async function returnTo(query: string): Promise<string | undefined> {
  const { response, context } = await browser.visit(loader, `/fr-fr/auth/sign-in${query}`);
  const url = new URL(response?.headers.get("location") ?? "");
  expect(url.origin).toBe(new URL(AUTH).origin);
  return (await openState(context, url.searchParams.get("state")))?.returnTo;
}

describe("the link to sign in", () => {
  it("leads to the provider, never cached, with the current host in redirect_uri", async () => {
    const { response } = await browser.visit(loader, "http://localhost:3000/de-de/auth/sign-in");
    expect(response?.status).toBe(302);
    expect(response?.headers.get("cache-control")).toBe("no-store");
    // Without it Remix's script would look for the page of a provider on the shop's own host among the shop's routes.
    expect(response?.headers.get("x-remix-reload-document")).toBe("true");
    const url = new URL(response?.headers.get("location") ?? "");
    expect(url.searchParams.get("redirect_uri")).toBe("http://localhost:3000/de-de/auth/callback");
    expect(url.searchParams.get("ui_locales")).toBe("de-DE");
    expect(url.searchParams.get("prompt")).toBe("consent");
  });

  it("opens the registration form", async () => {
    const { response } = await browser.visit(loader, "/fr-fr/auth/sign-in?register=1");
    expect(new URL(response?.headers.get("location") ?? "").searchParams.get("prompt")).toBe("create");
  });

  it("keeps where the shopper was going, within the shop only [SEC-03]", async () => {
    expect(await returnTo("?returnTo=%2Ffr-fr%2Fcart%3Fshare%3D1")).toBe("/fr-fr/cart?share=1");
    for (const elsewhere of [
      "https://evil.test",
      "//evil.test",
      "/\\evil.test",
      "%2F%2Fevil.test",
      "javascript:alert(1)",
    ]) {
      expect(await returnTo(`?returnTo=${encodeURIComponent(elsewhere)}`)).toBe("/fr-fr/account/dashboard");
    }
    expect(await returnTo("")).toBe("/fr-fr/account/dashboard");
  });

  it("goes straight on for somebody who is signed in", async () => {
    browser.cookies = await tokenCookies();
    const { response } = await browser.visit(loader, "/fr-fr/auth/sign-in?returnTo=%2Ffr-fr%2Fcart&register=1");
    expect([response?.status, response?.headers.get("location")]).toEqual([302, "/fr-fr/cart"]);
  });

  it("apologises while the provider cannot be reached", async () => {
    server.use(http.get(`${AUTH}/.well-known/openid-configuration`, () => HttpResponse.error()));
    const { response, context } = await browser.visit(loader, "/fr-fr/auth/sign-in");
    expect(response?.status).toBe(503);
    expect(context.failure).toBe("unavailable");
  });
});
