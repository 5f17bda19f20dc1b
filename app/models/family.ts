import { z } from "zod";
import { decorativeField, lenientArray, partialArray, shownText, withFallback } from "./lenient-schemas";
import { hexSchema, nameSchema, productTileSchema, segmentSchema } from "./product";
import { COUNTRIES } from "./locale";
import { DEFAULT_SORT, FACET_IDS, PAGE_SIZE, SORTS } from "./listing-query";

export const facetSchema = z.object({
  id: z.enum(FACET_IDS),
  label: nameSchema,
  values: lenientArray(
    z.object({
      id: z.string(),
      label: nameSchema,
      count: z.number().int().min(0),
      selected: z.boolean(),
      /** Only for colours. */
      hex: decorativeField(hexSchema),
    }),
  ),
});
export type Facet = z.infer<typeof facetSchema>;

export const familyNamesSchema = lenientArray(z.object({ country: z.enum(COUNTRIES), name: z.string() }));
export type FamilyNames = z.infer<typeof familyNamesSchema>;

/** Answer of `GET /ecommerce/v3/catalog/families/{familyId}?page&size&sort&filters=color:noir&filters=size:38`. */
export const familyListingSchema = z.object({
  family: z.object({
    familyId: z.string().regex(/^\w+$/),
    name: z.string(),
    description: withFallback(z.string(), ""),
    children: lenientArray(segmentSchema),
    /** The family's name in each country that has it (SEO-02). */
    names: familyNamesSchema,
  }),
  breadcrumb: lenientArray(segmentSchema),
  facets: lenientArray(facetSchema),
  /** Not shown, nor is the size. */
  sort: withFallback(z.enum(SORTS), DEFAULT_SORT),
  page: z.number().int().min(1),
  size: withFallback(z.number().int().min(1), PAGE_SIZE),
  total: z.number().int().min(0),
  products: partialArray(productTileSchema),
});
export type FamilyListing = z.infer<typeof familyListingSchema>;

/** Answer of `GET /ecommerce/v3/catalog/search`: a listing without family. */
export const searchListingSchema = familyListingSchema.omit({ family: true, breadcrumb: true }).extend({
  /** The search as the gateway understood it: with misspelt words corrected. */
  query: shownText(),
});
export type SearchListing = z.infer<typeof searchListingSchema>;

export const segmentationsSchema = z.object({
  values: partialArray(
    z.object({
      segmentationId: z.string(),
      title: z.string(),
      parent: z.object({ segmentationId: z.string() }).nullable(),
    }),
  ),
});
export type Segmentations = z.infer<typeof segmentationsSchema>["values"];

/** Answer of `GET /ecommerce/v3/catalog/search/suggestions?query`: completions of the words typed so far. */
export const searchSuggestionsSchema = z.object({
  query: z.string(),
  /** Whole searches, in words. */
  queries: lenientArray(z.string()),
  families: lenientArray(segmentSchema),
  products: lenientArray(productTileSchema),
});
export type SearchSuggestions = z.infer<typeof searchSuggestionsSchema>;
