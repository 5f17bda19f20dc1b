/** What a page beside a product is about: one of its colours, in a size once one is chosen. */
export interface PieceAddress {
  productId: string;
  optionId: string;
  /** Null while no size is chosen. */
  sku: string | null;
}

/** Names colour and size in the search part of an address: a sku is of one colour alone. */
export function pieceSearch({ optionId, sku }: Pick<PieceAddress, "optionId" | "sku">): string {
  return sku ? `?sku=${sku}` : `?option=${optionId}`;
}

/** What an address or a form names; an empty field names nothing. */
export function readPiece(search: URLSearchParams): { optionId: string | null; sku: string | null } {
  return { optionId: search.get("option") || null, sku: search.get("sku") || null };
}
