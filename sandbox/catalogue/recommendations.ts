import { seeded } from "../studio/random";
import type { Sandbox } from "../service";
import { familyOf } from "./families/tree";
import { FAMILY_WORDS, hasBit, productNumber } from "./product-index";
import { catalogueState, findRecord } from "./state";

const MOST = 8;
/** Chosen among this many of a family's most relevant products, so that not every page shows the same ones. */
const AMONG = 24;

const HOMES = { women: "w10100", men: "w10200", children: "w10300" } as const;

/**
 * Products to wear with one: one of each other kind for the same wearer, the same ones every time. Null for an unknown
 * product.
 */
export function recommendedProducts(sandbox: Sandbox, productId: string): string[] | null {
  const record = findRecord(sandbox, productId);
  const { index } = catalogueState(sandbox);
  const own = productNumber(index, productId);
  if (!record) return null;
  if (own < 0) return [];
  const random = seeded(`recommended:${productId}`);
  const kinds = (familyOf(HOMES[record.wearer])?.children ?? []).filter(
    (kind) => !hasBit(index.families, own * FAMILY_WORDS, kind.index),
  );
  const chosen = kinds.flatMap(({ id }) => {
    const best = (index.members.get(id) ?? new Uint32Array()).subarray(0, AMONG);
    const sellable = best.filter((product) => isSellable(sandbox, product));
    return sellable.length === 0 ? [] : [String(index.ids[random.pick([...sellable])])];
  });
  return [...new Set(chosen)].slice(0, MOST);
}

function isSellable(sandbox: Sandbox, product: number): boolean {
  const { firstRow, sellable } = catalogueState(sandbox).index;
  return sellable.subarray(firstRow[product], firstRow[product + 1]).includes(1);
}
