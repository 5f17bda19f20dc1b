import { productSlug } from "~/models/entity-slug";
import type { PieceAddress } from "~/models/piece-address";
import type { Product, ProductOption, Sku } from "~/models/product";

/** What a page beside a product shows of it. */
export interface ProductGlance extends PieceAddress {
  slug: string;
  name: string;
  color: string;
  picture: string;
  hasOneSize: boolean;
}

interface Seen {
  product: Product;
  option: ProductOption;
  sku: Sku | null;
}

export function productGlance({ product, option, sku }: Seen): ProductGlance {
  return {
    productId: product.productId,
    optionId: option.optionId,
    sku: sku?.sku ?? null,
    slug: productSlug(product, option),
    name: product.name,
    color: option.color.name,
    picture: option.pictures[0]?.path ?? "",
    hasOneSize: option.skus.length === 1,
  };
}
