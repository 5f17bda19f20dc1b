import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createAuthProvider } from "~/bff/session/provider.server";
import { createRevocations, type Revocations } from "~/bff/session/revocations.server";
import { createLogger } from "~/bff/log.server";
import { createSessionDenylist, sessionIdsOf, type SessionDenylist } from "~/bff/session/signed-out.server";
import type { Opened } from "~/bff/session/cookies.server";
import { AUTH_ENV, aToken, type FakeProvider, fakeProvider } from "#tests/support/auth-provider";
import { aCart } from "#tests/support/builders";
import { FakeBrowser, type Visit } from "#tests/support/fake-browser";
import { useGatewayServer } from "#tests/support/gateway-server";
import { AUTH, GATEWAY } from "#tests/support/request-context";
import { loader as signInLoader } from "../$locale.auth.sign-in/route";
import { loader } from "./route";

const server = useGatewayServer();
let fake: FakeProvider;
let browser: FakeBrowser;
let merges: unknown[];
let signedOut: SessionDenylist;

const customer = {
  firstName: "Camille",
  lastName: "Perrin",
  email: "c@vitrine.test",
  optinNews: "NO",
  hasPassword: true,
};

/** Closed after each test: pending revocations would otherwise still be sent during the next file's tests. */
const revocations: Revocations[] = [];
afterEach(async () => {
  await Promise.all(revocations.splice(0).map((each) => each.close()));
});

beforeEach(() => {
  fake = fakeProvider();
  browser = newBrowser();
  merges = [];
  server.use(
    ...fake.handlers,
    http.get(`${GATEWAY}/accounts-self/`, () =>
      HttpResponse.json({ ...customer, customerId: "c-1", isDeleted: false }),
    ),
    http.get(`${GATEWAY}/customers-self/lastPurchaseDate`, () => HttpResponse.json({ value: null })),
    http.get(`${GATEWAY}/carts-self`, () => HttpResponse.json({ code: "X", message: "None" }, { status: 404 })),
    http.post(`${GATEWAY}/carts/merge`, async ({ request }) => {
      merges.push(await request.json());
      return HttpResponse.json({ cart: aCart({ id: "merged" }), hasBeenMerged: true }, { status: 226 });
    }),
  );
});

function newBrowser(): FakeBrowser {
  const auth = createAuthProvider(AUTH_ENV);
  signedOut = createSessionDenylist();
  revocations.push(createRevocations(auth, createLogger("silent")));
  return new FakeBrowser({ auth, signedOut, revocations: revocations.at(-1) });
}

const begin = async (returnTo = "/fr-fr/account/orders?page=2", visitor = browser) =>
  locationOf(await visitor.visit(signInLoader, `/fr-fr/auth/sign-in?returnTo=${encodeURIComponent(returnTo)}`));
const comeBack = (url: URL | string, visitor = browser) => visitor.visit(loader, String(url));

function locationOf({ response }: Visit): string {
  return response?.headers.get("location") ?? "";
}

function outcome(visit: Visit): [number, string] {
  const { response, result } = visit;
  if (response) return [response.status, locationOf(visit)];
  return [(result as { init: { status: number } }).init.status, ""];
}

/** The browser's cookies after its sign-in cookie has expired. */
function withoutSignIn({ signIn: _expired, ...rest }: Opened): Opened {
  return rest;
}

