import { z } from "zod";
import { lenientArray } from "./lenient-schemas";

/**
 * Content entries, as the content service's delivery API gives them (S3 "Content-driven structures"). Every field that
 * an editor may leave out is nullish: a missing field is left out of the page, never an error.
 */

const text = z.string().nullish().catch(null);
const colour = text;
const someOf = <T extends z.ZodType>(item: T) => lenientArray(item).nullish().catch(null);
/** Nullish schema; an invalid value becomes null. */
export const optionalOrNull = <T extends z.ZodType>(shape: T) => shape.nullish().catch(null);
const yes = z.boolean().nullish().catch(null);
const file = z.object({
  url: z.string(),
  title: text,
  dimension: optionalOrNull(z.object({ width: z.number(), height: z.number() })),
});

/** Pages that the law requires a link to where orders are placed. */
export const LEGAL_KINDS = ["terms", "withdrawal", "privacy"] as const;
export type LegalKind = (typeof LEGAL_KINDS)[number];

export const linkSchema = z.object({
  title: text,
  /** `kind` marks the terms of sale, the right of withdrawal and the like, whatever they are called. */
  page_reference: someOf(z.object({ uid: text, url: text, kind: optionalOrNull(z.enum(LEGAL_KINDS)) })),
  external_link: text,
  title_attribute: text,
  rel_attribute: text,
  target_attribute: text,
  aria_label_attribute: text,
});
export type ContentLink = z.infer<typeof linkSchema>;

const linkItem = linkSchema.extend({
  have_separator: yes,
  highlight_badge: optionalOrNull(z.object({ title: text, highlight_badge_color: colour })),
});
const subEntry = z.object({
  image: optionalOrNull(z.object({ file: optionalOrNull(file), title: text, link: optionalOrNull(linkSchema) })),
  sub_entries_block: optionalOrNull(
    z.object({
      title: text,
      link_group: someOf(linkItem),
      is_collapsed: yes,
      is_highlighted: yes,
      block_highlight_color: colour,
      title_color: colour,
    }),
  ),
});
export const navigationEntrySchema = linkSchema.extend({
  is_highlighted: yes,
  background_color: colour,
  text_color: colour,
  sub_entries_modular: someOf(subEntry),
});
export type NavigationEntry = z.infer<typeof navigationEntrySchema>;

export const headerLayoutSchema = z.object({
  uid: z.string(),
  navigation_modular: lenientArray(
    z.object({
      navigation_entry_block: optionalOrNull(navigationEntrySchema),
      /** The 'more' group. */
      navigation_group: optionalOrNull(z.object({ title: text, links: someOf(linkItem) })),
    }),
  ).catch([]),
  notification_banner: optionalOrNull(
    z.object({ text, link: optionalOrNull(linkSchema), background_color: colour, text_color: colour }),
  ),
});
export type HeaderLayout = z.infer<typeof headerLayoutSchema>;
/** The header for when content has none: the shop's own links are still shown. */
export const NO_HEADER: HeaderLayout = { uid: "", navigation_modular: [] };

export const footerLayoutSchema = z.object({
  uid: z.string(),
  links_modular: lenientArray(
    z.object({ links_block: z.object({ title: text, links_group: someOf(linkSchema) }) }),
  ).catch([]),
  community: optionalOrNull(
    z.object({
      title: text,
      group: someOf(z.object({ title: text, page_link: text, image: optionalOrNull(z.object({ file, alt: text })) })),
    }),
  ),
  social_networks: someOf(
    z.object({ title: text, icon: optionalOrNull(z.object({ url: text })), link_informations: linkSchema }),
  ),
  reinsurances: someOf(
    z.object({ title: text, description: text, icon: text, link_global: optionalOrNull(linkSchema) }),
  ),
  legals: optionalOrNull(z.object({ content: someOf(linkSchema) })),
  banner_newsletter: optionalOrNull(
    z.object({
      title: text,
      texts: optionalOrNull(z.object({ short_text: text, long_text: text, text_color: colour })),
      cta: optionalOrNull(z.object({ label: text, cta_color: colour, cta_label_color: colour })),
      background_color: colour,
    }),
  ),
});
export type FooterLayout = z.infer<typeof footerLayoutSchema>;
/** The footer for when content has none: the newsletter is offered in the shop's own words. */
export const FOOTER_WITHOUT_CONTENT: FooterLayout = { uid: "", links_modular: [], banner_newsletter: {} };

export const siteSelectorSchema = z.object({
  uid: z.string(),
  title: text,
  country_reference: lenientArray(
    z.object({ country_name: text, country_code: text, country_language: text, display_flag: yes }),
  ).catch([]),
});
export type SiteSelector = z.infer<typeof siteSelectorSchema>;

/** A file in a folder of the editors'. */
export const assetSchema = z.object({ uid: z.string(), filename: z.string(), url: z.string() });
export type Asset = z.infer<typeof assetSchema>;

export const seoSchema = z.object({
  title_page: text,
  description_page: text,
  keywords: someOf(z.object({ label: z.string() })),
  meta_robots: text,
  canonical: text,
});

/** The size reserves the picture's place before it loads. */
export const contentImageSchema = z.object({
  url: z.string(),
  alt: text,
  width: z.number().positive(),
  height: z.number().positive(),
});
export type ContentImage = z.infer<typeof contentImageSchema>;
export const homeSchema = z.object({
  uid: z.string(),
  title: text,
  seo: optionalOrNull(seoSchema),
  /** Blocks (S1), which are read one by one (`readBlocks`). */
  blocks: z.array(z.unknown()).catch([]),
});
export type HomeEntry = z.infer<typeof homeSchema>;
