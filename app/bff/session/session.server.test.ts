import { afterEach, describe, expect, it, vi } from "vitest";
import { PersonalReadError } from "#app/models/shared-document.ts";
import { type Opened, PURPOSES } from "./cookies.server";
import { Session } from "./session.server";
import { MAX_TOKEN_CHARS, TokensTooLargeError } from "./session-tokens.server";

const anonymousId = "4d3c2b1a-0000-4000-8000-000000000000";

describe("Session", () => {
  it("is not personal while nothing is found", () => {
    const session = new Session({});
    expect([session.tokens, session.cartId, session.anonymousId, session.takeFlash()]).toEqual([null, null, null, []]);
    expect(session.isPersonal).toBe(false);
    expect(session.changes).toEqual({});
  });

  it("is personal once something is found", () => {
    const session = new Session({ cart: { cartId: "c1" } });
    expect(session.isPersonal).toBe(false);
    expect(session.cartId).toBe("c1");
    expect(session.isPersonal).toBe(true);
  });

  it.each<[Opened, object]>([
    [{ access: { accessToken: "a", sessionId: "session-1" } }, { access: null }],
    [{ refresh: { refreshToken: "r", sessionId: "session-1" } }, { refresh: null }],
  ])("counts half a pair of tokens as none, and clears it: %j [SESS-01, SESS-09]", (half, cleared) => {
    const { tokens, changes } = new Session(half);
    expect([tokens, changes]).toEqual([null, cleared]);
  });

  it("counts halves of two sessions as none, and clears them", () => {
    const pair = (sessionId: string) => ({
      access: { accessToken: "a", sessionId },
      refresh: { refreshToken: "r", sessionId },
    });
    const [one, other] = [pair("one"), pair("other")];
    expect(new Session(one).tokens).toEqual({ accessToken: "a", refreshToken: "r" });
    const mixed = new Session({ access: one.access, refresh: other.refresh });
    expect([mixed.tokens, mixed.changes]).toEqual([null, { access: null, refresh: null }]);
  });

  it("makes an anonymous id once [SESS-03]", () => {
    const session = new Session({});
    const id = session.ensureAnonymousId();
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(session.ensureAnonymousId()).toBe(id);
    expect(session.changes.visitor).toEqual({ anonymousId: id });
    expect(new Session({ visitor: { anonymousId } }).ensureAnonymousId()).toBe(anonymousId);
  });

  it("forgets cart, tokens and client data at sign-out, and keeps the anonymous id [SESS-08]", () => {
    const session = new Session({
      access: { accessToken: "a", sessionId: "session-1" },
      refresh: { refreshToken: "r", sessionId: "session-1" },
      cart: { cartId: "c1" },
      visitor: { anonymousId },
    });
    session.signOut();
    expect(session.changes).toMatchObject({ access: null, refresh: null, cart: null });
    expect([session.tokens, session.cartId]).toEqual([null, null]);
    expect(session.anonymousId).toBe(anonymousId);
  });

  it("leaves nothing of a customer to who comes next but what a visitor's browser keeps [SESS-08]", () => {
    // Whatever their content, cookies are removed without being read.
    const session = new Session(Object.fromEntries(PURPOSES.map((purpose) => [purpose, {}])));
    session.signOut();
    const { changes } = session;
    expect(PURPOSES.filter((purpose) => changes[purpose] !== null)).toEqual(["visitor", "wishlist", "signIn"]);
  });

  it("lets nobody else see where parcels went", () => {
    const session = new Session({ places: { PR: "500001" } });
    expect(session.lastPlaces).toEqual({ PR: "500001" });
    session.signOut();
    expect([session.lastPlaces, session.changes.places]).toEqual([{}, null]);
  });

  it("keeps the ID token over a refresh", () => {
    const session = new Session({
      access: { accessToken: "a", sessionId: "session-1" },
      refresh: { refreshToken: "r", idToken: "i", sessionId: "session-1" },
    });
    session.signIn({ accessToken: "a2", refreshToken: "r2" });
    expect(session.tokens).toEqual({ accessToken: "a2", refreshToken: "r2" });
    expect(session.idToken).toBe("i");
  });

  it("leaves the ID token out rather than to be too much for cookies", () => {
    const session = new Session({});
    session.signIn({ accessToken: "a".repeat(3_000), refreshToken: "r" }, "i".repeat(1_500));
    expect([session.tokens?.accessToken.length, session.idToken]).toEqual([3_000, undefined]);
    const grown = new Session({
      access: { accessToken: "a", sessionId: "session-1" },
      refresh: { refreshToken: "r", idToken: "i".repeat(900), sessionId: "session-1" },
    });
    grown.signIn({ accessToken: "a".repeat(3_500), refreshToken: "r2" });
    expect([grown.tokens?.refreshToken, grown.idToken]).toEqual(["r2", undefined]);
  });

  it("forgets the ID token of whoever was here before", () => {
    const session = new Session({
      access: { accessToken: "a", sessionId: "session-1" },
      refresh: { refreshToken: "r", idToken: "i", sessionId: "session-1" },
    });
    session.signIn({ accessToken: "a2", refreshToken: "r2" }, null);
    expect(session.idToken).toBeUndefined();
  });

  it("refuses tokens that no cookies hold, and changes nothing", () => {
    const session = new Session({});
    const tokens = { accessToken: "a".repeat(MAX_TOKEN_CHARS), refreshToken: "r" };
    expect(() => session.signIn(tokens)).toThrow(TokensTooLargeError);
    expect(() => session.signIn(tokens)).toThrow(/access token 4000, refresh token 1,/);
    expect(session.changes).toEqual({});
  });

  it("says a flash message once", () => {
    const session = new Session({});
    session.flash({ kind: "info", key: "cart.merged" });
    expect(session.takeFlash()).toEqual([{ kind: "info", key: "cart.merged" }]);
    expect(session.takeFlash()).toEqual([]);
    expect(session.changes).toEqual({});
  });

  it("keeps one of two equal flash messages, as a button pressed twice leaves them", () => {
    const saved = { kind: "success", key: "account.saved" } as const;
    const session = new Session({ flash: { messages: [saved] } });
    session.flash({ kind: "success", key: "cart.added", values: { name: "Camille" } });
    session.flash({ ...saved });
    session.flash({ kind: "success", key: "cart.added", values: { name: "Monceau" } });
    expect(session.takeFlash()).toEqual([
      saved,
      { kind: "success", key: "cart.added", values: { name: "Camille" } },
      { kind: "success", key: "cart.added", values: { name: "Monceau" } },
    ]);
  });

  it("keeps a flash message over redirects, with what was said meanwhile", () => {
    const first = { kind: "info", key: "cart.merged" } as const;
    const session = new Session({ flash: { messages: [first] } });
    session.takeFlash();
    session.flash({ kind: "success", key: "account.reactivated" });
    session.keepFlash();
    expect(session.changes.flash?.messages).toEqual([first, { kind: "success", key: "account.reactivated" }]);
    const shown = new Session({ flash: { messages: [first] } });
    shown.takeFlash();
    expect(shown.changes).toEqual({ flash: null });
  });
});

