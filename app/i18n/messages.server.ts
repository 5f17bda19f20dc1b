import type { Language } from "#app/models/locale.ts";
import { MESSAGES } from "#app/i18n/message-files.server.ts";
import type { Namespace, PageMessages } from "./namespaces";

/** Texts for a page's views, in its language: `messages: pageMessages(context.language, "cart", "product")`. */
export function pageMessages(language: Language, ...namespaces: Namespace[]): PageMessages {
  return Object.fromEntries(namespaces.map((namespace) => [namespace, JSON_TEXTS[language][namespace]]));
}

const JSON_TEXTS = Object.fromEntries(
  Object.entries(MESSAGES).map(([language, namespaces]) => [
    language,
    Object.fromEntries(
      Object.entries(namespaces).map(([namespace, messages]) => [namespace, JSON.stringify(messages)]),
    ),
  ]),
) as Record<Language, Record<Namespace, string>>;
