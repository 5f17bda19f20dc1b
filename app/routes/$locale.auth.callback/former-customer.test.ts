import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import type { Opened } from "#app/bff/session/cookies.server.ts";
import { ownerMark } from "#app/bff/session/form-owner.server.ts";
import { sessionIdsOf, withoutSignedOut } from "#app/bff/session/signed-out.server.ts";
import { aToken, type FakeProvider } from "#tests/support/auth-provider.ts";
import type { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { AUTH } from "#tests/support/request-context.ts";
import { SignInWorld } from "#tests/support/sign-in-world.ts";

const server = useGatewayServer();
let world: SignInWorld;
let browser: FakeBrowser;
let fake: FakeProvider;

beforeEach(() => {
  world = new SignInWorld(server);
  ({ browser, provider: fake } = world);
});

const begin = () => world.begin("/fr-fr/cart");
const comeBack = (url: URL) => world.comeBack(url);

describe("who signs in after somebody else", () => {
  /** What a customer leaves in the browser besides their tokens. */
  const address = {
    firstName: "Camille",
    lastName: "Perrin",
    line1: "27 rue de Saintonge",
    zipCode: "75003",
    city: "Paris",
    country: "FR",
    favorite: false,
  };
  const left = (): Opened => ({
    cart: { cartId: "theirs", version: 3, country: "FR", others: { DE: { cartId: "theirs-too" } } },
    later: { lines: [{ sku: "1000010101", productId: "100001", optionId: "10000101", size: "38", quantity: 1 }] },
    undo: { lines: [], alerts: [{ sku: "1000010101", productId: "100001", deletedAt: Date.now() }] },
    undoExtras: { extras: [] },
    undoAddress: { id: "a-1", deletedAt: Date.now(), position: 0, address },
    places: { PR: "500001" },
    draft: { page: "settings/edit", owner: "0123456789abcdef", values: { lastName: "Perrin" } },
    funnel: { paymentId: "p-1", paymentCartId: "theirs" },
    flash: { messages: [{ kind: "info", key: "cart.merged" }] },
  });
  const OWN = Object.keys(left());
  const keptOf = (cookies: Opened) => Object.keys(cookies).filter((purpose) => OWN.includes(purpose));

  it("finds nothing of theirs, as after their sign-out", async () => {
    const tabs = [await begin(), await begin()] as const;
    await comeBack(fake.signIn(tabs[0], "c-1"));
    Object.assign(browser.cookies, left());
    await comeBack(fake.signIn(tabs[1], "c-2"));
    expect(keptOf(browser.cookies)).toEqual([]);
    expect(world.merges).toEqual([]);
    expect(browser.cookies.visitor?.customer).toBe(
      ownerMark({ accessToken: await aToken({ sub: "c-2" }), refreshToken: "" }),
    );
  });

  it("finds nothing of theirs where their session had ended by itself", async () => {
    await comeBack(fake.signIn(await begin(), "c-1"));
    const { access: _, refresh: __, ...ended } = browser.cookies;
    browser.cookies = { ...ended, ...left() };
    await comeBack(fake.signIn(await begin(), "c-2"));
    expect(keptOf(browser.cookies)).toEqual([]);
    // What was begun after the session ended belongs to the new customer.
    browser.cookies = { ...ended, ...left(), cart: { cartId: "visitors", isVisitors: true } };
    await comeBack(fake.signIn(await begin(), "c-2"));
    expect(world.merges).toMatchObject([{ cartId: "visitors" }]);
    expect(keptOf(browser.cookies)).toEqual(["cart", "flash"]);
  });

  it("finds nothing of theirs where the answer to their sign-out never arrived", async () => {
    await comeBack(fake.signIn(await begin(), "c-1"));
    Object.assign(browser.cookies, left());
    const copy = { ...browser.cookies };
    await world.signedOut.add(sessionIdsOf(copy), Infinity);
    // A request's context ignores cookies of a signed-out session, although the browser still has them.
    browser.cookies = await withoutSignedOut(copy, world.signedOut);
    const { context } = await comeBack(fake.signIn(await begin(), "c-2"));
    expect(context.session.changes).toMatchObject(Object.fromEntries(OWN.map((purpose) => [purpose, null])));
  });

  it("takes tokens that do not say whose they are for somebody else's", async () => {
    const [url, again] = [await begin(), await begin()];
    const silent = await aToken();
    const silentAnswer = async (url: string) =>
      HttpResponse.json({
        access_token: await aToken(),
        refresh_token: silent,
        id_token: await aToken({
          iss: AUTH,
          aud: "vitrine",
          sub: "c-2",
          nonce: new URL(url).searchParams.get("nonce"),
        }),
        token_type: "Bearer",
      });
    browser.cookies = {
      ...browser.cookies,
      access: { accessToken: await aToken(), sessionId: "first" },
      refresh: { refreshToken: silent, sessionId: "first" },
      ...left(),
    };
    server.use(http.post(`${AUTH}/token`, () => silentAnswer(url)));
    await comeBack(fake.signIn(url));
    expect(keptOf(browser.cookies)).toEqual([]);
    expect(browser.cookies.refresh?.sessionId).not.toBe("first");
    // The ID token shows the same customer: their data stays.
    const { sessionId } = browser.cookies.refresh!;
    Object.assign(browser.cookies, left());
    server.use(http.post(`${AUTH}/token`, () => silentAnswer(again)));
    await comeBack(fake.signIn(again));
    expect(browser.cookies.refresh?.sessionId).toBe(sessionId);
    expect(keptOf(browser.cookies)).toEqual(expect.arrayContaining(["later", "undoAddress", "places"]));
  });

  it("keeps what the same customer left, and what a visitor has", async () => {
    const later = { lines: [{ sku: "1", productId: "1", optionId: "1", size: "38", quantity: 1 }] };
    browser.cookies = { later, places: { PR: "500001" } };
    for (const tab of [await begin(), await begin()]) await comeBack(fake.signIn(tab, "c-1"));
    expect(browser.cookies).toMatchObject({ later, places: { PR: "500001" } });
  });
});
