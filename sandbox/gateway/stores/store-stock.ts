import type { Store } from "#models/store.ts";
import { findPosition } from "../../catalogue/products";
import { skuOf } from "../../catalogue/record";
import { findRecord } from "../../catalogue/state";
import { seeded } from "../../studio/random";
import type { Sandbox } from "../../service";
import { notFound } from "../errors";
import { reservedQuantity } from "./reservation-store";

const MOST = 6;
/** As many or fewer are "few" (S3). */
const FEW = 2;

/** Pieces of a sku on a shop's shelf: what it had on the first day, less what is put aside. */
export function storeStock(sandbox: Sandbox, storeId: string, sku: string): number {
  const option = findPosition(sandbox, sku)?.option ?? null;
  const shown = option === null ? undefined : findRecord(sandbox, sku.slice(0, 6))?.options[option];
  if (!shown || shown.availabilityType === "ONLINE_ONLY") return 0;
  // Squared, so that shops often have none or one of a size and seldom five.
  const first = Math.floor(seeded(`${storeId} ${sku}`)() ** 2 * MOST);
  return Math.max(0, first - reservedQuantity(sandbox, storeId, sku));
}

/**
 * The skus of a product, or of one of its colours; of one size when it is named.
 * @throws GatewayError 404 for a product or a size that there is not
 */
export function skusOf(sandbox: Sandbox, productId: string, size: string | undefined): string[] {
  const position = productId.length <= 8 ? findPosition(sandbox, productId) : null;
  const record = position && findRecord(sandbox, position.productId);
  if (!record) throw notFound(`No product found for id ${productId}`, "PRODUCT_UNKNOWN");
  const options = position.option === null ? record.options.map((_, option) => option) : [position.option];
  const sizes = record.sizes.flatMap((id, index) => (size === undefined || id === size ? [index] : []));
  if (sizes.length === 0) throw notFound(`Product ${productId} has no size ${size}`, "SIZE_UNKNOWN");
  return options.flatMap((option) => sizes.map((index) => skuOf(record.id, option, index)));
}

export function stockIn(sandbox: Sandbox, storeId: string, skus: readonly string[]): NonNullable<Store["stock"]> {
  const quantity = Math.max(...skus.map((sku) => storeStock(sandbox, storeId, sku)));
  return { availability: quantity === 0 ? "UNAVAILABLE" : quantity <= FEW ? "FEW_REMAINING" : "AVAILABLE" };
}
