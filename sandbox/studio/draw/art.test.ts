import { describe, expect, it } from "vitest";
import { Art, snapped } from "./art";

const dots = { width: 7, height: 7, angle: 0, content: () => "<circle r='1'/>" };

describe("Art", () => {
  it("lays tiles out on whole pixels of the picture, an even number, without a transform", () => {
    for (const k of [snapped(1.5826), snapped(1.085), 1]) {
      const art = new Art("a");
      art.tile("dots", () => dots);
      art.settle(k);
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
