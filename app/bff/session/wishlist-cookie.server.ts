import type { Money } from "#app/models/money.ts";
import type { Content } from "./cookies.server";

/** What the cookie stores of a visitor's wish. */
export interface VisitorsWish {
  productId: string;
  optionId?: string;
  /** Price of that colour when it was added. */
  wishedPrice?: Money;
}

/** Wishes in the cookie, newest last. */
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
 * Packs the wishes into few characters, with prices as a list of numbers in one currency. If the visitor has changed
 * the country, that is the currency of the newest priced wish; older prices are dropped, as they could not be compared
 * there.
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
