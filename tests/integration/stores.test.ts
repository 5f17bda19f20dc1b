import { afterEach, describe, expect, inject, it } from "vitest";
import { canonicalPrefix, PREFIXES, type Prefix } from "#models/locale.ts";
import { ask } from "../support/http";
import { anotherShop } from "../support/integration-world";
import { setFaults } from "../support/sandbox-control";

const shop = inject("shopUrl");
const sandbox = inject("sandboxUrl");
const prefixes = Object.keys(PREFIXES) as Prefix[];
const LOCATED = ["FR", "CH", "GB"];
const located = prefixes.filter((prefix) => LOCATED.includes(PREFIXES[prefix].country));

const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
const storeLinks = (html: string) => [
  ...new Set([...mainOf(html).matchAll(/href="([^"]+\/stores\/[a-z]{2}\/[^"]+)"/g)].map(([, href = ""]) => href)),
];
const factsOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
    ([, json = "{}"]) => JSON.parse(json) as Record<string, unknown>,
  );

afterEach(() => setFaults(sandbox, []));

describe("the stores", () => {
  it.each(located)("under %s: search, list of all, and each shop's page [STORE-01] [STORE-06]", async (prefix) => {
    const search = await ask(`${shop}/${prefix}/stores`);
    expect(search.status).toBe(200);
    expect(search.text).toContain(`href="/${prefix}/stores"`);
    const all = await ask(`${shop}/${prefix}/stores/all`);
    expect(all.status).toBe(200);
    const links = storeLinks(all.text);
    expect(links.length).toBe({ FR: 120, CH: 25, GB: 35 }[PREFIXES[prefix].country as string]);
    const page = await ask(shop + links[0]!);
    expect(page.status).toBe(200);
    expect(mainOf(page.text)).toMatch(/<address>[\s\S]*<a [^>]*href="tel:\+\d+"[\s\S]*<dl/);
  });

  it.each(prefixes.filter((prefix) => !located.includes(prefix)))(
    "are a 404 under %s, and nothing leads there [STORE-02]",
    async (prefix) => {
      for (const page of ["stores", "stores/all", "stores/2002", "stores/fr/paris/paris-rivoli-2002"]) {
        expect([page, (await ask(`${shop}/${prefix}/${page}`)).status]).toEqual([page, 404]);
      }
      expect((await ask(`${shop}/${prefix}`)).text).not.toContain(`"/${prefix}/stores"`);
    },
  );

  it("have one address each [STORE-01]", async () => {
    const canonical = "/fr-fr/stores/fr/paris/paris-rivoli-2002";
    for (const other of ["2002", "fr/paris/2002", "fr/ailleurs/autre-nom-2002"]) {
      const { status, headers } = await ask(`${shop}/fr-fr/stores/${other}`);
      expect([other, status, headers.location]).toEqual([other, 301, canonical]);
    }
    for (const other of ["2002", "fr/paris/x-2002"]) {
      const { headers } = await ask(`${shop}/fr-fr/stores/${other}?utm_source=a&b=%2F`);
      expect(headers.location).toBe(`${canonical}?utm_source=a&b=%2F`);
    }
    const slash = await ask(`${shop}${canonical}/`);
    expect([slash.status, slash.headers.location]).toEqual([308, canonical]);
    const short = await ask(`${shop}/fr/stores/fr/paris/paris-rivoli-2002`);
    expect(short.text).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${canonical}"`));
    for (const unknown of ["9999", "3001", "700001", "fr/paris/rivoli", "fr/2002", "ALL", "2002/more"]) {
      expect([unknown, (await ask(`${shop}/fr-fr/stores/${unknown}`)).status]).toEqual([unknown, 404]);
    }
  });

  it("are searched by a plain form, the nearest first, with the same numbers on the map [STORE-03] [STORE-05]", async () => {
    const { status, text } = await ask(`${shop}/fr-fr/stores?search=75003+Paris&services=men&services=alterations`);
    expect(status).toBe(200);
    const main = mainOf(text);
    expect(main).toMatch(/<form[^>]*method="get" action="\/fr-fr\/stores"/);
    expect(main).toMatch(/name="search"[^>]*value="75003 Paris"|value="75003 Paris"[^>]*name="search"/);
    const entries = main.match(/<li[^>]*id="store-\d+"[\s\S]*?<\/ul>/g) ?? [];
    expect(entries.length).toBeGreaterThan(3);
    for (const entry of entries) expect(entry).toMatch(/>Homme<[\s\S]*>Retouches</);
    expect(main.match(/id="map"[\s\S]*/)?.[0].match(/<span[^>]*>\d+<\/span>/g)).toHaveLength(entries.length);
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    const wrong = await ask(`${shop}/fr-fr/stores?search=${encodeURIComponent('"><script>x()</script>')}`);
    expect([wrong.status, wrong.text.includes("<script>x()")]).toEqual([200, false]);
    expect(mainOf(wrong.text)).toContain("Nous n’avons pas trouvé de boutique");
  });

  it("are found around the shopper on a page of their own, and the nearest are counted as that", async () => {
    const near = await ask(`${shop}/fr-fr/stores?lat=48.861&lon=2.338`);
    expect([near.status, near.headers["cache-control"]]).toEqual([200, "private, no-store"]);
    expect(storeLinks(near.text)).toHaveLength(20);
    expect(storeLinks(near.text)[0]).toMatch(/\/fr\/paris\//);
    expect(mainOf(near.text)).toContain("Les 20 boutiques les plus proches de vous");
    expect(near.text).toContain("<title>Les 20 boutiques les plus proches de vous | Vitrine</title>");
    // Words count when words and position are given.
    const words = await ask(`${shop}/fr-fr/stores?search=Lyon&lat=48.861&lon=2.338`);
    expect(storeLinks(words.text)[0]).toMatch(/\/fr\/lyon\//);
    const few = mainOf((await ask(`${shop}/fr-fr/stores?search=Nantes&services=personalShopper`)).text);
    const [, count] = /(\d+) boutiques? à proximité \(Nantes\)/.exec(few) ?? [];
    expect(Number(count)).toBe(storeLinks(few).length);
    // On other pages a position is no parameter: the shared page is sent.
    expect((await ask(`${shop}/fr-fr?lat=48.861&lon=2.338`)).headers["cache-control"]).toMatch(/^public/);
  });

  it.each(["lat=91&lon=2", "lat=48.861", "lat=48.861&lon=east", "search=&lat=x&lon=y"])(
    "say beside the field that %s is no position, and keep the filters",
    async (position) => {
      const { status, text } = await ask(`${shop}/fr-fr/stores?${position}&services=men`);
      const main = mainOf(text);
      expect([status, storeLinks(text)]).toEqual([400, []]);
      expect(text).toMatch(/<title>Erreur\s: /);
      expect(main).toMatch(/<input[^>]*id="stores-search"[^>]*aria-invalid="true"/);
      expect(main).toContain("Votre position n’est pas disponible. Indiquez une ville ou un code postal.");
      expect(main).toMatch(/<input(?=[^>]*value="men")[^>]*checked/);
      expect(main).toContain("Nos boutiques par ville");
    },
  );

  it("all stand on the map of a country, and a store on that of its own page, which names no list [STORE-05]", async () => {
    const spots = (text: string) => mainOf(text).match(/id="map"[\s\S]*/)?.[0] ?? "";
    const overview = spots((await ask(`${shop}/fr-ch/stores`)).text);
    expect([overview.includes('style="left:'), overview.includes("display:none")]).toEqual([true, false]);
    expect(overview).toContain("La liste donne les mêmes boutiques");
    const [geneva = ""] = storeLinks((await ask(`${shop}/fr-ch/stores?search=Gen%C3%A8ve`)).text);
    const own = spots((await ask(shop + geneva)).text);
    expect(own).toMatch(/<span[^>]*style="left:50%;top:50%">Genève<\/span>/);
    expect(own).not.toContain("La liste donne");
  });

  it("tell machines where a shop is and when it is open, and which page it is in which country [SEO-03]", async () => {
    const { text } = await ask(`${shop}/fr-fr/stores/fr/paris/paris-rivoli-2002`);
    const store = factsOf(text).find((each) => each["@type"] === "ClothingStore");
    expect(store).toMatchObject({
      name: "Vitrine Paris Rivoli",
      address: { "@type": "PostalAddress", postalCode: "75001", addressLocality: "Paris", addressCountry: "FR" },
      geo: { "@type": "GeoCoordinates", latitude: 48.8631 },
    });
    expect((store?.openingHoursSpecification as unknown[]).length).toBeGreaterThan(5);
    const languages = [...text.matchAll(/<link rel="alternate" hreflang="([^"]+)"/g)].map(([, language]) => language);
    expect(languages).toEqual(expect.arrayContaining(["fr-FR"]));
    expect(languages).not.toContain("de-DE");
  });

  it("stand in the sitemap of the countries that have them [SEO-04]", async () => {
    for (const country of ["FR", "DE"] as const) {
      const { text } = await ask(`${shop}/sitemaps/${canonicalPrefix(country)}/pages.xml`);
      const count = text.match(/<loc>[^<]+\/stores(\/[^<]*)?<\/loc>/g)?.length ?? 0;
      expect([country, count]).toEqual([country, country === "FR" ? 122 : 0]);
    }
  });

  it("apologise while the locator does not answer, header and footer in place [OPS-05]", async () => {
    const fresh = await anotherShop();
    await setFaults(sandbox, [{ path: "/storelocator/", status: 500 }]);
    for (const page of ["stores", "stores/all", "stores?search=Paris", "stores/2002"]) {
      const { status, text } = await ask(`${fresh.url}/fr-fr/${page}`);
      expect([page, status]).toEqual([page, 503]);
      expect(text).toMatch(/<header[\s\S]*<main[\s\S]*<footer/);
      expect(text).toMatch(new RegExp(`<a [^>]*href="/fr-fr/${page.replace("?", "\\?")}"[^>]*>Réessayer</a>`));
    }
    await fresh.stop();
  });
});