describe("coming back from the provider", () => {
  it("signs in and goes on to where the shopper was going [SESS-06] [SESS-07]", async () => {
    const visit = await comeBack(fake.signIn(await begin()));
    expect(outcome(visit)).toEqual([303, "/fr-fr/account/orders?page=2"]);
    expect(browser.cookies.access?.accessToken).toMatch(/^ey/);
    expect(browser.cookies.refresh?.refreshToken).toMatch(/^ey/);
    expect(browser.cookies.refresh?.idToken).toMatch(/^ey/);
  });

  it("ends the session of whoever was signed in here before, and no other [BEY-20]", async () => {
    // Three tabs that began to sign in while nobody was signed in.
    const tabs = [await begin(), await begin(), await begin()] as const;
    await comeBack(fake.signIn(tabs[0], "c-1"));
    const first = { ...browser.cookies };
    await comeBack(fake.signIn(tabs[1], "c-1"));
    // The same customer continues in the same session: revoking the old tokens might revoke the new ones.
    expect(fake.seen.revoked).toEqual([]);
    expect(browser.cookies.refresh?.sessionId).toBe(first.refresh?.sessionId);
    const last = { ...browser.cookies };
    await comeBack(fake.signIn(tabs[2], "c-2"));
    expect(fake.seen.revoked.sort()).toEqual([last.access?.accessToken, last.refresh?.refreshToken].sort());
    for (const copy of [first, last]) expect(await signedOut.hasAny(sessionIdsOf(copy))).toBe(true);
    expect(await signedOut.hasAny(sessionIdsOf(browser.cookies))).toBe(false);
  });

  it("merges the carts and says so", async () => {
    browser.cookies.cart = { cartId: "visitors" };
    await comeBack(fake.signIn(await begin()));
    expect(merges).toMatchObject([{ cartId: "visitors", customer: { customerId: "c-1" } }]);
    expect(browser.cookies.cart).toMatchObject({ cartId: "merged" });
    expect(browser.cookies.flash?.messages).toEqual([{ kind: "info", key: "cart.merged" }]);
  });

  it("signs in although the carts could not be merged", async () => {
    browser.cookies.cart = { cartId: "visitors" };
    server.use(http.post(`${GATEWAY}/carts/merge`, () => new HttpResponse(null, { status: 503 })));
    expect(outcome(await comeBack(fake.signIn(await begin())))).toEqual([303, "/fr-fr/account/orders?page=2"]);
    expect(browser.cookies.cart).toEqual({ cartId: "visitors" });
    expect(browser.cookies.access).toBeDefined();
  });

  it.each([
    ["/fr-fr", "/fr-fr/account/welcome"],
    ["/fr-fr/account/dashboard", "/fr-fr/account/welcome"],
    ["/fr-fr/checkout/billing", "/fr-fr/checkout/billing"],
    ["/fr-fr/account/orders?page=2", "/fr-fr/account/orders?page=2"],
  ])("welcomes a new customer who was going to %s on %s [SESS-14]", async (page, target) => {
    const newcomer = fakeProvider({ newCustomer: true });
    server.use(...newcomer.handlers);
    const callback = newcomer.signIn(await begin(page));
    expect(outcome(await comeBack(callback))).toEqual([303, target]);
    // Reloading the address leads to the same page.
    expect(outcome(await comeBack(callback))).toEqual([303, target]);
  });

  it.each(["/fr-fr", "/fr-fr/account/dashboard"])("lets a known customer go on to %s [SESS-14]", async (page) => {
    expect(outcome(await comeBack(fake.signIn(await begin(page))))).toEqual([303, page]);
  });

  it("keeps a large access token, and says so where it is larger than cookies can hold", async () => {
    const signInWith = async (characters: number) => {
      const large = fakeProvider({ roles: "x".repeat(characters) });
      server.use(...large.handlers);
      return comeBack(large.signIn(await begin()));
    };
    expect(outcome(await signInWith(2_000))).toEqual([303, "/fr-fr/account/orders?page=2"]);
    expect(browser.cookies.access?.accessToken.length).toBeGreaterThan(2_600);
    browser = newBrowser();
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
      access: { accessToken: await aToken() },
      refresh: { refreshToken: await aToken({ exp: 1 }), idToken: "of somebody else" },
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

  it.each(["/fr-fr/cart", "/fr-fr/robe--p100001?couleur=1"])("goes back to %s when cancelled there", async (page) => {
    const visit = await comeBack(fake.fail(await begin(page), "access_denied"));
    expect(outcome(visit)).toEqual([303, page]);
    expect(browser.cookies.flash?.messages).toEqual([{ kind: "info", key: "signIn.cancelled" }]);
    expect(browser.cookies.access).toBeUndefined();
  });

  it.each([
    ["/fr-fr/account/orders?page=2", "/fr-fr"],
    ["/fr-fr/account", "/fr-fr"],
    ["/fr-fr/ACCOUNT/orders", "/fr-fr"],
    ["/fr-fr/checkout/payment", "/fr-fr/cart"],
    ["/fr-fr/order-billing", "/fr-fr/cart"],
  ])("does not go in circles when cancelled on the way to %s", async (page, target) => {
    expect(outcome(await comeBack(fake.fail(await begin(page), "access_denied")))).toEqual([303, target]);
  });
});

describe("several tabs", () => {
  it("sign in side by side, each back to its own page, in any order [SESS-06]", async () => {
    const pages = ["/fr-fr/account/orders", "/fr-fr/checkout/billing", "/fr-fr/account/dashboard"];
    const urls: string[] = [];
    for (const page of pages) urls.push(await begin(page));
    for (const index of [2, 0, 1]) {
      expect(outcome(await comeBack(fake.signIn(urls[index]!)))).toEqual([303, pages[index]]);
    }
  });

  it("that began at the same moment in a fresh browser are asked once more, and arrive [SESS-06]", async () => {
    const [first, second] = await Promise.all([begin("/fr-fr/account/orders"), begin("/fr-fr/checkout/billing")]);
    const visits = [await comeBack(fake.signIn(first)), await comeBack(fake.signIn(second))];
    const again = visits.filter((visit) => locationOf(visit).startsWith(AUTH));
    // The first to return found another tab's secret; or both are signed in by then.
    expect(again.length).toBeLessThanOrEqual(1);
    const arrived = [...visits.filter((visit) => !again.includes(visit))];
    for (const visit of again) arrived.push(await comeBack(fake.signIn(locationOf(visit))));
    expect(arrived.map((visit) => outcome(visit)).sort()).toEqual([
      [303, "/fr-fr/account/orders"],
      [303, "/fr-fr/checkout/billing"],
    ]);
  });
});

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
    const attackers = newBrowser();
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
    const otherInstance = newBrowser();
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

describe("nothing secret", () => {
  it("stands in the address of the provider, in logs or in a page", async () => {
    const url = await begin("/fr-fr/search?query=secret-wish");
    const secret = browser.cookies.signIn?.secret ?? "";
    expect(secret).toHaveLength(43);
    expect(url).not.toContain(secret);
    expect(decodeURIComponent(url)).not.toContain("secret-wish");
    const failed = await comeBack("/fr-fr/auth/callback?code=the-code&state=x");
    expect(JSON.stringify(failed.result) + failed.context.lines.join()).not.toContain("the-code");
  });
});
