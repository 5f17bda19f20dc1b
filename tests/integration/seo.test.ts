import { Readable } from "node:stream";
import { parseSitemap, parseSitemapIndex, type SitemapItem } from "sitemap";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { anotherShop } from "../support/integration-world";
import { type Answer, ask } from "../support/http";
import { HttpBrowser } from "../support/http-browser";
import { addToCart, findSku, signIn, valueOf } from "../support/http-shopper";
import { setFaults } from "../support/sandbox-control";
import { schemaErrors } from "../support/sitemap-schemas";
import type { ShopProcess } from "../support/world";

const shop = inject("shopUrl");
const sandbox = inject("sandboxUrl");
const { port } = new URL(shop);
const origin = (site: string) => `http://${site}.localhost:${port}`;

/** Requests an address of any host from the shop under test. */
function get(address: string, base = shop): Promise<Answer> {
  const { host, pathname, search } = new URL(address);
  return ask(base + pathname + search, { headers: { host, "user-agent": "Mozilla/5.0 Firefox/133.0" } });
}

async function entriesOf(address: string): Promise<SitemapItem[]> {
  const answer = await get(address);
  expect([answer.status, answer.headers["content-type"]], address).toEqual([200, "application/xml"]);
  return parseSitemap(Readable.from([answer.text]));
}

/** Files in a host's sitemap. */
async function filesOf(site: string): Promise<string[]> {
  const answer = await get(`${origin(site)}/sitemap.xml`);
  expect(answer.status).toBe(200);
  return (await parseSitemapIndex(Readable.from([answer.text]))).map(({ url }) => url);
}

describe("the sitemap [SEO-04]", () => {
  it("of a host lists that country's pages only, each with itself abroad and back", async () => {
    const files = await filesOf("de");
    expect(files.map((file) => file.replace(`${origin("de")}/sitemaps/de-de/`, ""))).toEqual([
      "pages.xml",
      "families.xml",
      "products-1.xml",
    ]);
    for (const file of files) {
      const entries = await entriesOf(file);
      expect(entries.length, file).toBeGreaterThan(10);
      for (const { url, links } of entries) {
        expect(url).toMatch(new RegExp(`^${origin("de")}/de-de(/|$)`));
        expect(links.find(({ lang }) => lang === "de-DE")?.url).toBe(url);
      }
      const [first] = entries.slice(-1);
      expect(first!.links.find(({ lang }) => lang === "fr-CH")?.url).toMatch(new RegExp(`^${origin("ch")}/fr-ch`));
    }
  });

  it("follows the protocol's schema and its extensions' in every file, and its index too", async () => {
    const index = await get(`${origin("fr")}/sitemap.xml`);
    expect(await schemaErrors(index.text)).toEqual([]);
    for (const file of await filesOf("fr")) {
      const { text } = await get(file);
      expect([file, await schemaErrors(text)]).toEqual([file, []]);
    }
    // Proves that the check finds errors.
    const { text } = await get((await filesOf("fr"))[0]!);
    expect(await schemaErrors(text.replace("<loc>", "<lok>").replace("</loc>", "</lok>"))).not.toEqual([]);
    expect(await schemaErrors(text.replace('hreflang="', 'lang="'))).not.toEqual([]);
  });

  it("names addresses that answer without a redirect, in every file, and products with a picture", async () => {
    for (const file of await filesOf("de")) {
      const entries = await entriesOf(file);
      const some = entries.filter((_, index) => index % Math.ceil(entries.length / 6) === 0);
      for (const { url } of some) expect([(await get(url)).status, url]).toEqual([200, url]);
      if (file.includes("products")) expect(some.every(({ img }) => img[0]?.url.includes("/products/"))).toBe(true);
    }
  });

  it("agrees with what the pages themselves say of their other countries [SEO-02, CMS-08]", async () => {
    const [pages] = await filesOf("fr");
    const entries = await entriesOf(pages!);
    const store = entries.at(-1)!;
    const written = entries.filter(({ url }) => !url.includes("/stores"));
    for (const { url, links } of [written[1]!, written.at(-1)!, store]) {
      const { text } = await get(url);
      const said = [...text.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)];
      expect(said.map(([, lang, href]) => ({ lang, url: href }))).toEqual(
        links.map(({ lang, url: href }) => ({ lang, url: href })),
      );
      // A shop exists in one country only.
      expect(links.length).toBeGreaterThan(url === store.url ? 0 : 5);
    }
  });

  it.each(["fr-fr/pages", "de-de/products-0", "de-de/products-99", "de-de/nothing", "xx/pages", "de-de/..%2Fpages"])(
    "has no file %s on the German host",
    async (file) => {
      const { status, headers } = await get(`${origin("de")}/sitemaps/${file}.xml`);
      expect([status, headers["cache-control"]]).toEqual([404, expect.stringContaining("no-store")]);
    },
  );

  it("is not sent without the pages of a service that does not answer", async () => {
    const fresh = await anotherShop();
    // Of one country each: what the first answer had is kept.
    for (const [path, file] of [
      ["/content/", `${origin("fr")}/sitemaps/fr-fr/pages.xml`],
      ["/storelocator/", `${origin("ch")}/sitemaps/fr-ch/pages.xml`],
    ] as const) {
      await setFaults(sandbox, [{ path, status: 500 }]);
      const { status, headers } = await get(file, fresh.url);
      expect([path, status, headers["cache-control"]]).toEqual([path, 503, expect.stringContaining("no-store")]);
      await setFaults(sandbox, []);
    }
    expect((await get(`${origin("ch")}/sitemaps/fr-ch/pages.xml`, fresh.url)).status).toBe(200);
    await fresh.stop();
  });

  it("lists every country on a host that none owns", async () => {
    const index = await ask(`${shop}/sitemap.xml`);
    expect(await parseSitemapIndex(Readable.from([index.text]))).toHaveLength(21);
  });
});

