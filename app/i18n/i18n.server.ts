import type { TFunction } from "i18next";
import { RemixI18Next } from "remix-i18next/server";
import { type Language, LANGUAGES, type LocaleTag, PREFIXES } from "#app/models/locale.ts";
import { MESSAGES } from "#app/i18n/message-files.server.ts";
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

// One i18next instance per language for the life of the process: `getFixedT` would make a new one at each call.
const translators = new Map<Language, Promise<TFunction>>();

/**
 * Text that loaders and actions write themselves: titles, error messages. Views use `useText`.
 *
 * @param locale a language is enough where the text contains no number of a thousand or more
 * @param namespaces searched for the text in this order
 */
export async function serverText<N extends Namespace>(
  locale: Language | LocaleTag,
  ...namespaces: N[]
): Promise<Text<N>> {
  return textOf(locale, namespaces);
}

/** All texts of the checkout: those of its pages and those that only the server writes. */
export type CheckoutText = Text<"ordering" | "checkout">;
export const checkoutText = (language: Language): Promise<CheckoutText> => serverText(language, "ordering", "checkout");

/** All texts of the cart: those of its page and those that only the server writes. */
export type CartText = Text<"cartParts" | "cart">;
export const cartText = (language: Language): Promise<CartText> => serverText(language, "cartParts", "cart");

/**
 * Text of a message shown once after a form, by its key (`FlashMessage`): from `notices`, or from `common` where the
 * browser shows it too. Empty for a key of another release, which a cookie may have while instances are replaced.
 */
export async function noticeText(language: Language): Promise<(key: string, values?: Values) => string> {
  const t = await textOf(language, ["notices", "common"]);
  return (key, values) => t(key, { ...values, defaultValue: "" });
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

/**
 * Name of a country in a locale by its 2-letter code; the code itself without a name. On the server, as browsers
 * differ.
 */
export function countryName(locale: string, code: string): string {
  // `Intl` throws for text that cannot be a code: one bad address from a service must not fail the whole page.
  if (!/^[A-Z]{2}$/i.test(code)) return code;
  let known = names.get(locale);
  if (!known) names.set(locale, (known = new Intl.DisplayNames(locale, { type: "region" })));
  return known.of(code) ?? code;
}
