import type { Art } from "../draw/art";
import type { Material } from "../draw/material";
import type { MetalTones } from "./metals";

/** A bag being made; it hangs on no body. */
export interface BagWork {
  art: Art;
  m: Material;
  metal: MetalTones;
  back: boolean;
}
