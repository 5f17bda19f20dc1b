/** What an editor writes of a page in one language. */
export interface PageWords {
  title: string;
  /** A sentence or two: the page's opening, and what search engines show. */
  intro: string;
  /** Title and text of each part, in the order in which the page's layout asks for them. */
  sections: readonly Section[];
}
export type Section = readonly [title: string, text: string];

/** Words of a kind's pages by their id. */
export type Words = Readonly<Record<string, PageWords>>;

export function page(title: string, intro: string, ...sections: Section[]): PageWords {
  return { title, intro, sections };
}
