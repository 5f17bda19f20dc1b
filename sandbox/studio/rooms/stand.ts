import { evened, snapped, type Art } from "../draw/art";
import { compose, even } from "../draw/compose";
import { nth, SIDES } from "../draw/geometry";
import { contact } from "../draw/ground";
import { figure, frameOf } from "../figure";
import { lay, seedOf } from "../garments/lay";
import { shoes } from "../garments/shoes";
import type { GarmentSpec, LookSpec } from "../spec";

interface Standing {
  x: number;
  /** y of the toes. */
  floor: number;
  k: number;
  back?: boolean;
  flip?: boolean;
}

/** A figure that stands in a room and throws a shadow on the wall. */
export function standing(art: Art, look: LookSpec, { floor, back = false, flip = false, ...at }: Standing): string {
  const f = frameOf(look, back);
  const k = snapped(at.k);
  const [x, y] = [evened(at.x), evened(floor - f.ground * k)];
  const way = flip ? -1 : 1;
  const feet = SIDES.map((s) => {
    const ankle = nth(f.legs[s], 2);
    return contact(art, [x + 8 + way * ankle[0] * k, y + (ankle[1] + 60 * f.girth) * k], [74 * k, 14 * k]);
  });
  const body = compose(art, {
    seed: `${look.id}/standing`,
    draw: () => figure(art, look, back),
    place: () => ({ x, y, kx: way * k, ky: k }),
    shadow: { dx: flip ? -30 : 30, dy: 12, sigma: 16, alpha: 0.2, close: false },
  });
  return feet.join("") + body;
}

interface Resting {
  x: number;
  /** y of what it stands on. */
  y: number;
  width: number;
}

/** A thing that stands on a stool, a plinth, the floor. */
export function resting(art: Art, spec: GarmentSpec, { x, y, width }: Resting): string {
  const low = compose(art, {
    seed: seedOf(spec),
    draw: () => (spec.type === "shoes" ? shoes(art, spec, true) : lay(art, spec)),
    place: (e) => {
      const k = snapped(width / (e.x1 - e.x0));
      return even(x - (k * (e.x0 + e.x1)) / 2, y - k * e.y1, k);
    },
    shadow: { dx: 12, dy: 5, sigma: 9, alpha: 0.3, close: true },
  });
  return contact(art, [x + 6, y - 2], [width * 0.52, Math.min(18, width * 0.07)], 0.45) + low;
}
