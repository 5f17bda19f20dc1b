import type { Fabric } from "../spec";

export type Texture =
  | "felt"
  | "slub"
  | "twill"
  | "rib"
  | "cable"
  | "tweed"
  | "hide"
  | "lace"
  | "wale"
  | "canvas"
  | "crinkle";

/** How a cloth behaves. */
export interface FabricTraits {
  /** Depth of the round shading. */
  form: number;
  /** How many folds, and how sharp they are. */
  folds: number;
  crisp: number;
  /** Strength of the lights. */
  sheen: number;
  /** Thickness, seen at hems and edges. */
  body: number;
  texture?: Texture;
  topstitch?: true;
}

export const FABRIC_TRAITS: Record<Fabric, FabricTraits> = {
  poplin: { form: 0.8, folds: 1.1, crisp: 0.9, sheen: 0.5, body: 0.8 },
  jersey: { form: 0.9, folds: 0.7, crisp: 0.45, sheen: 0.3, body: 0.8 },
  fleece: { form: 1, folds: 0.6, crisp: 0.3, sheen: 0.25, body: 1.6 },
  knit: { form: 1.1, folds: 0.5, crisp: 0.25, sheen: 0.35, body: 1.8, texture: "rib" },
  cable: { form: 1.1, folds: 0.4, crisp: 0.2, sheen: 0.4, body: 2.2, texture: "cable" },
  linen: { form: 0.8, folds: 1.2, crisp: 1, sheen: 0.3, body: 0.9, texture: "slub" },
  denim: { form: 1, folds: 0.9, crisp: 0.8, sheen: 0.4, body: 1.3, texture: "twill", topstitch: true },
  satin: { form: 0.9, folds: 1.25, crisp: 0.35, sheen: 1.9, body: 0.5 },
  crepe: { form: 0.9, folds: 1.1, crisp: 0.5, sheen: 0.5, body: 0.6 },
  gabardine: { form: 0.9, folds: 0.8, crisp: 0.9, sheen: 0.5, body: 1.2 },
  wool: { form: 1.1, folds: 0.55, crisp: 0.4, sheen: 0.4, body: 1.8, texture: "felt" },
  tweed: { form: 1, folds: 0.5, crisp: 0.4, sheen: 0.3, body: 1.7, texture: "tweed" },
  leather: { form: 1.1, folds: 0.9, crisp: 1, sheen: 1.6, body: 1.4, texture: "hide" },
  nylon: { form: 1, folds: 0.6, crisp: 0.6, sheen: 1.3, body: 1.2 },
  lace: { form: 0.7, folds: 0.8, crisp: 0.4, sheen: 0.3, body: 0.6, texture: "lace" },
  corduroy: { form: 1.1, folds: 0.6, crisp: 0.5, sheen: 0.6, body: 1.5, texture: "wale" },
  canvas: { form: 0.8, folds: 0.8, crisp: 1, sheen: 0.3, body: 1.3, texture: "canvas" },
  gauze: { form: 0.8, folds: 1.3, crisp: 0.7, sheen: 0.3, body: 0.5, texture: "crinkle" },
};
