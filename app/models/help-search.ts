import { slugify } from "./entity-slug";

interface Searched {
  title: string;
  intro?: string | null;
  blocks?: readonly unknown[] | null;
}

/** Score of a word, by where it is found. */
const IN_TITLE = 8;
const IN_INTRO = 3;
/** Shorter words are ignored: `a`, `la`. */
const MIN_LENGTH = 3;
/** A word longer than `MIN_LENGTH` by more than this is searched without its last letter, which may be an ending. */
const ENDING = 2;

/**
 * Pages that contain all the words, those with the words in the title first. Accents and capitals do not matter,
 * endings hardly: `retours` finds `retour`.
 */
export function searchHelp<T extends Searched>(pages: readonly T[], words: string): T[] {
  const stems = slugify(words)
    .split("-")
    .filter((word) => word.length >= MIN_LENGTH)
    .map((word) => (word.length > MIN_LENGTH + ENDING ? word.slice(0, -1) : word));
  if (stems.length === 0) return [];
  return pages
    .map((page) => ({ page, score: scoreOf(page, stems) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ page }) => page);
}

/** 0 unless every word is somewhere on the page. */
function scoreOf({ title, intro, blocks }: Searched, stems: readonly string[]): number {
  const [inTitle, inIntro, inText] = [title, intro ?? "", textOf(blocks ?? [])].map((text) => `-${slugify(text)}`);
  const scores = stems.map((stem) => {
    const isIn = (text: string | undefined) => text?.includes(`-${stem}`) ?? false;
    return (isIn(inTitle) ? IN_TITLE : 0) + (isIn(inIntro) ? IN_INTRO : 0) + (isIn(inText) ? 1 : 0);
  });
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

/** Every text in a composed page. It includes addresses and ids, which do no harm. */
function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return "";
  return Object.values(value).map(textOf).join(" ");
}

/** Topics of the help, in the order in which they are shown. */
export const HELP_TOPICS = ["orders", "returns", "choosing", "shop", "legal"] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];
