import { isFields } from "./field-paths";

const NO_BREAK = "\u00a0";

/** Sets the no-break spaces that no editor types: before `?`, `!`, `:`, `;`, `»`, units and currencies, after `«`. */
export function typeset<T>(value: T): T;
export function typeset(value: unknown): unknown {
  if (typeof value === "string") {
    return value
      .replace(/ (?=[?!:;»€%])/g, NO_BREAK)
      .replace(/(?<=«|CHF) /g, NO_BREAK)
      .replace(/(?<=\d) (?=zł|min|Min)/g, NO_BREAK);
  }
  if (Array.isArray(value)) return value.map((item: unknown) => typeset(item));
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, typeset(field)]));
}
