import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coloursFor, DESIGNS, designsFor, garmentFor } from "./assortment";
import { nth } from "./draw/geometry";
import { lookFor } from "./looks";
import type { Names } from "./names";
import { FABRIC_NAMES, PRINT_NAMES } from "./materials";
import { COLOURS, COLOUR_KEYS, PALETTES } from "./palette";
import { seeded } from "./random";
import {
  FABRICS,
  garmentSchema,
  GARMENT_TYPES,
  lookSchema,
  PRINT_KINDS,
  WEARERS,
  type GarmentType,
  type Wearer,
} from "./spec";

/** The garment types that a wearer finds in the shop. */
function typesFor(wearer: Wearer): GarmentType[] {
  return [...new Set(DESIGNS.filter((design) => design.wearers.includes(wearer)).map((design) => design.type))];
}

const anyGarment = fc.constantFrom(...WEARERS).chain((wearer) =>
  fc.record({
    wearer: fc.constant(wearer),
    type: fc.constantFrom(...typesFor(wearer)),
    seed: fc.string({ minLength: 1, maxLength: 12 }),
  }),
);

describe("garmentFor", () => {
  it("makes valid attributes, and the same for the same seed", () => {
    fc.assert(
      fc.property(anyGarment, ({ wearer, type, seed }) => {
        const options = { wearer, id: "p" };
        const colour = nth(coloursFor(type, seeded(seed), options), 0);
        const garment = garmentFor(type, seeded(seed), colour, options);
        expect(garmentSchema.parse(garment)).toEqual(garment);
        expect(garmentFor(type, seeded(seed), colour, options)).toEqual(garment);
        expect(garment).toMatchObject({ type, wearer, id: "p" });
      }),
    );
  });

  it("changes only colours and paper from one colour of a product to another", () => {
    fc.assert(
      fc.property(anyGarment, ({ wearer, type, seed }) => {
        const shape = (colour: Parameters<typeof garmentFor>[2]): unknown => {
          const {
            colour: _c,
            ground: _g,
            print,
            ...rest
          } = garmentFor(type, seeded(seed), colour, { wearer, id: "p" });
          return { ...rest, metal: undefined, print: print?.kind };
        };
        const [first, second] = coloursFor(type, seeded(seed), { wearer });
        expect(shape(nth([second ?? first ?? "black"], 0))).toEqual(shape(first ?? "black"));
      }),
    );
  });

  it("keeps to the design asked for", () => {
    expect(garmentFor("coat", seeded("x"), "camel", { design: "coat-pea" })).toMatchObject({
      design: "coat-pea",
      type: "coat",
    });
    expect(() => garmentFor("coat", seeded("x"), "camel", { design: "tee-crew" })).toThrow(RangeError);
    expect(() => garmentFor("dress", seeded("x"), "camel", { wearer: "men" })).toThrow(RangeError);
  });
});

describe("coloursFor", () => {
  it("never offers a colour twice, nor one outside the design's palette but for denim and tartan", () => {
    fc.assert(
      fc.property(anyGarment, ({ wearer, type, seed }) => {
        const colours = coloursFor(type, seeded(seed), { wearer });
        expect(new Set(colours).size).toBe(colours.length);
        const palettes: (readonly string[])[] = Object.values(PALETTES);
        expect(
          palettes.some(
            (palette) => palette.length === colours.length && colours.every((key) => palette.includes(key)),
          ),
        ).toBe(true);
      }),
    );
  });
});

describe("the tables", () => {
  it("have unique designs, colours and names in six languages", () => {
    const tables: Names[][] = [
      DESIGNS.map((d) => d.names),
      COLOUR_KEYS.map((key) => COLOURS[key].names),
      FABRICS.map((f) => FABRIC_NAMES[f]),
      PRINT_KINDS.map((p) => PRINT_NAMES[p]),
    ];
    for (const entry of tables.flat()) {
      expect(Object.keys(entry)).toEqual(["fr", "en", "es", "de", "it", "pl"]);
      for (const word of Object.values<string>({ ...entry })) expect(word).toBe(word.trim());
      expect(Object.values(entry).every(Boolean)).toBe(true);
    }
    expect(new Set(DESIGNS.map(({ key }) => key)).size).toBe(DESIGNS.length);
    expect(new Set(COLOUR_KEYS.map((key) => COLOURS[key].hex)).size).toBe(COLOUR_KEYS.length);
  });

  it("dress everybody: women in every type, men and children in what they wear", () => {
    expect(typesFor("women").sort()).toEqual([...GARMENT_TYPES].sort());
    const missing = (wearer: Wearer): GarmentType[] =>
      GARMENT_TYPES.filter((type) => designsFor(type, wearer).length === 0);
    expect(missing("men")).toEqual(["dress", "skirt", "jewellery"]);
    expect(missing("children")).toEqual(["blazer", "trench", "jewellery", "belt"]);
  });
});

describe("lookFor", () => {
  it("dresses a figure in the product and things that suit it, the same every time", () => {
    for (const wearer of WEARERS) {
      for (const type of typesFor(wearer)) {
        const design = nth(designsFor(type, wearer), 0);
        const garment = garmentFor(
          type,
          seeded("l"),
          nth(coloursFor(type, seeded("l"), { wearer, design: design.key }), 0),
          { id: "l", wearer, design: design.key },
        );
        const look = lookFor(garment);
        expect(lookSchema.parse(look)).toEqual(look);
        expect(lookFor(garment)).toEqual(look);
        const shown = look.items.some((item) => item.id === "l") || ["shoes", "belt"].includes(type);
        expect(shown, `${wearer} ${type}`).toBe(true);
        expect(look.items.every((item) => item.wearer === wearer)).toBe(true);
      }
    }
  });

  it("keeps the model through a product's views and turns the pose", () => {
    const garment = garmentFor("dress", seeded("l"), "bottle", { id: "l" });
    const [one, two] = [lookFor(garment, 1), lookFor(garment, 2)];
    expect({ ...two, pose: one.pose }).toEqual(one);
    expect(two.pose).not.toBe(one.pose);
  });
});
