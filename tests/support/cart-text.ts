import { readFileSync } from "node:fs";
import type { Key, Namespace } from "#app/i18n/namespaces.ts";
import { textsWithNoBreakSpaces } from "#app/models/no-break-spaces.ts";
import { type Messages, translate } from "#app/i18n/translate.ts";
import { type Prefix, PREFIXES } from "#models/locale.ts";

/** A text of the cart in a prefix's language, escaped as in HTML. */
export function cartText(prefix: Prefix, key: Key<"cart" | "cartParts">, values: Record<string, string> = {}): string {
  const { language, locale } = PREFIXES[prefix];
  const messagesOf = (namespace: Namespace) =>
    JSON.parse(readFileSync(`app/i18n/messages/${language}/${namespace}.json`, "utf8")) as Messages;
  const files = { cart: messagesOf("cart"), cartParts: messagesOf("cartParts") };
  const { cart, cartParts } = textsWithNoBreakSpaces(files, language);
  const messages = { ...cart, ...cartParts };
  return translate(messages, locale, key, values).replaceAll("'", "&#x27;");
}

/** The visible HTML of a page, without scripts: those contain all its texts, shown or not. */
export function shown({ text }: { text: string }): string {
  return text.replace(/<script[\s\S]*?<\/script>/g, "");
}

/** Amounts of the cart page's summary in cents, with their labels. */
export function amounts({ text }: { text: string }): [string, number][] {
  const box = /<aside.*?<\/dl>/s.exec(text)?.[0] ?? "";
  return [...box.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/gs)].map(([, label = "", amount = ""]) => [
    label.replace(/<small>.*/s, ""),
    (amount.startsWith("\u2212") ? -1 : 1) * Number(amount.replace(/\D/g, "")),
  ]);
}
