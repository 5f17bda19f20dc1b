import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrast, readableOn, softOn } from "./content-color";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, "0")}`);

describe("colours from content", () => {
  it("have the contrast that WCAG computes", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrast("#fff", "#ffffff")).toBeCloseTo(1, 5);
    expect(contrast("#111111", "#47d7a3")).toBeCloseTo(10.4, 1);
  });

  it("keep the wished text colour where it can be read", () => {
    expect(readableOn("#000000", "#c9c4bc")).toBe("#c9c4bc");
  });

  it("have a quieter shade that can still be read", () => {
    expect(softOn("#000000", "#ffffff")).toBe("#bfbfbf");
    expect(softOn("#fff", "#767676")).toBe("#767676");
    fc.assert(
      fc.property(hex, (ground) => {
        const color = readableOn(ground, undefined);
        expect(contrast(ground, softOn(ground, color))).toBeGreaterThanOrEqual(Math.min(4.5, contrast(ground, color)));
      }),
    );
  });

  it("fall back to ink or paper where it cannot, and always reach AA", () => {
    fc.assert(
      fc.property(hex, fc.option(hex, { nil: undefined }), (ground, wished) => {
        expect(contrast(ground, readableOn(ground, wished))).toBeGreaterThanOrEqual(4.3);
      }),
    );
  });
});