describe("what can be undone", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  const line = { undoId: "u", deletedAt: 1, sku: "1", quantity: 1, name: "Robe", position: 0 };
  const alert = { sku: "1", productId: "2", deletedAt: 1 };
  const reservation = (reservationId: string) => ({ reservationId, storeId: "3", sku: "1", quantity: 1, deletedAt: 1 });
  const wish = (productId: string) => ({ productId, optionId: `${productId}01`, position: 0, deletedAt: 1 });
  const subscriptions = { former: [{ type: "survey", optin: "NO" }], changedAt: 1 } as const;

  it("is kept side by side, within bounds", () => {
    const session = new Session({});
    session.undo.lines = [line, line, line, line];
    session.undo.alerts = [alert, alert, alert, alert];
    session.undo.reservations = [reservation("R1"), reservation("R2")];
    session.undo.wishes = ["100001", "100002", "100003", "100004"].map(wish);
    session.undo.subscriptions = { ...subscriptions, former: [...subscriptions.former] };
    expect(session.changes.undo).toEqual({
      lines: [line, line, line],
      alerts: [alert, alert, alert],
      reservations: [reservation("R2")],
      wishes: [wish("100002"), wish("100003"), wish("100004")],
      subscriptions,
    });
  });

  it("leaves the others as they are, and no cookie at the end", () => {
    const session = new Session({
      undo: { lines: [line], alerts: [alert], reservations: [reservation("R1")], wishes: [wish("100001")] },
    });
    session.undo.lines = [];
    session.undo.reservations = [];
    expect(session.changes.undo).toEqual({ lines: [], alerts: [alert], wishes: [wish("100001")] });
    session.undo.alerts = [];
    expect(session.undo.wishes).toEqual([wish("100001")]);
    session.undo.wishes = [];
    session.undo.subscriptions = undefined;
    expect(session.changes.undo).toBeNull();
  });

  it("knows what was undone last, within the minute of its undo and until the next change", () => {
    vi.useFakeTimers({ now: 1_000, toFake: ["Date"] });
    const { undo } = new Session({ undo: { lines: [line] } });
    undo.markDone("u", 1);
    expect([undo.isDone("u"), undo.isDone("v"), undo.lines]).toEqual([true, false, [line]]);
    vi.setSystemTime(60_002);
    expect(undo.isDone("u")).toBe(false);
    undo.markDone("u", 60_002);
    undo.lines = [];
    expect(undo.isDone("u")).toBe(false);
  });
});

describe("the session of a page that everybody shares", () => {
  it("refuses whoever asks it for anything, or writes to it [BEY-08, SEC-06]", () => {
    const session = new Session("shared");
    const reads: (() => unknown)[] = [
      () => session.tokens,
      () => session.idToken,
      () => session.cartId,
      () => session.newCarts,
      () => session.wishlist,
      () => session.anonymousId,
      () => session.ensureAnonymousId(),
      () => session.undo.lines,
      () => session.undo.reservations,
      () => session.undo.wishes,
      () => session.undo.subscriptions,
      () => session.linesForLater,
      () => session.funnel,
      () => session.draft,
      () => session.takeFlash(),
      () => session.flash({ kind: "info", key: "undo" }),
      () => session.dropTokens(),
    ];
    for (const read of reads) expect(read, String(read)).toThrow(PersonalReadError);
    expect([session.isPersonal, session.changes]).toEqual([false, {}]);
  });
});
