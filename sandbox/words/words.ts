import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { z } from "zod";
import { LANGUAGES, type Language } from "#models/locale.ts";
import { withNoBreakSpaces } from "#models/no-break-spaces.ts";

const HERE = dirname(fileURLToPath(import.meta.url));

/** Something is wrong with a file of words; the message says where, in one sentence. */
export class WordsError extends Error {
  override name = "WordsError";
}

/**
 * What editors and the services outside write, in every language: `sandbox/words/{language}/{group}.json`. Each has to fit
 * the schema, and has what French has: as many entries in a list, too, unless each language has lists of its own.
 *
 * @throws WordsError that names file and field
 */
export function readWords<T>(
  group: string,
  schema: z.ZodType<T>,
  { folder = HERE, hasOwnLists = false } = {},
): Readonly<Record<Language, T>> {
  const texts = LANGUAGES.map((language) => [language, readJson(folder, `${language}/${group}.json`)] as const);
  const [[, french]] = texts as [(typeof texts)[number]];
  const checked = texts.map(([language, text]) => {
    const file = `${language}/${group}.json`;
    const missing = missingIn(text, french, hasOwnLists);
    if (missing) throw new WordsError(`sandbox/words/${file}: ${missing} is missing, which fr has.`);
    return [language, fitting(file, schema, text)] as const;
  });
  return Object.fromEntries(checked) as Record<Language, T>;
}

/** The same for a locale that differs from its language in some entries, which it names whole: `fr-ch/content.json`. */
export function readLocale<T extends object>(locale: string, group: string, schema: z.ZodType<T>, base: T): T {
  const file = `${locale}/${group}.json`;
  return fitting(file, schema, { ...base, ...(readJson(HERE, file) as object) });
}

function readJson(folder: string, file: string): unknown {
  let text: string;
  try {
    text = readFileSync(join(folder, file), "utf8");
  } catch {
    throw new WordsError(`sandbox/words/${file} is missing.`);
  }
  const language = file.slice(0, 2) as Language;
  const kept = (value: string) => withNoBreakSpaces(value, language);
  try {
    // As the shop reads its own texts.
    return JSON.parse(text, (_: string, value: unknown) => (typeof value === "string" ? kept(value) : value));
  } catch (error) {
    throw new WordsError(`sandbox/words/${file} is no JSON: ${error instanceof Error ? error.message : ""}.`);
  }
}

function fitting<T>(file: string, schema: z.ZodType<T>, text: unknown): T {
  const { success, data, error } = schema.safeParse(text);
  if (success) return data;
  const [issue] = error.issues;
  throw new WordsError(`sandbox/words/${file}: ${issue?.path.join(".")}: ${issue?.message}.`);
}

/** Path of the first entry that French has and another language has not; null for none. */
function missingIn(text: unknown, french: unknown, hasOwnLists: boolean, path = ""): string | null {
  if (typeof french !== "object" || french === null || (hasOwnLists && Array.isArray(french))) return null;
  for (const [key, value] of Object.entries(french)) {
    const at = path ? `${path}.${key}` : key;
    const other: unknown =
      typeof text === "object" && text !== null ? (text as Record<string, unknown>)[key] : undefined;
    if (other === undefined) return at;
    const deeper = Array.isArray(french) ? null : missingIn(other, value, hasOwnLists, at);
    if (deeper) return deeper;
  }
  return null;
}

/** A text with what stands in braces filled in. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces);
}
