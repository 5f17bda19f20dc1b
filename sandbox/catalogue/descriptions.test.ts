import { describe, expect, it } from "vitest";
import { LANGUAGES } from "#models/locale.ts";
import { generateProducts } from "./generator";
import { clothOf, localiseProduct } from "./localise";
import type { ProductRecord } from "./record";

const records = [...generateProducts(1_500)];
const describeIn = (record: ProductRecord, language: (typeof LANGUAGES)[number]) =>
  localiseProduct(
    record,
    record.options.map(({ stock }) => stock),
    { language, currency: "EUR" },
  );
const french = (design: RegExp) =>
  records.filter((record) => design.test(record.design)).map((record) => describeIn(record, "fr").description);

describe("a description", () => {
  it.each([
    ["silver is not gilt", /^(hoops|bangle|necklace|jewel-set)$/, /doré|\bor\b/],
    ["thin straps are no sleeves", /^camisole$/, /manches/],
    ["shorts are no trousers", /^shorts-/, /pantalon/i],
    ["a polo shirt is no T-shirt", /^polo$/, /T-shirt/],
    ["short sleeves have no cuffs", /^shirt-short$/, /poignets/],
    ["a short jumper is short", /^jumper-short$/, /ni trop court/],
    ["a backpack has no shoulder strap", /^bag-(backpack|canvas|tote)$/, /bandoulière/],
    ["a felt hat fits no pocket", /^fedora$/, /poche/],
    ["a shift dress has no waist", /^dress-(shift|knit|slip)$/, /taille est marquée/],
  ])("says nothing that its picture denies: %s", (_, design, wrong) => {
    const texts = french(design);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => wrong.test(text))).toEqual([]);
  });

  it("names what jewellery is made of, whatever its colour", () => {
    const plated = records.filter(({ type, composition }) => type === "jewellery" && composition[0]?.[0] === "brass");
    expect(plated.some(({ options }) => options.some(({ colour }) => colour === "silver"))).toBe(true);
    for (const language of LANGUAGES) {
      const subtitles = new Set(plated.map((record) => describeIn(record, language).subtitle));
      expect([...subtitles].filter((text) => /doré|gold|dorad|vergoldet|oro|złot/i.test(text))).toEqual([]);
    }
  });

  it("begins the cloth on a tile with a small letter, as it stands after the colour", () => {
    // In German a noun has a capital.
    for (const language of LANGUAGES.filter((each) => each !== "de")) {
      const cloths = new Set(records.flatMap((record) => clothOf(record, language)));
      expect([...cloths].filter((cloth) => /^\p{Lu}/u.test(cloth))).toEqual([]);
    }
  });
});
