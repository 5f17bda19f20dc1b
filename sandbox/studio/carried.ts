import type { Art } from "./draw/art";
import { grip } from "./draw/hand";
import type { Body } from "./draw/skin";
import type { Frame } from "./draw/frames";
import { n1, nth, open, SIDES, type Side } from "./draw/geometry";
import { hug } from "./draw/marks";
import { material } from "./draw/material";
import { group, line } from "./draw/svg";
import { lay, type Thing } from "./garments/lay";
import { wornJewellery } from "./garments/worn-jewellery";
import { wornScarf } from "./garments/worn-scarf";
import type { Garment } from "./spec";

/** Where a thing shows on a figure. */
interface Carried {
  behind: string;
  neck: string;
  head: string;
  hand: string;
}
const NONE: Carried = { behind: "", neck: "", head: "", hand: "" };

const silent = (art: Art, draw: () => string): string => art.apart("thing", draw).body;

/** The hand that holds a bag: the one that hangs, the near one of two. */
export function handFor(f: Frame): Side {
  const hanging = SIDES.filter((s) => f.hands[s] === "hang");
  return hanging.find((s) => s !== f.far) ?? hanging[0] ?? -1;
}

/** Bags are carried at this share of their drawn size. */
const BAG = 0.42;
/** How high a bag's handle stands above its middle. */
const HANDLE = { flap: 258, tote: 228, baguette: 230 } as const;

function backpack({ art, f }: Body, spec: Garment<"bag">, back: boolean): Carried {
  const m = material(spec);
  if (back) {
    const [x, y] = f.warp([0, 290]);
    const k = n1(BAG * 10 * f.girth) / 10;
    return {
      ...NONE,
      neck: group(
        { transform: `translate(${n1(x)} ${n1(y)}) scale(${k})` },
        silent(art, () => lay(art, spec)),
      ),
    };
  }
  const straps = SIDES.map((s) => {
    const d = open(
      [
        [44, 146],
        [56, 176],
        [64, 214],
        [86, 250],
      ].map(([x = 0, y = 0]) => f.warp([s * x, y])),
    );
    return (
      hug(d, m.deep, { width: 20, alpha: 0.3, steps: 4 }) +
      line(d, m.deep, 13, { cap: "butt" }) +
      line(d, m.base, 11.5, { cap: "butt" }) +
      line(d, m.light, 1, { opacity: 0.4, dash: "2.4 1.6" })
    );
  });
  return { ...NONE, neck: straps.join("") };
}

function handheld(body: Body, spec: Garment<"bag">, back: boolean): Carried {
  const { art, f } = body;
  if (spec.shape === "backpack") return backpack(body, spec, back);
  const side = SIDES.find((s) => f.hands[s] === "grip") ?? -1;
  const [x, y] = nth(f.arms[side], 2);
  const k = BAG * f.girth;
  const top = y + 30 * f.girth + HANDLE[spec.shape] * k;
  const transform = `translate(${n1(x - side * 1.5)} ${n1(top)}) scale(${k.toFixed(3)})`;
  return {
    ...NONE,
    hand:
      group(
        { transform },
        silent(art, () => lay(art, spec, back)),
      ) + grip(body, side),
  };
}

/** A scarf around the neck, a hat on the head, a bag in the hand or on the back. */
export function carried(body: Body, thing: Thing, back: boolean): Carried {
  const { art, f } = body;
  switch (thing.type) {
    case "scarf":
      return { ...NONE, neck: silent(art, () => wornScarf(art, f, thing, back)) };
    case "hat": {
      const k = { beanie: 0.38, bucket: 0.52, fedora: 0.48 }[thing.kind];
      const low = { beanie: 0, bucket: 2, fedora: 4 }[thing.kind];
      const transform = `translate(${n1(f.head)} ${low}) scale(${k})`;
      return {
        ...NONE,
        head: group(
          { transform },
          silent(art, () => lay(art, thing)),
        ),
      };
    }
    case "bag":
      return handheld(body, thing, back);
    case "jewellery": {
      const worn = wornJewellery(body, thing);
      return { ...NONE, neck: worn.neck, head: worn.ears, hand: worn.wrist };
    }
    case "shoes":
    case "belt":
      return NONE;
  }
}
