import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { canonicalPrefix, COUNTRIES, type Prefix } from "#models/locale.ts";
import { ask, SHARED } from "../support/http";
import { HttpBrowser } from "../support/http-browser";
import { anotherShop } from "../support/integration-world";
import { setFaults } from "../support/sandbox-control";
import type { ShopProcess } from "../support/world";

const shop = inject("shopUrl");
const sandbox = inject("sandboxUrl");
/** One prefix for each country, and one short form: short forms show the same pages. */
const prefixes: Prefix[] = [...COUNTRIES.map(canonicalPrefix), "de"];

const KINDS = [
  { kind: "blog", id: "7001", suffix: "blog", long: "blogPage" },
  { kind: "landing", id: "3010", suffix: "lp", long: "landingPage" },
  { kind: "lookbook", id: "5001", suffix: "lbp", long: "lookbookPage" },
  { kind: "trend", id: "9001", suffix: "tp", long: "trendPage" },
] as const;

const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? "";

/** A page's canonical address, to which any other name redirects. */
async function addressOf(prefix: Prefix, { suffix, id }: (typeof KINDS)[number]): Promise<string> {
  const answer = await ask(`${shop}/${prefix}/x--${suffix}${id}`);
  expect(answer.status).toBe(301);
  return answer.headers.location ?? "";
}

afterEach(() => setFaults(sandbox, []));

