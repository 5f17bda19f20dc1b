import { beforeAll, describe, expect, inject, it } from "vitest";
import { canonicalPrefix, COUNTRIES, PREFIXES } from "#models/locale";
import { MESSAGES } from "~/i18n/message-files.server";
import { HttpBrowser, type Page } from "../support/http-browser";
import { addToCart, findSku, signIn } from "../support/http-shopper";

/**
 * Every link the shop's own pages offer leads to a page that there is, for a visitor under each prefix, for a customer in each
 * country, and no page shows the key of a text for the text itself.
 */

const shop = inject("shopUrl");
const START = ["", "/cart", "/search", "/blog", "/newsletter/subscription", "/nothing-there"];

/** Anchors of a page under this prefix, with where they stand: `/fr-fr/help/x`. */
function linksOf({ text }: Page, prefix: string): string[] {
  const hrefs = [...text.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
  const paths = hrefs.map((href) => (href.startsWith(shop) ? href.slice(shop.length) || "/" : href));
  return paths
    .filter((path) => path === `/${prefix}` || path.startsWith(`/${prefix}/`))
    .map((path) => path.split("#")[0]!);
}

const KEYS = new Set(Object.values(MESSAGES.en).flatMap((texts) => Object.keys(texts)));

/** Keys that stand where their texts should: views of the server were not given what they say. */
function keysIn({ text }: Page): string[] {
  const words = text.replace(/<(script|style)[\s\S]*?<\/\1>/g, "").match(/\b[a-zA-Z]+(?:\.[a-zA-Z]+)+\b/g) ?? [];
  return words.filter((word) => KEYS.has(word));
}

/** What a link is one of many of: the kind of its slug, or the words of its address without what is an id or a query's value. */
function kindOf(path: string): string {
  const [pathname = "", query = ""] = path.split("?");
  const slug = /--(plw|p|pl|lp|tp|lbp|blog)\w*$/.exec(pathname)?.[1];
  // A store's address names country and town too.
  const words = pathname
    .replace(/(\/stores)\/.*\d$/, "$1/0")
    .split("/")
    .slice(2);
  const names = [...new URLSearchParams(query).keys()].sort().join("&");
  const isOneOfMany = /\d/.test(words.at(-1) ?? "") || names !== "";
  return slug ?? (isOneOfMany ? words.map((word) => word.replace(/\w*\d.*/, "#")).join("/") + `?${names}` : path);
}

interface Walk {
  prefix: string;
  start: readonly string[];
}

/**
 * Follows links from page to page, one of each kind (products, families, articles …): they differ in nothing but their content.
 * Gives those that lead nowhere, with the page they stand on, and keys that are shown.
 */
async function crawl(browser: HttpBrowser, { prefix, start }: Walk): Promise<{ dead: string[]; asked: Set<string> }> {
  const asked = new Set<string>();
  const kinds = new Set<string>();
  const dead: string[] = [];
  const next = start.map((path) => ({ path: `/${prefix}${path}`, from: "the start" }));
  for (let link = next.shift(); link; link = next.shift()) {
    const { path, from } = link;
    const kind = kindOf(path);
    if (asked.has(path) || kinds.has(kind) || path.includes("/auth/")) continue;
    asked.add(path);
    kinds.add(kind);
    const page = await browser.open(path);
    if (page.status >= 400 && !path.endsWith("/nothing-there")) dead.push(`${page.status} ${path} on ${from}`);
    dead.push(...keysIn(page).map((key) => `${key} on ${path}`));
    if (page.url.startsWith(shop)) next.push(...linksOf(page, prefix).map((to) => ({ path: to, from: path })));
  }
  return { dead, asked };
}

describe("every link of a visitor's pages", () => {
  let sku = "";
  beforeAll(async () => {
    sku = await findSku(new HttpBrowser(shop));
  });

  it.each(Object.keys(PREFIXES))("leads to a page that there is: %s", async (prefix) => {
    const browser = new HttpBrowser(shop);
    await addToCart(browser, sku, prefix);
    const { dead, asked } = await crawl(browser, { prefix, start: START });
    expect(dead).toEqual([]);
    expect(asked.size).toBeGreaterThan(20);
  });
});

describe("every link of a customer's pages", () => {
  const browser = new HttpBrowser(shop);
  beforeAll(async () => {
    await signIn(browser, await browser.open("/fr-fr/auth/sign-in?returnTo=/fr-fr"), "fid@vitrine.test");
  });

  // A visitor walks the short prefixes too, with the same menus: the account's pages are those of the country.
  it.each(COUNTRIES.map(canonicalPrefix))(
    "leads to a page that there is: %s",
    async (prefix) => {
      const { dead, asked } = await crawl(browser, { prefix, start: ["/account/dashboard", ""] });
      expect(dead).toEqual([]);
      // Menus lead to them: they are found, not asked for.
      for (const page of ["orders", "wishlist", "alerts"]) expect([...asked]).toContain(`/${prefix}/account/${page}`);
      // The account has thirty pages, which a loaded machine takes its time for.
    },
    90_000,
  );
});
