import { z } from "zod";

/*
 * The attributes that a picture is made of. Nothing else goes into one: the same attributes give the same picture
 * for ever. Lengths are in body units: a figure is 1000 high, x = 0 is its middle, half widths count from there.
 */

export const WEARERS = ["women", "men", "children"] as const;
export type Wearer = (typeof WEARERS)[number];

export const FABRICS = [
  "poplin",
  "jersey",
  "fleece",
  "knit",
  "cable",
  "linen",
  "denim",
  "satin",
  "crepe",
  "gabardine",
  "wool",
  "tweed",
  "leather",
  "nylon",
  "lace",
  "corduroy",
  "canvas",
  "gauze",
] as const;
export type Fabric = (typeof FABRICS)[number];

export const PRINT_KINDS = ["stripe", "pinstripe", "dots", "gingham", "check", "tartan", "floral", "animal"] as const;
export type PrintKind = (typeof PRINT_KINDS)[number];

const GROUND_KEYS = ["stone", "sand", "sage", "powder", "mist", "clay", "bone", "plum"] as const;
export type GroundKey = (typeof GROUND_KEYS)[number];

/** Picture kinds, as the catalogue names them: front, back, detail, zoom, worn, ensemble, scene. */
export const PICTURE_KINDS = ["AP", "VC", "DP", "ZM", "GZ", "SU", "VH"] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

