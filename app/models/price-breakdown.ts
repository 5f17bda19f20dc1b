import type { Cart } from "./cart";
import { itemCount, sumOf, totalBeforeDelivery } from "./cart-rules";
import type { Money } from "./money";
import type { Order } from "./order";

/** One thing that is paid for or given free, with its amount before discounts. */
export type PriceLine = { id: string; amount: Money; quantity: number } & (
  | { kind: "product"; product: Order["lineItems"][number] }
  | { kind: "giftCard"; giftCard: Order["giftCards"][number] }
  | { kind: "loyaltyCard" | "donation" }
  /** A rest that the gateway charges without naming it; it is no item. */
  | { kind: "other" }
);

/** Parts of a total, to be shown line by line: lines less discounts plus delivery make the total. */
export interface PriceBreakdown {
  lines: PriceLine[];
  /** Number of items as the cart counts them (C9): the sum of the lines' quantities. */
  count: number;
  /** Sum of the lines. */
  goods: Money;
  /** Positive amounts. One without a label is an amount that the gateway takes off without naming it. */
  discounts: { label: string | null; value: Money }[];
  /** Null while unknown; the total then does not include it. */
  delivery: Money | null;
  total: Money;
}

type Paid = Pick<Order, "lineItems" | "giftCards" | "donations" | "loyaltyCard" | "discounts" | "totalPrice"> &
  Pick<Cart, "shippingInfo">;

/**
 * The lines of a cart or an order. The gateway's total is what is paid: any part that its own lines do not explain
 * becomes a line or a discount here, so that the sum is always right.
 *
 * @param delivery for a cart without a method: the estimate, if there is one
 */
export function priceBreakdown(of: Paid, delivery: Money | null = of.shippingInfo?.price ?? null): PriceBreakdown {
  const before = totalBeforeDelivery(of);
  const money = (centAmount: number): Money => ({ ...before, centAmount });
  const named = namedLines(of, money(0));
  const off = sumOf(of.discounts.map(({ value }) => value));
  const rest = before.centAmount + off - sumOf(named.map(({ amount }) => amount));
  const other: PriceLine = { kind: "other", id: "other", amount: money(rest), quantity: 0 };
  const lines = rest > 0 ? [...named, other] : named;
  return {
    lines,
    count: itemCount(of),
    goods: money(sumOf(lines.map(({ amount }) => amount))),
    discounts: rest < 0 ? [...of.discounts, { label: null, value: money(-rest) }] : of.discounts,
    delivery,
    total: money(before.centAmount + (delivery?.centAmount ?? 0)),
  };
}

function namedLines({ lineItems, giftCards, donations, loyaltyCard }: Paid, nothing: Money): PriceLine[] {
  return [
    ...lineItems.map((product): PriceLine => {
      const { lineId: id, quantity, isFree, totalPrice } = product;
      return { kind: "product", id, quantity, amount: isFree ? nothing : totalPrice, product };
    }),
    ...giftCards.map((giftCard, index): PriceLine => {
      return { kind: "giftCard", id: `gift-card-${index}`, quantity: 1, amount: giftCard.amount, giftCard };
    }),
    ...(loyaltyCard
      ? [{ kind: "loyaltyCard" as const, id: "loyalty-card", quantity: 1, amount: loyaltyCard.price }]
      : []),
    ...donations.map(({ id, amount }): PriceLine => ({ kind: "donation", id: `donation-${id}`, quantity: 1, amount })),
  ];
}
