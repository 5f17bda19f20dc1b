import { expect, it } from "vitest";
import { coloursFor, DESIGNS, garmentFor } from "../assortment";
import { nth } from "../draw/geometry";
import { seeded } from "../random";
import { macro } from "./macro";

const TAG = /<(\/?)(\w+)([^>]*?)(\/?)>/g;

/** Elements painted with a tile that stand, however deep, in something turned. */
function turnedTiles(svg: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  for (const [tag, closing, , attributes = "", empty] of svg.slice(svg.indexOf("</defs>") + 7).matchAll(TAG)) {
    if (closing) open.pop();
    else {
      const isTurned = [...open, attributes].some((around) => around.includes("rotate("));
      if (attributes.includes('fill="url(#t') && isTurned) found.push(tag);
      if (!empty) open.push(attributes);
    }
  }
  return found;
}

it("never turns a tile: one that is turned, even back again, takes ten times as long", () => {
  for (const design of DESIGNS) {
    const options = { id: design.key, design: design.key, wearer: nth(design.wearers, 0) };
    const colour = nth(coloursFor(design.type, seeded(design.key), options), 0);
    const spec = garmentFor(design.type, seeded(design.key), colour, options);
    for (const view of [1, 2, 3]) expect(turnedTiles(macro(spec, view)), `${design.key} ${view}`).toEqual([]);
  }
});
