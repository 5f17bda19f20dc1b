import type { TFunction } from "i18next";
import { RemixI18Next } from "remix-i18next/server";
import { type Language, LANGUAGES, type LocaleTag, PREFIXES } from "~/models/locale";
import { MESSAGES } from "#message-files";
import type { Namespace } from "./namespaces";
import { type Values, written } from "./translate";
import type { Text } from "./use-text";

const DEFAULT_LOCALE: LocaleTag = "en-GB";
const LOCALES = [...new Set(Object.values(PREFIXES).map(({ locale }) => locale))];

const remixI18n = new RemixI18Next({
  detection: { supportedLanguages: LOCALES, fallbackLanguage: DEFAULT_LOCALE, order: ["header"] },
  i18next: {
    resources: MESSAGES,
    supportedLngs: [...LANGUAGES],
    fallbackLng: false,
    ns: Object.keys(MESSAGES.en),
    defaultNS: "common",
    // Keys are flat ("line.remove") and texts go through React, which escapes.
    keySeparator: false,
    nsSeparator: ":",
    interpolation: { escapeValue: false },
  },
});

// One i18next instance a language, for the life of the process: getFixedT makes a new one each time it is called.
const translators = new Map<Language, Promise<TFunction>>();

/**
 * Text for what loaders and actions say themselves: titles, error messages. Views use `useText`.
 *
 * @param locale the language is enough where no number of a thousand or more is said
 * @param namespaces where a text is looked for, in this order
 */
export async function serverText<N extends Namespace>(
  locale: Language | LocaleTag,
  ...namespaces: N[]
): Promise<Text<N>> {
  return textOf(locale, namespaces);
}

/** All that is said in the checkout, by its pages and by the server alone. */
export type CheckoutText = Text<"ordering" | "checkout">;
export const checkoutText = (language: Language): Promise<CheckoutText> => serverText(language, "ordering", "checkout");

/** All that is said of a cart, by its page and by the server alone. */
export type CartText = Text<"cartParts" | "cart">;
export const cartText = (language: Language): Promise<CartText> => serverText(language, "cartParts", "cart");

/** Text of what is said once after a form, by its key (`FlashMessage`): of the notices, or of what the browser says as well. */
export async function noticeText(language: Language): Promise<(key: string, values?: Values) => string> {
  return textOf(language, ["notices", "common"]);
}

async function textOf(locale: Language | LocaleTag, namespaces: readonly Namespace[]) {
  const language = locale.slice(0, 2) as Language;
  let translator = translators.get(language);
  if (!translator) {
    translator = remixI18n.getFixedT(language);
    translators.set(language, translator);
  }
  const t = await translator;
  return (key: string, values: Values = {}) => {
    const replace = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, written(value, locale)]));
    return t(
      namespaces.map((namespace) => `${namespace}:${key}`),
      { ...values, replace },
    );
  };
}

const names = new Map<string, Intl.DisplayNames>();

/** What a locale calls a country, by its 2-letter code; the code itself where it has no name. On the server: browsers differ. */
export function countryName(locale: string, code: string): string {
  // Of what cannot be a code, Intl throws: one address of a service must not take its page.
  if (!/^[A-Z]{2}$/i.test(code)) return code;
  let known = names.get(locale);
  if (!known) names.set(locale, (known = new Intl.DisplayNames(locale, { type: "region" })));
  return known.of(code) ?? code;
}
