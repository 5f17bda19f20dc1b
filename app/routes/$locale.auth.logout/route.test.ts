import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createAuthProvider } from "#app/bff/session/provider.server.ts";
import { createRevocations, type Revocations } from "#app/bff/session/revocations.server.ts";
import { createLogger } from "#app/bff/log.server.ts";
import { createSessionDenylist, withoutSignedOut } from "#app/bff/session/signed-out.server.ts";
import { AUTH_ENV, aToken, type FakeProvider, fakeProvider } from "#tests/support/auth-provider.ts";
import { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { AUTH } from "#tests/support/request-context.ts";
import { action, loader } from "./route";

const server = useGatewayServer();
const anonymousId = crypto.randomUUID();
/** For the page that the shopper comes back to: on a shared machine they want to know. */
const SIGNED_OUT = { kind: "success", key: "signOut.done" };
let browser: FakeBrowser;

let fake: FakeProvider;

/** Closed after each test: pending revocations would otherwise still be sent during the next file's tests. */
const revocations: Revocations[] = [];
afterEach(async () => {
  await Promise.all(revocations.splice(0).map((each) => each.close()));
});

beforeEach(async () => {
  fake = fakeProvider();
  server.use(...fake.handlers);
  const auth = createAuthProvider(AUTH_ENV);
  const log = createLogger("silent");
  revocations.push(createRevocations(auth, log));
  browser = new FakeBrowser({ auth, signedOut: createSessionDenylist(), revocations: revocations.at(-1) });
  browser.cookies = {
    access: { accessToken: await aToken(), sessionId: "session-1" },
    refresh: { refreshToken: await aToken(), idToken: "the-id-token", sessionId: "session-1" },
    cart: { cartId: "cart-1" },
    funnel: { orderNumber: "1" },
    undo: { lines: [] },
    flash: { messages: [] },
    visitor: { anonymousId },
  };
});

const get = (headers: Record<string, string> = {}, method = "GET") =>
  browser.visit(loader, "/en/auth/logout", { headers, method });
const isSignedOut = () => browser.cookies.access === undefined && browser.cookies.cart === undefined;

describe("signing out", () => {
  it("by the button clears cart id, tokens and client data, and goes to the provider's logout [SESS-08]", async () => {
    const { response } = await browser.visit(action, "/en/auth/logout", { method: "POST" });
    expect(response?.status).toBe(303);
    expect(response?.headers.get("cache-control")).toBe("no-store");
    const url = new URL(response?.headers.get("location") ?? "");
    expect(url.origin + url.pathname).toBe(`${AUTH}/end-session`);
    expect(url.searchParams.get("id_token_hint")).toBe("the-id-token");
    expect(url.searchParams.get("post_logout_redirect_uri")).toBe("http://localhost:3000/en");
    expect(browser.cookies).toEqual({ visitor: { anonymousId }, flash: { messages: [SIGNED_OUT] } });
  });

  it("has the provider take both tokens back, and refuses copies of the cookies [BEY-20]", async () => {
    const { access, refresh } = browser.cookies;
    const { context } = await browser.visit(action, "/en/auth/logout", { method: "POST" });
    expect(fake.seen.revoked.sort()).toEqual([access?.accessToken, refresh?.refreshToken].sort());
    expect(await withoutSignedOut({ access, refresh }, context.shop.signedOut)).toEqual({});
  });

  it.each<[string, Record<string, string>]>([
    ["typed or bookmarked", { "sec-fetch-site": "none" }],
    ["a link of the shop", { "sec-fetch-site": "same-origin" }],
    ["an old browser, from the shop", { referer: "http://localhost:3000/en/cart" }],
    ["an old browser, typed", {}],
  ])("by its address goes to the provider's logout: %s [SESS-08]", async (_what, headers) => {
    const { response } = await get(headers);
    expect([response?.status, isSignedOut()]).toEqual([302, true]);
    expect(response?.headers.get("location")).toContain(`${AUTH}/end-session`);
  });

  it.each<[string, Record<string, string>, string?]>([
    ["another site", { "sec-fetch-site": "cross-site" }],
    ["a neighbouring host", { "sec-fetch-site": "same-site" }],
    ["an old browser, from another site", { referer: "https://evil.test/" }],
    ["an old browser, from nonsense", { referer: "about:blank" }],
    ["loading ahead", { "sec-fetch-site": "none", "sec-purpose": "prefetch;prerender" }],
    ["loading ahead, the old way", { "x-moz": "prefetch" }],
    ["only looking", {}, "HEAD"],
  ])("asks first when it may not have been meant: %s [SESS-08]", async (_what, headers, method) => {
    const { response, result, context } = await get(headers, method);
    expect(response).toBeNull();
    expect(result).toMatchObject({ title: "Sign out? | Vitrine" });
    expect(isSignedOut()).toBe(false);
    expect(fake.seen.revoked).toEqual([]);
    expect(context.session.isPersonal).toBe(true);
  });

  it("works while the provider is down: signed out here, and home", async () => {
    server.use(http.get(`${AUTH}/.well-known/openid-configuration`, () => HttpResponse.error()));
    const { response } = await browser.visit(action, "/en/auth/logout", { method: "POST" });
    expect([response?.status, response?.headers.get("location")]).toEqual([303, "http://localhost:3000/en"]);
    expect(isSignedOut()).toBe(true);
  });

  it("works for somebody who is not signed in", async () => {
    browser.cookies = {};
    const { response } = await browser.visit(action, "/en/auth/logout", { method: "POST" });
    const url = new URL(response?.headers.get("location") ?? "");
    expect(url.searchParams.has("id_token_hint")).toBe(false);
    expect(browser.cookies.flash).toBeUndefined();
  });
});
