import { detail, magnified } from "./close/detail";
import { ensemble } from "./ensemble";
import { isThing } from "./garments/lay";
import { lookFor } from "./looks";
import { macro } from "./macro/macro";
import { packshot } from "./packshot";
import { inRoom, vignette } from "./rooms/vignette";
import type { GarmentSpec, LookSpec, PictureKind } from "./spec";
import { cropFor, worn } from "./worn";

/** Raised whenever the same attributes are drawn otherwise: pictures kept under an older one are forgotten. */
export const GENERATOR_VERSION = 20;
/** How many views a kind has; from there on they would repeat. */
export const VIEWS = 4;

interface PictureOptions {
  /** Which view of the kind, 1…VIEWS: another pose, another detail. */
  seed?: number;
}

/** What is looked at so near that its back shows nothing of it. */
const FRONT_ONLY: ReadonlySet<ReturnType<typeof cropFor>> = new Set(["feet", "neck", "wrist"] as const);

/** A garment on a figure: in front, another pose, from behind, closer or further away. */
function wornGarment(spec: GarmentSpec, view: number): string {
  const crop = cropFor(spec);
  const look = lookFor(spec, view);
  if (view === 3 && !FRONT_ONLY.has(crop)) return worn(look, { crop, back: true });
  if (view === 4 && crop === "full") return worn(look, { crop: "half", window: true });
  return worn(look, { crop, window: view === 2 });
}

function garmentSvg(spec: GarmentSpec, kind: PictureKind, view: number): string {
  switch (kind) {
    case "AP":
    case "VC":
      return packshot(spec, kind, view);
    case "DP":
      return detail(spec, view);
    case "ZM":
      return isThing(spec) && spec.type !== "scarf" ? magnified(spec, view) : macro(spec, view);
    case "GZ":
      return wornGarment(spec, view);
    case "SU":
      return ensemble(lookFor(spec, view), view);
    case "VH":
      return view % 2 === 0 ? inRoom(lookFor(spec, view)) : vignette(spec);
  }
}

function lookSvg(look: LookSpec, kind: PictureKind, view: number): string {
  switch (kind) {
    case "AP":
    case "GZ":
      return worn(look, { window: view > 1 });
    case "VC":
      return worn(look, { back: true });
    case "DP":
      return worn(look, { crop: "half" });
    case "ZM":
      return worn(look, { crop: "neck" });
    case "SU":
      return ensemble(look, view);
    case "VH":
      return inRoom(look);
  }
}

/**
 * The picture of a garment or of a look, as SVG text of 800 × 1200. The same attributes give the same bytes, on every
 * machine and for ever (per GENERATOR_VERSION).
 */
export function pictureSvg(spec: GarmentSpec | LookSpec, kind: PictureKind, { seed = 1 }: PictureOptions = {}): string {
  return spec.type === "look" ? lookSvg(spec, kind, seed) : garmentSvg(spec, kind, seed);
}
