const formats = new Map<string, Intl.DateTimeFormat>();

/** An ISO day as people of the locale say it, with its weekday: `mardi 24 novembre`. The same on server and browser. */
export function formatDay(day: string, locale: string): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
    formats.set(locale, format);
  }
  return withFirstOfMonth(format.format(new Date(`${day}T00:00:00Z`)), locale);
}

const dates = new Map<string, Intl.DateTimeFormat>();

/** An ISO day with its year: `12 novembre 2026`. */
export function formatDate(day: string, locale: string): string {
  let format = dates.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
    dates.set(locale, format);
  }
  return withFirstOfMonth(format.format(new Date(`${day}T00:00:00Z`)), locale);
}

/** French counts from the second day: `mercredi 1er novembre`. Intl writes `1 novembre`, which nobody does. */
export function withFirstOfMonth(text: string, locale: string): string {
  return locale.startsWith("fr") ? text.replace(/(?<!\p{N})1(?=\s(\p{L}|–))/gu, "1er") : text;
}