/** A rule of robots.txt as crawlers read it (RFC 9309): `*` is anything, `$` at its end is the address's end. */
function robotsPattern(rule: string): RegExp {
  const text = rule
    .replace(/\$$/, "")
    .split("*")
    .map((part) => part.replace(/[.?+()[\]\\^$|{}]/g, "\\$&"));
  return new RegExp(`^${text.join(".*")}${rule.endsWith("$") ? "$" : ""}`);
}

describe("robots.txt [SEO-04]", () => {
  let production: ShopProcess;
  beforeAll(async () => {
    production = await anotherShop({ SITE_ENV: "production" });
  });
  afterAll(() => production.stop());

  it("keeps robots out everywhere but in production", async () => {
    const { text } = await get(`${origin("fr")}/robots.txt`);
    expect(text).toBe(`User-agent: *\nDisallow: /\n\nSitemap: ${origin("fr")}/sitemap.xml\n`);
  });

  it("hides in production what is nobody's to find, and names the host's own sitemap", async () => {
    const { text } = await get("http://pl.localhost/robots.txt", production.url);
    expect(text).toContain("Disallow: /*/account/\n");
    expect(text).not.toContain("Disallow: /\n");
    expect(text).toContain("Sitemap: https://pl.localhost/sitemap.xml\n");
  });

  it("hides no goods whose name begins like one of those pages", async () => {
    const { text } = await get("http://es.localhost/robots.txt", production.url);
    // The longest rule wins: robots that make previews for messages may read a shared cart, which is not indexed.
    expect(text).toContain("Disallow: /*/cart?\n");
    expect(text).toContain("Allow: /*/cart?share=\n");
    const rules = Array.from(text.matchAll(/^Disallow: (.+)$/gm), ([, rule = ""]) => rule);
    const isHidden = (address: string) => rules.some((rule) => robotsPattern(rule).test(address));
    const goods = ["carteras--plw14110", "authentic-jeans--p100001", "search-party--bp1", "accounting--lp2"];
    expect(goods.map((slug) => `/es-es/${slug}`).filter(isHidden)).toEqual([]);
    const own = [
      "cart",
      "cart?shared=1",
      "cart/arrival",
      "account",
      "account/orders",
      "search?query=robe",
      "order-billing",
    ];
    expect(own.map((path) => `/es-es/${path}`).filter((path) => !isHidden(path))).toEqual([]);
  });

  it("is not rendered in production for a host that no country owns", async () => {
    expect((await get("http://evil.example/robots.txt", production.url)).status).toBe(421);
    expect((await get("http://evil.example/sitemap.xml", production.url)).status).toBe(421);
  });
});

