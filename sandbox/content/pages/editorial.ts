import type { BlockEntry } from "#models/content-block.ts";
import { CONTENT_KINDS, type ContentKind } from "#models/content-view.ts";
import { buildEntitySlug } from "#models/entity-slug.ts";
import type { Language } from "#models/locale.ts";
import type { PageEntry } from "../links";
import { SCENES, sceneAlt } from "../scenes";
import { Editor } from "./editor";
import type { HelpFacts } from "./help-facts";
import { LAYOUTS } from "./layouts";
import type { PageLayout } from "./page-layout";
import { EYEBROWS, type PageWords, WORDS } from "./words";

interface Written {
  kind: ContentKind;
  id: string;
  layout: PageLayout;
  words: PageWords;
}

/** The pages that editors have for a country: a page is left out where the shop has nothing of what it speaks of. */
function pagesFor(language: Language, { offer }: HelpFacts): Written[] {
  return CONTENT_KINDS.flatMap((kind) =>
    Object.entries(LAYOUTS[kind])
      .filter(([, { only }]) => !only || offer[only])
      .map(([id, layout]) => ({ kind, id, layout, words: wordsOf(kind, id, language) })),
  );
}

function wordsOf(kind: ContentKind, id: string, language: Language): PageWords {
  const words = WORDS[kind][language][id];
  if (!words) throw new RangeError(`Nobody wrote ${kind} ${id} in ${language}`);
  return words;
}

/** The same pages as an editor can link to them. */
export function editorialPageEntries(language: Language, facts: HelpFacts): PageEntry[] {
  return pagesFor(language, facts).map(({ kind, id, words: { title } }) => ({
    uid: `${kind}_${id}`,
    title,
    url: `/${buildEntitySlug({ kind, name: title, id })}`,
  }));
}

interface Desk {
  language: Language;
  facts: HelpFacts;
  /** Label of links to all of something. */
  everything: string;
  pieces: Readonly<Record<string, readonly string[]>>;
}

/** Blog, landing, lookbook and trend pages, composed. Fails when an editor wrote more or less than a page shows. */
export function editorialPages({ language, facts, everything, pieces }: Desk) {
  return pagesFor(language, facts).map(({ kind, id, layout, words }) => {
    const { cover, topic, publishedOn, minutes } = layout;
    const editor = new Editor(language, words, { everything, pieces, turn: Number(id) });
    const blocks: BlockEntry[] = layout.blocks.map((block) => block(editor));
    if (editor.left > 0) throw new RangeError(`${kind} ${id} has ${editor.left} parts too many in ${language}`);
    const { title, intro } = words;
    return {
      kind,
      entry: {
        uid: `${kind}_${id}`,
        page_id: id,
        title,
        eyebrow: EYEBROWS[language][topic ?? kind],
        intro,
        cover: { ...SCENES[cover], alt: sceneAlt(cover, language) },
        published_on: publishedOn ?? "",
        reading_minutes: minutes ?? null,
        seo: {
          title_page: `${title} | Vitrine`,
          description_page: intro,
          keywords: [],
          meta_robots: "index, follow",
          canonical: "",
        },
        blocks,
      },
    };
  });
}
