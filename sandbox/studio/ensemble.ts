import { Art } from "./draw/art";
import { compose, fit, onPixels, svg } from "./draw/compose";
import { ground } from "./draw/ground";
import { isOuter, isThing, lay, seedOf } from "./garments/lay";
import { PORTRAIT } from "./packshot";
import { garmentSchema, type GarmentSpec, type LookSpec } from "./spec";

/** Where a part lies. */
interface Spot {
  middle: readonly [x: number, y: number];
  size: readonly [width: number, height: number];
}
const spot = (middle: Spot["middle"], size: Spot["size"]): Spot => ({ middle, size });

/** Spots by role. A long garment takes the left; the others share the right; small things lie below. */
const LAYOUTS: readonly Record<"long" | "upper" | "lower" | "shoes" | "thing", Spot>[] = [
  {
    long: spot([250, 470], [420, 860]),
    upper: spot([592, 272], [350, 400]),
    lower: spot([600, 740], [250, 560]),
    shoes: spot([560, 1112], [240, 150]),
    thing: spot([210, 1030], [220, 250]),
  },
  {
    long: spot([540, 480], [430, 860]),
    upper: spot([208, 270], [340, 400]),
    lower: spot([206, 740], [250, 560]),
    shoes: spot([230, 1112], [240, 150]),
    thing: spot([590, 1040], [220, 250]),
  },
];
/** Without a coat or dress the parts lie larger. */
const PAIR: Record<"upper" | "lower" | "shoes" | "thing", Spot> = {
  upper: spot([290, 330], [470, 540]),
  lower: spot([550, 760], [320, 720]),
  shoes: spot([230, 1040], [270, 180]),
  thing: spot([220, 760], [230, 260]),
};
const DRESS: Record<"long" | "shoes" | "thing", Spot> = {
  long: spot([320, 560], [520, 960]),
  shoes: spot([610, 1060], [270, 180]),
  thing: spot([630, 420], [240, 300]),
};

type Role = "long" | "upper" | "lower" | "shoes" | "thing";

function roleOf(spec: GarmentSpec): Role {
  if (spec.type === "shoes") return "shoes";
  if (isThing(spec)) return "thing";
  if (spec.type === "trousers" || spec.type === "skirt") return "lower";
  return spec.type === "dress" || isOuter(spec) ? "long" : "upper";
}

function spotsFor(roles: ReadonlySet<Role>, mirrored: boolean): Partial<Record<Role, Spot>> {
  if (!roles.has("long")) return PAIR;
  if (!roles.has("lower")) return DRESS;
  return LAYOUTS[mirrored ? 1 : 0] ?? {};
}

/** SU: a look laid out together, its shoes with it. */
export function ensemble(look: LookSpec, view = 1): string {
  const art = new Art(`${look.id}/SU/${view}`);
  const shoe = garmentSchema.parse({
    type: "shoes",
    id: look.id,
    design: "worn",
    wearer: look.wearer,
    fabric: "leather",
    ground: look.ground,
    ...look.shoe,
  });
  const parts = [...look.items, ...(look.items.some(({ type }) => type === "shoes") ? [] : [shoe])];
  const spots = spotsFor(new Set(parts.map(roleOf)), view % 2 === 0);
  const taken = new Set<Role>();
  let out = ground(art, look.ground, PORTRAIT);
  for (const spec of parts) {
    const role = roleOf(spec);
    const place = spots[role];
    if (!place || taken.has(role)) continue;
    taken.add(role);
    const loose = spec.type === "top" && spec.tucked ? { ...spec, tucked: false } : spec;
    out += compose(art, {
      seed: seedOf(spec),
      draw: () => lay(art, loose),
      place: (e) => onPixels(fit(place.middle, place.size)(e), e),
      shadow: { sigma: 9, dx: 5, dy: 8, alpha: 0.28 },
    });
  }
  return svg(art, out, PORTRAIT);
}
