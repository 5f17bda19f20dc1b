import { useCallback, useState } from "react";
import type { ProductView } from "~/bff/catalogue/product-view.server";
import type { PieceAddress } from "~/models/entity-slug";

/** Tells what a page began with: a product in one colour, in a size where the address names one. */
export function beginning({ slug, sku }: ProductView): string {
  return sku ? `${slug} ${sku}` : slug;
}

/** The colour that a page shows in the size that was chosen on it, and what chooses one. */
export function usePiece(product: ProductView): [piece: PieceAddress, choose: (sku: string) => void] {
  const { productId, optionId } = product;
  const of = beginning(product);
  const [chosen, setChosen] = useState({ of, sku: product.sku });
  const choose = useCallback((sku: string) => setChosen({ of, sku }), [of]);
  // Another colour has sizes of its own.
  return [{ productId, optionId, sku: chosen.of === of ? chosen.sku : product.sku }, choose];
}
