import { isPrefix, type Prefix, PREFIXES } from "./locale";

/** A site of the shop: the prefix, scheme and host of its pages. */
export interface SiteAddress {
  prefix: Prefix;
  origin: string;
}

/** Facts about the page that is shown. */
export interface ShownPage {
  pathname: string;
  /** Its packed alternate-language links; absent when every site has the page under the same path. */
  alternates?: string;
  isError: boolean;
}

/**
 * Address of a page on another site: its alternate-language link if it has those, else the same path. A page that the
 * other site does not have leads to that site's home (S2).
 */
export function samePage({ prefix, origin }: SiteAddress, { pathname, alternates, isError }: ShownPage): string {
  const home = `${origin}/${prefix}`;
  if (isError) return home;
  if (!alternates) return home + withoutPrefix(pathname);
  return readAlternates(alternates).find(({ hrefLang }) => hrefLang === PREFIXES[prefix].locale)?.href ?? home;
}

/** `/cart` for `/fr/cart`; empty for a site's home. */
function withoutPrefix(pathname: string): string {
  const parts = pathname.split("/").filter(Boolean);
  return (isPrefix(parts[0]) ? parts.slice(1) : parts).map((part) => `/${part}`).join("");
}

/** Link to the same page on another country's site. */
export interface AlternateLink {
  /** `fr-CH`, `de`, `x-default` */
  hrefLang: string;
  /** Address with its host. */
  href: string;
}

/**
 * Packs alternate-language links as JSON text, each address once with its locales: pages carry them, but the browser
 * seldom reads them.
 */
export function packAlternates(links: readonly AlternateLink[]): string {
  const locales = new Map<string, string[]>();
  for (const { hrefLang, href } of links) locales.set(href, [...(locales.get(href) ?? []), hrefLang]);
  return JSON.stringify([...locales].map(([href, hrefLangs]) => [href, ...hrefLangs]));
}

/** @param packed absent for a page without alternates of its own */
export function readAlternates(packed: string | undefined): AlternateLink[] {
  if (!packed) return [];
  const groups = JSON.parse(packed) as [string, ...string[]][];
  return groups.flatMap(([href, ...hrefLangs]) => hrefLangs.map((hrefLang) => ({ hrefLang, href })));
}
