import type { HairStyle } from "../spec";
import type { Art } from "./art";
import type { Barber, Hair } from "./barber";
import { cloth } from "./colour";
import type { Frame } from "./frames";
import { afro, bob, long } from "./hair-loose";
import { bun, crop, pony } from "./hair-tied";

const STYLES: Record<HairStyle, (b: Barber, back: boolean) => Hair> = { long, bob, afro, bun, pony, crop };

export function hair(art: Art, f: Frame, look: { colour: string; style: HairStyle; back: boolean }): Hair {
  return STYLES[look.style]({ art, f, c: cloth(look.colour), o: f.head }, look.back);
}
