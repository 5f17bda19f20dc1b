import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withDistinctColors } from "./color-names";
import {
  buildEntitySlug,
  type EntityKind,
  type EntitySlug,
  familySlug,
  isEntityId,
  optionNamedIn,
  parseEntitySlug,
  parseGtinPath,
  parseLegacyProductPath,
  parseVariant,
  productSlug,
  slugify,
} from "./entity-slug";

const pageKind = fc.constantFrom<EntityKind>("family", "landing", "trend", "lookbook", "blog");
const entity: fc.Arbitrary<EntitySlug> = fc.oneof(
  fc.record({
    kind: fc.constant<EntityKind>("product"),
    name: fc.string({ unit: "grapheme" }),
    id: fc.stringMatching(/^\d+$/),
  }),
  fc.record({ kind: pageKind, name: fc.string({ unit: "grapheme" }), id: fc.stringMatching(/^\w+$/) }),
);

describe("slugify", () => {
  it.each([
    ["Robe d’été à œillets", "robe-d-ete-a-oeillets"],
    ["Größe Über-Straße", "grosse-uber-strasse"],
    ["Sukienka żółta łódź", "sukienka-zolta-lodz"],
    ["Camicia, 100 % cotone!", "camicia-100-cotone"],
    ["Año Ñandú", "ano-nandu"],
    ["ÆRØ ẞ", "aero-ss"],
    ["İstanbul ışık", "istanbul-isik"],
    ["Schnee\u00adbesen\u200bhose", "schneebesenhose"],
    ["  --  ", ""],
    ["北京", ""],
  ])("folds %j to %j", (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it("gives lower-case words joined by single hyphens, and leaves a slug as it is", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) }), (text) => {
        const slug = slugify(text);
        expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });
});

