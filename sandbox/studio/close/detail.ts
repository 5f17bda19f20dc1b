import { Art, evened } from "../draw/art";
import { svg } from "../draw/compose";
import { nth } from "../draw/geometry";
import { ground, lamplight } from "../draw/ground";
import { material } from "../draw/material";
import { group } from "../draw/svg";
import { seedOf } from "../garments/lay";
import { PORTRAIT } from "../packshot";
import type { Garment, GarmentSpec, Neck, TrunkCut } from "../spec";
import { hem, sleeveEnd } from "./ends";
import { buttonBand, lapels } from "./fronts";
import { backpackFront } from "./backpacks";
import { bagCorner, bagFront, strap } from "./bags";
import { beltTip, buckle } from "./belts";
import { heel, toe } from "./shoes";
import { neckband, rollNeck, shirtCollar } from "./necks";
import { flapPocket, patchPocket, pouch, zip } from "./pockets";
import { hatDetail, jewelDetail, scarfEnd, scarfFold } from "./small";
import type { Stage } from "./stage";
import { straps } from "./straps";
import { dressWaist, elasticWaist, skirtWaist, trouserWaist } from "./waists";

type Detail = (st: Stage) => string;

const KNITS: ReadonlySet<string> = new Set(["knit", "cable"]);
const WIDE: ReadonlySet<Neck> = new Set(["boat", "scoop"]);
const DEEP: ReadonlySet<Neck> = new Set(["vee", "deep", "wrap", "shirt"]);

function neckOf(spec: GarmentSpec, cut: TrunkCut): Detail {
  if ("collar" in spec && spec.collar === "shirt") return (st) => shirtCollar(st, spec);
  const neck = cut.neck ?? "crew";
  if (neck === "turtle") return rollNeck;
  if (neck === "strap") return straps;
  const ribbed = KNITS.has(spec.fabric) || spec.fabric === "jersey" || spec.fabric === "fleece";
  const shape = WIDE.has(neck) ? "wide" : DEEP.has(neck) ? "vee" : "round";
  return (st) => neckband(st, { shape, width: ribbed ? 58 : 22, ribbed });
}

const end =
  (spec: GarmentSpec, cut: TrunkCut): Detail =>
  (st) =>
    sleeveEnd(st, spec, cut.cuff);

function topDetails(spec: Garment<"top">): Detail[] {
  const { cut } = spec;
  const third: Detail = cut.kangaroo
    ? pouch
    : cut.pocket
      ? patchPocket
      : (st) => hem(st, { ribbed: spec.hemRib !== undefined });
  const fourth: Detail = cut.placket
    ? (st) => buttonBand(st, spec, false)
    : (st) => hem(st, { ribbed: spec.hemRib !== undefined });
  return cut.sleeve ? [neckOf(spec, cut), end(spec, cut), third, fourth] : [neckOf(spec, cut), third, fourth];
}

type Jacket = Garment<"blazer" | "coat" | "trench">;

const jacketDetails = (spec: Jacket): Detail[] => [
  (st) =>
    lapels(st, spec, {
      shawl: spec.lapel === "shawl",
      peak: spec.lapel === "peak",
      double: spec.double === true || spec.type === "trench",
    }),
  (st) => sleeveEnd(st, spec, spec.cut?.cuff ?? (spec.type === "trench" ? "hem" : "buttons")),
  flapPocket,
  (st) => hem(st, {}),
];

const DETAILS: { [T in GarmentSpec["type"]]: (spec: Garment<T>) => Detail[] } = {
  top: topDetails,
  dress: (spec) => [
    neckOf(spec, spec.cut),
    (st) => dressWaist(st, spec.cut.skirt.style === "pleated"),
    (st) => hem(st, { pleated: spec.cut.skirt.style === "pleated" }),
    spec.cut.sleeve ? end(spec, spec.cut) : (st) => hem(st, {}),
  ],
  blazer: jacketDetails,
  coat: jacketDetails,
  trench: jacketDetails,
  puffer: (spec) => [(st) => zip(st, true), (st) => sleeveEnd(st, spec, "rib"), rollNeck, (st) => hem(st, {})],
  biker: (spec) => [
    (st) => lapels(st, spec, { shawl: false, peak: false, double: false }),
    (st) => zip(st, false),
    (st) => sleeveEnd(st, spec, "hem"),
  ],
  cardigan: (spec) => [
    (st) => buttonBand(st, spec, true),
    (st) => sleeveEnd(st, spec, "rib"),
    (st) => neckband(st, { shape: "vee", width: 64, ribbed: true }),
    (st) => hem(st, { ribbed: true }),
  ],
  trousers: (spec) => [
    spec.cut.elastic ? elasticWaist : trouserWaist,
    (st) => hem(st, { pleated: spec.cut.crease === true }),
    spec.cut.cargo ? flapPocket : patchPocket,
  ],
  skirt: (spec) => {
    const pleated = spec.cut.style === "pleated";
    const buttons = (spec.cut.buttons ?? 0) > 0;
    return [(st) => skirtWaist(st, spec, { pleated, buttons }), (st) => hem(st, { pleated })];
  },
  bag: (spec) => [
    (st) => (spec.shape === "backpack" ? backpackFront(st, spec) : bagFront(st, spec)),
    (st) => strap(st, spec),
    (st) => bagCorner(st, spec),
  ],
  shoes: (spec) => [(st) => toe(st, spec), (st) => heel(st, spec)],
  scarf: (spec) => [spec.fringe ? scarfEnd : scarfFold, spec.fringe ? scarfFold : (st) => hem(st, {})],
  hat: (spec) => [(st) => hatDetail(st, spec)],
  belt: (spec) => [(st) => buckle(st, spec), beltTip],
  jewellery: (spec) => [(st) => jewelDetail(st, spec, 1), (st) => jewelDetail(st, spec, 2)],
};

function detailsOf<T extends GarmentSpec["type"]>(type: T, spec: Garment<T>): Detail[] {
  return DETAILS[type](spec);
}

/** How near a detail is looked at, and the point that comes to the middle. */
interface Look {
  zoom: number;
  at: readonly [x: number, y: number];
}

/** DP: a part of the garment on the paper, close enough to count its stitches; with a zoom, part of that (ZM). */
export function detail(spec: GarmentSpec, view: number, { zoom, at }: Look = { zoom: 1, at: [400, 600] }): string {
  const art = new Art(`${seedOf(spec)}/DP/${view}`);
  const list = detailsOf(spec.type, spec);
  const paper = ground(art, spec.ground, PORTRAIT);
  const body = nth(list, (view - 1) % list.length)({ art, m: material(spec) });
  const [x, y] = [evened(400 - at[0] * zoom), evened(600 - at[1] * zoom)];
  art.settle(zoom);
  const near = zoom === 1 ? body : group({ transform: `translate(${x} ${y}) scale(${zoom})` }, body);
  return svg(art, paper + near + lamplight(PORTRAIT, 0.16, 0.16), PORTRAIT);
}

/** Where a thing is worth a magnifying glass: grain, hardware, sheen. */
const NEAREST: Partial<Record<GarmentSpec["type"], Look["at"]>> = {
  bag: [400, 720],
  shoes: [320, 660],
  hat: [480, 640],
  belt: [330, 610],
  jewellery: [420, 620],
};

/** ZM of a thing. */
export const magnified = (spec: GarmentSpec, view: number): string =>
  detail(spec, view, {
    zoom: 1.75,
    at: spec.type === "jewellery" && spec.kind === "bangle" ? [300, 790] : (NEAREST[spec.type] ?? [400, 600]),
  });
