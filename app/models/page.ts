import { z } from "zod";

/**
 * Content entries, as the content service's delivery API gives them (S3 "Content-driven structures"). Everything an
 * editor may leave out is nullish: a missing field is left out of the page, never an error.
 */

const text = z.string().nullish();
const colour = z.string().nullish();
const file = z.object({
  url: z.string(),
  title: text,
  dimension: z.object({ width: z.number(), height: z.number() }).nullish(),
});

export const linkSchema = z.object({
  title: text,
  page_reference: z.array(z.object({ uid: text, url: text })).nullish(),
  external_link: text,
  title_attribute: text,
  rel_attribute: text,
  target_attribute: text,
  aria_label_attribute: text,
});
export type ContentLink = z.infer<typeof linkSchema>;

const linkItem = linkSchema.extend({
  have_separator: z.boolean().nullish(),
  highlight_badge: z.object({ title: text, highlight_badge_color: colour }).nullish(),
});
const subEntry = z.object({
  image: z.object({ file: file.nullish(), title: text, link: linkSchema.nullish() }).nullish(),
  sub_entries_block: z
    .object({
      title: text,
      link_group: z.array(linkItem).nullish(),
      is_collapsed: z.boolean().nullish(),
      is_highlighted: z.boolean().nullish(),
      block_highlight_color: colour,
      title_color: colour,
    })
    .nullish(),
});
export const navigationEntrySchema = linkSchema.extend({
  is_highlighted: z.boolean().nullish(),
  background_color: colour,
  text_color: colour,
  sub_entries_modular: z.array(subEntry).nullish(),
});
export type NavigationEntry = z.infer<typeof navigationEntrySchema>;

export const headerLayoutSchema = z.object({
  uid: z.string(),
  navigation_modular: z.array(
    z.object({
      navigation_entry_block: navigationEntrySchema.nullish(),
      /** The 'more' group. */
      navigation_group: z.object({ title: text, links: z.array(linkItem).nullish() }).nullish(),
    }),
  ),
  notification_banner: z
    .object({ text, link: linkSchema.nullish(), background_color: colour, text_color: colour })
    .nullish(),
});
export type HeaderLayout = z.infer<typeof headerLayoutSchema>;

export const footerLayoutSchema = z.object({
  uid: z.string(),
  links_modular: z.array(
    z.object({ links_block: z.object({ title: text, links_group: z.array(linkSchema).nullish() }) }),
  ),
  community: z
    .object({
      title: text,
      group: z
        .array(z.object({ title: text, page_link: text, image: z.object({ file, alt: text }).nullish() }))
        .nullish(),
    })
    .nullish(),
  social_networks: z
    .array(z.object({ title: text, icon: z.object({ url: text }).nullish(), link_informations: linkSchema }))
    .nullish(),
  reinsurances: z
    .array(z.object({ title: text, description: text, icon: text, link_global: linkSchema.nullish() }))
    .nullish(),
  legals: z.object({ content: z.array(linkSchema).nullish() }).nullish(),
  banner_newsletter: z
    .object({
      title: text,
      texts: z.object({ short_text: text, long_text: text, text_color: colour }).nullish(),
      cta: z.object({ label: text, cta_color: colour, cta_label_color: colour }).nullish(),
      background_color: colour,
    })
    .nullish(),
});
export type FooterLayout = z.infer<typeof footerLayoutSchema>;

export const siteSelectorSchema = z.object({
  uid: z.string(),
  title: text,
  country_reference: z.array(
    z.object({ country_name: text, country_code: text, country_language: text, display_flag: z.boolean().nullish() }),
  ),
});
export type SiteSelector = z.infer<typeof siteSelectorSchema>;

export const seoSchema = z.object({
  title_page: text,
  description_page: text,
  keywords: z.array(z.object({ label: z.string() })).nullish(),
  meta_robots: text,
  canonical: text,
});

export const contentImageSchema = z.object({ url: z.string(), alt: text, width: z.number(), height: z.number() });
export type ContentImage = z.infer<typeof contentImageSchema>;
const image = contentImageSchema;
/** Home is composed of these blocks (S1). Each entry of `blocks` holds exactly one of them. */
export const homeBlockSchema = z.object({
  hero: z
    .object({
      eyebrow: text,
      title: z.string(),
      text,
      image,
      image_mobile: image.nullish(),
      cta: linkSchema.nullish(),
      secondary: linkSchema.nullish(),
    })
    .optional(),
  families: z
    .object({ items: z.array(z.object({ title: z.string(), caption: text, image, link: linkSchema })) })
    .optional(),
  products: z.object({ title: z.string(), link: linkSchema.nullish(), product_ids: z.array(z.string()) }).optional(),
  journal: z
    .object({ eyebrow: text, title: z.string(), quote: text, text, image, link: linkSchema.nullish() })
    .optional(),
  /** Ways on to pages of editors. */
  stories: z
    .object({
      title: z.string(),
      link: linkSchema.nullish(),
      items: z.array(z.object({ title: z.string(), text, image, link: linkSchema })),
    })
    .optional(),
  look: z
    .object({
      eyebrow: text,
      title: z.string(),
      text,
      image,
      product_ids: z.array(z.string()),
      link: linkSchema.nullish(),
    })
    .optional(),
});
export type HomeBlock = z.infer<typeof homeBlockSchema>;

export const homeSchema = z.object({
  uid: z.string(),
  title: text,
  seo: seoSchema.nullish(),
  blocks: z.array(homeBlockSchema),
});
export type Home = z.infer<typeof homeSchema>;