describe("entity slugs", () => {
  it.each<[string, EntitySlug]>([
    ["robe-lin-noir--p100001", { kind: "product", name: "robe-lin-noir", id: "100001" }],
    ["robes--plw18118", { kind: "family", name: "robes", id: "w18118" }],
    ["soldes--lpblt12ab", { kind: "landing", name: "soldes", id: "blt12ab" }],
    ["le-cachemire--tp7", { kind: "trend", name: "le-cachemire", id: "7" }],
    ["hiver--lbp2024_a", { kind: "lookbook", name: "hiver", id: "2024_a" }],
    ["journal--blogblt9", { kind: "blog", name: "journal", id: "blt9" }],
    ["a--p1--p2", { kind: "product", name: "a--p1", id: "2" }],
    ["--p12", { kind: "product", name: "", id: "12" }],
  ])("reads %s [CAT-01, PDP-01]", (segment, expected) => {
    expect(parseEntitySlug(segment)).toEqual(expected);
  });

  it.each([
    "",
    "cart",
    "robe",
    "robe-p12",
    "robe--p",
    "robe--pabc",
    "robe--p12a",
    "robe--p-1",
    "robe--p12 ",
    "robe--p١٢",
    "robe--P12",
    "robe--x12",
    "robes--pl",
    "robes--plw18-118",
    "robes--plw18é",
    "robes--pla/b",
    "soldes--lp",
    "soldes--bloga b",
    "robe--p12\n",
  ])("knows no %j [CAT-01, PDP-01]", (segment) => {
    expect(parseEntitySlug(segment)).toBeNull();
  });

  it("reads back what it builds, with the name as a slug", () => {
    fc.assert(
      fc.property(entity, (given) => {
        expect(parseEntitySlug(buildEntitySlug(given))).toEqual({ ...given, name: slugify(given.name) });
      }),
    );
  });

  it("accepts only segments that end in a suffix and an allowed id", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("-", "p", "l", "b", "t", "1", "a", "/", " ") }), (segment) => {
        const parsed = parseEntitySlug(segment);
        const expected = /--(?:p\d+|(?:pl|lp|tp|lbp|blog)\w+)$/.test(segment);
        expect(parsed !== null).toBe(expected);
        if (parsed) expect(isEntityId(parsed.kind, parsed.id)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it("names a product by name and colour, a family by name", () => {
    expect(productSlug({ productId: "100001", name: "Robe Élise" }, { color: { name: "Bleu nuit" } })).toBe(
      "robe-elise-bleu-nuit--p100001",
    );
    expect(familySlug({ familyId: "w18118", name: "Cartes cadeaux" })).toBe("cartes-cadeaux--plw18118");
  });
});

describe("the option of a product slug", () => {
  const options = [{ color: { name: "Marine" } }, { color: { name: "Bleu marine" } }, { color: { name: "Écru" } }];

  it.each([
    ["pull-ouessant-marine", "Marine"],
    ["pull-ouessant-bleu-marine", "Bleu marine"],
    ["ecru", "Écru"],
  ])("is the longest colour that ends %s", (name, color) => {
    expect(optionNamedIn(name, { name: "Gilet", options })?.color.name).toBe(color);
    expect(optionNamedIn(name, { name: "Gilet", options: options.toReversed() })?.color.name).toBe(color);
  });

  it.each(["pull-ouessant", "pull-ultramarine", ""])("is none for %j", (name) => {
    expect(optionNamedIn(name, { name: "Pull Ouessant", options })).toBeNull();
  });

  it("is found from the canonical slug of each of its colours, whatever the product is called [PDP-01]", () => {
    const colors = fc.array(fc.stringMatching(/^[ab]{1,2}( [ab2]{1,2})?$/), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.stringMatching(/^[ab]{1,2}( [ab]{1,2})?$/), colors, (name, names) => {
        const product = {
          productId: "1",
          name,
          options: withDistinctColors(names.map((color, at) => ({ optionId: `${at}`, color: { name: color } }))),
        };
        for (const option of product.options) {
          const slug = parseEntitySlug(productSlug(product, option));
          expect(optionNamedIn(slug?.name ?? "", product)).toBe(option);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe("older links", () => {
  it.each([
    ["/femme/robes/robe-noire-R12345.html", "12345"],
    ["fr-fr/femme/robe-noire-R1.html", "1"],
    ["/a/b-R2-R3.html", "3"],
  ])("reads the option of %s", (path, optionId) => {
    expect(parseLegacyProductPath(path)).toBe(optionId);
  });

  it.each([
    "/femme/-R12.html",
    "/femme/robe-R.html",
    "/femme/robe-Rabc.html",
    "/femme/robe-R12.htm",
    "/robe-R12.html/x",
    "",
  ])("reads no option in %j", (path) => {
    expect(parseLegacyProductPath(path)).toBeNull();
  });

  it.each([
    ["/01/03612345678904/10/ABC", "3612345678904"],
    ["01/03612345678904/", "3612345678904"],
    ["/01/03612345678904", "3612345678904"],
  ])("reads the GTIN of %s", (path, gtin) => {
    expect(parseGtinPath(path)).toBe(gtin);
  });

  it.each(["/01/3612345678904/x", "/01/0/x", "/01/0abc/x", "/02/03612345678904/x", "/x/01/012/y", "/01/012a/y"])(
    "reads no GTIN in %j",
    (path) => {
      expect(parseGtinPath(path)).toBeNull();
    },
  );
});

describe("a variant in an address", () => {
  it("is the one it names, with or without what a message adds to a link's end", () => {
    for (const end of ["", ")", ").", ",", "…"]) {
      const search = (name: string) => new URLSearchParams({ [name]: `10000101${end}` });
      expect(parseVariant(search("sku"))).toEqual({ optionId: null, sku: "10000101" });
      expect(parseVariant(search("option"))).toEqual({ optionId: "10000101", sku: null });
    }
  });

  it("is none without a name", () => {
    expect(parseVariant(new URLSearchParams("sku=&option="))).toEqual({ optionId: null, sku: null });
  });
});
