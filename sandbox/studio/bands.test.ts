import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { coloursFor, DESIGNS, garmentFor } from "./assortment";
import { Bands } from "./bands";
import { nth } from "./draw/geometry";
import { pictureSvg } from "./pictures";
import { seeded } from "./random";
import { GARMENT_TYPES } from "./spec";

const drawing = (body: string, defs = " "): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100"><defs>${defs}</defs>${body}</svg>`;
const low = `<path d="M10 80C10 70 20 70 20 90Z"/>`;

const between = (svg: string, [from, to]: readonly [number, number]): string => new Bands(svg).between(from, to);

/** The pixels of a band, with and without what lies outside it. */
async function bandPixels(svg: string, band: readonly [number, number]): Promise<[Buffer, Buffer]> {
  const pixels = (from: string): Promise<Buffer> => {
    const shown = from.replace(
      /viewBox="0 0 (\d+) (\d+)" width="\d+" height="\d+"/,
      `viewBox="0 ${band[0]} $1 ${band[1] - band[0]}" width="$1" height="${band[1] - band[0]}"`,
    );
    return sharp(Buffer.from(shown), { unlimited: true }).ensureAlpha().raw().toBuffer();
  };
  return Promise.all([pixels(svg), pixels(between(svg, band))]);
}

describe("between", () => {
  it("leaves out what lies above or below, also moved, scaled and in groups", () => {
    expect(between(drawing(low), [0, 50])).toBe(drawing(""));
    expect(between(drawing(low), [50, 100])).toBe(drawing(low));
    expect(between(drawing(`<g transform="translate(0 -60)">${low}</g>`), [0, 50])).toContain(low);
    expect(between(drawing(`<g transform="translate(0 -60)">${low}</g>`), [50, 100])).not.toContain("<path");
    expect(between(drawing(`<g transform="scale(1 -1) translate(0 -100)">${low}</g>`), [0, 50])).toContain(low);
    expect(between(drawing(`<g fill="red">${low}<circle cx="5" cy="9" r="3"/></g>`), [0, 50])).toBe(
      drawing(`<g fill="red"><circle cx="5" cy="9" r="3"/></g>`),
    );
  });

  it("leaves out a clipped group as one, with its clip", () => {
    const clip = `<clipPath id="d1"><path d="M0 60L100 60L100 90Z"/></clipPath>`;
    const body = `<g clip-path="url(#d1)"><g><rect y="0" height="100"/></g></g><rect y="0" height="9"/>`;
    expect(between(drawing(body, clip), [0, 50])).toBe(drawing(`<rect y="0" height="9"/>`, ""));
    expect(between(drawing(body, clip), [50, 100])).toBe(drawing(body.replace(/<rect y="0" height="9"\/>$/, ""), clip));
  });

  it("keeps what is turned, what path data do not tell, and what a stroke reaches", () => {
    for (const body of [
      `<g transform="rotate(180 50 50)">${low}</g>`,
      `<path d="m10 80v5h9z"/>`,
      `<path d="M0 52L90 52" stroke="#000" stroke-width="9"/>`,
      `<g stroke="#000" stroke-width="9"><path d="M0 60L90 60"/></g>`,
    ])
      expect(between(drawing(body), [0, 50])).toBe(drawing(body));
  });

  it.each(GARMENT_TYPES.map((type, i) => [type, nth(["AP", "GZ", "SU"] as const, i % 3)] as const))(
    "changes no pixel of a %s, in %s",
    async (type, kind) => {
      const design = nth(
        DESIGNS.filter((one) => one.type === type),
        0,
      );
      const options = { id: `bands-${type}`, design: design.key, wearer: nth(design.wearers, 0) };
      const spec = garmentFor(type, seeded(type), nth(coloursFor(type, seeded(type), options), 0), options);
      const svg = pictureSvg(spec, kind);
      const [cut = 0] = new Bands(svg).cuts(2, 1200, 8);
      for (const band of [
        [0, cut],
        [cut, 1200],
      ] as const) {
        const [whole, part] = await bandPixels(svg, band);
        expect(part.equals(whole), band.join("-")).toBe(true);
      }
    },
  );
});

describe("cuts", () => {
  const lines = (count: number, y: number): string => `<path d="M0 ${y}L90 ${y}"/>`.repeat(count);
  const below = (count: number): string => `<g transform="translate(0 1180)"><g>${lines(count, 10)}</g></g>`;
  const cuts = (body: string, count = 2): number[] => new Bands(drawing(body)).cuts(count, 1200, 8);

  it("falls into equal parts where nothing is drawn, or everywhere as much", () => {
    expect(cuts("")).toEqual([600]);
    expect(cuts("", 4)).toEqual([304, 600, 904]);
    expect(cuts(lines(400, 10) + below(400))).toEqual([600]);
    expect(cuts(`<path d="m1 1v9"/>`.repeat(800))).toEqual([600]);
  });

  it("gives the part with more in it less height, by a quarter at most", () => {
    expect(cuts(lines(900, 10) + below(450))).toEqual([472]);
    expect(cuts(lines(100, 10))[0]).toBeLessThan(600);
    expect(cuts(below(900))).toEqual([752]);
    expect(cuts(lines(900, 10), 4)).toEqual([224, 528, 824]);
  });
});
