import type { Wearer } from "../spec";
import type { Art } from "./art";
import { cloth, tone, type Cloth } from "./colour";
import type { Frame } from "./frames";
import { path, type Points } from "./geometry";
import { hug } from "./marks";
import { fill, group, line } from "./svg";

interface Skin extends Cloth {
  lip: string;
}

export function skinOf(hex: string, wearer: Wearer): Skin {
  return {
    ...cloth(hex),
    shade: tone(hex, -0.17, 1.25, -0.12),
    deep: tone(hex, -0.28, 1.1, -0.15),
    light: tone(hex, 0.07, 0.8, 0.05),
    lip: wearer === "women" ? tone(hex, -0.13, 1.5, -0.5) : tone(hex, -0.09, 1.25, -0.2),
  };
}

/** A figure being drawn: the picture, how it stands, its skin. */
export interface Body {
  art: Art;
  f: Frame;
  skin: Skin;
}

/** Skin of which the edges are covered: what shows between them has no shade of theirs. */
export function coveredSkin({ art, skin }: Body, outline: Points): string {
  const d = path(outline);
  art.silhouettes.push(d);
  return fill(d, skin.base);
}

/** Shade and light in few steps: on skin they differ by no more than the grain does. */
export function skinPiece({ art, skin }: Body, outline: Points, edge = 1): string {
  const d = path(outline);
  art.silhouettes.push(d);
  const form =
    hug(d, skin.shade, { width: 26, alpha: edge ? 0.36 : 0.16, steps: 4, move: [-7, -4] }) +
    hug(d, skin.light, { width: 9, alpha: 0.4, steps: 2, move: [3, 1] });
  return (
    fill(d, skin.base) +
    group({ "clip-path": `url(#${art.clip(d)})` }, form) +
    (edge ? line(d, skin.deep, 0.6, { opacity: 0.35 }) : "")
  );
}
