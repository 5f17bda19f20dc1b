import type { BlockEntry } from "#models/content-block.ts";
import type { HomeEntry } from "#models/page.ts";
import type { Language } from "#models/locale.ts";
import { familyName } from "../catalogue/families/tree";
import { family, familyPage } from "./families";
import { pageLink } from "./links";
import { SCENES, sceneAlt, type SceneKey } from "./scenes";
import { WORDS } from "./pages/words";
import type { ContentTexts } from "./content-words";

/** Products that an editor has chosen. */
export interface Chosen {
  /** Eight, for the row of new arrivals. */
  arrivals: string[];
  /** Three knits worn together. */
  look: string[];
  /** Some of each family, for looks and rows. */
  pieces: Readonly<Record<string, readonly string[]>>;
}

export function home(
  language: Language,
  texts: ContentTexts,
  chosen: Chosen,
): Omit<HomeEntry, "uid" | "blocks"> & { blocks: BlockEntry[] } {
  const { seo } = texts;
  return {
    title: seo.title,
    seo: {
      title_page: seo.title,
      description_page: seo.description,
      keywords: seo.keywords.map((label) => ({ label })),
      meta_robots: "index, follow",
      canonical: "",
    },
    blocks: [
      hero(texts),
      families(language, texts),
      arrivals(texts, chosen),
      journal(texts),
      look(texts, chosen),
      stories(language, texts),
    ],
  };
}

function hero({ home: { hero: texts } }: ContentTexts): BlockEntry {
  return {
    hero: {
      eyebrow: texts.eyebrow,
      title: texts.title,
      text: texts.text,
      image: image("hero", texts.alt),
      image_mobile: image("heroMobile", texts.alt),
      cta: pageLink(texts.coats, familyPage("w10110")),
      secondary: pageLink(texts.lookbook, "lookbook_5001"),
    },
  };
}

const UNIVERSES = [
  ["women", "w10100"],
  ["men", "w10200"],
  ["children", "w10300"],
  ["accessories", "w10400"],
] as const;

function families(language: Language, { home: { families: texts } }: ContentTexts): BlockEntry {
  return {
    families: {
      items: UNIVERSES.map(([key, id]) => {
        const title = familyName(family(id), language);
        const { caption, alt } = texts[key];
        return { title, caption, image: image(key, alt), link: pageLink(title, familyPage(id)) };
      }),
    },
  };
}

function arrivals({ home: { newIn } }: ContentTexts, chosen: Chosen): BlockEntry {
  const link = pageLink(newIn.link, familyPage("w10500"));
  return { products: { title: newIn.title, link, product_ids: chosen.arrivals } };
}

function journal({ home: { journal: texts } }: ContentTexts): BlockEntry {
  const { eyebrow, title, quote, text, alt, link } = texts;
  return { journal: { eyebrow, title, quote, text, image: image("journal", alt), link: pageLink(link, "blog_7001") } };
}

function look({ home: { look: texts } }: ContentTexts, chosen: Chosen): BlockEntry {
  const { eyebrow, title, text, alt } = texts;
  const link = pageLink(texts.link, familyPage("w10130"));
  return { look: { eyebrow, title, text, image: image("knits", alt), product_ids: chosen.look, link } };
}

/** What the season's pages are about, a picture each. */
const STORIES = [
  ["blog", "7005", "atelier"],
  ["lookbook", "5002", "jardin"],
  ["blog", "7012", "cafe"],
] as const;

function stories(language: Language, { house, home }: ContentTexts): BlockEntry {
  return {
    stories: {
      title: home.stories.title,
      link: pageLink(house.journal, "journal"),
      items: STORIES.flatMap(([kind, id, scene]) => {
        const words = WORDS[kind][language][id];
        if (!words) return [];
        const link = pageLink(words.title, `${kind}_${id}`);
        return [{ title: words.title, text: words.intro, image: image(scene, sceneAlt(scene, language)), link }];
      }),
    },
  };
}

function image(key: SceneKey, alt: string) {
  return { ...SCENES[key], alt };
}
