const names = new Map<string, Intl.DisplayNames>();

/** What a locale calls a country, by its 2-letter code; the code itself where it has no name. On the server: browsers differ. */
export function countryName(locale: string, code: string): string {
  let known = names.get(locale);
  if (!known) names.set(locale, (known = new Intl.DisplayNames(locale, { type: "region" })));
  return known.of(code) ?? code;
}
