import type { SceneKey } from "../scenes";
import type { Layout } from "./editor";

/** How a page is made, the same in every language. */
export interface PageLayout {
  cover: SceneKey;
  blocks: readonly Layout[];
  /** Of articles. */
  topic?: Topic;
  publishedOn?: string;
  minutes?: number;
  /** Of pages that speak of something that only some countries have. */
  only?: "loyalty" | "reservation";
}
export const TOPICS = ["report", "care", "style", "guide"] as const;
export type Topic = (typeof TOPICS)[number];

export type Layouts = Readonly<Record<string, PageLayout>>;
