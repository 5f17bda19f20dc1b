import type { CSSProperties, ReactNode } from "react";
import type { Prefix } from "#app/models/locale.ts";
import type { HeaderLayout, NavigationEntry } from "#app/models/page.ts";
import { Badge } from "../chip/chip";
import { readableOn, textOn } from "../content-link/content-color";
import { type AnchorAttributes, anchorOf, contentColor } from "../content-link/content-link";

/** What both menus show, prepared from the content entry: links without an address are left out. */

export interface MenuLink extends AnchorAttributes {
  text: string;
  badge?: { text: string; color?: string };
  isSeparated: boolean;
}
export interface MenuGroup {
  title: string | null;
  links: MenuLink[];
  isCollapsed: boolean;
  style?: CSSProperties;
}
export interface MenuImage {
  path: string;
  width: number;
  height: number;
  text: string;
  link: AnchorAttributes | null;
}
export interface MenuEntry {
  title: string;
  link: AnchorAttributes | null;
  isHighlighted: boolean;
  /** The 'more' group. */
  isMore: boolean;
  groups: MenuGroup[];
  images: MenuImage[];
  style?: CSSProperties;
}

type Navigation = HeaderLayout["navigation_modular"][number];
type LinkItems = NonNullable<NonNullable<Navigation["navigation_group"]>["links"]>;
type SubEntry = NonNullable<NavigationEntry["sub_entries_modular"]>[number];

function readLinks(items: LinkItems | null | undefined, prefix: Prefix): MenuLink[] {
  return (items ?? []).flatMap((item) => {
    const anchor = anchorOf(item, prefix);
    if (!anchor || !item.title) return [];
    const badge = item.highlight_badge?.title
      ? { text: item.highlight_badge.title, color: contentColor(item.highlight_badge.highlight_badge_color) }
      : undefined;
    return [{ ...anchor, text: item.title, badge, isSeparated: item.have_separator ?? false }];
  });
}

/** The custom properties that have a value; undefined when content gives no colour. */
function properties(values: Record<`--${string}`, string | undefined>): CSSProperties | undefined {
  const set = Object.entries(values).filter(([, value]) => value !== undefined);
  return set.length > 0 ? Object.fromEntries(set) : undefined;
}

function readGroup(block: NonNullable<SubEntry["sub_entries_block"]>, prefix: Prefix): MenuGroup {
  const own = block.is_highlighted ? contentColor(block.block_highlight_color) : undefined;
  const ground = own ?? (block.is_highlighted ? "var(--ground)" : undefined);
  return {
    title: block.title ?? null,
    links: readLinks(block.link_group, prefix),
    isCollapsed: block.is_collapsed ?? false,
    style: properties({
      "--group-ground": ground,
      "--group-pad": ground && "var(--s-2)",
      "--group-color": textOn(own, undefined),
      "--title-color": textOn(own, contentColor(block.title_color)),
    }),
  };
}

function readImage(image: NonNullable<SubEntry["image"]>, prefix: Prefix): MenuImage | null {
  if (!image.file) return null;
  const text = image.title || image.link?.title || "";
  const link = anchorOf(image.link, prefix);
  return {
    path: image.file.url,
    width: image.file.dimension?.width ?? 800,
    height: image.file.dimension?.height ?? 1000,
    text,
    // The picture says nothing to a screen reader: a link needs words.
    link: text || link?.["aria-label"] ? link : null,
  };
}

function readEntry(entry: NavigationEntry, prefix: Prefix): MenuEntry {
  const parts = entry.sub_entries_modular ?? [];
  const ground = contentColor(entry.background_color);
  return {
    title: entry.title ?? "",
    link: anchorOf(entry, prefix),
    isHighlighted: entry.is_highlighted ?? false,
    isMore: false,
    groups: parts.flatMap((part) => (part.sub_entries_block ? [readGroup(part.sub_entries_block, prefix)] : [])),
    images: parts.flatMap((part) => (part.image ? (readImage(part.image, prefix) ?? []) : [])),
    style: properties({
      "--entry-ground": ground,
      "--entry-color": textOn(ground, contentColor(entry.text_color)),
    }),
  };
}

export function readMenu(layout: HeaderLayout, prefix: Prefix): MenuEntry[] {
  const entries = layout.navigation_modular.flatMap(({ navigation_entry_block: entry, navigation_group: group }) => {
    if (entry) return [readEntry(entry, prefix)];
    if (!group) return [];
    const groups = [{ title: null, links: readLinks(group.links, prefix), isCollapsed: false }];
    return [{ title: group.title ?? "", link: null, isHighlighted: false, isMore: true, groups, images: [] }];
  });
  return entries.filter(({ title, link, groups }) => title && (link || groups.some(({ links }) => links.length > 0)));
}

/** The first links of the menu that lead to pages of the shop. */
export function mainLinks(layout: HeaderLayout, prefix: Prefix): { label: string; to: string }[] {
  return readMenu(layout, prefix).flatMap(({ title, link }) =>
    link?.href.startsWith("/") && !link.target ? [{ label: title, to: link.href }] : [],
  );
}

export function hasPanel(entry: MenuEntry): boolean {
  return entry.images.length > 0 || entry.groups.some(({ links }) => links.length > 0);
}

/** A link with its badge, the same in both menus. */
export function MenuAnchor({ link }: { link: MenuLink }): ReactNode {
  const { text, badge, isSeparated: _, ...anchor } = link;
  return (
    <a {...anchor}>
      {text}
      {badge && <MenuBadge {...badge} />}
    </a>
  );
}

function MenuBadge({ text, color }: { text: string; color?: string }) {
  return (
    <Badge variant="confirmed" style={color ? { background: color, color: readableOn(color, undefined) } : undefined}>
      {text}
    </Badge>
  );
}
