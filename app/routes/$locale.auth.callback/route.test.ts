import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { sessionIdsOf } from "#app/bff/session/signed-out.server.ts";
import { type FakeProvider, fakeProvider } from "#tests/support/auth-provider.ts";
import { aCart } from "#tests/support/builders.ts";
import type { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { AUTH, GATEWAY } from "#tests/support/request-context.ts";
import { locationOf, outcome, SignInWorld } from "#tests/support/sign-in-world.ts";

const server = useGatewayServer();
const CHANGED = { kind: "info", key: "cart.merged" };
let world: SignInWorld;
let browser: FakeBrowser;
let fake: FakeProvider;

beforeEach(() => {
  world = new SignInWorld(server);
  ({ browser, provider: fake } = world);
});

const begin = (returnTo = "/fr-fr/account/orders?page=2", visitor = browser) => world.begin(returnTo, visitor);
const comeBack = (url: URL | string, visitor = browser) => world.comeBack(url, visitor);

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
    for (const copy of [first, last]) expect(await world.signedOut.hasAny(sessionIdsOf(copy))).toBe(true);
    expect(await world.signedOut.hasAny(sessionIdsOf(browser.cookies))).toBe(false);
  });

  it("merges the carts and says so [CART-05]", async () => {
    browser.cookies.cart = { cartId: "visitors" };
    await comeBack(fake.signIn(await begin()));
    expect(world.merges).toMatchObject([{ cartId: "visitors", customer: { customerId: "c-1" } }]);
    expect(browser.cookies.cart).toMatchObject({ cartId: "merged" });
    expect(browser.cookies.flash?.messages).toEqual([{ kind: "info", key: "cart.merged" }]);
  });

  it("no longer says that somebody had signed out", async () => {
    browser.cookies.flash = { messages: [{ kind: "success", key: "signOut.done" }, CHANGED] };
    await comeBack(fake.signIn(await begin()));
    expect(browser.cookies.flash?.messages).toEqual([CHANGED]);
  });

  it("moves what the visitor wished for to the account [BEY-07]", async () => {
    const wished: unknown[] = [];
    server.use(
      http.post(`${GATEWAY}/customers-self/knowledges/wishlist`, async ({ request }) => {
        wished.push(await request.json());
        return HttpResponse.json({ values: [] });
      }),
    );
    browser.cookies.wishlist = { products: ["100001", "100002"] };
    await comeBack(fake.signIn(await begin()));
    expect(wished).toMatchObject([{ productId: "100002" }, { productId: "100001" }]);
    expect(browser.cookies.wishlist?.products ?? []).toEqual([]);
  });

  it("leaves the carts apart while nobody can say whether the customer's own is paid [CART-05]", async () => {
    const amount = { centAmount: 4_999, currencyCode: "EUR" };
    const payment = { paymentId: "p1", paymentProvider: "adyen", paymentProduct: "cb", amountPlanned: amount } as const;
    const own = aCart({ id: "own", customer: { customerId: "c-1", email: "c@vitrine.test" }, payments: [payment] });
    let asked = 0;
    server.use(
      http.get(`${GATEWAY}/carts-self`, () => HttpResponse.json(own)),
      http.post(
        `${GATEWAY}/carts-self/own/payments/adyen`,
        () => ((asked += 1), new HttpResponse(null, { status: 503 })),
      ),
    );
    browser.cookies.cart = { cartId: "visitors", isVisitors: true };
    expect(outcome(await comeBack(fake.signIn(await begin())))).toEqual([303, "/fr-fr/account/orders?page=2"]);
    expect([asked, world.merges]).toEqual([1, []]);
    expect(browser.cookies.cart).toMatchObject({ cartId: "visitors" });
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
