import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cloth, fromOklch, toOklch } from "./colour";
import { noiseTile } from "./noise";
import sharp from "sharp";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, "0")}`);

describe("colour", () => {
  it("comes back from OKLCH as it went in", () => {
    fc.assert(
      fc.property(hex, (colour) => {
        expect(fromOklch(toOklch(colour))).toBe(colour);
      }),
    );
  });

  it("shades cloth darker and lights it lighter, in whatever colour", () => {
    fc.assert(
      fc.property(hex, (colour) => {
        const { base, deep, light } = cloth(colour);
        expect(toOklch(deep).l).toBeLessThanOrEqual(toOklch(base).l + 0.01);
        expect(toOklch(light).l).toBeGreaterThanOrEqual(toOklch(base).l - 0.01);
      }),
    );
  });
});

describe("noiseTile", () => {
  it("is a picture that decodes, the same for the same numbers", async () => {
    const tile = noiseTile({ nx: 8, ny: 8, dark: 0.5, light: 0.5 });
    expect(noiseTile({ nx: 8, ny: 8, dark: 0.5, light: 0.5 })).toBe(tile);
    const { width, height, channels } = await sharp(Buffer.from(tile.split(",")[1] ?? "", "base64")).metadata();
    expect({ width, height, channels }).toEqual({ width: 128, height: 128, channels: 2 });
  });
});
