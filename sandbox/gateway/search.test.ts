import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { searchListingSchema, type SearchListing, searchSuggestionsSchema } from "#models/family.ts";
import { startSandbox, type TestSandbox } from "../sandbox.fixture";

const STORES = { fr: "1001", en: "1003", es: "1004", de: "1005", it: "1006", pl: "1007" };
type Spoken = keyof typeof STORES;
const TAGS = { fr: "fr-FR", en: "en-GB", es: "es-ES", de: "de-DE", it: "it-IT", pl: "pl-PL" };

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ products: 700 });
  // Prices are the usual ones, also in the days of the seed's private sale.
  await sandbox.control("PUT", "domains/fr", { privateSales: null });
}, 60_000);
afterAll(() => sandbox.close());

async function ask(path: string, language: Spoken) {
  const headers = { "Accept-Language": TAGS[language], store: STORES[language] };
  return (await sandbox.gateway(`ecommerce/v3/catalog/${path}`, { headers })).body;
}

async function search(query: string, language: Spoken = "fr", more = ""): Promise<SearchListing> {
  return searchListingSchema.parse(await ask(`search?query=${encodeURIComponent(query)}&size=96${more}`, language));
}

const idsOf = ({ products }: SearchListing) => products.map(({ optionId }) => optionId);
const colourIds = ({ products }: SearchListing) => new Set(products.map(({ color }) => color.id));

describe("words of shop windows", () => {
  it.each<[Spoken, string, string, string]>([
    ["fr", "soldes promo promotions", "nouveautés nouveau nouvelle", "robe"],
    ["en", "sale offers discount reduced", "new newest", "dress"],
    ["es", "rebajas ofertas descuentos", "novedades nuevo", "vestido"],
    ["de", "sale Angebote Rabatt reduziert", "Neuheiten neu", "Kleid"],
    ["it", "saldi sconti offerte", "novità nuovi", "gonna"],
    ["pl", "wyprzedaż promocje przecena", "nowości nowe", "sukienka"],
  ])("mean in %s what is reduced (%s) or new (%s)", async (language, reduced, fresh, thing) => {
    const expected = await search("soldes");
    for (const word of reduced.split(" ")) {
      const found = await search(word, language);
      expect([word, found.total]).toEqual([word, expected.total]);
      expect(found.products.every(({ prices }) => prices.current.strikeThroughPrice !== null)).toBe(true);
      const things = await search(`${thing} ${word}`, language);
      expect(things.total).toBeGreaterThan(0);
      expect(things.total).toBeLessThan((await search(thing, language)).total);
      expect(things.products.every(({ prices }) => prices.current.strikeThroughPrice !== null)).toBe(true);
    }
    for (const word of fresh.split(" ")) {
      const found = await search(word, language);
      expect([word, found.total > 0]).toEqual([word, true]);
      expect(found.products.every(({ tags }) => tags.includes("New"))).toBe(true);
    }
  });

  it.each<[Spoken, string, string]>([
    ["fr", "manteaux d’hiver", "manteaux"],
    ["fr", "robe d'été", "robe"],
    ["en", "winter coats", "coats"],
    ["es", "abrigo de invierno", "abrigo"],
    ["de", "Mantel für den Winter", "Mantel"],
    ["de", "Herbstjacke", "Jacke"],
    ["it", "cappotto invernale", "cappotto"],
    ["pl", "płaszcze zimowe", "płaszcze"],
  ])("may be seasons, which ask for nothing: in %s %s is %s", async (language, query, thing) => {
    const things = await search(thing, language);
    expect(things.total).toBeGreaterThan(3);
    expect(idsOf(await search(query, language))).toEqual(idsOf(things));
  });

  it("may be two, and may be misspelt", async () => {
    expect(idsOf(await search("bonnes affaires"))).toEqual(idsOf(await search("soldes")));
    expect(idsOf(await search("sodles"))).toEqual(idsOf(await search("soldes")));
    expect(idsOf(await search("new in", "en"))).toEqual(idsOf(await search("new", "en")));
  });

  it.each<[Spoken, string, string]>([
    ["en", "just in", "new"],
    ["en", "new season", "new"],
    ["en", "winter sale", "sale"],
    ["fr", "soldes d’été", "soldes"],
    ["es", "lo nuevo de la temporada", "novedades"],
    ["it", "saldi estivi", "saldi"],
    ["pl", "nowo dodane", "nowości"],
    ["pl", "tylko w internecie", "tylko online"],
  ])("may hold small words: in %s %s is %s", async (language, phrase, same) => {
    const expected = await search(same, language);
    expect(expected.total).toBeGreaterThan(3);
    expect(idsOf(await search(phrase, language))).toEqual(idsOf(expected));
  });

  it("lead to their family in suggestions", async () => {
    const suggest = async (query: string, language: Spoken) =>
      searchSuggestionsSchema.parse(await ask(`search/suggestions?query=${query}`, language));
    expect((await suggest("soldes", "fr")).families).toEqual([{ familyId: "w10600", name: "Bonnes affaires" }]);
    expect((await suggest("rebajas", "es")).families).toEqual([{ familyId: "w10600", name: "Ofertas" }]);
    expect((await suggest("new", "en")).families).toEqual([{ familyId: "w10500", name: "New in" }]);
  });
});

