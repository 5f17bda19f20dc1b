/** The pages of the help, each named by its mark in every language. */
export const HELP_PAGES = [
  "orders",
  "delivery",
  "returns",
  "withdrawal",
  "sizes",
  "payment",
  "care",
  "contact",
  "terms",
  "data",
  "cookies",
  "accessibility",
] as const;
export type HelpKey = (typeof HELP_PAGES)[number];

/** Answers that hold for some countries only, or that a link belongs to. */
export type HelpCondition = "stores" | "noStores" | "points" | "noPoints" | "instalments" | "orders" | "mail";

/** `{free}` and the like are filled in with what holds for the country (help-facts.ts). */
type HelpItem = readonly [question: string, answer: string, only?: HelpCondition];

interface HelpWords {
  title: string;
  intro: string;
  items: readonly HelpItem[];
}
export type HelpTexts = Readonly<Record<HelpKey, HelpWords>>;

/** Heads of the tables that the help shows. */
export interface TableWords {
  delivery: {
    title: string;
    head: readonly [way: string, price: string, freeFrom: string];
    never: string;
    free: string;
    abroad: string;
    country: string;
  };
  sizes: {
    women: string;
    letters: string;
    children: string;
    head: readonly [size: string, chest: string, waist: string, hips: string];
    ages: readonly [age: string, height: string, chest: string, waist: string];
    note: string;
  };
  payment: { title: string; head: readonly [way: string, amounts: string]; any: string; range: string };
  cookies: { title: string; head: readonly [name: string, what: string, howLong: string]; rows: readonly Section3[] };
}
type Section3 = readonly [string, string, string];
