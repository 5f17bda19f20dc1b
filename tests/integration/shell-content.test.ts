import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { COUNTRIES } from "#models/locale.ts";
import { ask } from "../support/http";
import { anotherShop } from "../support/integration-world";
import { queriesAsked, setFaults } from "../support/sandbox-control";
import type { ShopProcess } from "../support/world";

const sandbox = inject("sandboxUrl");

/** An instance that has read nothing on the site of its test: each test uses a site of its own. */
let cold: ShopProcess;
beforeAll(async () => {
  cold = await anotherShop();
});
afterAll(() => cold.stop());

const FLAG = /<img[^>]+src="([^"]+\/flags\/(\w\w)\.webp\?w=72&amp;q=50)"[^>]*width="24" height="16"/g;
const flagsIn = (html: string) => [...html.matchAll(FLAG)].map(([, src = "", country = ""]) => ({ src, country }));
const selectorOf = (html: string) => /<div[^>]+id="countries"[\s\S]*?<\/ul>/.exec(html)?.[0] ?? "";

const LINK = { title: "Nous écrire <b>", external_link: "/aide" };
const EVIL = { title: "Gagnez", external_link: "javascript:alert(1)" };
const IMAGE = { url: "/scenes/hero.webp", alt: null, width: 1600, height: 900 };
const HOME = {
  uid: "home",
  seo: { title_page: null, keywords: [null] },
  blocks: [
    null,
    { hologram: {} },
    { hero: { title: "<script>alert(1)</script>", image: IMAGE, cta: EVIL } },
    { families: { items: [null, { title: "Sans image" }] } },
  ],
};

/** A title between header and footer, with a mobile menu and a footer with a link home. */
const hasWholeLayout = (html: string) =>
  /<header[\s\S]*id="mobile-menu"[\s\S]*<main[\s\S]*<h1[\s\S]*<\/main>[\s\S]*<footer[\s\S]*data-newsletter/.test(html);

afterEach(() => setFaults(sandbox, []));

