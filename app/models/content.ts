import { z } from "zod";

/** Content as the gateway passes it on from the content service (C7). */

const flag = z.enum(["true", "false"]).optional();
const whole = z
  .string()
  .regex(/^\d{1,6}$/, "must be a whole number")
  .optional();
const names = z.array(z.string().max(200)).max(100).optional();

const where = {
  environment: z.enum(["dev", "preview", "integration", "production"]),
  /** Lower-cased: `fr-fr`. */
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
  /** Fields to give, or to leave out. */
  "only[BASE][]": names,
  "except[BASE][]": names,
  asc: z.string().max(200).optional(),
  desc: z.string().max(200).optional(),
});
export const contentEntriesSchema = z.object({
  entries: z.array(z.looseObject({ uid: z.string() })),
  count: z.number().int().optional(),
});

/** `GET /cms/v3/assets` */
export const contentAssetsQuerySchema = z.strictObject({ ...where, folder: z.string().max(100).optional() });
export const contentAssetsSchema = z.object({
  assets: z.array(z.looseObject({ uid: z.string(), url: z.string() })),
  count: z.number().int().optional(),
});