describe("pages' heads", () => {
  it("of a shopper's own pages, searches and errors may not be indexed [SEO-05]", async () => {
    const browser = new HttpBrowser(shop);
    await addToCart(browser, await findSku(browser));
    await signIn(browser, await browser.open("/fr-fr/auth/sign-in?returnTo=/fr-fr"), "fid@vitrine.test");
    const own = [
      "/cart",
      "/search?query=robe",
      "/account/dashboard",
      "/account/orders",
      "/checkout/billing?from=overview",
    ];
    for (const path of [...own, "/tmp/error", "/nothing"]) {
      const { url, text } = await browser.open(`/fr-fr${path}`);
      expect(url).toBe(`${shop}/fr-fr${path}`);
      expect(text, path).toContain('<meta name="robots" content="noindex"/>');
      expect(text, path).not.toContain('rel="canonical"');
    }
  });

  it.each(["/account/dashboard", "/auth/sign-in", "/checkout/billing"])(
    "are not needed where %s leads a stranger elsewhere: no cache keeps that",
    async (path) => {
      const { status, headers } = await get(`${origin("fr")}/fr-fr${path}`);
      expect(status).toBeOneOf([301, 302]);
      expect(headers["cache-control"]).toBe("private, no-store");
    },
  );

  it("say the canonical address, in the canonical prefix, without what does not change the page [SEO-01]", async () => {
    const [, families] = await filesOf("fr");
    const { url } = (await entriesOf(families!))[2]!;
    const short = url.replace("/fr-fr/", "/fr/");
    for (const query of ["", "?utm_source=x", "?color=noir&sort=new", "?gclid=1"]) {
      expect((await get(short + query)).text, query).toContain(`<link rel="canonical" href="${url}"/>`);
    }
  });

  it("tell families of the same name apart, by the one that they belong to [SEO-01]", async () => {
    const heads = ["sacs--plw10192", "sacs--plw10282", "sacs--plw10410"].map(async (slug) => {
      const { text } = await get(`${origin("fr")}/fr-fr/${slug}`);
      return /<title>(Sacs, \p{L}+), .*<meta name="description" content="(Sacs, \p{L}+)\. /su.exec(text)?.slice(1);
    });
    expect(await Promise.all(heads)).toEqual(
      ["Sacs, Femme", "Sacs, Homme", "Sacs, Accessoires"].map((where) => [where, where]),
    );
  });

  it("say each for itself what it is about, also where shops and conditions of offers are listed [SEO-01]", async () => {
    const found = (await filesOf("fr")).slice(1, 3).map(async (file) => (await entriesOf(file))[0]!.url);
    const own = ["", "/stores", "/stores/all", "/legal-notices"].map((page) => `${origin("fr")}/fr-fr${page}`);
    const pages = [...own, ...(await Promise.all(found))];
    const said = pages.map(async (page) => {
      const { text } = await get(page);
      return [/<title>([^<]{10,})/, /<meta name="description" content="([^"]{40,160})"/].map(
        (tag) => tag.exec(text)?.[1],
      );
    });
    const [titles, descriptions] = [0, 1].map(async (part) => (await Promise.all(said)).map((tags) => tags[part]));
    for (const texts of [await titles, await descriptions]) {
      expect(texts).not.toContain(undefined);
      expect(new Set(texts).size).toBe(pages.length);
    }
  });

  it("have a picture that is shown where the address is passed on", async () => {
    const [pages, families, products] = await filesOf("fr");
    for (const file of [pages!, families!, products!]) {
      const { url } = (await entriesOf(file))[0]!;
      const { text } = await get(url);
      const [, picture = ""] = /<meta property="og:image" content="([^"]+)"/.exec(text) ?? [];
      const answer = await fetch(picture.replaceAll("&amp;", "&"));
      expect([url, answer.status, answer.headers.get("content-type")]).toEqual([url, 200, "image/webp"]);
      expect(text).toContain('<meta property="og:type" content="website"/>');
      expect(text).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    }
  });

  it("of links that a shopper hands out show what is in them, and may not be indexed", async () => {
    const browser = new HttpBrowser(shop);
    const page = await addToCart(browser, await findSku(browser));
    const [, product = ""] = /href="\/fr-fr\/[^"]+--p(\d+)"/.exec(page.text) ?? [];
    const link = valueOf(await browser.post("/fr-fr/cart", { intent: "share" }), "sharedLink") ?? "";
    for (const address of [link, `${origin("fr")}/fr-fr/wishlist/shared?p=${product}`]) {
      const { status, text } = await get(address);
      expect([status, text.includes('<meta name="robots" content="noindex"/>')], address).toEqual([200, true]);
      const [, picture = ""] = /<meta property="og:image" content="([^"]+)"/.exec(text) ?? [];
      expect((await fetch(picture.replaceAll("&amp;", "&"))).headers.get("content-type")).toBe("image/webp");
      const [, goods = ""] = /<meta property="og:description" content="([^"]+)"/.exec(text) ?? [];
      expect(text.split("<h1")[1], goods).toContain(goods.split(" ", 2).join(" "));
    }
  });
});