describe("the words of the shop's own pages", () => {
  it.each<[Spoken, string, string]>([
    ["fr", "caban", "Caban"],
    ["it", "caban", "Caban"],
    ["it", "peacoat", "Caban"],
    ["es", "cuello alto", "cuello alto"],
    ["fr", "écharpe à carreaux", "Écharpe écossaise"],
    ["en", "checked scarf", "Tartan scarf"],
    ["en", "check scarf", "Tartan scarf"],
    ["en", "plaid scarf", "Tartan scarf"],
    ["es", "bufanda de cuadros", "Bufanda escocesa"],
    ["it", "sciarpa a quadri", "Sciarpa scozzese"],
  ])("find in %s what they name: %s", async (language, query, name) => {
    const { products } = await search(query, language);
    expect(products.map((product) => product.name)).toContainEqual(expect.stringContaining(name));
  });
});

describe("colours", () => {
  it.each<[Spoken, string, string]>([
    ["fr", "robe noire", "black"],
    ["fr", "robes noires", "black"],
    ["en", "navy jumper", "navy"],
    ["es", "vestido negro", "black"],
    ["de", "schwarzes Kleid", "black"],
    ["it", "maglione blu navy", "navy"],
    ["pl", "czarna sukienka", "black"],
    ["fr", "t-shirt bleu ciel", "sky"],
    ["fr", "robe vert bouteille", "bottle"],
    ["en", "bottle green dress", "bottle"],
    ["pl", "sukienka zieleń jodły", "bottle"],
  ])("are in %s shown as asked for: %s", async (language, query, colour) => {
    const found = await search(query, language);
    expect(found.total).toBeGreaterThan(0);
    expect([...colourIds(found)]).toEqual([colour]);
  });

  it("are not the names of things", async () => {
    const white = await search("chemise blanche");
    expect([...colourIds(white)].every((id) => ["white", "ecru"].includes(id))).toBe(true);
    expect(white.total).toBeGreaterThan(12);
    expect(white.products.slice(0, 12).filter(({ name }) => !/chemise/i.test(name))).toEqual([]);
    // A linen jacket is called Jeanne, trainers are called Jean.
    expect((await search("veste jean")).total).toBe(0);
    expect((await search("baskets jean")).total).toBe(0);
  });

  it("agree with every facet", async () => {
    const found = await search("robe soldes");
    for (const { id, values } of found.facets) {
      for (const { id: value, count } of values) {
        const narrowed = await search("robe soldes", "fr", `&filters=${encodeURIComponent(`${id}:${value}`)}`);
        expect([id, value, narrowed.total]).toEqual([id, value, count]);
      }
    }
    const reduced = found.facets.find(({ id }) => id === "offers")?.values ?? [];
    const kinds = reduced.filter(({ id }) => id === "sale" || id === "promotion");
    expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(found.total);
  });
});

describe("prices and sizes", () => {
  it.each<[Spoken, string, number]>([
    ["fr", "robe moins de 100", 10_000],
    ["en", "dress under £100", 10_000],
    ["es", "vestido menos de 100", 10_000],
    ["de", "Kleid unter 100 €", 10_000],
    ["it", "abito meno di 100", 10_000],
    ["pl", "sukienka do 400 zł", 40_000],
  ])("hold in %s: %s", async (language, query, most) => {
    const found = await search(query, language);
    expect(found.total).toBeGreaterThan(0);
    expect(Math.max(...found.products.map(({ prices }) => prices.current.appliedPrice.centAmount))).toBeLessThanOrEqual(
      most,
    );
  });

  it("find what is there in a size", async () => {
    const found = await search("robe taille 38");
    expect(found.total).toBeGreaterThan(0);
    expect(found.total).toBeLessThan((await search("robe")).total);
    const has = found.products.map(({ sizes }) =>
      sizes.some(({ label, availability }) => label === "38" && availability !== "UNAVAILABLE"),
    );
    expect(has).not.toContain(false);
    expect((await search("robe 38")).total).toBe(found.total);
  });
});

describe("words", () => {
  it.each<[Spoken, string, string]>([
    ["de", "Damenmantel", "Mantel Damen"],
    ["de", "Leinenhemd", "Hemd Leinen"],
    ["de", "Wollmantel", "Mantel Wolle"],
    ["en", "womens coat", "coat women"],
    ["en", "women's coat", "coat women"],
    ["en", "turtleneck", "roll neck"],
    ["pl", "dżinsy damskie", "dżinsy kobieta"],
    ["pl", "sweter z golfem", "golf"],
    ["it", "maglione cachemire", "maglione cashmere"],
    ["es", "niña", "niños"],
    ["fr", "rob noi", "robe noire"],
    ["fr", "pantalon no", "pantalon noir"],
  ])("find in %s for %s as many as for %s", async (language, typed, said) => {
    const { total } = await search(said, language);
    expect(total).toBeGreaterThan(0);
    expect((await search(typed, language)).total).toBe(total);
  });

  it.each<[Spoken, string, RegExp]>([
    ["fr", "chemise", /^(Sur)?[Cc]hemise/],
    ["fr", "manteau", /^(Manteau|Caban)/],
    ["fr", "sweat", /^Sweat/],
    ["pl", "spodnie", /^(?!Spódnica)/],
    ["it", "gonna", /onna/],
  ])("put first in %s for %s what is called so", async (language, query, name) => {
    const first = (await search(query, language)).products.slice(0, 12);
    expect(first.length).toBeGreaterThan(0);
    expect(first.filter((product) => !name.test(product.name)).map((product) => product.name)).toEqual([]);
  });

  it("that are rightly spelt and not for sale find nothing", async () => {
    for (const [language, query] of [
      ["fr", "leggings"],
      ["de", "Weste"],
      ["es", "mono"],
    ] as const) {
      expect([query, (await search(query, language)).total]).toEqual([query, 0]);
    }
  });
});
