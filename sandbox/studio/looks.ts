import { garmentFor } from "./assortment";
import { toOklch } from "./draw/colour";
import { nth } from "./draw/geometry";
import { COLOUR_KEYS, COLOURS, type ColourFamily, type ColourKey } from "./palette";
import { pickOf, seeded, type Random } from "./random";
import type { Garment, GarmentSpec, GarmentType, HairStyle, LookSpec, Pose, ShoeSpec, Wearer } from "./spec";

/** Colours that go with a colour, the surest first. */
const PARTNERS: Record<ColourFamily, readonly ColourKey[]> = {
  white: ["navy", "camel", "black", "khaki", "denim"],
  beige: ["ecru", "chocolate", "black", "bordeaux", "denim"],
  brown: ["ecru", "black", "navy", "denim", "oat"],
  black: ["ecru", "grey", "camel", "black", "denim"],
  grey: ["black", "navy", "ecru", "bordeaux", "denim"],
  blue: ["ecru", "sand", "charcoal", "camel", "white"],
  green: ["ecru", "black", "camel", "navy", "denim"],
  red: ["navy", "ecru", "charcoal", "denim", "grey"],
  pink: ["ecru", "charcoal", "chocolate", "denim", "grey"],
  orange: ["ecru", "navy", "sand", "denim", "chocolate"],
  yellow: ["navy", "white", "denim", "charcoal"],
  purple: ["ecru", "charcoal", "grey", "black"],
  metal: ["black", "bottle", "ecru"],
};
const DENIMS: readonly ColourKey[] = ["denim", "indigo", "bleached", "ecru"];

/** Designs worn with a garment, by its role and its wearer. */
const BOTTOMS: Record<Wearer, readonly string[]> = {
  women: ["trousers-palazzo", "jeans-straight", "skirt-slip", "trousers-tailored", "jeans-wide", "skirt-pleated"],
  men: ["suit-trousers", "jeans-straight", "chinos", "corduroys"],
  children: ["jeans-straight", "chinos", "joggers"],
};
const TOPS: Record<Wearer, readonly string[]> = {
  women: ["fine-roll", "tee-crew", "shirt-straight", "tee-vee"],
  men: ["tee-crew", "fine-roll", "shirt-classic"],
  children: ["tee-crew", "tee-boxy", "sweatshirt"],
};
const SHOES: Record<Wearer, readonly ShoeSpec["kind"][]> = {
  women: ["loafer", "pump", "boot", "sneaker", "ballerina"],
  men: ["loafer", "boot", "sneaker"],
  children: ["sneaker", "boot"],
};
const SHOE_COLOURS = ["#1d1c1f", "#4c342b", "#8f5631", "#5c1f2c"] as const;
const STYLES: Record<Wearer, readonly HairStyle[]> = {
  women: ["long", "bob", "afro", "bun", "pony"],
  men: ["crop", "crop", "afro"],
  children: ["bob", "pony", "crop", "afro"],
};
const POSES: Record<Wearer, readonly Pose[]> = {
  women: ["stand", "stride", "hip", "turn", "walk", "pocket"],
  men: ["stand", "turn", "walk", "pocket", "stride"],
  children: ["stand", "stride", "hip", "turn", "walk"],
};

/** Poses in which the left hand hangs beside the body: a bangle on it is seen. */
const HAND_SEEN: readonly Pose[] = ["stand", "hip", "stride"];

/** The palette's colour next to a colour, by distance in OKLCH. */
function familyOf(hex: string): ColourFamily {
  const { l, c, h } = toOklch(hex);
  const distance = (key: ColourKey): number => {
    const o = toOklch(COLOURS[key].hex);
    return Math.hypot(l - o.l, c * Math.cos(h) - o.c * Math.cos(o.h), c * Math.sin(h) - o.c * Math.sin(o.h));
  };
  const keys = COLOUR_KEYS.filter((key) => COLOURS[key].family !== "metal");
  const nearest = keys.reduce((best, key) => (distance(key) < distance(best) ? key : best));
  return COLOURS[nearest].family;
}

/** A printed stripe or gingham is known by its ink, everything else by its ground. */
const mainColour = (spec: GarmentSpec): string => {
  const inked =
    spec.print && ["stripe", "gingham", "pinstripe"].includes(spec.print.kind) && toOklch(spec.colour).l > 0.9;
  return (inked && spec.print?.colours?.[0]) || spec.colour;
};

interface Stylist {
  spec: GarmentSpec;
  wearer: Wearer;
  partners: readonly ColourKey[];
  random: Random;
}

function companion(s: Stylist, type: GarmentType, design: string, colour?: ColourKey): GarmentSpec {
  const palette = design.startsWith("jeans") ? DENIMS : s.partners.filter((key) => key !== "denim");
  const key = colour ?? pickOf(palette.slice(0, 3), s.random);
  const { print: _, ...plain } = garmentFor(type, s.random, key, {
    id: `${s.spec.id}-${type}`,
    wearer: s.wearer,
    design,
  });
  // One print a look is enough, and it is the product's.
  return { ...plain, colour: COLOURS[key].hex };
}

