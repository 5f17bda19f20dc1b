import { FAMILIES } from "../catalogue/families/tree";
import { findSku, firstOption, listFamilyProducts } from "../catalogue/products";
import { optionIdOf, skuOf } from "../catalogue/record";
import { findRecord } from "../catalogue/state";
import type { Sandbox } from "../service";

/** Products of the catalogue for the demo customers' orders, wishes and alerts: the best-selling of every department. */

export interface DemoProduct {
  productId: string;
  optionId: string;
  skus: string[];
}

/** At most `count`, taking turns among the departments. */
export function listDemoProducts(sandbox: Sandbox, count: number): DemoProduct[] {
  const departments = FAMILIES.filter(({ parent }) => parent === null).map(({ id }) =>
    listFamilyProducts(sandbox, id, count),
  );
  const ids = Array.from({ length: count }, (_, turn) => departments.map((ids) => ids[turn])).flat();
  const unique = [...new Set(ids)].filter((id) => id !== undefined);
  return unique.slice(0, count).flatMap((id) => readProduct(sandbox, id) ?? []);
}

function readProduct(sandbox: Sandbox, productId: string): DemoProduct | null {
  const record = findRecord(sandbox, productId);
  if (!record) return null;
  const option = firstOption(sandbox, productId);
  const skus = record.sizes.map((_, size) => skuOf(productId, option, size));
  return { productId, optionId: optionIdOf(productId, option), skus };
}

/** Skus that can or, with `isSoldOut`, cannot be bought now. */
export function listDemoSkus(
  sandbox: Sandbox,
  count: number,
  { isSoldOut = false }: { isSoldOut?: boolean } = {},
): { sku: string; productId: string }[] {
  const viewer = { language: "fr", currency: "EUR" } as const;
  const found: { sku: string; productId: string }[] = [];
  for (const { productId, skus } of listDemoProducts(sandbox, isSoldOut ? 1_000 : count * 2)) {
    const sku = skus.find((one) => (findSku(sandbox, one, viewer)?.stock === 0) === isSoldOut);
    if (sku !== undefined) found.push({ sku, productId });
    if (found.length === count) break;
  }
  return found;
}
