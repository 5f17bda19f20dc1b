import { EDITORIAL } from "./rooms/editorial";
import { GIFT_CARDS } from "./rooms/gift-card";
import { PLACES } from "./rooms/places";
import { SERIES } from "./rooms/series";
import type { Scene } from "./rooms/scene";

export type { Scene } from "./rooms/scene";

const SCENES: ReadonlyMap<string, Scene> = new Map([
  ...Object.entries(EDITORIAL),
  ...Object.entries(PLACES),
  ...SERIES,
  ...GIFT_CARDS,
]);

/** Every scene's name: the home page's, the categories', the places (`escalier`, `jardin`, `cafe`, `etageres`, `atelier`, `cabine`) and the series `look-1` … `look-12`, `rail-…`, `still-…`, `gift-card-1` and `-2`. */
export const SCENE_NAMES: readonly string[] = [...SCENES.keys()];

/** A scene by its name, or null. */
export const findScene = (name: string): Scene | null => SCENES.get(name) ?? null;
