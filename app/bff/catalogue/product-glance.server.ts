import { productSlug } from "~/models/entity-slug";
import type { Product, ProductOption } from "~/models/product";

/** What a page beside a product shows of it. */
export interface ProductGlance {
  productId: string;
  slug: string;
  name: string;
  color: string;
  picture: string;
  hasOneSize: boolean;
}

export function productGlance({ product, option }: { product: Product; option: ProductOption }): ProductGlance {
  return {
    productId: product.productId,
    slug: productSlug(product, option),
    name: product.name,
    color: option.color.name,
    picture: option.pictures[0]?.path ?? "",
    hasOneSize: option.skus.length === 1,
  };
}
