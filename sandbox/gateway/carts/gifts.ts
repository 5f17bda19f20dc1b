import { Router } from "express";
import { z } from "zod";
import { findSku, listFamilyProducts, setStock } from "../../catalogue/products";
import { skuOf } from "../../catalogue/record";
import { findRecord } from "../../catalogue/state";
import { statement } from "../../database";
import type { Sandbox } from "../../service";
import type { Resource } from "../resource";
import type { CartLine, CartState } from "./cart-state";
import type { LineStamp } from "./lines";

/** The sku that a promo code or a loyalty offer gives away; null when it gives nothing. */
export type GiftOf = (source: string) => string | null;

const SCARVES = "w10430";
const ACCESSORIES = "w10400";
/** Pieces that are enough for a gift never to run out by the way. */
const PLENTY = 20;

/**
 * What is given away: CADEAU something small that the warehouse has plenty of, RUPTURE and the loyalty offer a scarf of
 * which nothing is left.
 */
export const gifts: Resource = {
  name: "gifts",
  schema: `
    CREATE TABLE IF NOT EXISTS gifts (source TEXT PRIMARY KEY, sku TEXT NOT NULL) STRICT, WITHOUT ROWID;
  `,
  seed(sandbox) {
    const scarf = candidates(sandbox, SCARVES).at(-1);
    const plenty = candidates(sandbox, ACCESSORIES)
      .filter(({ sku, stock }) => sku !== scarf?.sku && stock >= PLENTY)
      .sort((a, b) => a.cents - b.cents || (a.sku < b.sku ? -1 : 1));
    const insert = sandbox.db.prepare("INSERT INTO gifts (source, sku) VALUES (?, ?)");
    if (plenty[0]) insert.run("CADEAU", plenty[0].sku);
    if (!scarf) return;
    setStock(sandbox, scarf.sku, 0);
    for (const source of ["RUPTURE", "FID-FOULARD"]) insert.run(source, scarf.sku);
  },
  // They come into carts with their code, and have no calls of their own.
  router: () => Router(),
};

/** One sku of each of a family's products, accessories where it has none. */
function candidates(sandbox: Sandbox, familyId: string): { sku: string; stock: number; cents: number }[] {
  const own = listFamilyProducts(sandbox, familyId, 500);
  const ids = own.length > 0 ? own : listFamilyProducts(sandbox, ACCESSORIES, 500);
  return ids.flatMap((id) => {
    const size = (findRecord(sandbox, id)?.sizes.length ?? 1) - 1;
    const found = findSku(sandbox, skuOf(id, 0, size), { language: "fr", currency: "EUR" });
    return found ? [{ sku: found.sku, stock: found.stock, cents: found.price.centAmount }] : [];
  });
}

export function giftOf({ db }: Sandbox): GiftOf {
  return (source) => {
    const found = statement(db, "SELECT sku FROM gifts WHERE source = ?").get(source);
    return found ? z.object({ sku: z.string() }).parse(found).sku : null;
  };
}

/**
 * The gifts that a cart's codes and offers promise, one line each, in stock or not (C4: it is the shop that then says
 * so), and none of those whose code or offer has left.
 */
export function withGifts(state: CartState, giftOf: GiftOf, stamp: LineStamp): CartState {
  const sources = [...state.promoCodes, ...state.loyaltyOfferIds];
  const kept = state.lines.filter((line) => line.giftOf === undefined || sources.includes(line.giftOf));
  const added = sources.flatMap((source): CartLine[] => {
    const sku = giftOf(source);
    if (sku === null || kept.some((line) => line.giftOf === source)) return [];
    return [{ lineId: stamp.newId(), sku, quantity: 1, giftOf: source, lastModifiedAt: stamp.at }];
  });
  return { ...state, lines: [...kept, ...added] };
}
