import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PREFIXES } from "#app/models/locale.ts";
import { pageOf, returnPath } from "./return-path.server";

const ORIGIN = "https://www.vitrine.fr";

/** The address that browsers make of a Location header. */
function landsOn(location: string): URL {
  return new URL(location, `${ORIGIN}/fr-fr/auth/callback`);
}

const ELSEWHERE = [
  "//evil.test",
  "///evil.test",
  "/\\evil.test",
  "\\\\evil.test",
  "/\\/evil.test",
  "/\t/evil.test",
  "/\n/evil.test",
  "\t//evil.test",
  " //evil.test",
  "/.//evil.test",
  "/./\\evil.test",
  "/fr-fr/..//evil.test",
  "/fr-fr/%2e%2e//evil.test",
  "/fr-fr/../../evil.test",
  "/%2f%2fevil.test",
  "/%5cevil.test",
  "%2f%2fevil.test",
  "https://evil.test",
  "https:evil.test",
  "https:/evil.test",
  "HTTPS://evil.test/fr-fr",
  "https://www.vitrine.fr@evil.test/fr-fr",
  "//www.vitrine.fr@evil.test/fr-fr",
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,x",
  "fr-fr/cart",
  "",
  "?",
  "#",
  ".",
];

describe("return path", () => {
  it.each(["/fr-fr", "/en/cart", "/de-de/account/orders?page=2", "/fr-fr/robe-noire--p100001?couleur=noir&q=a%2Fb"])(
    "keeps %s",
    (path) => expect(returnPath(path)).toBe(path),
  );

  it("encodes what a query may carry unencoded, and drops the fragment", () => {
    expect(returnPath("/fr-fr/search?query=été#haut")).toBe("/fr-fr/search?query=%C3%A9t%C3%A9");
  });

  it.each([
    ["/fr-fr\\cart", "/fr-fr/cart"],
    ["/fr-fr/ca\nrt", "/fr-fr/cart"],
    ["/fr-fr/search?query=a b", "/fr-fr/search?query=a%20b"],
  ])("reads %j as browsers do", (value, path) => expect(returnPath(value)).toBe(path));

  it.each(ELSEWHERE)("refuses %j [SEC-03]", (payload) => expect(returnPath(payload)).toBeNull());

  it.each([null, undefined, 1, {}, ["/fr-fr"], "/", "/FR-FR/cart", "/xx/cart", `/fr-fr/${"x".repeat(1_000)}`])(
    "refuses what is no page of the shop: %j",
    (payload) => expect(returnPath(payload)).toBeNull(),
  );

  it.each([
    "/fr-fr/auth/logout",
    "/fr-fr/AUTH/logout",
    "/fr-fr/%61uth/callback?code=x",
    "/fr-fr/x/../auth/sign-in",
    "/fr-fr//auth/logout",
    "/fr-fr\\auth\\logout",
    "/fr-fr/au\tth/logout",
  ])("refuses %s, a step of the sign-in itself", (payload) => expect(returnPath(payload)).toBeNull());

  it("refuses the data behind a page", () => {
    expect(returnPath("/fr-fr/account/orders.data")).toBeNull();
    expect(returnPath("/fr-fr/%E0%A4%A/x")).toBeNull();
  });

  it("never leaves the host, whatever the payload [SEC-03]", () => {
    const piece = fc.constantFrom(
      "/",
      "//",
      "\\",
      "..",
      ".",
      "%2f",
      "%5c",
      "%2e",
      "@",
      ":",
      "?",
      "#",
      "\t",
      "\n",
      "\r",
      " ",
      "fr-fr",
      "en",
      "evil.test",
      "https:",
      "javascript:",
      "\u2028",
      "\u00a0",
      "\u0000",
      "auth",
      "é",
    );
    const built = fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join(""));
    const payload = fc.oneof(
      built,
      built.map((text) => `/fr-fr/${text}`),
      fc.string({ unit: "binary" }),
      fc.webUrl(),
    );
    fc.assert(
      fc.property(payload, (text) => {
        const path = returnPath(text);
        if (path === null) return;
        const url = landsOn(path);
        expect(url.origin).toBe(ORIGIN);
        expect(Object.keys(PREFIXES)).toContain(url.pathname.split("/")[1]);
        expect(url.pathname + url.search).toBe(path);
        expect(returnPath(path)).toBe(path);
      }),
      { numRuns: 5_000 },
    );
  });
});

describe("page of a request", () => {
  const url = `${ORIGIN}/fr-fr/account/orders?page=2`;

  it("is its own address when it reads", () => {
    expect(pageOf(new Request(url), ORIGIN)).toBe("/fr-fr/account/orders?page=2");
    for (const method of ["GET", "HEAD"]) {
      const request = new Request(url, { method, headers: { referer: `${ORIGIN}/fr-fr/cart` } });
      expect(pageOf(request, ORIGIN)).toBe("/fr-fr/account/orders?page=2");
    }
  });

  it("is the page alone where its query is too long to come back with", () => {
    const returned = `${ORIGIN}/fr-fr/checkout/adyen-check?PaRes=${"x".repeat(3_000)}`;
    expect(pageOf(new Request(returned), ORIGIN)).toBe("/fr-fr/checkout/adyen-check");
  });

  const post = (referer: string) =>
    new Request(`${ORIGIN}/fr-fr/wishlist/add?intent=x`, { method: "POST", headers: { referer } });

  it("is the page alone, not the home page, where a form's page has too long a query", () => {
    const withdrawal = `${ORIGIN}/fr-fr/account/orders/2610000001/withdraw`;
    expect(pageOf(post(`${withdrawal}?${"line=1&".repeat(200)}`), ORIGIN)).toBe(new URL(withdrawal).pathname);
  });

  it("is the page that holds the form when it changes something [SESS-06]", () => {
    expect(pageOf(post(`${ORIGIN}/fr-fr/robe--p100001?couleur=1`), ORIGIN)).toBe("/fr-fr/robe--p100001?couleur=1");
    expect(pageOf(post(`${ORIGIN}/fr-fr/auth/logout`), ORIGIN)).toBeNull();
  });

  it.each(["https://evil.test/fr-fr/cart", "nonsense", undefined])(
    "is the form's own address, as a step's that leads back to the overview, if %s is said to hold it",
    (referer) => {
      const change = new Request(`${ORIGIN}/fr-fr/checkout/billing?from=overview`, {
        method: "POST",
        headers: referer ? { referer } : {},
      });
      expect(pageOf(change, ORIGIN)).toBe("/fr-fr/checkout/billing?from=overview");
    },
  );
});
