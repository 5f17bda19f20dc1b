import type { Language } from "#models/locale.ts";
import { withNoBreakSpaces } from "#models/no-break-spaces.ts";
import { isFields } from "./field-paths";

const NO_BREAK = "\u00a0";
/** Word joiners around a plain hyphen: the shop's typeface has no non-breaking one. */
const NO_BREAK_HYPHEN = "\u2060-\u2060";

/**
 * Sets the no-break spaces that no editor types: before `?`, `!`, `:`, `;`, `»` and currencies, after `«`, within
 * and after numbers, and in Polish after words of one letter. Keeps `e-mail` in one line.
 */
export function typeset<T>(value: T, language: Language): T;
export function typeset(value: unknown, language: Language): unknown {
  if (typeof value === "string") {
    return withNoBreakSpaces(value, language)
      .replace(/ (?=[?!:;»€%])/g, NO_BREAK)
      .replace(/(?<=«|CHF) /g, NO_BREAK)
      .replace(/(?<=\d) (?=\d)/g, NO_BREAK)
      .replace(/(?<=(?<![\p{L}\d/.@-])e)-(?=mail)/giu, NO_BREAK_HYPHEN);
  }
  if (Array.isArray(value)) return value.map((item: unknown) => typeset(item, language));
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, typeset(field, language)]));
}
