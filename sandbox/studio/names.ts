/** A word in the shop's six languages. */
export interface Names {
  fr: string;
  en: string;
  es: string;
  de: string;
  it: string;
  pl: string;
}

/** Keeps the tables readable: one line a word, languages in this order. */
export function names(...[fr, en, es, de, it, pl]: [string, string, string, string, string, string]): Names {
  return { fr, en, es, de, it, pl };
}
