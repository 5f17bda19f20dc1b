import { describe, expect, it } from "vitest";
import { Art, snapped } from "./art";

const dots = { width: 7, height: 7, angle: 0, content: () => "<circle r='1'/>" };

describe("Art", () => {
  it("lays tiles out on whole pixels of the picture, an even number", () => {
    const art = new Art("a");
    const id = art.tile("dots", () => dots);
    art.settle({ back: "scale(0.4) translate(-10 -20)", scale: [2.5, 2.5] });
    expect(art.definitions()).toContain(
      `<pattern id="${id}" width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="scale(0.4) translate(-10 -20)">`,
    );
  });

  it("needs no transform for a drawing at a snapped scale: its tiles are whole pixels as they are", () => {
    for (const k of [snapped(1.5826), snapped(1.085), 1]) {
      const art = new Art("a");
      art.tile("dots", () => dots);
      art.settle({ scale: [k, k] });
      const [, width = ""] = /<pattern [^>]*width="([\d.]+)"/.exec(art.definitions()) ?? [];
      expect((Number(width) * k) % 2, `${k}`).toBe(0);
      expect(art.definitions()).not.toContain("patternTransform");
    }
  });

  it("gives every composition its own tile of the same cloth, and one composition only one", () => {
    const art = new Art("a");
    const first = art.tile("dots", () => dots);
    expect(art.tile("dots", () => dots)).toBe(first);
    art.settle();
    expect(art.tile("dots", () => dots)).not.toBe(first);
    expect(art.definitions().match(/<pattern /g)).toHaveLength(2);
  });
});