const hex = z.string().regex(/^#[0-9a-f]{6}$/);
const size = z.number().min(0).max(1000);
const small = z.number().min(-60).max(60);

const print = z.object({
  kind: z.enum(PRINT_KINDS),
  colours: z.array(hex).min(1).max(5).optional(),
  scale: z.number().min(0.4).max(3).optional(),
  /** Stripes: distance, thickness and where the first one lies. */
  gap: z.number().min(2).max(60).optional(),
  weight: z.number().min(0.4).max(40).optional(),
  from: size.optional(),
});
export type Print = z.infer<typeof print>;

const NECKS = ["crew", "round", "boat", "scoop", "vee", "shirt", "deep", "wrap", "strap", "turtle"] as const;
export type Neck = (typeof NECKS)[number];
const SLEEVES = [
  "cap",
  "short",
  "elbow",
  "bracelet",
  "long",
  "relaxed",
  "coat",
  "balloon",
  "puff",
  "bell",
  "quilted",
] as const;
export type SleeveKind = (typeof SLEEVES)[number];
const CUFFS = ["rib", "shirt", "turn", "hem", "buttons"] as const;
export type Cuff = (typeof CUFFS)[number];

const trunkCut = {
  neck: z.enum(NECKS),
  neckEase: small,
  sleeve: z.enum(SLEEVES),
  cuff: z.enum(CUFFS),
  shoulder: size,
  shoulderY: size,
  armholeY: size,
  bust: size,
  waist: size,
  waistY: size,
  hip: size,
  hem: size,
  hemY: size,
  hemShape: z.enum(["straight", "shirt"]),
  waves: z.number().int().min(0).max(12),
  waveDepth: small,
  /** How much the cloth folds, 1 is usual. */
  slack: z.number().min(0).max(2),
  placket: z.number().int().min(2).max(14),
  halfPlacket: z.boolean(),
  pocket: z.boolean(),
  hood: z.boolean(),
  kangaroo: z.boolean(),
  bow: z.boolean(),
  yoke: z.boolean(),
  gather: size,
  rollHeight: small,
  spread: z.number().min(0).max(2),
  open: small,
};
const trunk = z.object(trunkCut).partial();
export type TrunkCut = z.infer<typeof trunk>;

const SKIRT_STYLES = ["aline", "pleated", "pencil", "mini", "full", "slip", "wrap"] as const;
const skirtCut = z.object({
  style: z.enum(SKIRT_STYLES),
  /** Where it ends and how wide it is there. */
  y1: size,
  hem: size,
  y0: size.optional(),
  waist: size.optional(),
  hip: size.optional(),
  waves: z.number().int().min(1).max(12).optional(),
  waveDepth: small.optional(),
  pleats: z.number().int().min(5).max(24).optional(),
  slit: small.optional(),
  buttons: z.number().int().min(0).max(12).optional(),
});
export type SkirtCut = z.infer<typeof skirtCut>;

const LEG_CUTS = ["slim", "straight", "wide", "flare", "barrel", "short"] as const;
export type LegCut = (typeof LEG_CUTS)[number];
const trouserCut = z.object({
  leg: z.enum(LEG_CUTS),
  /** Where the leg ends: 0 hip, 1 ankle. */
  to: z.number().min(0.1).max(1.05),
  waistY: size,
  waist: size,
  hip: size,
  band: size,
  crease: z.boolean(),
  elastic: z.boolean(),
  turnUp: z.boolean(),
  cargo: z.boolean(),
});

const METALS = ["gold", "silver", "rose"] as const;
export type Metal = (typeof METALS)[number];
const BAG_SHAPES = ["flap", "tote", "baguette", "backpack"] as const;
const SHOE_KINDS = ["loafer", "pump", "boot", "ballerina", "sneaker"] as const;
export type ShoeKind = (typeof SHOE_KINDS)[number];
const JEWEL_KINDS = ["set", "necklace", "hoops", "bangle"] as const;
const HAT_KINDS = ["beanie", "bucket", "fedora"] as const;

const common = {
  /** What the place of folds and the jitter of outlines hang on: the product, not its colour. */
  id: z.string().min(1).max(80),
  /** Key of the design it was made from; names it. */
  design: z.string().min(1).max(60),
  wearer: z.enum(WEARERS),
  colour: hex,
  fabric: z.enum(FABRICS),
  print: print.optional(),
  ground: z.enum(GROUND_KEYS),
};

const jacket = {
  ...common,
  cut: trunk.optional(),
  double: z.boolean().optional(),
  lapel: z.enum(["notch", "peak", "shawl"]).optional(),
  belted: z.boolean().optional(),
  buttons: hex.optional(),
  pockets: z.boolean().optional(),
};

const shoe = z.object({ kind: z.enum(SHOE_KINDS), colour: hex, sole: hex.optional() });
export type ShoeSpec = z.infer<typeof shoe>;

export const garmentSchema = z.discriminatedUnion("type", [
  z.object({
    ...common,
    type: z.literal("top"),
    cut: trunk,
    collar: z.literal("shirt").optional(),
    hemRib: size.optional(),
    buttons: hex.optional(),
    /** Worn inside the waistband. */
    tucked: z.boolean().optional(),
  }),
  z.object({
    ...common,
    type: z.literal("dress"),
    cut: trunk.extend({ skirt: skirtCut }),
    collar: z.literal("shirt").optional(),
    buttons: hex.optional(),
    /** "self" is a knotted belt of the same cloth, a colour a leather one. */
    belt: z.union([z.literal("self"), hex]).optional(),
  }),
  z.object({ ...jacket, type: z.literal("blazer") }),
  z.object({ ...jacket, type: z.literal("coat") }),
  z.object({ ...jacket, type: z.literal("trench") }),
  z.object({ ...jacket, type: z.literal("puffer") }),
  z.object({ ...jacket, type: z.literal("biker") }),
  z.object({ ...jacket, type: z.literal("cardigan") }),
  z.object({ ...common, type: z.literal("trousers"), cut: trouserCut.partial(), belt: hex.optional() }),
  z.object({ ...common, type: z.literal("skirt"), cut: skirtCut, belt: hex.optional(), buttons: hex.optional() }),
  z.object({
    ...common,
    type: z.literal("bag"),
    shape: z.enum(BAG_SHAPES),
    metal: z.enum(METALS),
    quilt: z.boolean().optional(),
  }),
  z.object({ ...common, type: z.literal("shoes"), kind: z.enum(SHOE_KINDS), sole: hex.optional() }),
  z.object({ ...common, type: z.literal("scarf"), fringe: z.boolean() }),
  z.object({
    ...common,
    type: z.literal("jewellery"),
    kind: z.enum(JEWEL_KINDS),
    metal: z.enum(METALS),
    stone: hex.optional(),
  }),
  z.object({ ...common, type: z.literal("hat"), kind: z.enum(HAT_KINDS) }),
  z.object({ ...common, type: z.literal("belt"), metal: z.enum(METALS) }),
]);
export type GarmentSpec = z.infer<typeof garmentSchema>;
export type GarmentType = GarmentSpec["type"];
export type Garment<T extends GarmentType> = Extract<GarmentSpec, { type: T }>;

export const GARMENT_TYPES = [
  "top",
  "dress",
  "blazer",
  "coat",
  "trench",
  "puffer",
  "biker",
  "cardigan",
  "trousers",
  "skirt",
  "bag",
  "shoes",
  "scarf",
  "jewellery",
  "hat",
  "belt",
] as const satisfies readonly GarmentType[];

export const POSES = ["stand", "walk", "hip", "pocket", "turn", "stride"] as const;
export type Pose = (typeof POSES)[number];
const HAIR_STYLES = ["long", "bob", "afro", "bun", "pony", "crop"] as const;
export type HairStyle = (typeof HAIR_STYLES)[number];

/** What a figure wears, from the skin outwards, and who it is. */
export const lookSchema = z.object({
  type: z.literal("look"),
  id: z.string().min(1).max(80),
  wearer: z.enum(WEARERS),
  pose: z.enum(POSES),
  skin: z.number().int().min(0).max(5),
  hair: z.number().int().min(0).max(6),
  hairStyle: z.enum(HAIR_STYLES),
  items: z.array(garmentSchema).min(1).max(8),
  shoe: shoe,
  glasses: z.boolean().optional(),
  ground: z.enum(GROUND_KEYS),
});
export type LookSpec = z.infer<typeof lookSchema>;
