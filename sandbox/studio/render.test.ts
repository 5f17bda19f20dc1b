import fc from "fast-check";
import sharp from "sharp";
import { expect, it } from "vitest";
import { garmentFor } from "./assortment";
import { pictureSvg } from "./pictures";
import { seeded } from "./random";
import { encode, rasterise, type Raster } from "./render";

const plain = (colour: string, width = 64, height = width): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
  `<rect width="${width}" height="${height}" fill="${colour}"/></svg>`;
const byte = fc.integer({ min: 0, max: 255 });

it("grains every colour by three at most, all three bytes alike, and none beyond black or white", async () => {
  await fc.assert(
    fc.asyncProperty(byte, byte, byte, async (r, g, b) => {
      const { data, width, height } = await rasterise(plain(`rgb(${r},${g},${b})`));
      expect([width, height]).toEqual([64, 64]);
      const grains = new Set<number>();
      for (let at = 0; at < data.length; at += 3) {
        const by = (data[at] ?? 0) - r;
        grains.add(by);
        expect([(data[at + 1] ?? 0) - g, (data[at + 2] ?? 0) - b]).toEqual([by, by]);
      }
      expect(Math.max(...[...grains].map(Math.abs))).toBeLessThanOrEqual(3);
      // What is nearer to black or white than the strongest grain has none; 252 and 3 are.
      if (Math.max(r, g, b) < 252 && Math.min(r, g, b) > 3) expect(grains.size).toBeGreaterThan(3);
    }),
    { numRuns: 40 },
  );
});

it("draws a large picture in two parts that meet, on the paper it is given when that is large enough", async () => {
  const paper = new ArrayBuffer(128 * 128 * 3);
  const [whole, own, given, small] = await Promise.all([
    rasterise(plain("#886644"), { scale: 2, whole: true }),
    rasterise(plain("#886644"), { scale: 2 }),
    rasterise(plain("#886644"), { scale: 2, paper }),
    rasterise(plain("#886644"), { scale: 2, paper: new ArrayBuffer(16) }),
  ]);
  expect([own.width, own.height]).toEqual([128, 128]);
  expect(given.data.buffer).toBe(paper);
  expect(own.data.equals(whole.data)).toBe(true);
  expect(given.data.equals(own.data)).toBe(true);
  expect(small.data.equals(own.data)).toBe(true);
  const webp = await encode(given, { width: 64, format: "webp", quality: 80 });
  expect(webp.subarray(8, 12).toString()).toBe("WEBP");
});

// Widths and heights of drawings, and some that no drawing has: pixels go by the four, and strips begin among them.
it.each([
  [1500, 1000],
  [1600, 820],
  [900, 1080],
  [1000, 1250],
  [70, 50],
])("draws %i × %i at every scale the same in strips and in one piece", async (width, height) => {
  for (const scale of [1, 1.5, 2]) {
    const svg = plain("#886644", width, height);
    const [strips, whole] = await Promise.all([rasterise(svg, { scale }), rasterise(svg, { scale, whole: true })]);
    expect([strips.width, strips.height], `at ${scale}`).toEqual([whole.width, whole.height]);
    expect(strips.data.equals(whole.data), `at ${scale}`).toBe(true);
    expect(
      whole.data.every((byte) => byte >= 0x44 - 3),
      `at ${scale}`,
    ).toBe(true);
  }
});

/** How near a picture is to its drawing: at 40 decibels eyes hardly tell one from the other. */
async function decibels(picture: Buffer, { data }: Raster): Promise<number> {
  const pixels = await sharp(picture).removeAlpha().raw().toBuffer();
  const squares = pixels.reduce((sum, byte, at) => sum + (byte - (data[at] ?? 0)) ** 2, 0);
  return 10 * Math.log10(255 ** 2 / (squares / pixels.length));
}

it.each(["AP", "GZ", "DP"] as const)(
  "encodes a large %s with little effort, yet as near to its drawing and hardly heavier",
  async (kind) => {
    const raster = await rasterise(pictureSvg(garmentFor("coat", seeded("coat"), "ecru", { id: "coat" }), kind), {
      scale: 1.5,
    });
    const { data, ...size } = raster;
    const [quick, careful, avif] = await Promise.all([
      encode(raster, { width: 1200, format: "webp", quality: 80 }),
      sharp(data, { raw: { ...size, channels: 3 } })
        .webp({ quality: 80, effort: 2 })
        .toBuffer(),
      encode(raster, { width: 1200, format: "avif", quality: 80 }),
    ]);
    expect(quick.length).toBeLessThan(careful.length * 1.15);
    expect(avif.length).toBeLessThan(careful.length);
    expect(await decibels(quick, raster)).toBeGreaterThan(39);
    expect(await decibels(avif, raster)).toBeGreaterThan(39);
  },
);
