import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type Answer, ask, postForm, SHARED } from "../support/http";
import { anotherShop } from "../support/integration-world";
import { queriesAsked } from "../support/sandbox-control";
import type { ShopProcess } from "../support/world";

const shop = inject("shopUrl");
const { port } = new URL(shop);
const SITES = { fr: "fr-fr", ch: "fr-ch", com: "en", es: "es-es", de: "de-de", it: "it-it", pl: "pl-pl" };
/** A browser's user agent: without one, or with a robot's, the shop takes the visitor for a crawler. */
const BROWSER = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/133.0" };
const ROBOT = { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" };

/** Requests an address of any of the seven hosts from the shop under test. */
function onHost(address: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { host, pathname, search } = new URL(address);
  return ask(shop + pathname + search, { headers: { ...BROWSER, host, ...headers } });
}

const at = (site: keyof typeof SITES, path = "") => `http://${site}.localhost:${port}/${SITES[site]}${path}`;

function alternatesOf({ text }: Answer): Record<string, string> {
  const links = text.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g);
  return Object.fromEntries([...links].map(([, locale = "", href = ""]) => [locale, href]));
}

/** Expected values of each domain (S3), by site: the type requires an entry for a new site. */
const DOMAINS: Record<
  keyof typeof SITES,
  { locale: string; iso2: string; iso3: string; also: string[]; region: string }
> = {
  fr: { locale: "fr-FR", iso2: "FR", iso3: "fra", also: ["fr-BE", "fr-LU", "fr"], region: "EUR" },
  ch: { locale: "fr-CH", iso2: "CH", iso3: "fra", also: [], region: "EUR" },
  com: { locale: "en-GB", iso2: "GB", iso3: "eng", also: ["en-IE", "en", "x-default"], region: "EUR" },
  es: { locale: "es-ES", iso2: "ES", iso3: "spa", also: ["es"], region: "EUR" },
  de: { locale: "de-DE", iso2: "DE", iso3: "deu", also: ["de-AT", "de"], region: "EUR" },
  it: { locale: "it-IT", iso2: "IT", iso3: "ita", also: ["it"], region: "IT" },
  pl: { locale: "pl-PL", iso2: "PL", iso3: "pol", also: ["pl"], region: "EUR" },
};

function canonicalOf({ text }: Answer): string | undefined {
  return /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1];
}

/** Links of the country selector, by locale. */
function selectorOf({ text }: Answer): Record<string, string> {
  const links = text.matchAll(/<a href="([^"]+)" hreflang="([^"]+)"><img/gi);
  return Object.fromEntries([...links].map(([, href = "", locale = ""]) => [locale, href]));
}

async function pages(): Promise<string[]> {
  const home = await onHost(at("fr"));
  const family = /href="(\/fr-fr\/[^"]+--plw\d+)"/.exec(home.text)?.[1] ?? "";
  const listing = await onHost(at("fr").replace("/fr-fr", family));
  const product = /href="(\/fr-fr\/[^"]+--p\d+)"/.exec(listing.text)?.[1] ?? "";
  expect([family, product]).not.toContain("");
  return ["/fr-fr", family, `${family}?page=2`, product].map((path) => `http://fr.localhost:${port}${path}`);
}

/** The other kinds of pages that may be found; editors choose the names in an entry's address. */
const FOUND = [
  ...["x--blog7001", "x--lp3010", "x--lbp5001", "x--tp9001", "aide", "aide/livraison"],
  ...["blog", "legal-notices", "newsletter/subscription"],
];

async function morePages(): Promise<string[]> {
  const found = FOUND.map(async (page) => {
    const { headers } = await onHost(at("fr", `/${page}`));
    return headers.location === undefined ? at("fr", `/${page}`) : new URL(headers.location, at("fr")).href;
  });
  return [...(await pages()), ...(await Promise.all(found))];
}

