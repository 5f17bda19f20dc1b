import { lerp, open, SIDES } from "../draw/geometry";
import { stitching } from "../draw/marks";
import { leather } from "../draw/material";
import { line } from "../draw/svg";
import type { Garment } from "../spec";
import { button } from "./fastenings";
import { seenFrom, skirtPart } from "./skirt-part";
import { waistBelt } from "./waist-belt";
import { backBand, waistband } from "./waistband";
import { placing, type Layers, type Work } from "./work";

export function skirt(w: Work, spec: Garment<"skirt">): Layers {
  const { f, m, back } = w;
  const P = placing(w);
  const { y0 = 328, waist = 51, y1, buttons = 0 } = spec.cut;
  const band = y0 - 6;
  let main = f.flat ? backBand(w, waist, y0 - 4) : "";
  main += skirtPart(w, { ...seenFrom(w, spec.cut), y0, waist });
  main += waistband(w, { y: band, half: waist, height: 14 });
  if (buttons > 0 && !back) {
    main += line(open([P(7, band + 14), P(7, y1 + 3)]), m.line, 0.9, { opacity: 0.7 });
    main += [4.6, -6].map((x) => stitching(m, [P(x, band + 16), P(x, y1)])).join("");
    for (let i = 0; i < buttons; i++) {
      main += button(m, P(0, lerp(y0 + 22, y1 - 18, i / Math.max(1, buttons - 1))), 2.8, spec.buttons);
    }
  }
  if (back) {
    const seat = SIDES.map((s) =>
      line(open([P(s * waist * 0.5, band + 16), P(s * waist * 0.56, band + 74)]), m.line, 0.8, { opacity: 0.5 }),
    );
    main += seat.join("") + line(open([P(0, band + 3), P(0.6, band + 110)]), m.line, 1, { opacity: 0.6 });
  }
  if (spec.belt) main += waistBelt(w, { y: band + 7, half: waist + 1, width: 6, kind: "buckle" }, leather(spec.belt));
  return { under: "", main, sleeves: [], over: "" };
}
