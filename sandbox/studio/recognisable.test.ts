import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { coloursFor, designsFor, garmentFor } from "./assortment";
import { lookFor } from "./looks";
import { pictureSvg, VIEWS } from "./pictures";
import { seeded } from "./random";
import type { GarmentSpec, GarmentType, Wearer } from "./spec";

function sample(type: GarmentType, design: string, wearer: Wearer = "women"): GarmentSpec {
  const options = { id: `seen-${design}`, design, wearer };
  const [colour = "black"] = coloursFor(type, seeded(options.id), options);
  return garmentFor(type, seeded(options.id), colour, options);
}

const WIDTH = 240;

/** Whether there is cloth at the middle of each row of a packshot, from its top to its hem: it is not the paper beside it. */
async function middleIsCloth(spec: GarmentSpec): Promise<boolean[]> {
  const image = sharp(Buffer.from(pictureSvg(spec, "AP"))).resize(WIDTH);
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): number[] => [...data.subarray((y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3)];
  const isCloth = (x: number, y: number): boolean =>
    Math.max(...at(x, y).map((value, channel) => Math.abs(value - (at(2, y)[channel] ?? 0)))) > 60;
  const rows = Array.from({ length: info.height }, (_, y) => y);
  const thigh = WIDTH / 2 - 30;
  const covered = rows.filter((y) => isCloth(thigh, y));
  return covered.map((y) => isCloth(WIDTH / 2, y));
}

describe("a thumbnail", () => {
  it.each(["women", "men"] as const)("of shorts for %s shows two legs, and of a skirt none", async (wearer) => {
    const shorts = await middleIsCloth({ ...sample("trousers", "shorts-bermuda", wearer), colour: "#1d1c1f" });
    expect(shorts[Math.floor(shorts.length * 0.3)]).toBe(true);
    expect(shorts[Math.floor(shorts.length * 0.93)]).toBe(false);
    const skirt = await middleIsCloth({ ...sample("skirt", "skirt-pencil"), colour: "#1d1c1f" });
    expect(skirt[Math.floor(skirt.length * 0.93)]).toBe(true);
  });

  it("of a bangle is of a bangle near by, and of a wrist that is seen", () => {
    const bangle = sample("jewellery", "bangle");
    const paths = (spec: GarmentSpec) =>
      [...pictureSvg(spec, "DP").matchAll(/<path d="(M[^"]+)"/g)].map(([, d]) => d ?? "");
    const hoops = new Set(paths(sample("jewellery", "hoops")));
    expect(paths(bangle).some((d) => hoops.has(d))).toBe(false);
    for (let view = 1; view <= VIEWS; view++) expect(["stand", "hip", "stride"]).toContain(lookFor(bangle, view).pose);
    expect(designsFor("jewellery", "women").map(({ key }) => key)).toContain("bangle");
  });

  it("of a dress's waist is not a skirt's", () => {
    const outlines = (spec: GarmentSpec, view: number) =>
      [...pictureSvg(spec, "DP", { seed: view }).matchAll(/<clipPath id="\w+"><path d="([^"]+)"/g)].map(([, d]) => d);
    const skirt = new Set(outlines(sample("skirt", "skirt-aline"), 1));
    expect(outlines(sample("dress", "dress-sundress"), 2).filter((d) => skirt.has(d))).toEqual([]);
  });

  it("of a scarf's end has a fringe only where the scarf has one", () => {
    const cords = (design: string) =>
      pictureSvg(sample("scarf", design), "ZM").split('stroke-dasharray="12 10"').length - 1;
    expect(cords("scarf-wool")).toBeGreaterThan(10);
    expect(cords("scarf-print")).toBe(0);
  });
});
