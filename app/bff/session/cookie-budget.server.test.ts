import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fittingCookies, LEAST_MISSED, MAX_COOKIE_CHARS, shrinkContent } from "./cookie-budget.server";
import type { Changed, CookieSettings, Opened, Purpose } from "./cookies.server";
import { openCookies, sealCookies } from "./seal-cookies.server";
import { createCookieSealer } from "./sealing.server";
import { MAX_TOKEN_CHARS } from "./session-tokens.server";

const sealer = createCookieSealer(["a-secret-of-at-least-thirty-two-characters"]);
/** Settings with the longest cookie names. */
const SETTINGS = { secure: true, suffix: "-integration" };
/** Common proxies refuse longer header lines. */
const LINE = 8_192;
const OTHERS = "Cookie: locale=fr-fr; privacy=0,1,2; _ga=GA1.1.1234567890.1764150000; ";

type Contents = Omit<Opened, "newCarts">;

const id = "4d3c2b1a-0000-4000-8000-000000000000";
const now = 1_764_150_000_000;
const sku = (index: number) => String(1_000_010_101 + index);
const address = {
  firstName: "A".repeat(50),
  lastName: "B".repeat(50),
  line1: "c".repeat(38),
  line2: "d".repeat(38),
  line3: "e".repeat(38),
  zipCode: "29200",
  city: "f".repeat(50),
  country: "FR",
};
const line = (index: number) => ({
  undoId: id,
  deletedAt: now,
  sku: sku(index),
  quantity: 10,
  name: "Manteau ceinturé en laine mélangée",
  position: index,
});
const tokens = (accessChars: number): Contents => ({
  access: { accessToken: "a".repeat(accessChars), sessionId: id },
  refresh: { refreshToken: "r".repeat(MAX_TOKEN_CHARS - accessChars), sessionId: id },
});

/** All cookies at their longest; those that a purchase needs may never be shortened. */
const PURCHASE: Contents = {
  visitor: { anonymousId: id, customer: "x".repeat(16) },
  cart: { cartId: id, version: 12_345, touchedAt: new Date(now).toISOString(), deliversTo: "FR", country: "FR" },
  funnel: {
    paymentId: id,
    paymentCartId: id,
    paymentMethod: "googlepay",
    startedMethod: "googlepay",
    startedFor: "x".repeat(40),
    orderCartId: id,
    orderNumber: "1".repeat(14),
    isReported: true,
    attempt: id,
    notice: "paymentInDoubt",
    sameAddress: true,
    isBillingFilled: true,
    isAskedBeside: true,
  },
};
const MORE: Contents = {
  cart: {
    ...PURCHASE.cart!,
    order: Array.from({ length: 40 }, (_, index) => sku(index)),
    prices: Object.fromEntries(Array.from({ length: 40 }, (_, index) => [sku(index), 12_999])),
  },
  later: {
    lines: Array.from({ length: 12 }, (_, index) => ({
      sku: sku(index),
      productId: "100001",
      optionId: "10000101",
      size: "38",
      quantity: 1,
    })),
  },
  places: { PR: "500001", LO: "600001" },
  signIn: { secret: "s".repeat(43), answered: Array.from({ length: 8 }, () => "a".repeat(16)) },
  draft: {
    page: "settings/delivery-addresses/create",
    owner: "x".repeat(16),
    values: { ...address, note: "n".repeat(1_200) },
  },
  undo: { lines: [line(1), line(2), line(3)] },
  undoExtras: { extras: [{ undoId: id, deletedAt: now, position: 0, giftCard: null }] },
  undoAddress: { id, deletedAt: now, position: 0, address: { ...address, favorite: true } },
  flash: { messages: [{ kind: "info", key: "cart.merged" }] },
};

/** A browser that stores cookies and sends them back. */
class Jar {
  constructor(readonly settings: CookieSettings = SETTINGS) {}
  header = "";
  leftOut: Purpose[] = [];

  async take(changed: Changed): Promise<void> {
    const opened = await openCookies(this.header, sealer, this.settings);
    const seal = (what: Changed) => sealCookies(what, sealer, this.settings, this.header);
    const { cookies, chars, leftOut } = await fittingCookies(changed, { opened, header: this.header }, seal);
    const jar = new Map(
      this.header.split("; ").flatMap((pair) => (pair ? [[pair.split("=")[0]!, pair] as const] : [])),
    );
    for (const cookie of cookies) {
      const [pair = ""] = cookie.split(";", 1);
      if (cookie.includes("Max-Age=0")) jar.delete(pair.split("=")[0]!);
      else jar.set(pair.split("=")[0]!, pair);
    }
    this.header = [...jar.values()].join("; ");
    this.leftOut = leftOut;
    expect(chars).toBe(this.header.length + 2);
  }

  read(): Promise<Opened> {
    return openCookies(this.header, sealer, this.settings);
  }
}

