import type { ContentKind } from "#models/content-view.ts";
import type { FamilyPage } from "#models/content-page.ts";
import type { Language } from "#models/locale.ts";
import { familyName } from "../catalogue/families/tree";
import { family } from "./families";
import { pageLink } from "./links";
import { LAYOUTS } from "./pages/layouts";
import { SCENES, sceneAlt } from "./scenes";
import { FAMILY_TEXTS } from "./content-words";
import { WORDS } from "./pages/words";

/** Families and the page that the tile among their products leads to. */
const TILES: Readonly<Record<string, readonly [kind: ContentKind, id: string]>> = {
  w10100: ["trend", "9001"],
  w10110: ["blog", "7003"],
  w10111: ["trend", "9004"],
  w10112: ["lookbook", "5005"],
  w10120: ["lookbook", "5009"],
  w10130: ["blog", "7006"],
  w10131: ["lookbook", "5004"],
  w10160: ["trend", "9007"],
  w10180: ["trend", "9005"],
  w10200: ["lookbook", "5008"],
  w10230: ["blog", "7001"],
  w10300: ["lookbook", "5007"],
  w10400: ["blog", "7007"],
  w10410: ["trend", "9011"],
  w10500: ["landing", "3013"],
};

/** What editors say of families. Fails with a RangeError for a tile without its page: a mistake in the seed. */
export function familyContent(language: Language): (FamilyPage & { title: string })[] {
  const ids = new Set([...Object.keys(TILES), ...Object.keys(FAMILY_TEXTS[language])]);
  return [...ids].map((id) => ({
    uid: `family_content_${id}`,
    title: familyName(family(id), language),
    family_id: id,
    text: FAMILY_TEXTS[language][id] ?? "",
    seo: null,
    tile: tileOf(id, language),
  }));
}

function tileOf(familyId: string, language: Language): FamilyPage["tile"] {
  const [kind, id] = TILES[familyId] ?? [];
  if (!kind || !id) return undefined;
  const words = WORDS[kind][language][id];
  const layout = LAYOUTS[kind][id];
  if (!words || !layout) throw new RangeError(`There is no ${kind} ${id} for the tile of ${familyId}`);
  const { title, intro } = words;
  const image = { ...SCENES[layout.cover], alt: sceneAlt(layout.cover, language) };
  return { title, text: intro, image, link: pageLink(title, `${kind}_${id}`) };
}
