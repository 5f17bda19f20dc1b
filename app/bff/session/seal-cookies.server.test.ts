import { parse } from "cookie";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Changed } from "./cookies.server";
import { cookieName, openCookies, sealCookies } from "./seal-cookies.server";
import { createCookieSealer } from "./sealing.server";
import { MAX_TOKEN_CHARS } from "./session-tokens.server";

const sealer = createCookieSealer(["a-secret-of-at-least-thirty-two-characters"]);
const local = { secure: false, suffix: "-local" };
const production = { secure: true, suffix: "" };
const day = 86_400;
const wishIds = Array.from({ length: 50 }, (_, index) => String(100_001 + index));

/** A flash message with these names. */
function said(names: string) {
  return { kind: "info", key: "cart.adjusted", values: { names } };
}

function header(setCookies: string[]): string {
  return setCookies.map((cookie) => cookie.split(";", 1)[0]).join("; ");
}

describe("sealed cookies", () => {
  it("are HttpOnly, Lax, host-only, named by environment, and live as long as the specification says [SESS-02]", async () => {
    const [cart] = await sealCookies({ cart: { cartId: "c1" } }, sealer, production);
    expect(cart).toMatch(/^__Host-vitrine-cart=/);
    for (const attribute of ["HttpOnly", "Secure", "SameSite=Lax", "Path=/", "Max-Age=2592000"])
      expect(cart).toContain(attribute);
    expect(cart).not.toContain("Domain");
    expect(cart).not.toContain("c1;");
    const [visitor] = await sealCookies({ visitor: { anonymousId: crypto.randomUUID() } }, sealer, local);
    expect(visitor).toMatch(/^vitrine-visitor-local=/);
    expect(visitor).toContain(`Max-Age=${365 * day}`);
    // An undo is possible for a minute; the form of an expired session is kept for a quarter of an hour (D3, D7).
    const short = await sealCookies({ undo: { lines: [] }, draft: { page: "billing", values: {} } }, sealer, local);
    expect(short.map((cookie) => /Max-Age=(\d+)/.exec(cookie)?.[1])).toEqual(["60", "900"]);
  });

  it("of a site with a cookie domain are Secure, for that domain, and removed there too [SESS-02]", async () => {
    const shared = { ...production, domain: "vitrine.example" };
    const [cart = ""] = await sealCookies({ cart: { cartId: "c1" } }, sealer, shared);
    expect(cart).toMatch(/^__Secure-vitrine-cart=/);
    for (const attribute of ["Domain=vitrine.example", "HttpOnly", "Secure", "SameSite=Lax", "Path=/"])
      expect(cart).toContain(attribute);
    expect(await openCookies(header([cart]), sealer, shared)).toEqual({ cart: { cartId: "c1" } });
    expect(await openCookies(header([cart]), sealer, production)).toEqual({});
    const [removed = ""] = await sealCookies({ cart: null }, sealer, shared, header([cart]));
    expect(removed).toMatch(/^__Secure-vitrine-cart=; Max-Age=0; Domain=vitrine\.example;/);
  });

  it("come back as they were", async () => {
    const content = {
      access: { accessToken: "aaa", sessionId: "session-1" },
      refresh: { refreshToken: "rrr", sessionId: "session-1" },
      cart: { cartId: "c1" },
    };
    const cookies = header(await sealCookies(content, sealer, local));
    expect(await openCookies(cookies, sealer, local)).toEqual(content);
  });

  it("of another purpose, another environment or another secret are absent [SEC-04]", async () => {
    const [cart = ""] = await sealCookies({ cart: { cartId: "c1" } }, sealer, local);
    const value = parse(header([cart]))[cookieName("cart", local)];
    expect(await openCookies(`${cookieName("access", local)}=${value}`, sealer, local)).toEqual({});
    expect(await openCookies(header([cart]), sealer, { ...local, suffix: "-preview" })).toEqual({});
    const other = createCookieSealer(["another-secret-of-thirty-two-characters"]);
    expect(await openCookies(header([cart]), other, local)).toEqual({});
    expect(await openCookies("vitrine-cart-local=garbage; vitrine-access-local=%%%", sealer, local)).toEqual({});
  });

  it("of a session without an id are absent: copies of them could not be refused", async () => {
    const [access, refresh] = await Promise.all(
      [{ accessToken: "a" }, { refreshToken: "r" }].map((data) => sealer.seal(data, 60)),
    );
    const cookies = `${cookieName("access", local)}=${access}; ${cookieName("refresh", local)}=${refresh}`;
    expect(await openCookies(cookies, sealer, local)).toEqual({});
  });

  it("fail loudly where they cannot fit a browser, instead of being dropped", async () => {
    await expect(sealCookies({ cart: { cartId: "x".repeat(4_000) } }, sealer, local)).rejects.toThrow("cart cookie");
    await expect(
      sealCookies({ access: { accessToken: "x".repeat(8_000), sessionId: "session-1" } }, sealer, local),
    ).rejects.toThrow("access cookie");
  });
});