describe.each(prefixes)("pages that editors composed, under %s", (prefix) => {
  it.each(KINDS)(
    "answer as plain HTML at their canonical address, which both forms lead to permanently: $kind [CMS-01, CMS-02, CMS-03, CMS-04]",
    async (page) => {
      const address = await addressOf(prefix, page);
      expect(address).toMatch(new RegExp(`^/${prefix}/[a-z0-9-]+--${page.suffix}${page.id}$`));
      const long = await ask(`${shop}/${prefix}/${page.long}/any-name/${page.id}?utm_source=letter`);
      expect([long.status, long.headers.location]).toEqual([301, `${address}?utm_source=letter`]);
      // The router ignores case.
      const small = await ask(`${shop}/${prefix}/${page.long.toLowerCase()}/any-name/${page.id}`);
      expect([small.status, small.headers.location]).toEqual([301, address]);

      const { status, text, headers, cookies } = await ask(shop + address);
      expect([status, cookies, headers["cache-control"]]).toEqual([200, [], SHARED]);
      const main = mainOf(text);
      expect(main.match(/<h1/g)).toHaveLength(1);
      expect(main.match(/<h2/g)?.length).toBeGreaterThan(2);
      expect(main).not.toContain("<script");
      // Live products with their prices.
      expect(main).toMatch(new RegExp(`href="/${prefix}/[^"]+--p\\d+"`));
      expect(main).toMatch(/\d[,.]\d\d/);
      expect(text).toMatch(/<title>[^<]{5,}<\/title>.*<meta name="description" content="[^"]{40,}"/s);
      expect(new URL(canonicalOf(text)).pathname.replace(/^\/[a-z-]+\//, "")).toBe(address.replace(/^\/[a-z-]+\//, ""));
    },
  );

  it("are listed in the journal, the latest first", async () => {
    const { status, text } = await ask(`${shop}/${prefix}/blog`);
    expect(status).toBe(200);
    const articles = [...mainOf(text).matchAll(/href="(\/[^"]+--blog\d+)"/g)].map(([, href]) => href);
    expect(articles).toHaveLength(12);
    expect(articles[0]).toMatch(/--blog7001$/);
  });
});

describe("every page of every editor", () => {
  it.each(["fr-fr", "en", "de-de"] as const)(
    "in %s is reached from another of its kind and answers 200",
    async (prefix) => {
      for (const page of KINDS) {
        const seen = new Set<string>();
        const queue = [await addressOf(prefix, page)];
        for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
          if (seen.has(next)) continue;
          seen.add(next);
          const { status, text } = await ask(shop + next);
          expect([next, status]).toEqual([next, 200]);
          const links = mainOf(text).matchAll(new RegExp(`href="(/${prefix}/[^"]+--${page.suffix}\\d+)"`, "g"));
          queue.push(...[...links].map(([, href = ""]) => href));
        }
        expect([page.kind, seen.size >= 12]).toEqual([page.kind, true]);
      }
    },
  );
});

describe("what content does not know", () => {
  it.each([
    "/fr-fr/x--lp9999",
    "/fr-fr/x--blogabc",
    "/fr-fr/blogPage/x/9999",
    "/fr-fr/landingPage/x/1%272",
    "/de-de/vitrine--lp3005",
    "/fr-fr/trendPage/x",
    "/fr-fr/x--tp9001/y",
  ])("is a 404 in the shop's layout: %s", async (page) => {
    const { status, text } = await ask(shop + page);
    expect(status).toBe(404);
    expect(text).toContain("<header");
    expect(text).toContain("<footer");
  });
});

describe("when a service fails", () => {
  const pages = ["/fr-fr/x--blog7001", "/en/x--lp3010", "/en/blog"];
  /** An instance with nothing cached on the sites that its tests use. */
  let cold: ShopProcess;
  beforeAll(async () => {
    cold = await anotherShop();
  });
  afterAll(() => cold.stop());

  it("a page stands without the catalogue, and without its products", async () => {
    const address = await addressOf("it-it", KINDS[2]);
    await setFaults(sandbox, [{ path: "^/gateway/ecommerce/v3/catalog", status: 503 }]);
    const { status, text } = await ask(cold.url + address);
    expect(status).toBe(200);
    expect(mainOf(text)).toContain("<h1");
    expect(mainOf(text)).not.toMatch(/--p\d+"/);
  });

  it("pages say that they will be back, header and footer in place, without the content service", async () => {
    await setFaults(sandbox, [{ path: "^/content", status: 500 }]);
    for (const page of pages) {
      const { status, text, headers } = await ask(cold.url + page);
      expect([page, status, headers["retry-after"], headers["cache-control"]]).toEqual([
        page,
        503,
        "10",
        "private, no-store",
      ]);
      expect(mainOf(text)).toMatch(/<h1[^>]*>(Cette page est indisponible|This page is unavailable)/);
      expect(mainOf(text)).toContain(`: ${headers["x-request-id"]}</p>`);
      expect(mainOf(text)).toMatch(new RegExp(`<a [^>]*href="${page}"[^>]*>(Réessayer|Try again)</a>`));
      expect((await ask(`${cold.url}${page}.data`)).text).toContain(`href=\\"${page}\\"`);
      expect(text).toContain("<header");
    }
  });

  it("the home page shows the new arrivals instead, without the content service", async () => {
    await setFaults(sandbox, [{ path: "^/content", status: 500 }]);
    const { status, text } = await ask(`${cold.url}/de-de`);
    expect(status).toBe(200);
    expect(mainOf(text)).toMatch(/id="new-arrivals"[^]*--p\d+"/);
  });

  it.each([
    ["blog_page", "/un-article--blog7001", { page_id: "7001", title: "Un article", blocks: [] }],
    ["home_page", "", { title: "Accueil", blocks: [] }],
    ["help_page", "/pomoc/owce", { slug: "owce", title: "Les brebis", blocks: [] }],
    ["family_page", "/x--plw10110", { family_id: "w10110" }],
  ])(
    "the head of a %s is the editor's: title, description, keywords, robots and canonical address [SEO-01]",
    async (type, path, entry) => {
      const seo = {
        title_page: "Sur l’île",
        description_page: "Les brebis et la laine.",
        keywords: [{ label: "laine" }, { label: "île" }],
        meta_robots: "noindex, follow",
        canonical: "/pl-pl/owca--blog7002",
      };
      const body = { entries: [{ uid: "entry_1", ...entry, seo }] };
      await setFaults(sandbox, [{ path: `^/content/v3/content_types/${type}/`, status: 200, body }]);
      const { status, text } = await new HttpBrowser(cold.url).open(`/pl-pl${path}`);
      expect([status, /<title>([^<]*)/.exec(text)?.[1]]).toEqual([200, "Sur l’île"]);
      const named = [...text.matchAll(/<meta name="(description|keywords|robots)" content="([^"]*)"/g)];
      expect(Object.fromEntries(named.map(([, name, content]) => [name, content]))).toEqual({
        description: "Les brebis et la laine.",
        keywords: "laine, île",
        robots: "noindex, follow",
      });
      expect(canonicalOf(text)).toMatch(/\/pl-pl\/owca--blog7002$/);
      expect(text).not.toContain('rel="alternate"');
    },
  );

  it("a block that nobody knows is left out and logged, and so is one that misses what it needs", async () => {
    const blocks = [
      { hologram: { title: "Un jour" } },
      { quote: {} },
      { text: { title: "Reste", text: "Ceci se lit." } },
    ];
    const entry = { uid: "blog_7001", page_id: "7001", title: "Un article", blocks };
    await setFaults(sandbox, [
      { path: "^/content/v3/content_types/blog_page/", status: 200, body: { entries: [entry] } },
    ]);
    const { status, text } = await ask(`${cold.url}/es-es/un-article--blog7001`);
    expect(status).toBe(200);
    expect(mainOf(text)).toContain("Ceci se lit.");
    expect(mainOf(text)).not.toContain("Un jour");
    await expect.poll(cold.output).toContain("nobody knows hologram");
    await expect.poll(cold.output).toContain("block 1, quote: text ");
  });

  it("a page that was once read is shown as it was", async () => {
    const address = await addressOf("pl-pl", KINDS[0]);
    const before = mainOf((await ask(shop + address)).text);
    await setFaults(sandbox, [{ path: "^/content", status: 500 }]);
    expect(mainOf((await ask(shop + address)).text)).toBe(before);
  });
});

describe("the head of a page", () => {
  const alternatesOf = (html: string) =>
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(([, lang, href = ""]) => [
      lang,
      new URL(href, shop).pathname,
    ]);

  it("names the same page in the other countries, and the countries that do not have it are absent [CMS-08, SEO-02]", async () => {
    const everywhere = alternatesOf((await ask(shop + (await addressOf("en", KINDS[1])))).text);
    expect(everywhere).toContainEqual(["de-DE", "/de-de/wintermantel--lp3010"]);
    expect(everywhere).toContainEqual(["fr-FR", "/fr-fr/les-manteaux-d-hiver--lp3010"]);
    const sponsor = alternatesOf((await ask(`${shop}/fr-fr/parrainer-une-amie-un-ami--lp3005`)).text);
    expect(sponsor.map(([lang]) => lang)).toContain("fr-CH");
    expect(sponsor.map(([lang]) => lang)).not.toContain("de-DE");
    const help = alternatesOf((await ask(`${shop}/en/help/delivery`)).text);
    expect(help).toContainEqual(["pl-PL", "/pl-pl/pomoc/dostawa"]);
  });

  it("has a picture for those who pass it on, and what content says to robots [SEO-01]", async () => {
    const { text } = await ask(shop + (await addressOf("fr-fr", KINDS[0])));
    expect(text).toMatch(/<meta property="og:image" content="[^"]+\/scenes\/journal\.webp/);
    expect(text).toContain('<meta name="robots" content="index, follow"');
  });
});

describe("an article", () => {
  it("carries its text once, and hands it over as data to a browser that comes from another page", async () => {
    const address = await addressOf("fr-fr", KINDS[0]);
    const sentence = "On arrive par le bateau";
    const document = (await ask(shop + address)).text;
    expect(document.split(sentence)).toHaveLength(2);
    const data = (await ask(`${shop}${address}.data`)).text;
    expect(data).toContain(sentence);
  });
});
