import type { Fabric, Print } from "../spec";
import { cloth, tone, type Cloth } from "./colour";
import { FABRIC_TRAITS, type FabricTraits } from "./fabric-table";

/** What a garment is made of: its colours, how its fabric behaves, its print. */
export interface Material extends Cloth {
  name: Fabric;
  fabric: FabricTraits;
  print?: Print;
  /** A neckband or binding: hardly another tone than the cloth. */
  band: string;
}

export function material({ colour, fabric, print }: { colour: string; fabric: Fabric; print?: Print }): Material {
  const c = cloth(colour);
  return { ...c, name: fabric, fabric: FABRIC_TRAITS[fabric], print, band: tone(colour, c.dark ? 0.015 : -0.02) };
}

export const leather = (colour: string): Material => material({ colour, fabric: "leather" });
