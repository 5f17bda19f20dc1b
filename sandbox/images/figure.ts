import type { Art } from "./draw/art";
import { arm, bareTrunk, hand, leg, neck, skinOf, type Body } from "./draw/body";
import { bodyFrame, type Frame } from "./draw/frames";
import { n1, nth, SIDES, type Side } from "./draw/geometry";
import { HAIRS, SKINS } from "./draw/grounds";
import { hair } from "./draw/hair";
import { glasses, head } from "./draw/head";
import { group } from "./draw/svg";
import { cutOn, isOuter, isThing, lay, type Clothing, type Thing } from "./garments/lay";
import { wornShoe } from "./garments/shoes";
import { wornJewellery } from "./garments/worn-jewellery";
import type { Layers } from "./garments/work";
import { seeded } from "./random";
import type { LookSpec } from "./spec";

export const frameOf = (look: LookSpec): Frame => bodyFrame(look.wearer, look.pose);

interface Dressed extends Layers {
  spec: Clothing;
}

const isLow = ({ spec }: Dressed): boolean => spec.type === "trousers" || spec.type === "skirt";
const isTucked = ({ spec }: Dressed): boolean => spec.type === "top" && spec.tucked === true;

/** Sleeves that leave the forearm bare. */
const SHORT = new Set(["short", "cap", "puff", "elbow"]);

/** Cuts one garment on the figure, with folds of its own. */
function dressIn(body: Body, spec: Clothing, how: { back: boolean; covered: boolean }): Dressed {
  const { art, f } = body;
  // Under a coat only a neckline shows: leave the texture out.
  const plain: Clothing = how.covered && spec.type === "top" ? { ...spec, fabric: "crepe" } : spec;
  const outside = art.rnd;
  art.rnd = seeded(`${spec.id}/${spec.design}`);
  const layers = cutOn(art, f, plain, how.back);
  art.rnd = outside;
  return { spec, ...layers };
}

/** How far down the arm is hidden: 0 for a bare shoulder. */
function armFrom(dressed: readonly Dressed[]): number {
  const kinds = dressed.flatMap(({ spec }) => {
    if (isOuter(spec)) return ["long"];
    return (spec.type === "top" || spec.type === "dress") && spec.cut.sleeve ? [spec.cut.sleeve] : [];
  });
  if (kinds.length === 0) return 0;
  return kinds.every((kind) => SHORT.has(kind)) ? 0.24 : 0.6;
}

const silent = (art: Art, draw: () => string): string => art.apart("thing", draw).body;

/** A scarf around the neck, a hat on the head, a bag in the hand. */
function carried(body: Body, thing: Thing): { neck: string; head: string; hand: string } {
  const { art, f } = body;
  const none = { neck: "", head: "", hand: "" };
  const drawn = (): string => silent(art, () => lay(art, thing));
  const at = (x: number, y: number, k: number): string =>
    `translate(${n1(x)} ${n1(y)}) scale(${(k * f.girth).toFixed(3)})`;
  if (thing.type === "scarf") {
    const [x, y] = f.warp([0, 158]);
    return { ...none, neck: group({ transform: at(x, y + 124 * f.girth, 0.44) }, drawn()) };
  }
  if (thing.type === "hat") {
    const k = { beanie: 0.38, bucket: 0.52, fedora: 0.48 }[thing.kind] / f.girth;
    const low = { beanie: 0, bucket: 2, fedora: 4 }[thing.kind];
    return { ...none, head: group({ transform: at(f.head, low, k) }, drawn()) };
  }
  if (thing.type === "bag") {
    const side: Side = f.hands[1] === "hang" ? 1 : -1;
    const wrist = nth(f.arms[side], 2);
    const top = { flap: 250, tote: 222, baguette: 222, backpack: 212 }[thing.shape];
    const k = 0.42;
    return {
      ...none,
      hand: group({ transform: at(wrist[0] + side * 4, wrist[1] + 50 * f.girth + top * k * f.girth, k) }, drawn()),
    };
  }
  if (thing.type === "jewellery") {
    const worn = wornJewellery(body, thing);
    return { ...none, neck: worn.neck, head: worn.ears, hand: worn.wrist };
  }
  return none;
}

/** Bare legs, then shoes. Boots meet a long trouser leg; anything lower shows the ankle. */
function lowerBody(body: Body, look: LookSpec, dressed: readonly Dressed[]): string {
  const long = dressed.some(({ spec }) => spec.type === "trousers" && (spec.cut.to ?? 0.97) > 0.9);
  const covered = long && look.shoe.kind === "boot";
  const legs = covered ? "" : SIDES.map((s) => leg(body, s)).join("");
  return legs + SIDES.map((s) => wornShoe(body.art, body.f, s, look.shoe)).join("");
}

const mains = (list: readonly Dressed[]): string => list.map(({ main }) => main).join("");
const sleevesOf = (list: readonly Dressed[]): string => list.flatMap(({ sleeves }) => sleeves).join("");

/** One dressed figure in body units. */
export function figure(art: Art, look: LookSpec, back = false): string {
  const f = frameOf(look);
  const body: Body = { art, f, skin: skinOf(nth(SKINS, look.skin), look.wearer) };
  const locks = hair(art, f, { colour: nth(HAIRS, look.hair), style: look.hairStyle, back });
  const clothes = look.items.filter((spec): spec is Clothing => !isThing(spec));
  const things = look.items.filter(isThing).map((thing) => carried(body, thing));
  const covered = clothes.some(isOuter);
  const dressed = clothes.map((spec) => dressIn(body, spec, { back, covered }));
  const outers = dressed.filter(({ spec }) => isOuter(spec));
  const tops = dressed.filter((d) => !isOuter(d.spec) && !isLow(d));
  const from = armFrom(dressed);
  const bare = from === 0;
  const arms = SIDES.map((s) => arm(body, s, from)).join("");
  const onHip = bare
    ? SIDES.filter((s) => f.hands[s] === "hip")
        .map((s) => hand(body, s))
        .join("")
    : "";
  const under = back ? "" : [...tops, ...outers].map((d) => d.under).join("");
  const upper = outers.length > 0 || bare ? onHip : arms + sleevesOf(tops);
  const layers = [
    locks.behind,
    lowerBody(body, look, dressed),
    under,
    bare ? arms : "",
    bareTrunk(body, back),
    neck(body),
    mains(tops.filter(isTucked)),
    mains(dressed.filter(isLow)),
    mains(tops.filter((d) => !isTucked(d))),
    upper,
    mains(outers),
    outers.length > 0 ? arms + sleevesOf(outers) + outers.map((d) => d.over).join("") : "",
    things.map((t) => t.neck).join(""),
    head(body, !back),
    look.glasses && !back ? glasses(body) : "",
    locks.front,
    things.map((t) => t.head + t.hand).join(""),
  ];
  art.grow({ x0: -75, x1: 75, y0: -50, y1: f.ground + 15 });
  return layers.join("");
}
