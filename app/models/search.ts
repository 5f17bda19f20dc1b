import { z } from "zod";
import { productTileSchema, segmentSchema } from "./product";

/** Answer of `GET /ecommerce/v3/catalog/search/suggestions?query`: what the words typed so far may become. */
export const searchSuggestionsSchema = z.object({
  query: z.string(),
  /** Whole searches, in words. */
  queries: z.array(z.string()),
  families: z.array(segmentSchema),
  products: z.array(productTileSchema),
});
export type SearchSuggestions = z.infer<typeof searchSuggestionsSchema>;
