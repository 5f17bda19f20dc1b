import type { Language } from "#models/locale.ts";
import { keepShortWords } from "#models/short-words.ts";
import { isFields } from "./field-paths";

const NO_BREAK = "\u00a0";

/**
 * Sets the no-break spaces that no editor types: before `?`, `!`, `:`, `;`, `»`, units and currencies, after `«`, and in
 * Polish after words of one letter.
 */
export function typeset<T>(value: T, language: Language): T;
export function typeset(value: unknown, language: Language): unknown {
  if (typeof value === "string") {
    const text = language === "pl" ? keepShortWords(value) : value;
    return text
      .replace(/ (?=[?!:;»€%])/g, NO_BREAK)
      .replace(/(?<=«|CHF) /g, NO_BREAK)
      .replace(/(?<=\d) (?=zł|min|Min)/g, NO_BREAK);
  }
  if (Array.isArray(value)) return value.map((item: unknown) => typeset(item, language));
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, typeset(field, language)]));
}
