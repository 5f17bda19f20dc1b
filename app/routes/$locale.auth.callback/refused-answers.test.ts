import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import type { Opened } from "#app/bff/session/cookies.server.ts";
import { aToken, type FakeProvider, fakeProvider } from "#tests/support/auth-provider.ts";
import type { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { AUTH } from "#tests/support/request-context.ts";
import { locationOf, outcome, SignInWorld } from "#tests/support/sign-in-world.ts";
import { loader } from "./route";

const server = useGatewayServer();
let world: SignInWorld;
let browser: FakeBrowser;
let fake: FakeProvider;

beforeEach(() => {
  world = new SignInWorld(server);
  ({ browser, provider: fake } = world);
});

const begin = (returnTo = "/fr-fr/account/orders?page=2", visitor = browser) => world.begin(returnTo, visitor);
const comeBack = (url: URL | string, visitor = browser) => world.comeBack(url, visitor);

/** The browser's cookies after its sign-in cookie has expired. */
function withoutSignIn({ signIn: _expired, ...rest }: Opened): Opened {
  return rest;
}

describe("an answer that cannot be taken", () => {
  it("begins anew when its sign-in is forgotten, and keeps the place [SESS-06]", async () => {
    const url = fake.signIn(await begin());
    browser.cookies = withoutSignIn(browser.cookies);
    const visit = await comeBack(url);
    expect(outcome(visit)[0]).toBe(302);
    expect(fake.seen.exchanges).toBe(0);
    expect(outcome(await comeBack(fake.signIn(locationOf(visit))))).toEqual([303, "/fr-fr/account/orders?page=2"]);
  });

  it("does not go in circles in a browser that keeps no cookies", async () => {
    const url = fake.signIn(await begin());
    browser.cookies = {};
    const again = await comeBack(url);
    browser.cookies = {};
    expect(outcome(await comeBack(fake.signIn(locationOf(again))))).toEqual([400, ""]);
  });

  it("is never exchanged in another browser: nobody is signed in as somebody else [SESS-07]", async () => {
    const attackers = world.newBrowser();
    const url = fake.signIn(await begin("/fr-fr/account/orders", attackers), "attacker");
    await comeBack(url);
    await begin();
    await comeBack(url);
    expect(fake.seen.exchanges).toBe(0);
    expect(browser.cookies.access).toBeUndefined();
  });

  it.each([
    ["without anything", ""],
    ["with a made-up state", "?code=x&state=y"],
    ["without a state", "?code=x"],
    ["with an error alone", "?error=access_denied"],
    ["with markup", "?error=%3Cscript%3E&state=%3Cscript%3E"],
    ["with a truncated state", "?code=x&state=Fe26.2*1*abc"],
    ["with a state of another shop", `?code=x&state=${"Fe26.2*1*".padEnd(300, "a")}`],
  ])("is a page that offers to sign in again: %s [SESS-07]", async (_what, query) => {
    const visit = await comeBack(`/fr-fr/auth/callback${query}`);
    expect(outcome(visit)).toEqual([400, ""]);
    expect(visit.result).toMatchObject({
      data: { title: "La connexion n’a pas abouti | Vitrine", returnTo: "/fr-fr" },
    });
    expect(visit.context.session.isPersonal).toBe(true);
    expect(fake.seen.exchanges).toBe(0);
  });

  it("is refused when the provider knows the code no more, and keeps the place", async () => {
    const url = await begin();
    const callback = fake.signIn(url);
    callback.searchParams.set("code", "guessed");
    const visit = await comeBack(callback);
    expect(outcome(visit)).toEqual([400, ""]);
    expect(visit.result).toMatchObject({ data: { returnTo: "/fr-fr/account/orders?page=2" } });
    // After a refusal, a reload sends no request to the provider.
    expect(outcome(await comeBack(callback))).toEqual([400, ""]);
    expect(fake.seen.exchanges).toBe(1);
  });

  it("is not exchanged twice: a reload goes on to the page, whichever instance it meets", async () => {
    const callback = fake.signIn(await begin());
    await comeBack(callback);
    const otherInstance = world.newBrowser();
    otherInstance.cookies = browser.cookies;
    expect(outcome(await comeBack(callback, otherInstance))).toEqual([303, "/fr-fr/account/orders?page=2"]);
    expect(fake.seen.exchanges).toBe(1);
  });

  it("is exchanged once when the browser asks twice at the same moment", async () => {
    const callback = fake.signIn(await begin());
    const visits = await Promise.all([comeBack(callback), comeBack(callback)]);
    for (const visit of visits) expect(outcome(visit)).toEqual([303, "/fr-fr/account/orders?page=2"]);
    expect(fake.seen.exchanges).toBe(1);
  });

  it("is not used up by looking at it", async () => {
    const callback = fake.signIn(await begin());
    expect(outcome(await browser.visit(loader, callback.href, { method: "HEAD" }))).toEqual([302, "/fr-fr"]);
    expect(outcome(await comeBack(callback))).toEqual([303, "/fr-fr/account/orders?page=2"]);
  });

  it("is a sign-in that failed where the provider refuses the code, and is logged", async () => {
    const callback = fake.signIn(await begin());
    server.use(http.post(`${AUTH}/token`, () => HttpResponse.json({ error: "invalid_grant" }, { status: 400 })));
    const visit = await comeBack(callback);
    expect(outcome(visit)).toEqual([400, ""]);
    expect(visit.result).toMatchObject({ data: { returnTo: "/fr-fr/account/orders?page=2" } });
    expect(visit.context.lines.join()).toContain("invalid_grant");
  });

  it("apologises with 503 while the provider is unavailable, and can be tried again", async () => {
    const callback = fake.signIn(await begin());
    server.use(http.post(`${AUTH}/token`, () => new HttpResponse(null, { status: 503 }), { once: true }));
    const visit = await comeBack(callback);
    expect(visit.response?.status).toBe(503);
    expect(visit.context.failure).toBe("unavailable");
    expect(outcome(await comeBack(callback))).toEqual([303, "/fr-fr/account/orders?page=2"]);
  });
});

describe("unusual tokens", () => {
  it("keeps a large access token, and says so where it is larger than cookies can hold", async () => {
    const signInWith = async (characters: number) => {
      const large = fakeProvider({ roles: "x".repeat(characters) });
      server.use(...large.handlers);
      return comeBack(large.signIn(await begin()));
    };
    expect(outcome(await signInWith(2_000))).toEqual([303, "/fr-fr/account/orders?page=2"]);
    expect(browser.cookies.access?.accessToken.length).toBeGreaterThan(2_600);
    browser = world.newBrowser();
    const visit = await signInWith(4_000);
    expect(outcome(visit)).toEqual([400, ""]);
    expect(browser.cookies.access).toBeUndefined();
    expect(visit.context.lines.join()).toMatch(/too large for cookies: access token \d+/);
  });

  it("does not go in circles with tokens that open no page, and says so [SESS-01]", async () => {
    for (const refreshToken of ["opaque", await aToken({ exp: undefined }), await aToken({ exp: 1 })]) {
      const odd = fakeProvider({}, refreshToken);
      server.use(...odd.handlers);
      const visit = await comeBack(odd.signIn(await begin()));
      expect(outcome(visit)).toEqual([400, ""]);
      expect(visit.context.lines.join()).toMatch(/cannot be used/);
    }
    expect(browser.cookies.access).toBeUndefined();
  });

  it("leaves the ID token out where it would overflow its cookie, and takes none of who was here before", async () => {
    browser.cookies = {
      access: { accessToken: await aToken(), sessionId: "session-1" },
      refresh: { refreshToken: await aToken({ exp: 1 }), idToken: "of somebody else", sessionId: "session-1" },
    };
    const url = await begin();
    const nonce = new URL(url).searchParams.get("nonce");
    server.use(
      http.post(`${AUTH}/token`, async () =>
        HttpResponse.json({
          access_token: await aToken(),
          refresh_token: await aToken({ padding: "x".repeat(600) }),
          id_token: await aToken({ iss: AUTH, aud: "vitrine", sub: "c-1", nonce, groups: "x".repeat(2_000) }),
          token_type: "Bearer",
        }),
      ),
    );
    await comeBack(fake.signIn(url));
    expect(browser.cookies.refresh?.refreshToken).toMatch(/^ey/);
    expect(browser.cookies.refresh?.idToken).toBeUndefined();
  });
});
