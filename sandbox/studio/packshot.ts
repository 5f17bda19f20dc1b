import { Art } from "./draw/art";
import { compose, fit, onPixels, svg, type Placement } from "./draw/compose";
import { bounds, type Box, type Point } from "./draw/geometry";
import { ground, type Canvas } from "./draw/ground";
import { isThing, lay, seedOf } from "./garments/lay";
import type { GarmentSpec } from "./spec";

/** Every product picture is two to three, as the product grid shows it. */
export const PORTRAIT: Canvas = [800, 1200];

/** The box a packshot fills, so that a mini skirt does not look as long as a coat. */
function roomFor(spec: GarmentSpec): Canvas {
  switch (spec.type) {
    case "top":
      return spec.cut.sleeve ? [690, 990] : [440, 860];
    case "trousers":
      return [430, spec.cut.to && spec.cut.to < 0.6 ? 720 : 990];
    case "skirt":
      return [540, spec.cut.y1 < 600 ? 700 : 990];
    case "scarf":
      return [430, 820];
    case "shoes":
      return [640, 820];
    case "hat":
      return [520, 560];
    case "jewellery":
      return spec.kind === "set" || spec.kind === "necklace" ? [520, 820] : [440, 440];
    case "bag":
    case "belt":
      return [560, 820];
    default:
      return [690, 990];
  }
}

const whole = (spec: GarmentSpec): ((extent: Box) => Placement) =>
  fit([PORTRAIT[0] / 2, PORTRAIT[1] / 2 + 6], roomFor(spec));

/** @internal For tests: the part of the picture that a garment covers in front view, from everything that throws a shadow. */
export function coveredBox(spec: GarmentSpec): Box {
  const art = new Art(seedOf(spec));
  const { silhouettes, extent } = art.apart(seedOf(spec), () => lay(art, spec));
  const numbers = silhouettes.join(" ").match(/-?[\d.]+ -?[\d.]+/g) ?? [];
  const points = numbers.map((pair): Point => [Number(pair.split(" ")[0]), Number(pair.split(" ")[1])]);
  const box = extent ?? bounds(points);
  const { x, y, kx, ky } = whole(spec)(box);
  const all = bounds([...points, [box.x0, box.y0], [box.x1, box.y1]]);
  return { x0: x + all.x0 * kx, y0: y + all.y0 * ky, x1: x + all.x1 * kx, y1: y + all.y1 * ky };
}

/** AP front, VC back: the garment alone on lit paper. */
export function packshot(spec: GarmentSpec, kind: "AP" | "VC", view = 1): string {
  const art = new Art(`${seedOf(spec)}/${kind}`);
  const thing = isThing(spec);
  const place = (extent: Box): Placement => {
    const full = whole(spec)(extent);
    // A thing has no back of its own but a bag: it is seen from the other side.
    const mirrored = kind === "VC" && thing && spec.type !== "bag";
    return onPixels(mirrored ? { ...full, x: PORTRAIT[0] - full.x, kx: -full.kx } : full, extent);
  };
  const paper = ground(art, spec.ground, PORTRAIT, { window: kind === "AP" && view > 1 });
  const body = compose(art, {
    seed: seedOf(spec),
    draw: () => lay(art, spec, kind === "VC"),
    place,
    shadow: { sigma: 12, dx: thing ? 12 : 8, dy: thing ? 20 : 12 },
  });
  return svg(art, paper + body, PORTRAIT);
}