describe("content that is too much for a cookie", () => {
  const sku = (index: number) => String(100_000_000_000 + index);
  const NAMES = Array.from({ length: 85 }, (_, index) => `Manteau ceinturé en laine mélangée n° ${index} (taille 38)`);
  const extra = { undoId: "u", deletedAt: 1, position: 0 };
  const card = (message: string) => ({
    amount: { centAmount: 5_000, currencyCode: "EUR" },
    recipientName: "É".repeat(100),
    recipientEmail: `${"a".repeat(80)}@vitrine.test`,
    message,
  });
  const line = (index: number) => ({ ...extra, sku: sku(index), quantity: 1, name: NAMES.join().slice(0, 900) });

  it.each<[string, Changed, RegExp]>([
    ["85 names", { flash: { messages: [said("a"), said(NAMES.join(", "))] } }, /n° 0 .*n° 9 .*, …"/],
    ["a name without end", { flash: { messages: [said("\u{1f9e5}".repeat(5_000))] } }, /\u{1f9e5}…"/u],
    [
      "gift cards' messages",
      {
        undoExtras: { extras: ["\u{1f9e5}", "\u{1f457}"].map((of) => ({ ...extra, giftCard: card(of.repeat(300)) })) },
      },
      /\u{1f457}/u,
    ],
    ["deleted lines", { undo: { lines: [line(1), line(2), line(3)] } }, new RegExp(sku(3))],
    [
      "deleted lines beside a reservation that was cancelled",
      {
        undo: {
          lines: [line(1), line(2), line(3), line(4)],
          reservations: [{ reservationId: "R1", deletedAt: 1 }],
        },
      },
      new RegExp(`${sku(4)}.*R1`),
    ],
    [
      "deleted lines beside wishes that were taken off",
      {
        undo: {
          lines: [line(1), line(2), line(3), line(4)],
          wishes: ["100001", "100002", "100003"].map((productId) => ({
            productId,
            optionId: `${productId}01`,
            wishedPrice: { centAmount: 24_900, currencyCode: "EUR" },
            position: 49,
            deletedAt: 1,
          })),
        },
      },
      new RegExp(`${sku(4)}.*100003`),
    ],
    [
      "fifty wishes: with their colours and prices all of them do",
      {
        wishlist: {
          products: wishIds,
          options: Object.fromEntries(wishIds.map((id) => [id, `${id}01`])),
          prices: { currency: "EUR", cents: wishIds.map(() => 124_900) },
        },
      },
      /100001.*100050.*10000101.*124900/,
    ],
    [
      "the order of many lines",
      { cart: { cartId: "kept", order: Array.from({ length: 300 }, (_, at) => sku(at)) } },
      /kept/,
    ],
    ["a form", { draft: { page: "billing", owner: "o", values: { line1: "x".repeat(9_000) } } }, /^\{\}$/],
  ])("keeps what fits of %s, in a cookie that browsers take", async (_name, changed, kept) => {
    const set = await sealCookies(changed, sealer, production);
    for (const cookie of set) expect(cookie.length).toBeLessThanOrEqual(4_096);
    expect(JSON.stringify(await openCookies(header(set), sealer, production))).toMatch(kept);
  });

  it("keeps a cart whose codes, countries or skus are longer than expected [CART-01]", async () => {
    const odd = { codes: ["A".repeat(41)], deliversTo: "FRA", prices: { ["9".repeat(21)]: 100 } };
    const cookies = await sealCookies({ cart: { cartId: "c1", version: 7, ...odd } }, sealer, local);
    expect((await openCookies(header(cookies), sealer, local)).cart).toEqual({ cartId: "c1", version: 7 });
  });

  it("never keeps an answer from being sent, whatever names and messages there are", async () => {
    const text = fc.string({ unit: "grapheme", maxLength: 1_500 });
    const message = fc.record({ kind: fc.constant("info"), key: text, values: fc.dictionary(fc.string(), text) });
    await fc.assert(
      fc.asyncProperty(fc.array(message, { maxLength: 5 }), async (messages) => {
        const set = await sealCookies({ flash: { messages } }, sealer, local);
        for (const cookie of set) expect(cookie.length).toBeLessThanOrEqual(4_096);
      }),
      { numRuns: 30 },
    );
  });
});

describe("tokens that are too long for one cookie", () => {
  const tokensOf = (access: number, refresh: number) => ({
    access: { accessToken: "a".repeat(access), sessionId: "session-1" },
    refresh: { refreshToken: "r".repeat(refresh), sessionId: "session-1" },
  });

  it("come back as they were, in cookies that a browser keeps and a proxy lets through", async () => {
    const lengths = fc.tuple(fc.integer({ min: 1, max: MAX_TOKEN_CHARS }), fc.double({ min: 0, max: 1, noNaN: true }));
    await fc.assert(
      fc.asyncProperty(lengths, async ([together, share]) => {
        const access = Math.max(1, Math.round((together - 1) * share));
        const content = tokensOf(access, Math.max(1, together - access));
        const set = await sealCookies(content, sealer, production);
        for (const cookie of set) expect(cookie.length).toBeLessThanOrEqual(4_096);
        expect(header(set).length).toBeLessThan(6_200);
        expect(await openCookies(header(set), sealer, production)).toEqual(content);
      }),
      { numRuns: 40 },
    );
  });

  it("are absent, not an error, where a part is missing, foreign or out of order [SEC-04]", async () => {
    const [first = "", second = ""] = await sealCookies({ access: tokensOf(3_900, 1).access }, sealer, local);
    expect(second).toMatch(/^vitrine-access-local-2=/);
    const swapped = [first.replace(/=.*?;/, second.slice(second.indexOf("="))), second];
    for (const parts of [[first], [second], swapped, [first, second.replace("=", "=x")]])
      expect(await openCookies(header(parts), sealer, local)).toEqual({});
    expect(await openCookies(header([second, first]), sealer, local)).toEqual({ access: tokensOf(3_900, 1).access });
  });

  it("take the place of others that are as long, part by part", async () => {
    const long = header(await sealCookies({ access: tokensOf(3_900, 1).access }, sealer, local));
    const next = await sealCookies(
      { access: { accessToken: "b".repeat(3_900), sessionId: "session-1" } },
      sealer,
      local,
      long,
    );
    const kept = expect.stringContaining("Max-Age=2592000") as string;
    expect(next).toEqual([kept, kept]);
  });

  it("leave nothing behind when shorter ones, or none, take their place", async () => {
    const long = header(await sealCookies({ access: tokensOf(3_900, 1).access }, sealer, local));
    const short = await sealCookies({ access: tokensOf(900, 1).access }, sealer, local, long);
    expect(short.map((cookie) => [/^[^=]+/.exec(cookie)?.[0], /Max-Age=\d+/.exec(cookie)?.[0]])).toEqual([
      ["vitrine-access-local", "Max-Age=2592000"],
      ["vitrine-access-local-2", "Max-Age=0"],
    ]);
    const none = await sealCookies({ access: null }, sealer, local, long);
    expect(none.filter((cookie) => cookie.includes("Max-Age=0"))).toHaveLength(2);
    // A browser that kept the old second part nevertheless.
    const stale = `${header(short.slice(0, 1))}; ${long.slice(long.indexOf("; ") + 2)}`;
    expect(await openCookies(stale, sealer, local)).toEqual({
      access: { accessToken: "a".repeat(900), sessionId: "session-1" },
    });
  });
});
