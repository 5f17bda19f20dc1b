import { isGiftCard } from "#models/cart-rules.ts";
import type { Country } from "#models/locale.ts";
import type { Money } from "#models/money.ts";
import type { Order } from "#models/order.ts";

/** Tax on clothes where they are delivered. A site's country must be here to compile. */
const RATES: Readonly<Record<Country, number> & Record<string, number>> = {
  FR: 0.2,
  MC: 0.2,
  BE: 0.21,
  LU: 0.17,
  CH: 0.081,
  LI: 0.081,
  GB: 0.2,
  IE: 0.23,
  NL: 0.21,
  PT: 0.23,
  AT: 0.2,
  CZ: 0.21,
  ES: 0.21,
  AD: 0.045,
  DE: 0.19,
  IT: 0.22,
  SM: 0.22,
  VA: 0,
  PL: 0.23,
};

interface Taxed extends Pick<Order, "totalPrice" | "shippingAddress" | "billingAddress" | "giftCards" | "donations"> {
  lineItems: readonly Pick<Order["lineItems"][number], "segmentationId" | "totalPrice">[];
}

/** The tax that a total holds. Gift cards are taxed when they are spent, and donations are not. */
export function vatOf(order: Taxed): { rate: number; amount: Money } {
  const { totalPrice, shippingAddress, billingAddress, lineItems, giftCards, donations } = order;
  const rate = RATES[shippingAddress?.country ?? billingAddress?.country ?? "FR"] ?? 0.2;
  const cards = lineItems.filter(isGiftCard);
  const untaxed = [...giftCards, ...donations]
    .map(({ amount }) => amount)
    .concat(cards.map((line) => line.totalPrice))
    .reduce((sum, { centAmount }) => sum + centAmount, 0);
  const taxed = Math.max(0, totalPrice.centAmount - untaxed);
  return { rate, amount: { ...totalPrice, centAmount: Math.round(taxed - taxed / (1 + rate)) } };
}
