import { describe, expect, it } from "vitest";
import { coloursFor, DESIGNS, garmentFor } from "./assortment";
import type { Design } from "./designs/design";
import { nth } from "./draw/geometry";
import { lookFor } from "./looks";
import { coveredBox, PORTRAIT } from "./packshot";
import { pictureSvg, VIEWS } from "./pictures";
import { seeded } from "./random";
import { GARMENT_TYPES, PICTURE_KINDS, type GarmentSpec, type Wearer } from "./spec";

/** Embedded tiles are base64, which may spell anything. */
const drawn = (svg: string): string => svg.replace(/data:image\/png;base64,[^"]*/g, "");
const BROKEN = /NaN|Infinity|undefined|null/;

function sample(design: Design, wearer: Wearer = nth(design.wearers, 0), seed = "a"): GarmentSpec {
  const options = { id: `${seed}-${design.key}`, design: design.key, wearer };
  const colour = nth(coloursFor(design.type, seeded(options.id), options), 0);
  return garmentFor(design.type, seeded(options.id), colour, options);
}

describe("pictureSvg", () => {
  it.each(GARMENT_TYPES)("draws every cut of a %s, and the first in every kind, without losing a measure", (type) => {
    for (const [i, design] of DESIGNS.filter((one) => one.type === type).entries()) {
      for (const kind of i === 0 ? PICTURE_KINDS : [nth(PICTURE_KINDS, i % PICTURE_KINDS.length)]) {
        const svg = drawn(pictureSvg(sample(design), kind));
        expect(svg, `${design.key} ${kind}`).not.toMatch(BROKEN);
        expect(svg).toMatch(/^<svg .*<\/svg>$/s);
      }
    }
  });

  it("draws the other views, and men's and children's sizes", () => {
    for (const [i, design] of DESIGNS.entries()) {
      if (i % 2 === 1 && design.wearers.length === 1) continue;
      const wearer = nth(design.wearers, -1);
      const spec = sample(design, wearer, "b");
      const view = 2 + (i % (VIEWS - 1));
      for (const kind of ["GZ", "DP"] as const) {
        expect(drawn(pictureSvg(spec, kind, { seed: view })), `${design.key} ${wearer} ${kind}-${view}`).not.toMatch(
          BROKEN,
        );
      }
    }
  });

  it("draws a look in every kind", () => {
    const look = lookFor(sample(nth(DESIGNS, 0)));
    for (const kind of PICTURE_KINDS) expect(drawn(pictureSvg(look, kind))).not.toMatch(BROKEN);
  });

  it("draws details and magnified views for themselves, not as crops of the packshot", () => {
    const outlines = (svg: string): Set<string> =>
      new Set([...svg.matchAll(/<clipPath id="\w+"><path d="([^"]+)"/g)].map(([, d]) => d ?? ""));
    for (const type of GARMENT_TYPES) {
      const design = DESIGNS.find((one) => one.type === type);
      const spec = sample(design ?? nth(DESIGNS, 0));
      const whole = outlines(pictureSvg(spec, "AP"));
      for (const kind of ["DP", "ZM"] as const) {
        const near = [...outlines(pictureSvg(spec, kind))];
        expect(
          near.filter((d) => whole.has(d)),
          `${type} ${kind}`,
        ).toEqual([]);
      }
      if (type !== "hat") expect(pictureSvg(spec, "DP", { seed: 2 }), type).not.toBe(pictureSvg(spec, "DP"));
    }
  });

  it("gives the same bytes for the same attributes", () => {
    for (const kind of PICTURE_KINDS) {
      const spec = sample(nth(DESIGNS, 30));
      expect(pictureSvg(structuredClone(spec), kind)).toBe(pictureSvg(spec, kind));
    }
  });

  it("never gives the same picture for two products, even of one design and colour", () => {
    const pictures = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const design = nth(DESIGNS, i % DESIGNS.length);
      pictures.add(pictureSvg(sample(design, nth(design.wearers, 0), `p${i}`), "AP"));
    }
    const sisters = Array.from({ length: 20 }, (_, i) =>
      pictureSvg(garmentFor("top", seeded("same"), "navy", { id: `sister-${i}`, design: "tee-crew" }), "AP"),
    );
    expect(pictures.size).toBe(60);
    expect(new Set(sisters).size).toBe(20);
  });

  it("keeps the folds of a product through its colours", () => {
    const inColour = (colour: "navy" | "black"): string =>
      pictureSvg(garmentFor("coat", seeded("p"), colour, { id: "p", design: "coat-double" }), "AP");
    const outlines = (svg: string): string[] =>
      [...svg.matchAll(/<clipPath id="\w+"><path d="([^"]+)"/g)].map(([, d]) => d ?? "");
    expect(outlines(inColour("navy"))).toEqual(outlines(inColour("black")));
    expect(outlines(inColour("navy")).length).toBeGreaterThan(5);
  });
});

describe("packshot", () => {
  it("keeps every garment inside its frame, with paper around it", () => {
    for (const design of DESIGNS) {
      for (const wearer of design.wearers) {
        const { x0, y0, x1, y1 } = coveredBox(sample(design, wearer));
        const where = `${design.key} ${wearer}: ${[x0, y0, x1, y1].map(Math.round).join(" ")}`;
        expect(Math.min(x0, y0), where).toBeGreaterThan(8);
        expect(x1, where).toBeLessThan(PORTRAIT[0] - 8);
        expect(y1, where).toBeLessThan(PORTRAIT[1] - 8);
        expect(Math.max((x1 - x0) / PORTRAIT[0], (y1 - y0) / PORTRAIT[1]), where).toBeGreaterThan(0.25);
      }
    }
  });
});
