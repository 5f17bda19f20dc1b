const STYLES = {
  weekday: { weekday: "long", day: "numeric", month: "long" },
  year: { dateStyle: "long" },
  month: { month: "long", year: "numeric" },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The locale's format for dates, made once. */
export function dateFormat(locale: string, style: keyof typeof STYLES, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${style} ${timeZone}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat(locale, { ...STYLES[style], timeZone })));
  return format;
}

function write(day: string, locale: string, style: keyof typeof STYLES): string {
  return asOneDay(dateFormat(locale, style, "UTC").format(new Date(`${day}T00:00:00Z`)), locale);
}

/** An ISO day with its weekday, in the locale's words: `mardi 24 novembre`. The same on server and browser. */
export function formatDay(day: string, locale: string): string {
  return write(day, locale, "weekday");
}

/** An ISO day with its year: `12 novembre 2026`. */
export function formatDate(day: string, locale: string): string {
  return write(day, locale, "year");
}

/**
 * A moment (ISO date and time) to the minute, by the clock of a time zone: `12 novembre 2026 à 18 h 30`. Intl leaves out
 * the German `Uhr` and the Polish `o`.
 */
export function formatMoment(moment: string, locale: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short", timeZone });
  const before = locale.startsWith("pl") ? "o\u00a0" : "";
  const after = locale.startsWith("de") ? "\u00a0Uhr" : "";
  return asOneDay(format.format(new Date(moment)), locale).replace(/\d?\d:\d\d/, (time) => {
    return before + timeInWords(time, locale) + after;
  });
}

/**
 * A time as people of the locale write it: `19 h 30` in French, `7:30pm` in English, `19:30` elsewhere.
 * @param time `19:30`
 */
export function timeInWords(time: string, locale: string): string {
  const [hours = "", minutes = ""] = time.split(":");
  if (locale.startsWith("en")) return englishTime(Number(hours), minutes);
  if (!locale.startsWith("fr")) return time;
  return `${Number(hours)}\u00a0h${minutes === "00" ? "" : `\u00a0${minutes}`}`;
}

/** Nobody is sure what `12am` and `12pm` are. */
function englishTime(hours: number, minutes: string): string {
  const isFull = minutes === "00";
  if (isFull && hours % 12 === 0) return hours === 12 ? "midday" : "midnight";
  return `${hours % 12 || 12}${isFull ? "" : `:${minutes}`}${hours < 12 ? "am" : "pm"}`;
}

/** A day as the shop writes it, from Intl's text: no line break beside its number, except after a comma. */
export function asOneDay(text: string, locale: string): string {
  const day = /(\p{L}+ )?(?<!\p{N})\d\d?(er|\.)?( (de )?(?=\p{L})|(?=\u00a0–))/gu;
  return withFirstOfMonth(text, locale).replace(day, (found) => found.replaceAll(" ", "\u00a0"));
}

/** French writes the first day as an ordinal: `mercredi 1er novembre`, where Intl writes `1 novembre`. */
export function withFirstOfMonth(text: string, locale: string): string {
  return locale.startsWith("fr") ? text.replace(/(?<!\p{N})1(?=\s(\p{L}|–))/gu, "1er") : text;
}
