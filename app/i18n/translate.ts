import type { Language, LocaleTag } from "#app/models/locale.ts";
import { formatNumber } from "#app/models/number-format.ts";

/**
 * Turns a message of i18next's format into text: `{{name}}` is replaced, a `count` picks the plural form (`items_one`,
 * `items_other`), numbers are written as the locale writes them. It is the part of i18next that views need, in half a
 * kilobyte instead of twenty (ADR 0003); a test holds every message against i18next itself.
 */
export type Messages = Readonly<Record<string, string>>;
export type Values = Readonly<Record<string, string | number>>;

const pluralRules = new Map<string, Intl.PluralRules>();

function pluralForm(locale: LocaleTag | Language, count: number): string {
  let rules = pluralRules.get(locale);
  if (!rules) pluralRules.set(locale, (rules = new Intl.PluralRules(locale)));
  return rules.select(count);
}

/** A value as it is written in a text. */
export function written(value: string | number, locale: LocaleTag | Language): string {
  return typeof value === "number" ? formatNumber(value, locale) : value;
}

/** A missing key gives the key itself, as i18next does; types and a test keep that from happening. */
export function translate(
  messages: Messages | undefined,
  locale: LocaleTag | Language,
  key: string,
  values?: Values,
): string {
  if (!messages) return key;
  const count = values?.count;
  const message =
    (typeof count === "number"
      ? (messages[`${key}_${pluralForm(locale, count)}`] ?? messages[`${key}_other`])
      : undefined) ??
    messages[key] ??
    key;
  if (!values || !message.includes("{{")) return message;
  return message.replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
    name in values ? written(values[name]!, locale) : whole,
  );
}

const parsed = new Map<string, Messages>();

/** Messages from their JSON text, parsed once for as long as the process or the page lives. */
export function parseMessages(json: string): Messages {
  let messages = parsed.get(json);
  if (!messages) parsed.set(json, (messages = JSON.parse(json) as Messages));
  return messages;
}
