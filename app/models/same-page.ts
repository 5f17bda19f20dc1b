import { isPrefix, type Prefix, PREFIXES } from "./locale";

/** A site of the shop: under which prefix its pages are, and their scheme and host. */
export interface SiteAddress {
  prefix: Prefix;
  origin: string;
}

/** What is known of the page that is shown. */
export interface ShownPage {
  pathname: string;
  /** Its alternate-language links as it carries them; none where every site has the page under the same path. */
  alternates?: string;
  isError: boolean;
}

/**
 * Where a page stands on another site: by its alternate-language link where it has those, else by its own path. A page
 * that the other site does not have leads to that site's home (S2).
 */
export function samePage({ prefix, origin }: SiteAddress, { pathname, alternates, isError }: ShownPage): string {
  const home = `${origin}/${prefix}`;
  if (isError) return home;
  if (!alternates) return home + withoutPrefix(pathname);
  return readAlternates(alternates).find(({ hrefLang }) => hrefLang === PREFIXES[prefix].locale)?.href ?? home;
}

/** `/fr/cart` is `/cart`, and a site's home nothing. */
function withoutPrefix(pathname: string): string {
  const parts = pathname.split("/").filter(Boolean);
  return (isPrefix(parts[0]) ? parts.slice(1) : parts).map((part) => `/${part}`).join("");
}

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
