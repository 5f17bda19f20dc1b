import type { Language } from "#models/locale.ts";
import { z } from "zod";
import { readWords } from "../words/words";

/**
 * The pictures that editors compose pages with, as the image service draws them, in the size of the file that they
 * uploaded: the home page's are large enough for dense screens. Paths, without its address.
 */
interface Scene {
  url: string;
  width: number;
  height: number;
}

const scene = (name: string, width: number, height: number): Scene => ({ url: `/scenes/${name}.webp`, width, height });

export const SCENES = {
  hero: scene("hero", 1920, 984),
  heroMobile: scene("hero-mobile", 900, 1080),
  journal: scene("journal", 1600, 2000),
  knits: scene("maille", 1600, 1200),
  women: scene("femme", 1000, 1250),
  men: scene("homme", 1000, 1250),
  children: scene("enfant", 1000, 1250),
  accessories: scene("accessoires", 1000, 1250),
  emptyWindow: scene("vitrine-vide", 900, 840),
  lookbook: scene("lookbook", 1800, 1000),
  coats: scene("manteaux", 1600, 900),
  dresses: scene("robes", 1600, 900),
  denim: scene("denim", 1600, 900),
  escalier: scene("escalier", 1500, 1000),
  jardin: scene("jardin", 1500, 1000),
  cafe: scene("cafe", 1200, 900),
  etageres: scene("etageres", 1200, 900),
  atelier: scene("atelier", 1500, 1000),
  cabine: scene("cabine", 1000, 1250),
  look1: scene("look-1", 1500, 1000),
  look2: scene("look-2", 1500, 1000),
  look3: scene("look-3", 1500, 1000),
  look4: scene("look-4", 1500, 1000),
  look5: scene("look-5", 1500, 1000),
  look6: scene("look-6", 1500, 1000),
  look7: scene("look-7", 1500, 1000),
  look8: scene("look-8", 1500, 1000),
  look9: scene("look-9", 1500, 1000),
  look10: scene("look-10", 1500, 1000),
  look11: scene("look-11", 1500, 1000),
  look12: scene("look-12", 1500, 1000),
  rail1: scene("rail-1", 1200, 900),
  rail2: scene("rail-2", 1200, 900),
  rail3: scene("rail-3", 1200, 900),
  rail4: scene("rail-4", 1200, 900),
  rail5: scene("rail-5", 1200, 900),
  rail6: scene("rail-6", 1200, 900),
  rail8: scene("rail-8", 1200, 900),
  rail10: scene("rail-10", 1200, 900),
  rail12: scene("rail-12", 1200, 900),
  still1: scene("still-1", 1200, 900),
  still2: scene("still-2", 1200, 900),
  still3: scene("still-3", 1200, 900),
  still4: scene("still-4", 1200, 900),
  still5: scene("still-5", 1200, 900),
  still6: scene("still-6", 1200, 900),
  still7: scene("still-7", 1200, 900),
  still8: scene("still-8", 1200, 900),
} as const;
export type SceneKey = keyof typeof SCENES;

const KEYS = Object.keys(SCENES) as [SceneKey, ...SceneKey[]];
const SCENE_ALTS = readWords("scenes", z.record(z.enum(KEYS), z.string()));

/** What a scene shows, for those who do not see it. */
export function sceneAlt(scene: SceneKey, language: Language): string {
  return SCENE_ALTS[language][scene];
}
