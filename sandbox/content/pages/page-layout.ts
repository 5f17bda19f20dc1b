import type { SceneKey } from "../scenes";
import type { Layout } from "./editor";
import type { Topic } from "./words";

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

export type Layouts = Readonly<Record<string, PageLayout>>;
