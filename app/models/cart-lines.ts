import type { Cart, LineItem } from "./cart";
import { sumOf, totalBeforeDelivery } from "./cart-rules";
import type { Money } from "./money";

/** Of more lines the browser's cookie does not keep their places and prices: one that is taken back stands at the end. */
const MAX_KEPT = 40;

interface Row {
  sku: string;
  isFree: boolean;
}

/** A piece by its name and size, as shoppers are told of several: `Robe en lin (38)`. */
export function nameWithSize({ name, size }: Pick<LineItem, "name" | "size">): string {
  return `${name} (${size.label})`;
}

/** Sorts lines by `order`. Unknown skus and free gifts go last. */
export function sortCartLines<T extends Row>(lines: readonly T[], order: readonly string[]): T[] {
  const place = (line: T): number => {
    const index = line.isFree ? -1 : order.indexOf(line.sku);
    return index < 0 ? order.length : index;
  };
  return lines.toSorted((a, b) => place(a) - place(b));
}

/** Sku order after a deletion; keeps the deleted sku's position. At most 40 skus. */
export function skuOrderAfterDeletion(
  order: readonly string[],
  left: readonly Row[],
  deleted: { sku: string; position: number },
  mayComeBack: readonly string[],
): string[] {
  const bought = left.flatMap(({ sku, isFree }) => (isFree ? [] : [sku]));
  const known = [...order, ...bought.filter((sku) => !order.includes(sku))];
  if (!known.includes(deleted.sku)) {
    const next = left.slice(deleted.position).find(({ isFree }) => !isFree);
    known.splice(next ? known.indexOf(next.sku) : known.length, 0, deleted.sku);
  }
  const stays = new Set([...bought, ...mayComeBack, deleted.sku]);
  return known.filter((sku) => stays.has(sku)).slice(0, MAX_KEPT);
}

/** Cents of one piece when its line came into the cart, by sku. At most 40 skus. */
export type PricesWhenAdded = Readonly<Record<string, number>>;

/** Those of the cart's lines: what is known stays, of a new line it is today's. */
export function pricesWhenAdded(
  lines: readonly Pick<LineItem, "sku" | "isFree" | "catalogPrice">[],
  known: PricesWhenAdded = {},
): PricesWhenAdded {
  const paid = lines.filter(({ isFree }) => !isFree).slice(0, MAX_KEPT);
  return Object.fromEntries(paid.map(({ sku, catalogPrice }) => [sku, known[sku] ?? catalogPrice.price.centAmount]));
}

/** What one piece cost when its line came in; null where that is today's price, or not known. */
export function formerPrice(
  { sku, isFree, catalogPrice: { price } }: Pick<LineItem, "sku" | "isFree" | "catalogPrice">,
  known: PricesWhenAdded,
): Money | null {
  const centAmount = isFree ? undefined : known[sku];
  return centAmount === undefined || centAmount === price.centAmount ? null : { ...price, centAmount };
}

/** What became of a cart's lines since a page showed them. Gifts follow from the rest and are left out. */

type Line = Pick<LineItem, "sku" | "name" | "quantity" | "isFree">;

export interface LineChange {
  /** Null for a line that is gone. */
  name: string | null;
  before: number;
  now: number;
}

/** The lines as a form of the page carries them: `1000010138:2 1000020240:1`. */
export function serializeLines(lines: readonly Line[]): string {
  return bought(lines)
    .map(({ sku, quantity }) => `${sku}:${quantity}`)
    .join(" ");
}

/** What differs from them now; nothing where the form does not say, or says nonsense. */
export function diffLines(seen: unknown, lines: readonly Line[]): LineChange[] {
  if (typeof seen !== "string" || !/^(\d{6,20}:\d{1,9}( |$))+$/.test(seen)) return [];
  const before = new Map(
    seen
      .trimEnd()
      .split(" ")
      .map((each) => each.split(":") as [string, string]),
  );
  const now = bought(lines);
  const changed = now
    .map(({ sku, name, quantity }) => ({ name, before: Number(before.get(sku) ?? 0), now: quantity }))
    .filter((line) => line.before !== line.now);
  const left = new Set(now.map(({ sku }) => sku));
  const gone = [...before].filter(([sku]) => !left.has(sku));
  return [...changed, ...gone.map(([, quantity]) => ({ name: null, before: Number(quantity), now: 0 }))];
}

function bought(lines: readonly Line[]): Line[] {
  return lines.filter(({ isFree }) => !isFree);
}

/** What a cart's total is made of. Every amount is in the cart's currency, and together they are the total. */
export interface CartTotals {
  /** The lines, before discounts. */
  goods: Money;
  giftCards: Money;
  loyaltyCard: Money;
  donations: Money;
  /** What each takes off, as positive amounts. */
  discounts: Cart["discounts"];
  /** Null while it is not known; the total is without it then. */
  delivery: Money | null;
  total: Money;
}

type Totalled = Pick<Cart, "totalPrice" | "shippingInfo" | "giftCards" | "loyaltyCard" | "donations" | "discounts">;

/**
 * Takes a cart's total apart. The gateway's total is what is paid, so what extras and discounts do not explain of it is
 * the goods: the parts add up to the cent, whatever way the gateway rounds.
 *
 * @param delivery cost of the method that is chosen, or the estimate before one is
 */
export function cartTotals(cart: Totalled, delivery: Money | null): CartTotals {
  const before = totalBeforeDelivery(cart);
  const money = (centAmount: number): Money => ({ ...before, centAmount });
  const giftCards = sumOf(cart.giftCards.map(({ amount }) => amount));
  const donations = sumOf(cart.donations.map(({ amount }) => amount));
  const loyaltyCard = cart.loyaltyCard?.price.centAmount ?? 0;
  const off = sumOf(cart.discounts.map(({ value }) => value));
  return {
    goods: money(before.centAmount + off - giftCards - donations - loyaltyCard),
    giftCards: money(giftCards),
    loyaltyCard: money(loyaltyCard),
    donations: money(donations),
    discounts: cart.discounts,
    delivery,
    total: money(before.centAmount + (delivery?.centAmount ?? 0)),
  };
}
