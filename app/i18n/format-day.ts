const formats = new Map<string, Intl.DateTimeFormat>();

/** An ISO day as people of the locale say it, with its weekday: `mardi 24 novembre`. The same on server and browser. */
export function formatDay(day: string, locale: string): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
    formats.set(locale, format);
  }
  return asOneDay(format.format(new Date(`${day}T00:00:00Z`)), locale);
}

const dates = new Map<string, Intl.DateTimeFormat>();

/** An ISO day with its year: `12 novembre 2026`. */
export function formatDate(day: string, locale: string): string {
  let format = dates.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
    dates.set(locale, format);
  }
  return asOneDay(format.format(new Date(`${day}T00:00:00Z`)), locale);
}

/** A day as the shop writes it, from what Intl writes: no line breaks between the number and its month. */
export function asOneDay(text: string, locale: string): string {
  const day = /(?<!\p{N})\d\d?(er|\.)? (de )?(?=\p{L})/gu;
  return withFirstOfMonth(text, locale).replace(day, (found) => found.replaceAll(" ", "\u00a0"));
}

/** French counts from the second day: `mercredi 1er novembre`. Intl writes `1 novembre`, which nobody does. */
export function withFirstOfMonth(text: string, locale: string): string {
  return locale.startsWith("fr") ? text.replace(/(?<!\p{N})1(?=\s(\p{L}|–))/gu, "1er") : text;
}
