import Negotiator from "negotiator";
import { LANGUAGES, type Language } from "#models/locale.ts";

/** The language of a page: the request's `ui_locales`, else the browser's, else French. */
export function pageLanguage(uiLocales: unknown, acceptLanguage: string | undefined): Language {
  const wanted = typeof uiLocales === "string" ? uiLocales.split(" ") : [];
  const accepted = new Negotiator({ headers: { "accept-language": acceptLanguage ?? "" } }).languages();
  for (const tag of [...wanted, ...accepted]) {
    const language = LANGUAGES.find((known) => known === tag.slice(0, 2).toLowerCase());
    if (language) return language;
  }
  return "fr";
}
