import { describe, expect, inject, it } from "vitest";
import { eachTestBrowser } from "../../support/each-test-browser";

/** Odd addresses of a listing and odd searches by people and robots: a clear page, never a 5xx. */

const browser = eachTestBrowser();

const FAMILY = "/fr-fr/femme--plw10100";
const cards = (text: string) => text.match(/<article/g)?.length ?? 0;
const pathOf = ({ url }: { url: string }) => url.slice(inject("shopUrl").length);

const facets = (count: number, name: (index: number) => string, value: (index: number) => string) =>
  new URLSearchParams(Array.from({ length: count }, (_, index) => [name(index), value(index)])).toString();

describe("a listing's address", () => {
  it.each(["0", "-1", "1000000000", "99999999999999999999", "abc", "1.5", "1e3", "%00", "٣", ""])(
    "with the page %s is its first page",
    async (page) => {
      const answer = await browser.open(`${FAMILY}?page=${page}`);
      expect([answer.status, pathOf(answer), cards(answer.text)]).toEqual([200, FAMILY, 48]);
    },
  );

  it("with a page beyond the last is its last page", async () => {
    const answer = await browser.open(`${FAMILY}?page=5000&sort=new`);
    expect(answer.status).toBe(200);
    const last = /page=(\d+)$/.exec(pathOf(answer))?.[1];
    expect(Number(last)).toBeGreaterThan(1);
    expect(cards(answer.text)).toBeGreaterThan(0);
    expect(answer.text).not.toContain(`page=${Number(last) + 1}`);
  });

  it.each([
    ["an unknown order", "sort=cheapest"],
    ["an order twice", "sort=nothing&sort=new"],
    ["an unknown facet", "brand=x&colour=red"],
    ["a facet of an object's own", "__proto__=x&constructor=y&toString=z"],
    ["200 unknown facets", facets(200, (index) => `facet${index}`, String)],
    ["empty values", "color=&size=&price="],
    ["odd bytes", "color=%FF%FE&size=%00&material=%0A"],
  ])("with %s is the bare listing", async (_name, query) => {
    const answer = await browser.open(`${FAMILY}?${query}`);
    expect([answer.status, cards(answer.text)]).toEqual([200, 48]);
    expect(answer.text).toContain(`<link rel="canonical" href="${inject("shopUrl")}${FAMILY}"/>`);
  });

  it.each([
    [
      "200 values at once",
      facets(
        200,
        () => "size",
        (index) => `s${index}`,
      ),
    ],
    [
      "200 values of several facets",
      facets(200, (index) => ["size", "color", "offers", "material"][index % 4]!, String),
    ],
    [
      "values of emoji",
      facets(
        20,
        () => "color",
        (index) => `${"\u{1f9e5}".repeat(14)}${index}`,
      ),
    ],
    [
      "quotes and wildcards",
      facets(
        6,
        () => "material",
        (index) => `"'%*_\\;--`[index]!,
      ),
    ],
    ["markup", "category=%3Cscript%3Ealert(1)%3C/script%3E"],
  ])("with %s says that nothing fits, and what to take away", async (_name, query) => {
    const answer = await browser.open(`${FAMILY}?${query}`);
    expect([answer.status, cards(answer.text)]).toEqual([200, 0]);
    expect(answer.text).toContain(">Aucun article avec tous ces filtres<");
    expect(answer.text).toContain(`href="${FAMILY}"`);
    expect(answer.text).not.toContain("<script>alert");
  });
});

describe("the search field", () => {
  const search = (query: string) => browser.open(`/fr-fr/search?${new URLSearchParams({ query })}`);

  it.each(["", " ", "\t\n", "\u0000", "\u200b"])("with %j asks what is looked for", async (query) => {
    const answer = await search(query);
    expect(answer.status).toBe(200);
    expect(answer.text).toMatch(/<h1[^>]*>Recherche/);
  });

  it("with 5,000 characters searches for a hundred of them", async () => {
    const answer = await search("robe ".repeat(1_000));
    expect(answer.status).toBe(200);
    expect(new URL(answer.url).searchParams.get("query")).toHaveLength(99);
  });

  it.each([
    "💄👗",
    '"',
    "'",
    "%",
    "*",
    "_",
    "robe*",
    "(a OR b)",
    "a AND",
    "NEAR(x y)",
    "';DROP TABLE products;--",
    "\\",
    "../..",
    "<b>x</b>",
    "\ud800",
    "é".repeat(300),
  ])("takes %j for words", async (query) => {
    const answer = await search(query);
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain("<b>x</b>");
    expect(answer.text).toMatch(/Résultats pour|Recherche/);
  });

  it.each([
    "page=0",
    "page=-1",
    "page=1000000000",
    "page=1e9",
    "sort=cheapest",
    "brand=x",
    facets(200, (index) => `facet${index}`, String),
  ])("with %s shows the first page in the usual order", async (query) => {
    const answer = await browser.open(`/fr-fr/search?query=robe&${query}`);
    expect(answer.status).toBe(200);
    expect(cards(answer.text)).toBeGreaterThan(20);
  });

  it("with 200 facets that exist says that nothing fits, and what to take away", async () => {
    const answer = await browser.open(
      `/fr-fr/search?query=robe&${facets(
        200,
        () => "size",
        (index) => `s${index}`,
      )}`,
    );
    expect([answer.status, cards(answer.text)]).toEqual([200, 0]);
    expect(answer.text).toMatch(/href="\/fr-fr\/search\?query=robe"/);
  });

  it("suggests for any of it", async () => {
    for (const query of ["", "💄", '"', "*", "a".repeat(5_000), "\u0000", "<b>"]) {
      const answer = await browser.open(`/fr-fr/search/suggestions?${new URLSearchParams({ query })}`);
      expect(answer.status, query).toBe(200);
    }
  });
});
