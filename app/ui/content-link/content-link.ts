import { HELP_WORDS, isPrefix, type Prefix, PREFIXES } from "#app/models/locale.ts";
import type { ContentLink } from "#app/models/page.ts";
import { paths } from "#app/paths.ts";

/** Attributes of an anchor made from an editor's link. */
export interface AnchorAttributes {
  href: string;
  title?: string;
  rel?: string;
  target?: string;
  "aria-label"?: string;
}

const EXTERNAL = /^(https?:\/\/|mailto:|tel:)/i;

/** Replaces the prefix of an internal address, whichever the editor wrote, by the visitor's. */
function pageAddress(url: string, prefix: Prefix): string {
  const at = url.search(/[?#]/);
  if (at < 0) return pathWithPrefix(url, prefix);
  const path = pathWithPrefix(url.slice(0, at), prefix);
  // A help page of a short prefix is an anchor already.
  return path.includes("#") ? path : path + url.slice(at);
}

function pathWithPrefix(url: string, prefix: Prefix): string {
  const [, first = "", ...rest] = url.split("/");
  const path = (isPrefix(first) ? rest : [first, ...rest]).join("/");
  const [word, page, ...more] = path.split("/");
  if (page && more.length === 0 && word === HELP_WORDS[PREFIXES[prefix].language]) return paths.help(prefix, page);
  return path ? paths.slug(prefix, path) : paths.home(prefix);
}

function address(link: ContentLink, prefix: Prefix): string | null {
  const page = link.page_reference?.[0]?.url?.trim();
  if (page) return EXTERNAL.test(page) ? page : pageAddress(page.startsWith("/") ? page : `/${page}`, prefix);
  const other = link.external_link?.trim();
  if (!other || other.startsWith("//")) return null;
  if (EXTERNAL.test(other) || other.startsWith("#")) return other;
  return other.startsWith("/") ? pageAddress(other, prefix) : null;
}

/**
 * The link's internal address first, else its external one (S5). Null when it has none, or one with a scheme that links
 * must not have (`javascript:`).
 */
export function anchorOf(link: ContentLink | null | undefined, prefix: Prefix): AnchorAttributes | null {
  const href = link && address(link, prefix);
  if (!href) return null;
  const newWindow = link.target_attribute === "_blank";
  return {
    href,
    title: link.title_attribute || undefined,
    rel: link.rel_attribute || (newWindow ? "noopener" : undefined),
    target: link.target_attribute || undefined,
    "aria-label": link.aria_label_attribute || undefined,
  };
}

/** The links that have an address and words to tell them by; others are left out (ADR 0024). */
export function linksOf(links: readonly ContentLink[] | null | undefined, prefix: Prefix) {
  return (links ?? []).flatMap((link) => {
    const anchor = anchorOf(link, prefix);
    return anchor && link.title ? [{ anchor, title: link.title }] : [];
  });
}

/** `#rgb` or `#rrggbb` as content gives it; anything else is left out. */
export function contentColor(value: string | null | undefined): string | undefined {
  return value && /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value.trim()) ? value.trim() : undefined;
}
