import type { Money } from "~/models/money";
import type { Content } from "./cookies.server";

/** What a visitor's browser keeps of a wish. */
export interface VisitorsWish {
  productId: string;
  optionId?: string;
  /** What that colour cost when it was wished for. */
  wishedPrice?: Money;
}

/** The newest last. */
export function wishesOf(content: Content<"wishlist"> | undefined): VisitorsWish[] {
  const { products = [], options = {}, prices } = content ?? {};
  return products.map((productId, index) => {
    const centAmount = prices?.cents[index] ?? 0;
    const optionId = options[productId];
    return {
      productId,
      ...(optionId && { optionId }),
      ...(prices && centAmount > 0 && { wishedPrice: { centAmount, currencyCode: prices.currency } }),
    };
  });
}

/**
 * As few characters as do: prices are a row of numbers, in one currency. Where the visitor went on to another country it
 * is the newest wish's, and what was wished for before has no price any more: none that could be compared there.
 */
export function wishesContent(wishes: readonly VisitorsWish[]): Content<"wishlist"> | null {
  if (wishes.length === 0) return null;
  const options = wishes.flatMap(({ productId, optionId }) => (optionId ? [[productId, optionId] as const] : []));
  const currency = wishes.findLast(({ wishedPrice }) => wishedPrice)?.wishedPrice?.currencyCode;
  const cents = wishes.map(({ wishedPrice }) =>
    wishedPrice?.currencyCode === currency ? (wishedPrice?.centAmount ?? 0) : 0,
  );
  return {
    products: wishes.map(({ productId }) => productId),
    options: Object.fromEntries(options),
    ...(currency && { prices: { currency, cents } }),
  };
}
