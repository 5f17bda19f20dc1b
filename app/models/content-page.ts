import { z } from "zod";
import { decorativeField, optionalField } from "./lenient-schemas";
import { contentImageSchema, linkSchema, optionalOrNull, seoSchema } from "./page";
import { HELP_TOPICS } from "./help-search";

const text = z.string().nullish();

/** Fields that lists of pages show. */
const teaser = {
  uid: z.string(),
  /** Id in the page's address (S2). */
  page_id: z.string(),
  title: z.string(),
  eyebrow: text,
  intro: text,
  /** Files of some types have no size (SVG): such a cover is left out, and the page stays. */
  cover: decorativeField(contentImageSchema),
  /**
   * Only for articles. An invalid date counts as none: a failure here would take away every page that lists the
   * article.
   */
  published_on: optionalOrNull(z.iso.date()),
  reading_minutes: decorativeField(z.number()),
};

export const contentTeaserSchema = z.object(teaser);
export type ContentTeaser = z.infer<typeof contentTeaserSchema>;

export const contentPageSchema = z.object({
  ...teaser,
  seo: seoSchema.nullish(),
  /** Read one by one (content-block.ts): a block that this version does not know must not take the page away. */
  blocks: z.array(z.unknown()).nullish(),
});
export type ContentPage = z.infer<typeof contentPageSchema>;

export const helpPageSchema = contentPageSchema
  .pick({ uid: true, title: true, intro: true, seo: true, blocks: true })
  .extend({
    /** Last segment of its address, in the page's language. */
    slug: z.string(),
    topic: z.enum(HELP_TOPICS).catch("shop"),
    rank: z.number().catch(0),
  });
export type HelpPage = z.infer<typeof helpPageSchema>;

/** What editors add to a family of the catalogue: a sentence at its head, head data, a tile among its products. */
export const familyPageSchema = z.object({
  uid: z.string(),
  family_id: z.string(),
  text: z.string().nullish(),
  seo: seoSchema.nullish(),
  tile: decorativeField(
    z.object({ title: z.string(), text: z.string().nullish(), image: contentImageSchema, link: linkSchema }),
  ),
});
export type FamilyPage = z.infer<typeof familyPageSchema>;

/** Link from a listing to an editors' page. */
export type EditorialTile = NonNullable<FamilyPage["tile"]>;

/** Content as the gateway passes it on from the content service (C7). */

const flag = z.enum(["true", "false"]).optional();
const whole = z
  .string()
  .regex(/^\d{1,6}$/, "must be a whole number")
  .optional();
const names = z.array(z.string().max(200)).max(100).optional();

const where = {
  environment: z.enum(["dev", "preview", "integration", "production"]),
  /** In lower case: `fr-fr`. */
  locale: z.string().regex(/^[a-z]{2}(-[a-z]{2})?$/, "must be a locale in small letters"),
  include_count: flag,
  skip: whole,
  limit: whole,
  /** Conditions as JSON: `{"page_id":"3004"}`; operators are `$in`, `$ne`, `$exists`, `$or` and their like. */
  query: z.string().max(4_000).optional(),
};

/** `GET /cms/v3/content_types/{type}/entries` */
export const contentEntriesQuerySchema = z.strictObject({
  ...where,
  include_fallback: flag,
  /** References to resolve. */
  "include[]": names,
  /** Fields to return, or to leave out. */
  "only[BASE][]": names,
  "except[BASE][]": names,
  asc: z.string().max(200).optional(),
  desc: z.string().max(200).optional(),
});
export const contentEntriesSchema = z.object({
  entries: z.array(z.looseObject({ uid: z.string() })),
  count: optionalField(z.number().int()),
});

/** `GET /cms/v3/assets` */
export const contentAssetsQuerySchema = z.strictObject({ ...where, folder: z.string().max(100).optional() });
export const contentAssetsSchema = z.object({
  assets: z.array(z.looseObject({ uid: z.string(), url: z.string() })),
  count: optionalField(z.number().int()),
});
