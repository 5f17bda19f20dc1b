import { z } from "zod";
import { readLocale, readWords } from "../../words/words";

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
  "imprint",
  "data",
  "cookies",
  "accessibility",
] as const;
export type HelpKey = (typeof HELP_PAGES)[number];

/** Answers that hold for some countries only, or that a link belongs to. */
const CONDITIONS = ["stores", "noStores", "points", "noPoints", "instalments", "orders", "mail"] as const;
export type HelpCondition = (typeof CONDITIONS)[number];

const text = z.string();
const condition = z.enum(CONDITIONS);

/** Question, answer, and when it holds. `{free}` and the like are filled in with what holds for the country (help-facts.ts). */
const itemSchema = z.union([z.tuple([text, text]).readonly(), z.tuple([text, text, condition]).readonly()]);
const helpSchema = z.record(
  z.enum(HELP_PAGES),
  z.strictObject({ title: text, intro: text, items: z.array(itemSchema).readonly() }),
);
export type HelpTexts = z.infer<typeof helpSchema>;

export const HELP_TEXTS = readWords("help", helpSchema);
/** Switzerland knows no right to cancel what was bought online: the shop grants it. */
export const SWISS_HELP = readLocale("fr-ch", "help", helpSchema, HELP_TEXTS.fr);

const three = z.tuple([text, text, text]).readonly();

/** Heads of the tables that the help shows, and what each cookie is for. */
const tablesSchema = z.strictObject({
  /** Way, price, free from. */
  delivery: z.strictObject({ title: text, head: three, never: text, free: text, abroad: text, country: text }),
  sizes: z.strictObject({
    women: text,
    knits: text,
    men: text,
    children: text,
    age: text,
    columns: z.record(z.enum(["label", "it", "de", "uk", "chest", "waist", "hips", "height"]), text),
    note: text,
  }),
  payment: z.strictObject({
    title: text,
    head: z.tuple([text, text]).readonly(),
    any: text,
    range: text,
    bankCard: text,
  }),
  /** Name, what for, how long. */
  cookies: z.strictObject({ title: text, head: three, rows: z.array(three).readonly() }),
});
export type TableWords = z.infer<typeof tablesSchema>;

export const TABLES = readWords("help-tables", tablesSchema);
