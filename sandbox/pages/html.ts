/** A piece of HTML whose values are escaped already. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = Html | string | number | false | null | undefined | readonly Html[];

/** Text between tags and in quoted attributes is escaped; `false`, null and undefined print nothing. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(strings.reduce((text, part, index) => text + print(values[index - 1]) + part));
}

/** For text that is HTML already and comes from this project or a library, never from a request. */
export function trusted(text: string): Html {
  return new Html(text);
}

function print(value: Value): string {
  if (value instanceof Html) return value.text;
  if (value === false || value === null || value === undefined) return "";
  if (typeof value === "string" || typeof value === "number") return escapeHtml(String(value));
  return value.map(({ text }) => text).join("");
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
