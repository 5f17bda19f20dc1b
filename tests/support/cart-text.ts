import { readFileSync } from "node:fs";
import type { Key } from "~/i18n/namespaces";
import { translate } from "~/i18n/translate";
import { type Prefix, PREFIXES } from "#models/locale";
import type { Page } from "./http-browser";

/** A text of the cart in a prefix's language, as it stands in HTML. */
export function cartText(prefix: Prefix, key: Key<"cart">, values: Record<string, string> = {}): string {
  const { language, locale } = PREFIXES[prefix];
  const messages = JSON.parse(readFileSync(`app/i18n/messages/${language}/cart.json`, "utf8")) as Record<
    string,
    string
  >;
  return translate(messages, locale, key, values).replaceAll("'", "&#x27;");
}

/** What a page shows: its scripts hold all of its texts, said or not. */
export function shown({ text }: Page): string {
  return text.replace(/<script[\s\S]*?<\/script>/g, "");
}