describe("the cookies of one browser", () => {
  it("are counted too when their site names a domain for them", async () => {
    const jar = new Jar({ ...SETTINGS, domain: "vitrine.example" });
    await jar.take(PURCHASE);
    await jar.take({ flash: MORE.flash });
    expect(await jar.read()).toMatchObject(PURCHASE);
  });

  it("stay below what proxies take, whatever there is, and keep what a purchase needs", async () => {
    for (const accessChars of [400, 2_000, 3_600]) {
      const jar = new Jar();
      await jar.take({ ...PURCHASE, ...MORE, ...tokens(accessChars), newCarts: { made: id, gone: [] } });
      expect((OTHERS + jar.header).length, String(accessChars)).toBeLessThan(LINE);
      expect(await jar.read()).toMatchObject({ ...PURCHASE, ...tokens(accessChars) });
    }
  });

  it("leave out what is least missed, and no more than they must", async () => {
    const jar = new Jar();
    const usual: Contents = {
      access: { accessToken: "a".repeat(900), sessionId: id },
      refresh: { refreshToken: "r".repeat(600), idToken: "i".repeat(500), sessionId: id },
    };
    const { draft: _draft, flash: _flash, ...lasting } = MORE;
    await jar.take({ ...PURCHASE, ...lasting, ...usual });
    const kept = await jar.read();
    expect(jar.leftOut).toEqual(["cart", "undoExtras", "undo", "undoAddress"]);
    expect(kept.later?.lines).toHaveLength(12);
    expect(kept).toMatchObject({ ...PURCHASE, ...usual, places: MORE.places, signIn: MORE.signIn });
    const before = jar.header;
    await jar.take({});
    expect([jar.leftOut, jar.header]).toEqual([[], before]);
  });

  it("make room for what comes later, in whatever order it comes", async () => {
    const all = { ...PURCHASE, ...MORE, ...tokens(2_000) };
    const order = fc.shuffledSubarray(Object.keys(all) as Purpose[], { minLength: Object.keys(all).length });
    await fc.assert(
      fc.asyncProperty(order, async (purposes) => {
        const jar = new Jar();
        for (const purpose of purposes) {
          await jar.take({ [purpose]: all[purpose] });
          expect(jar.header.length).toBeLessThanOrEqual(MAX_COOKIE_CHARS);
        }
        const { access, refresh, visitor, funnel, cart } = await jar.read();
        expect({ access, refresh, visitor, funnel }).toEqual({ ...tokens(2_000), ...without(PURCHASE, "cart") });
        expect(cart?.cartId).toBe(id);
      }),
      { numRuns: 15 },
    );
  });

  it("never leave out a cart, tokens, or what keeps a shopper from paying twice", () => {
    for (const purpose of ["access", "refresh", "visitor", "funnel"] as const)
      expect(LEAST_MISSED).not.toContain(purpose);
  });
});

describe("content that has to be shorter", () => {
  it("loses the oldest message, wish and deleted extra first, and what was saved for later last", () => {
    const messages = ["older", "newer"].map(
      (key) => ({ kind: "info", key, values: { names: "a".repeat(120) } }) as const,
    );
    expect(shrinkContent("flash", { messages })).toEqual({ messages: messages.slice(1) });
    expect(shrinkContent("wishlist", { products: ["100001", "100002"] })).toEqual({ products: ["100002"] });
    const [older, newer] = ["a", "b"].map((undoId) => ({ undoId, deletedAt: now, position: 0, giftCard: null }));
    expect(shrinkContent("undoExtras", { extras: [older!, newer!] })).toEqual({ extras: [newer] });
    const { lines } = MORE.later!;
    expect(shrinkContent("later", { lines })).toEqual({ lines: lines.slice(0, -1) });
  });

  it("loses the prices of wishes before a wish", () => {
    const wishes = { products: ["100001"], options: { "100001": "10000101" } };
    expect(shrinkContent("wishlist", { ...wishes, prices: { currency: "EUR", cents: [4_999] } })).toEqual(wishes);
  });

  it("loses details of other countries' carts first, and no cart", () => {
    const swiss = { cartId: "ch", order: [sku(1)] };
    const names = { [sku(1)]: "Robe" };
    const french = { cartId: "fr", country: "FR", names, order: [sku(1)] };
    const carts = { ...french, others: { CH: { ...swiss, names } } };
    const first = shrinkContent("cart", carts);
    expect(first).toEqual({ ...french, others: { CH: swiss } });
    expect(shrinkContent("cart", first!)).toEqual({
      cartId: "fr",
      country: "FR",
      order: [sku(1)],
      others: { CH: swiss },
    });
  });

  it("is never cut within a character", () => {
    const values = { names: `a${"\u{1f9e5}".repeat(100)}` };
    const cut = shrinkContent("flash", { messages: [{ kind: "info", key: "cart.notAdded", values }] });
    expect(cut?.messages).toMatchObject([{ values: { names: `a${"\u{1f9e5}".repeat(49)}…` } }]);
  });
});

function without(opened: Contents, purpose: Purpose): Contents {
  const { [purpose]: _, ...others } = opened;
  return others;
}
