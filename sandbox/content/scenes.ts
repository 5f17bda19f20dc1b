/** The pictures that editors compose pages with, as the image service draws them. Paths, without its address. */
interface Scene {
  url: string;
  width: number;
  height: number;
}

const scene = (name: string, width: number, height: number): Scene => ({ url: `/scenes/${name}.webp`, width, height });

export const SCENES = {
  hero: scene("hero", 1600, 820),
  heroMobile: scene("hero-mobile", 900, 1080),
  journal: scene("journal", 1000, 1250),
  knits: scene("maille", 1200, 900),
  women: scene("femme", 1000, 1250),
  men: scene("homme", 1000, 1250),
  children: scene("enfant", 1000, 1250),
  accessories: scene("accessoires", 1000, 1250),
  emptyWindow: scene("vitrine-vide", 900, 840),
  lookbook: scene("lookbook", 1800, 1000),
  coats: scene("manteaux", 1600, 900),
  dresses: scene("robes", 1600, 900),
  denim: scene("denim", 1600, 900),
} as const;
export type SceneKey = keyof typeof SCENES;