describe("the countries' hosts", () => {
  /** An instance without cached content, so that it has to ask. */
  let fresh: ShopProcess;
  beforeAll(async () => {
    fresh = await anotherShop();
  });
  afterAll(() => fresh.stop());

  it.each(Object.entries(SITES))("%s.localhost is the home of %s [SITE-02, SITE-03]", async (site, prefix) => {
    const answer = await onHost(`http://${site}.localhost:${port}/`);
    // The data request of scripts when a shopper goes back.
    const { text } = await onHost(`http://${site}.localhost:${port}/_root.data`);
    expect(text).toContain('"routes/_index"');
    expect(answer.status).toBe(200);
    expect(canonicalOf(answer)).toBe(`http://${site}.localhost:${port}/${prefix}`);
  });

  it.each(Object.entries(DOMAINS))(
    "%s says and asks for what its domain carries: locale, language, ISO codes, alternates, region of sizes [SITE-05]",
    async (site, { locale, iso2, iso3, also, region }) => {
      const key = site as keyof typeof SITES;
      const home = await onHost(at(key));
      expect(/<html[^>]* lang="([^"]+)"/.exec(home.text)?.[1]).toBe(locale);
      const own = Object.entries(alternatesOf(home)).filter(([, href]) => href === at(key));
      expect(own.map(([name]) => name)).toEqual(expect.arrayContaining([locale, ...also]));
      const sizes = await onHost(`http://${site}.localhost:${port}/${SITES[key]}/product/100001/sizes`);
      // The first column has the sizes used in that region.
      expect(/<th scope="col">([^<]*)/.exec(sizes.text)?.[1] === "IT").toBe(region === "IT");
      const asked = await queriesAsked(inject("sandboxUrl"), "legal-notices", () =>
        ask(`${fresh.url}/${SITES[key]}/legal-notices`),
      );
      expect(asked).toEqual([{ country: iso2, language: iso3 }]);
    },
  );

  it("lead another country's prefix to its host, port and query included [SITE-03]", async () => {
    const answer = await onHost(`http://fr.localhost:${port}/pl/cart?a=1&b=%2F`);
    expect([answer.status, answer.headers.location]).toEqual([302, `http://pl.localhost:${port}/pl/cart?a=1&b=%2F`]);
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  it.each([
    "fr.localhost:99999",
    "fr.localhost:port",
    "fr.localhost@evil.example",
    "fr.localhost/evil",
    "[::1",
    "é.fr",
  ])("refuses the host %s", async (host) => {
    const answer = await ask(`${shop}/fr-fr`, { headers: { ...BROWSER, host: Buffer.from(host).toString("latin1") } });
    expect([400, 421]).toContain(answer.status);
  });

  it("name each page on every site, itself included, both ways [SEO-02]", async () => {
    for (const page of await morePages()) {
      const french = await onHost(page);
      const links = alternatesOf(french);
      expect(Object.keys(links), page).toEqual(
        expect.arrayContaining(["fr-FR", "fr-BE", "fr-CH", "de-AT", "x-default"]),
      );
      expect(links["fr-FR"]).toBe(canonicalOf(french));
      for (const locale of ["fr-CH", "en-GB", "de-DE", "pl-PL"]) {
        const other = await onHost(links[locale]!);
        expect([other.status, alternatesOf(other)], links[locale]).toEqual([200, links]);
        expect(canonicalOf(other)).toBe(links[locale]);
      }
    }
  });

  it("name a product in each language's own words", async () => {
    const [, , , product] = await pages();
    const { "de-DE": german, "fr-FR": french } = alternatesOf(await onHost(product!));
    expect(new URL(german!).pathname.replace(/^\/de-de/, "")).not.toBe(
      new URL(french!).pathname.replace(/^\/fr-fr/, ""),
    );
  });

  it("leave alternates out of pages that must not be found", async () => {
    for (const page of ["/cart", "/search?q=robe", "/not/a/page"]) {
      const answer = await onHost(at("fr", page));
      expect([alternatesOf(answer), canonicalOf(answer)], page).toEqual([{}, undefined]);
      expect(answer.text, page).toContain('<meta name="robots" content="noindex"/>');
    }
  });
});

describe("the country selector", () => {
  it("leads to the same page on the other sites by its alternate-language links [SHELL-12]", async () => {
    for (const page of await pages()) {
      const answer = await onHost(page);
      const { "fr-CH": swiss, "de-DE": german, "en-GB": british } = alternatesOf(answer);
      expect(selectorOf(answer)).toMatchObject({ "fr-CH": swiss, "de-DE": german, "en-GB": british });
      expect(selectorOf(answer)).not.toHaveProperty("fr-FR");
    }
  });

  it("leads from a page without alternates to the same path, from an error to home", async () => {
    expect(selectorOf(await onHost(at("fr", "/cart")))["de-DE"]).toBe(at("de", "/cart"));
    expect(selectorOf(await onHost(at("fr", "/not/a/page")))["de-DE"]).toBe(at("de"));
  });
});

describe("the country popin", () => {
  const popin = /<dialog open[^>]*lang="([^"]+)"/;
  const swiss = { "accept-language": "fr-CH,fr;q=0.9" };

  it("proposes the site that fits the browser, and sends nobody there by itself [SHELL-13]", async () => {
    const answer = await onHost(at("fr"), swiss);
    expect([answer.status, popin.exec(answer.text)?.[1]]).toEqual([200, "fr-CH"]);
    expect(answer.text).toContain(`href="${at("ch")}" hrefLang="fr-CH"`);
    expect(answer.headers.vary).toMatch(/accept-language/i);
    expect(answer.headers["cache-control"]).toBe(SHARED);
    expect(answer.cookies).toEqual([]);
  });

  it("is not for those who are where they belong, nor for crawlers [SHELL-13, SITE-12]", async () => {
    expect((await onHost(at("ch"), swiss)).text).not.toMatch(popin);
    expect((await onHost(at("fr"), { ...swiss, ...ROBOT })).text).not.toMatch(popin);
  });

  it("is not shown again for 30 days on a site that one stays on, and on others is [SHELL-13]", async () => {
    const host = `fr.localhost:${port}`;
    const { pathname } = new URL(at("fr", "/cart"));
    const answer = await postForm(
      `${shop}/fr-fr/site-proposal`,
      {},
      {
        ...BROWSER,
        host,
        origin: `http://${host}`,
        referer: `http://${host}${pathname}`,
      },
    );
    expect([answer.status, answer.headers.location]).toEqual([303, pathname]);
    const stay = answer.cookies.find((cookie) => cookie.startsWith("stay-fr-fr=")) ?? "";
    expect(stay).toContain("Max-Age=2592000");
    const cookie = stay.split(";")[0]!;
    const stayed = await onHost(at("fr"), { ...swiss, cookie });
    expect(stayed.text).not.toMatch(popin);
    // A shared cache knows nothing of the cookie: it would send this page to visitors who were never asked.
    expect(stayed.headers["cache-control"]).toMatch(/^private, /);
    expect((await onHost(at("de"), { ...swiss, cookie })).text).toMatch(popin);
  });

  it.each(["fr-CH;q=2", "*", ",,,", "x".repeat(4_000), "fr_CH", "<script>", "en-\u00e9"])(
    "survives the language %.20s",
    async (language) => {
      const answer = await onHost(at("fr"), { "accept-language": Buffer.from(language).toString("latin1") });
      expect(answer.status).toBe(200);
      expect(answer.text).not.toContain("<script>,");
    },
  );
});

describe("the locale", () => {
  it("is kept for 365 days with an answer that is somebody's, and set by nobody's [SITE-06]", async () => {
    const own = await postForm(`${shop}/es/cart`, { intent: "nothing" }, BROWSER);
    const locale = own.cookies.find((cookie) => cookie.startsWith("locale=")) ?? "";
    expect(locale).toMatch(/^locale=es; Max-Age=31536000; Path=\//);
    expect((await ask(`${shop}/es`, { headers: BROWSER })).cookies).toEqual([]);
  });

  it("picks the site on a host that no country owns [SITE-06, SITE-02]", async () => {
    const headers = { ...BROWSER, "accept-language": "de-DE" };
    const chosen = await ask(`${shop}/`, { headers: { ...headers, cookie: "locale=it-it" } });
    expect(chosen.text).toContain('<html lang="it-IT"');
    expect(chosen.headers["cache-control"]).toBe("private, no-store");
    const odd = await ask(`${shop}/`, { headers: { ...headers, cookie: "locale=constructor" } });
    expect(odd.text).toContain('<html lang="de-DE"');
  });
});
