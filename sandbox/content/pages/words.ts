import { z } from "zod";
import type { ContentKind } from "#models/content-view.ts";
import { readWords } from "../../words/words";

const text = z.string();
const sectionSchema = z.tuple([text, text]).readonly();

/** What an editor writes of a page in one language. */
const pageSchema = z.strictObject({
  title: text,
  /** A sentence or two: the page's opening, and what search engines show. */
  intro: text,
  /** Title and text of each part, in the order in which the page's layout asks for them. */
  sections: z.array(sectionSchema).readonly(),
});
export type PageWords = z.infer<typeof pageSchema>;
export type Section = z.infer<typeof sectionSchema>;

/** Words of a kind's pages by their id. */
const wordsSchema = z.record(text, pageSchema);

/** What editors wrote, by kind and language. */
export const WORDS = {
  blog: readWords("blog", wordsSchema),
  landing: readWords("landing", wordsSchema),
  lookbook: readWords("lookbook", wordsSchema),
  trend: readWords("trend", wordsSchema),
} satisfies Record<ContentKind, unknown>;

/** What articles are about. */
const TOPICS = ["report", "care", "style", "guide"] as const;
export type Topic = (typeof TOPICS)[number];

/** A word or two above a page's title. */
export const EYEBROWS = readWords(
  "eyebrows",
  z.record(z.enum([...TOPICS, "blog", "landing", "lookbook", "trend"]), text),
);