describe("flags of the countries", () => {
  it("come from a folder of the content service, in the page's locale, and are webp of quality 50 [CMS-06, SHELL-12]", async () => {
    let text = "";
    const asked = await queriesAsked(sandbox, "/content/v3/assets", async () => {
      ({ text } = await ask(`${cold.url}/it-it`));
    });
    expect(asked).toContainEqual(expect.objectContaining({ folder: "flags", environment: "dev", locale: "it-it" }));
    expect(
      flagsIn(selectorOf(text))
        .map(({ country }) => country.toUpperCase())
        .sort(),
    ).toEqual(COUNTRIES.filter((country) => country !== "IT").sort());
    for (const { src } of flagsIn(text)) {
      const picture = await fetch(src.replace("&amp;", "&"));
      expect([picture.status, picture.headers.get("content-type")], src).toEqual([200, "image/webp"]);
    }
  });

  it("give way to pins when the folder cannot be read [CMS-06]", async () => {
    await setFaults(sandbox, [{ path: "^/content/v3/assets", status: 500 }]);
    const { status, text } = await ask(`${cold.url}/pl-pl`);
    expect(status).toBe(200);
    expect(selectorOf(text).match(/<li/g)).toHaveLength(COUNTRIES.length - 1);
    expect(selectorOf(text).match(/#pin"/g)).toHaveLength(COUNTRIES.length - 1);
    expect(flagsIn(text)).toEqual([]);
    await expect.poll(cold.output).toContain('"folder":"flags"');
  });
});

/** Target of the button on a page without content. */
const wayOn = (html: string) => /<main[\s\S]*?<a class="(?!text-link)[^"]+" href="([^"]+)"/.exec(html)?.[1];

describe("a page with nothing to show", () => {
  it.each(["fr-fr", "fr-ch", "en", "es-es", "de-de", "it-it", "pl-pl"])(
    "leads on to the menu's new arrivals in %s",
    async (prefix) => {
      for (const page of ["cart", "wishlist"]) {
        const { text } = await ask(`${inject("shopUrl")}/${prefix}/${page}`);
        expect([page, wayOn(text)]).toEqual([page, expect.stringMatching(`^/${prefix}/[\\w-]+--plw10500$`)]);
      }
    },
  );

  it("leads home where there is no menu", async () => {
    await setFaults(sandbox, [
      { path: "^/content", status: 503 },
      { path: "^/gateway/ecommerce/v3/catalog/segmentations", status: 500 },
    ]);
    for (const page of ["cart", "wishlist"]) {
      const { text } = await ask(`${cold.url}/en/${page}`);
      expect([page, wayOn(text)]).toEqual([page, "/en"]);
    }
  });
});

describe("without the content service", () => {
  it.each([
    [503, "fr-fr"],
    [422, "fr-ch"],
  ])("pages of the shop still render when it answers %i, under %s [CMS-06] [SHELL-10]", async (answer, prefix) => {
    await setFaults(sandbox, [{ path: "^/content", status: answer }]);
    for (const page of ["", "/search?query=robe", "/cart", "/stores", "/newsletter/subscription", "/tmp/error"]) {
      const { status, text, headers } = await ask(`${cold.url}/${prefix}${page}`);
      expect([page, status]).toEqual([page, 200]);
      // A cache in front would send it for longer than the service is ill.
      expect([page, headers["cache-control"]]).toEqual([page, expect.stringMatching(/^private, /)]);
      expect(hasWholeLayout(text), page).toBe(true);
      expect(text.replaceAll("<!-- -->", ""), page).toContain(`© ${new Date().getUTCFullYear()} Vitrine`);
      // The menu comes from the catalogue.
      expect(text, page).toMatch(/<header[\s\S]*href="\/[a-z-]+\/femme--plw\d+"[\s\S]*<\/header>/);
    }
  });

  it("no page waits for it longer than three seconds while it hangs, and nobody does again for some seconds", async () => {
    await setFaults(sandbox, [{ path: "^/content", hang: true }]);
    // A separate instance: this test needs pages of all sites, and none of them cached.
    const own = await anotherShop();
    const waitedFor = async (page: string) => {
      const start = performance.now();
      await ask(own.url + page);
      return performance.now() - start;
    };
    // Each page needs an entry of its own besides header and footer.
    const pages = ["/en/cart", "/fr-fr", "/fr-fr/x--blog7001", "/de-de/femme--plw10110", "/it-it/x--lp3001", "/es"];
    for (const most of [4_500, 1_500]) {
      const waits = await Promise.all(pages.map(waitedFor));
      for (const [index, wait] of waits.entries()) expect(wait, pages[index]).toBeLessThan(most);
    }
    await own.stop();
  });

  it("errors keep header and footer too, with the current year [ERR-02, ERR-03, SHELL-10]", async () => {
    await setFaults(sandbox, [
      { path: "^/content", status: 500 },
      { path: "^/gateway/ecommerce/v3/catalog/families", status: 500 },
    ]);
    for (const [page, expected] of [
      ["/no-such-page", 404],
      ["/x--plw10100", 500],
    ] as const) {
      const { status, text } = await ask(`${cold.url}/de-de${page}`);
      expect([page, status >= 500 ? 500 : status]).toEqual([page, expected]);
      expect(hasWholeLayout(text), page).toBe(true);
      expect(text.replaceAll("<!-- -->", ""), page).toContain(`© ${new Date().getUTCFullYear()} Vitrine`);
    }
  });

  it("a menu and a footer whose editors left things half done show the rest [CMS-06]", async () => {
    const footer = {
      uid: "footer",
      links_modular: [null, { links_block: { title: "Aide", links_group: [{ page_reference: [null] }, LINK, EVIL] } }],
    };
    await setFaults(sandbox, [
      { path: "^/content/v3/content_types/footer_layout/", status: 200, body: { entries: [footer] } },
      { path: "^/content/v3/content_types/header_layout/", status: 200, body: { entries: [{ uid: "header" }] } },
      { path: "^/content/v3/content_types/home_page/", status: 200, body: { entries: [HOME] } },
    ]);
    const { status, text } = await ask(`${cold.url}/es-es`);
    expect(status).toBe(200);
    expect(text).toMatch(/<footer[\s\S]*<a href="\/es-es\/aide">Nous écrire &lt;b&gt;<\/a>/);
    expect(text).not.toContain("javascript:");
    expect(text).not.toContain("<script>alert");
    expect(text).toContain("&lt;script&gt;alert(1)&lt;/script&gt;</h1>");
    await expect.poll(cold.output).toContain("nobody knows hologram");
  });
});
