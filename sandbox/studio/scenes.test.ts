import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { rasterise } from "./render";
import { findScene, SCENE_NAMES } from "./scenes";

const svgOf = (name: string): string => findScene(name)?.draw() ?? "";

describe("scenes", () => {
  it("hold the home page's, the categories' and three series of twelve", () => {
    expect(SCENE_NAMES).toEqual(
      expect.arrayContaining([
        "hero",
        "hero-mobile",
        "journal",
        "maille",
        "vitrine-vide",
        "femme",
        "homme",
        "enfant",
        "accessoires",
        "lookbook",
        "escalier",
        "jardin",
        "cafe",
        "etageres",
        "atelier",
        "cabine",
        "look-12",
        "rail-1",
        "still-7",
      ]),
    );
    expect(findScene("look-13")).toBeNull();
  });

  it("are all different, the same every time, and lose no measure", () => {
    const seen = new Set<string>();
    for (const name of SCENE_NAMES) {
      const svg = svgOf(name);
      expect(svg.replace(/data:image\/png;base64,[^"]*/g, ""), name).not.toMatch(/NaN|Infinity|undefined|null/);
      seen.add(svg);
    }
    expect(seen.size).toBe(SCENE_NAMES.length);
    expect(svgOf("hero")).toBe(svgOf("hero"));
  });

  it("leave the hero's left third light and quiet enough for a dark title", async () => {
    const { data, width, height } = await rasterise(svgOf("hero"));
    const third = sharp(data, { raw: { width, height, channels: 3 } }).extract({
      left: 0,
      top: 0,
      width: Math.floor(width / 3),
      height: Math.floor(height * 0.85),
    });
    const { channels } = await sharp(await third.png().toBuffer())
      .greyscale()
      .stats();
    const [grey] = channels;
    expect(grey?.min).toBeGreaterThan(150);
    expect(grey?.stdev).toBeLessThan(16);
  });
});
