import { z } from "zod";
import { familyNamesSchema } from "./family";
import { productNamesSchema, segmentSchema } from "./product";

/**
 * Answer of `GET /ecommerce/v3/catalog/sitemap?page`: what addresses are made of. Families stand on the first page
 * only; every colour of a product has an address of its own.
 */
export const sitemapSchema = z.object({
  page: z.number().int().min(1),
  pages: z.number().int().min(1),
  families: z.array(segmentSchema.extend({ names: familyNamesSchema })),
  products: z.array(
    z.object({
      productId: z.string().regex(/^\d+$/),
      name: z.string(),
      colors: z.array(
        z.object({
          optionId: z.string().regex(/^\d+$/),
          name: z.string(),
          /** Path of its first picture under the image service. */
          picture: z.string().startsWith("/"),
        }),
      ),
      names: productNamesSchema,
      lastModified: z.iso.date(),
    }),
  ),
});
export type Sitemap = z.infer<typeof sitemapSchema>;
