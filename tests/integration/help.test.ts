import { afterEach, describe, expect, inject, it } from "vitest";
import { HELP_WORDS, PREFIXES, type Prefix } from "#models/locale.ts";
import { paths } from "#app/paths.ts";
import { ask } from "../support/http";
import { anotherShop } from "../support/integration-world";
import { setFaults } from "../support/sandbox-control";

const shop = inject("shopUrl");
const sandbox = inject("sandboxUrl");
const prefixes = Object.keys(PREFIXES) as Prefix[];
/** The others have the word alone (S2). */
const WITH_PAGES: ReadonlySet<Prefix> = new Set(["fr-fr", "fr-ch", "en", "es-es", "de-de", "it-it", "pl-pl"]);

/** The part of a page between header and footer. */
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
const linksTo = (html: string, start: string) => [
  ...new Set(
    [...mainOf(html).matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href).filter((href) => href.startsWith(start)),
  ),
];

afterEach(() => setFaults(sandbox, []));

describe("the help", () => {
  it.each(prefixes)("under %s is one page for short prefixes, thirteen under the others [CMS-05]", async (prefix) => {
    const hub = paths.help(prefix);
    const answer = await ask(shop + hub);
    expect(answer.status).toBe(200);
    expect(mainOf(answer.text)).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
    const pages = linksTo(answer.text, WITH_PAGES.has(prefix) ? `${hub}/` : `${hub}#`);
    expect(pages).toHaveLength(13);
    // One page stands for all: `links.test.ts` opens each.
    const [first = ""] = pages;
    if (WITH_PAGES.has(prefix)) {
      const { status, text } = await ask(shop + first);
      expect([first, status]).toEqual([first, 200]);
      expect(mainOf(text)).toContain("<details");
    } else {
      for (const page of pages) expect(answer.text).toContain(`id="${page.split("#")[1]}"`);
      expect((await ask(shop + first.replace("#", "/"))).status).toBe(404);
    }
  });

  it.each(prefixes)("says under %s who sells, as every footer does: register, VAT number, address", async (prefix) => {
    const { text } = await ask(`${shop}/${prefix}/cart`);
    const footer = /<footer[\s\S]*<\/footer>/.exec(text)?.[0] ?? "";
    const link = /href="([^"]*(?:mentions-legales|legal-notice|aviso-legal|impressum|note-legali|dane-firmy))"/.exec(
      footer,
    );
    const answer = await ask(shop + link?.[1]);
    expect([link?.[1], answer.status]).toEqual([expect.stringContaining(paths.help(prefix)), 200]);
    const main = mainOf(answer.text).replaceAll("\u00a0", " ");
    for (const said of ["852 147 966", "14 rue du Mail", "service@vitrine.example"]) expect(main).toContain(said);
    expect(main).toMatch(/FR\s?83\s?852147966|GB 412 3457 83|CHE-412\.365\.870/);
  });

  it.each(prefixes)("under %s answers to no other language's word [CMS-05]", async (prefix) => {
    for (const word of Object.values(HELP_WORDS)) {
      const { status } = await ask(`${shop}/${prefix}/${word}`);
      expect([word, status]).toEqual([word, `/${prefix}/${word}` === paths.help(prefix) ? 200 : 404]);
    }
  });

  it("is searched by a plain form, whose results no search engine keeps", async () => {
    const found = await ask(`${shop}/fr-fr/aide?q=retour`);
    expect(linksTo(found.text, "/fr-fr/aide/")[0]).toBe("/fr-fr/aide/retours-et-remboursements");
    expect(found.text).toContain('<meta name="robots" content="noindex"');
    expect(found.text).toMatch(/<input[^>]*name="q"[^>]*value="retour"/);
    const hostile = await ask(`${shop}/fr-fr/aide?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(hostile.status).toBe(200);
    expect(hostile.text).not.toContain("<script>alert");
    const spaced = await ask(`${shop}/fr-fr/aide?q=${encodeURIComponent("  retour   gratuit ")}`);
    expect([spaced.status, spaced.headers.location]).toEqual([301, "/fr-fr/aide?q=retour+gratuit"]);
  });

  it("knows no page that content does not, and says so in the shop's layout", async () => {
    const { status, text } = await ask(`${shop}/de-de/hilfe/nichts`);
    expect(status).toBe(404);
    expect(text).toContain("<title>Seite nicht gefunden");
    expect(text).toContain("<footer");
  });

  it("renders without the content service, saying that it will be back", async () => {
    await setFaults(sandbox, [{ path: "^/content", status: 500 }]);
    const cold = await anotherShop();
    try {
      for (const page of ["/fr-fr/aide", "/fr-fr/aide/livraison", "/en/help?q=size"]) {
        const { status, text, headers } = await ask(cold.url + page);
        expect([page, status, headers["retry-after"]]).toEqual([page, 503, "10"]);
        expect(mainOf(text)).toMatch(/<h1[^>]*>(Cette page est indisponible|This page is unavailable)/);
        expect(text).toContain("<header");
      }
    } finally {
      await cold.stop();
    }
  });
});
