import { MAX_QUANTITY } from "#models/quantity.ts";
import { GatewayError } from "../errors";
import type { CartLine, CartState } from "./cart-state";

/** Rules about a cart's lines. Stock is checked, never reserved: it is taken when the order is placed. */

export const MAX_LINES = 100;

/** How many can be ordered of a sku; null when the catalogue does not know it. */
export type StockOf = (sku: string) => number | null;

/** Makes ids and times of lines, so that the rules need neither clock nor chance. */
export interface LineStamp {
  newId(): string;
  /** ISO date and time. */
  at: string;
}

/** Thrown with the code that the storefront's specification names (C8). */
export function outOfStock(sku: string): GatewayError {
  return new GatewayError(422, "Product_out_of_stock", `Product ${sku} is out of stock`);
}

/** One more of a sku. Fails with 404 for an unknown sku, 422 when stock or the maximum does not allow it. */
export function addSku(state: CartState, sku: string, stockOf: StockOf, stamp: LineStamp): CartState {
  const stock = stockOf(sku);
  if (stock === null) throw new GatewayError(404, "SKU_UNKNOWN", `No product found for sku ${sku}`);
  const line = state.lines.find((one) => one.sku === sku && one.giftOf === undefined);
  const quantity = (line?.quantity ?? 0) + 1;
  if (quantity + giftsOf(state, sku) > stock) throw outOfStock(sku);
  if (quantity > MAX_QUANTITY) throw aboveMaximum();
  if (line) return replaceLine(state, { ...line, quantity, lastModifiedAt: stamp.at });
  if (state.lines.length >= MAX_LINES) {
    throw new GatewayError(422, "TOO_MANY_LINES", `A cart holds at most ${MAX_LINES} different products`);
  }
  const added: CartLine = { lineId: stamp.newId(), sku, quantity, lastModifiedAt: stamp.at };
  return { ...state, lines: [...state.lines, added] };
}

/**
 * Several skus, one each time a sku is named; what cannot be added is listed in `productsNotAdded` once, unknown skus
 * included, and the rest is added all the same (C4).
 */
export function addSkus(state: CartState, skus: readonly string[], stockOf: StockOf, stamp: LineStamp): CartState {
  const refused = new Set<string>();
  let next = state;
  for (const sku of skus) {
    try {
      next = addSku(next, sku, stockOf, stamp);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      refused.add(sku);
    }
  }
  return { ...next, productsNotAdded: [...refused] };
}

/** The line's quantity from now on. A quantity that is lowered is always allowed, whatever stock says. */
export function setQuantity(
  state: CartState,
  { lineId, quantity }: { lineId: string; quantity: number },
  stockOf: StockOf,
  at: string,
): CartState {
  const line = getLine(state, lineId);
  if (line.giftOf !== undefined) throw new GatewayError(422, "LINE_IS_A_GIFT", "The quantity of a gift is fixed");
  if (quantity > MAX_QUANTITY) throw aboveMaximum();
  const stock = stockOf(line.sku) ?? 0;
  if (quantity > line.quantity && quantity + giftsOf(state, line.sku) > stock) {
    throw new GatewayError(422, "QUANTITY_ABOVE_STOCK", `Only ${stock} of product ${line.sku} are left`);
  }
  return replaceLine(state, { ...line, quantity, lastModifiedAt: at });
}

export function removeLine(state: CartState, lineId: string): CartState {
  const line = getLine(state, lineId);
  return { ...withoutSources(state, [line.giftOf]), lines: state.lines.filter((one) => one !== line) };
}

/** Lines as far as stock goes: lowered, or taken out and listed in `productsNotAdded` when nothing is left (C4). */
export function refreshLines(state: CartState, stockOf: StockOf, at: string): CartState {
  const left = new Map<string, number>();
  const gone = new Set<string>();
  const lines = state.lines.flatMap((line): CartLine[] => {
    const available = left.get(line.sku) ?? stockOf(line.sku) ?? 0;
    const quantity = Math.min(line.quantity, available);
    left.set(line.sku, available - quantity);
    if (quantity === line.quantity) return [line];
    gone.add(line.sku);
    return quantity > 0 ? [{ ...line, quantity, lastModifiedAt: at }] : [];
  });
  const stays = new Set(lines.map(({ lineId }) => lineId));
  const missed = state.lines.filter(({ lineId }) => !stays.has(lineId)).map((line) => line.giftOf);
  return { ...withoutSources(state, missed), lines, productsNotAdded: [...gone] };
}

/** A gift that is gone takes the code or offer that promised it along, or it would come back. */
function withoutSources(state: CartState, sources: readonly (string | undefined)[]): CartState {
  return {
    ...state,
    promoCodes: state.promoCodes.filter((code) => !sources.includes(code)),
    loyaltyOfferIds: state.loyaltyOfferIds.filter((id) => !sources.includes(id)),
  };
}

export function getLine(state: CartState, lineId: string): CartLine {
  const line = state.lines.find((one) => one.lineId === lineId);
  if (!line) throw new GatewayError(404, "LINE_UNKNOWN", `No line ${lineId} in this cart`);
  return line;
}

function replaceLine(state: CartState, line: CartLine): CartState {
  return { ...state, lines: state.lines.map((one) => (one.lineId === line.lineId ? line : one)) };
}

function giftsOf(state: CartState, sku: string): number {
  return state.lines.reduce(
    (sum, line) => (line.sku === sku && line.giftOf !== undefined ? sum + line.quantity : sum),
    0,
  );
}

function aboveMaximum(): GatewayError {
  return new GatewayError(422, "QUANTITY_ABOVE_MAXIMUM", `At most ${MAX_QUANTITY} of one product can be ordered`);
}
