import { z } from "zod";
import { contentImageSchema, linkSchema, seoSchema } from "./page";

/** What editors add to a family of the catalogue: a sentence at its head, head data, a tile among its products. */
export const familyPageSchema = z.object({
  uid: z.string(),
  family_id: z.string(),
  text: z.string().nullish(),
  seo: seoSchema.nullish(),
  tile: z
    .object({ title: z.string(), text: z.string().nullish(), image: contentImageSchema, link: linkSchema })
    .nullish(),
});
export type FamilyPage = z.infer<typeof familyPageSchema>;

/** Leads from a listing to a page of the editors'. */
export type EditorialTile = NonNullable<FamilyPage["tile"]>;
