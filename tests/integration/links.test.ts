import { beforeAll, describe, expect, inject, it } from "vitest";
import { canonicalPrefix, COUNTRIES, PREFIXES } from "#models/locale.ts";
import { MESSAGES } from "#app/i18n/message-files.server.ts";
import { HttpBrowser, type Page } from "../support/http-browser";
import { addToCart, findSku, signIn } from "../support/http-shopper";

/**
 * Every link in the shop's own pages leads to an existing page, for a visitor under each prefix and a customer in each
 * country; and no page shows a text's key in place of the text.
 */

const shop = inject("shopUrl");
const START = ["", "/cart", "/search", "/blog", "/newsletter/subscription", "/nothing-there"];

/** Links of a page under this prefix, without host. */
function linksOf({ text }: Page, prefix: string): string[] {
  const hrefs = [...text.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
  const paths = hrefs.map((href) => (href.startsWith(shop) ? href.slice(shop.length) || "/" : href));
  return paths
    .filter((path) => path === `/${prefix}` || path.startsWith(`/${prefix}/`))
    .map((path) => path.split("#")[0]!);
}

const KEYS = new Set(Object.values(MESSAGES.en).flatMap((texts) => Object.keys(texts)));

/** Keys shown in place of texts: the loader did not send the messages. */
function keysIn({ text }: Page): string[] {
  const words = text.replace(/<(script|style)[\s\S]*?<\/\1>/g, "").match(/\b[a-zA-Z]+(?:\.[a-zA-Z]+)+\b/g) ?? [];
  return words.filter((word) => KEYS.has(word));
}

/** The kind of a link, of which one is enough: that of its slug, or its path without ids and query values. */
function kindOf(path: string): string {
  const [pathname = "", query = ""] = path.split("?");
  const slug = /--(plw|p|pl|lp|tp|lbp|blog)\w*$/.exec(pathname)?.[1];
  // A store's address also contains country and town.
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
 * Follows links from page to page, one of each kind (products, families, articles …), since pages of a kind differ only
 * in content. Returns dead links with their page, and keys that are shown.
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

  // A visitor checks the short prefixes too; a customer only the countries, since the account is the same.
  it.each(COUNTRIES.map(canonicalPrefix))(
    "leads to a page that there is: %s",
    async (prefix) => {
      const { dead, asked } = await crawl(browser, { prefix, start: ["/account/dashboard", ""] });
      expect(dead).toEqual([]);
      // They must be found through menus.
      for (const page of ["orders", "wishlist", "alerts"]) expect([...asked]).toContain(`/${prefix}/account/${page}`);
      // The account has thirty pages, which take time on a busy machine.
    },
    90_000,
  );
});
