import type { Art } from "./draw/art";
import { arm, bareTrunk, leg, neck } from "./draw/body";
import { hand } from "./draw/hand";
import { skinOf, type Body } from "./draw/skin";
import { bodyFrame, type Frame } from "./draw/frames";
import { nth, SIDES, type Side } from "./draw/geometry";
import { HAIRS, SKINS } from "./draw/grounds";
import { hair } from "./draw/hair";
import { glasses, head } from "./draw/head";
import { cutOn, isOuter, isThing, type Clothing } from "./garments/lay";
import { wornShoe } from "./garments/shoes";
import type { Layers } from "./garments/work";
import { seeded } from "./random";
import type { LookSpec, Pose } from "./spec";
import { carried, handFor } from "./carried";

/** From behind a turned figure would have to turn its back another way: it stands straight. */
const BEHIND: Partial<Record<Pose, Pose>> = { turn: "stand", stride: "walk" };

export function frameOf(look: LookSpec, back = false): Frame {
  const f = bodyFrame(look.wearer, (back && BEHIND[look.pose]) || look.pose);
  const held = look.items.some((item) => item.type === "bag" && item.shape !== "backpack");
  return held ? { ...f, hands: { ...f.hands, [handFor(f)]: "grip" } } : f;
}

interface Dressed extends Layers {
  spec: Clothing;
}

const isLow = ({ spec }: Dressed): boolean => spec.type === "trousers" || spec.type === "skirt";
const isTucked = ({ spec }: Dressed): boolean => spec.type === "top" && spec.tucked === true;

/** Sleeves that leave the forearm bare. */
const SHORT = new Set(["short", "cap", "puff", "elbow"]);

/** Cuts one garment on the figure, with folds of its own. */
function dressIn(body: Body, spec: Clothing, how: { back: boolean; covered: boolean; open: boolean }): Dressed {
  const { art, f } = body;
  // Under a coat only a neckline shows: leave out the texture, and the folds where the coat is shut.
  const plain: Clothing =
    how.covered && spec.type === "top"
      ? { ...spec, fabric: "crepe", cut: { ...spec.cut, slack: how.open ? 0.5 : 0 } }
      : spec;
  const outside = art.rnd;
  art.rnd = seeded(`${spec.id}/${spec.design}`);
  const layers = cutOn(art, f, plain, how);
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

/** Bare legs, then shoes. Boots meet a long trouser leg; anything lower shows the ankle. */
function lowerBody(body: Body, look: LookSpec, dressed: readonly Dressed[]): string {
  const long = dressed.some(({ spec }) => spec.type === "trousers" && (spec.cut.to ?? 0.97) > 0.9);
  const covered = long && look.shoe.kind === "boot";
  const legs = covered ? "" : SIDES.map((s) => leg(body, s, long ? 0.78 : 0)).join("");
  return legs + SIDES.map((s) => wornShoe(body.art, body.f, s, look.shoe)).join("");
}

/** Poses in which a jacket or coat over something else is worn open. */
const OPEN: ReadonlySet<Pose> = new Set(["walk", "pocket", "stride"]);
const opened = (look: LookSpec, back: boolean): boolean =>
  !back && OPEN.has(look.pose) && look.items.some(({ type }) => type === "top");

const mains = (list: readonly Dressed[]): string => list.map(({ main }) => main).join("");
/** The sleeves of one side, or of both. */
const sleevesOf = (list: readonly Dressed[], sides: readonly Side[]): string =>
  list.flatMap(({ sleeves }) => sides.map((s) => sleeves[s === -1 ? 0 : 1] ?? "")).join("");

/** One dressed figure in body units. */
export function figure(art: Art, look: LookSpec, back = false): string {
  const f = frameOf(look, back);
  const body: Body = { art, f, skin: skinOf(nth(SKINS, look.skin), look.wearer) };
  const locks = hair(art, f, { colour: nth(HAIRS, look.hair), style: look.hairStyle, back });
  const clothes = look.items.filter((spec): spec is Clothing => !isThing(spec));
  const things = look.items.filter(isThing).map((thing) => carried(body, thing, back));
  const covered = clothes.some(isOuter);
  const open = opened(look, back);
  const dressed = clothes.map((spec) => dressIn(body, spec, { back, covered, open }));
  const outers = dressed.filter(({ spec }) => isOuter(spec));
  const tops = dressed.filter((d) => !isOuter(d.spec) && !isLow(d));
  const from = armFrom(dressed);
  const bare = from === 0;
  const near = SIDES.filter((s) => s !== f.far);
  const far = SIDES.filter((s) => s === f.far);
  const arms = (sides: readonly Side[]): string => sides.map((s) => arm(body, s, from)).join("");
  const onHip = bare
    ? SIDES.filter((s) => f.hands[s] === "hip")
        .map((s) => hand(body, s))
        .join("")
    : "";
  const under = back ? "" : [...tops, ...outers].map((d) => d.under).join("");
  const sleeved = outers.length > 0 ? outers : tops;
  const upper = outers.length > 0 || bare ? onHip : arms(near) + sleevesOf(tops, near);
  const layers = [
    locks.behind,
    things.map((t) => t.behind).join(""),
    back ? "" : outers.map((d) => d.lining ?? "").join(""),
    lowerBody(body, look, dressed),
    under,
    bare ? arms(SIDES) : arms(far) + sleevesOf(sleeved, far),
    bareTrunk(body, back, !bare),
    neck(body),
    mains(tops.filter(isTucked)),
    mains(dressed.filter(isLow)),
    mains(tops.filter((d) => !isTucked(d))),
    upper,
    mains(outers),
    outers.length > 0 ? arms(near) + sleevesOf(outers, near) + outers.map((d) => d.over).join("") : "",
    things.map((t) => t.neck).join(""),
    head(body, nth(HAIRS, look.hair), back),
    look.glasses && !back ? glasses(body) : "",
    locks.front,
    things.map((t) => t.head + t.hand).join(""),
  ];
  art.grow({ x0: -75, x1: 75, y0: -50, y1: f.ground + 15 });
  return layers.join("");
}
