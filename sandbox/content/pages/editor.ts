import type { BlockEntry } from "#models/content-block.ts";
import type { ContentLink } from "#models/page.ts";
import type { Language } from "#models/locale.ts";
import { familyName } from "../../catalogue/families/tree";
import { family, familyPage } from "../families";
import { pageLink } from "../links";
import { SCENES, sceneAlt, type SceneKey } from "../scenes";
import type { PageWords, Section } from "./words";

/** A block that waits for its words. */
export type Layout = (editor: Editor) => BlockEntry;

/** Who composes one page in one language: hands out its words, in order, and everything that is named in it. */
export class Editor {
  #next = 0;

  constructor(
    readonly language: Language,
    private readonly words: PageWords,
    private readonly surroundings: {
      /** Label of links to all of something. */
      everything: string;
      /** Products of a family that can be bought, and of a family in one colour: `w10111`, `w10111/oat`. */
      pieces: Readonly<Record<string, readonly string[]>>;
      /** Which of them a page shows first, so that not all show the same. */
      turn: number;
    },
  ) {}

  get opening(): Pick<PageWords, "title" | "intro"> {
    return this.words;
  }

  /** The words that come next. Fails when an editor has written fewer than the layout needs. */
  section(): Section {
    const section = this.words.sections[this.#next++];
    if (!section) throw new RangeError(`"${this.words.title}" has no part ${this.#next}`);
    return section;
  }

  sections(count: number): Section[] {
    return Array.from({ length: count }, () => this.section());
  }

  /** How many parts the layout has not asked for. */
  get left(): number {
    return this.words.sections.length - this.#next;
  }

  image(scene: SceneKey) {
    return { ...SCENES[scene], alt: sceneAlt(scene, this.language) };
  }

  familyName(id: string): string {
    return familyName(family(id), this.language);
  }

  familyLink(id: string): ContentLink {
    return pageLink(this.surroundings.everything, familyPage(id));
  }

  /** A product of each family, in the colour that stands behind it where there is one; families without any left out. */
  pieces(families: readonly string[]): string[] {
    const { pieces, turn } = this.surroundings;
    return families.flatMap((family) => {
      const [id = ""] = family.split("/");
      const found = pieces[family] ?? pieces[id] ?? [];
      return found[turn % found.length] ?? [];
    });
  }
}
