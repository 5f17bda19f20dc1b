/** The same page on another country's site, as the document's alternate-language links name it. */
export interface AlternateLink {
  /** `fr-CH`, `de`, `x-default` */
  hrefLang: string;
  /** Host included. */
  href: string;
}

/**
 * Pages carry their alternate-language links as JSON text, each address once with its locales: the browser reads them
 * seldom.
 */
export function packAlternates(links: readonly AlternateLink[]): string {
  const locales = new Map<string, string[]>();
  for (const { hrefLang, href } of links) locales.set(href, [...(locales.get(href) ?? []), hrefLang]);
  return JSON.stringify([...locales].map(([href, hrefLangs]) => [href, ...hrefLangs]));
}

/** @param packed nothing: a page that has no alternates of its own */
export function readAlternates(packed: string | undefined): AlternateLink[] {
  if (!packed) return [];
  const groups = JSON.parse(packed) as [string, ...string[]][];
  return groups.flatMap(([href, ...hrefLangs]) => hrefLangs.map((hrefLang) => ({ hrefLang, href })));
}