/** A top narrowed to go inside a waistband. */
export function tucked(top: Garment<"top">): Garment<"top"> {
  const { hemRib: _, ...rest } = top;
  const cut = {
    ...top.cut,
    bust: Math.min(top.cut.bust ?? 72, 74),
    waist: 55,
    hip: 66,
    hem: 60,
    hemY: 380,
    shoulder: Math.min(top.cut.shoulder ?? 86, 88),
  };
  return { ...rest, tucked: true, cut: { ...cut, shoulderY: 167, armholeY: 232, hemShape: "straight", waves: 0 } };
}

/** Below a long coat only trousers: a skirt would look out at its sides. */
function bottomFor(s: Stylist, designs: readonly string[] = BOTTOMS[s.wearer]): GarmentSpec {
  const design = s.random.pick(designs);
  return companion(s, design.startsWith("skirt") ? "skirt" : "trousers", design);
}

function topFor(s: Stylist, designs: readonly string[] = TOPS[s.wearer]): GarmentSpec {
  const top = companion(
    s,
    "top",
    s.random.pick(designs),
    s.random.pick(["ecru", "white", ...s.partners.slice(0, 1)] as const),
  );
  return top.type === "top" ? tucked(top) : top;
}

/** A woman tucks her top in; men and children wear it over the waistband. */
function looseFor(s: Stylist): GarmentSpec {
  if (s.wearer === "women") return topFor(s);
  return companion(
    s,
    "top",
    s.random.pick(TOPS[s.wearer]),
    s.random.pick(["ecru", "white", ...s.partners.slice(0, 2)] as const),
  );
}

const WITH_COAT = ["jeans-straight", "trousers-tailored", "trousers-cigarette"] as const;
const UNDER_COAT = ["fine-roll", "tee-crew"] as const;
const coatOutfit = (s: Stylist): GarmentSpec[] => {
  const colour = s.random.pick(["camel", "navy", "oat", "black"] as const);
  const children = s.wearer === "children";
  const coat = companion(s, "coat", children ? "coat-pea" : "coat-straight", colour);
  return [topFor(s, children ? ["tee-crew"] : UNDER_COAT), coat, companion(s, "trousers", "jeans-straight")];
};

/** What is worn with a garment, from the skin outwards. */
function outfit(s: Stylist): GarmentSpec[] {
  const { spec, wearer } = s;
  const under = wearer === "children" ? ["tee-crew"] : UNDER_COAT;
  switch (spec.type) {
    case "dress":
      return [spec];
    case "trousers":
    case "skirt":
      return [looseFor(s), spec];
    case "top": {
      const strapped = spec.cut.neck === "strap" || spec.tucked;
      return [strapped ? tucked(spec) : spec, bottomFor(s)];
    }
    case "coat":
    case "trench":
    case "puffer":
      return [topFor(s, under), spec, bottomFor(s, wearer === "women" ? WITH_COAT : undefined)];
    case "blazer":
    case "biker":
    case "cardigan":
      return [topFor(s, under), spec, bottomFor(s, (spec.cut?.hemY ?? 0) > 520 ? WITH_COAT : undefined)];
    case "bag":
    case "scarf":
    case "hat":
      return [...coatOutfit(s), spec];
    case "shoes":
      return [looseFor(s), companion(s, "trousers", wearer === "women" ? "trousers-cigarette" : "jeans-straight")];
    case "belt": {
      const trousers = companion(s, "trousers", wearer === "men" ? "chinos" : "jeans-straight");
      return [topFor(s, ["tee-crew"]), trousers.type === "trousers" ? { ...trousers, belt: spec.colour } : trousers];
    }
    case "jewellery":
      return [
        companion(s, "dress", "dress-slip", s.random.pick(["black", "bottle", "bordeaux", "navy"] as const)),
        spec,
      ];
  }
}

/**
 * A figure that wears a garment with things that suit it. The same product is always on the same model; `view` 1, 2, 3 …
 * turns the pose.
 */
export function lookFor(spec: GarmentSpec, view = 1): LookSpec {
  const { wearer } = spec;
  const random = seeded(`look/${spec.id}`);
  const skin = Math.floor(random() * 6);
  const hair = skin > 3 ? random.pick([0, 5] as const) : random.pick([0, 1, 2, 3, 4] as const);
  const drawnStyle = random.pick(STYLES[wearer]);
  // A hat sits on flat hair.
  const hairStyle = spec.type === "hat" && drawnStyle === "afro" ? "bob" : drawnStyle;
  const poses = spec.type === "jewellery" && spec.kind === "bangle" ? HAND_SEEN : POSES[wearer];
  const pose = nth(poses, (Math.floor(random() * poses.length) + view - 1) % poses.length);
  const shoeColour = random.pick(SHOE_COLOURS);
  const kind = spec.type === "shoes" ? spec.kind : random.pick(SHOES[wearer]);
  const colour = spec.type === "shoes" ? spec.colour : kind === "sneaker" ? COLOURS.white.hex : shoeColour;
  const partners = PARTNERS[familyOf(mainColour(spec))];
  const items = outfit({ spec, wearer, partners, random });
  const shoe = spec.type === "shoes" && spec.sole ? { kind, colour, sole: spec.sole } : { kind, colour };
  return { type: "look", id: spec.id, wearer, pose, skin, hair, hairStyle, items, shoe, ground: spec.ground };
}
