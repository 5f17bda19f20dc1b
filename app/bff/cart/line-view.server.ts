import { optionWords } from "~/i18n/option-words";
import type { Text } from "~/i18n/use-text";
import type { LineItem } from "~/models/cart";
import { lineUndo } from "~/models/cart-rules";
import { productSlug } from "~/models/entity-slug";
import type { Money } from "~/models/money";
import { shownLinePrice, type ShownPrice } from "~/models/product-price";
import { maxQuantity } from "~/models/quantity";

/** A line as the cart page shows it (C3). */
export interface CartLineView {
  lineId: string;
  sku: string;
  name: string;
  /** Last segment of the product page's address. */
  slug: string;
  /** Colour and size, in words. */
  option: string;
  picture: string;
  quantity: number;
  /** The most that can be chosen now. */
  max: number;
  /** What is left, in words; null where nothing is to be said. */
  stock: StockView | null;
  isFree: boolean;
  /** Could be taken back, were it deleted. */
  isUndoable: boolean;
  /** Price of one piece, and what stands beside it where it is reduced. */
  price: ShownPrice;
  /** Of the whole line. */
  total: Money;
  /** What marketing calls it: "New", "Web only". */
  labels: string[];
  /** What codes and offers do to this line: kind, and amount as the gateway writes it. */
  discounts: string[];
}

export interface StockView {
  state: "available" | "few" | "none";
  text: string;
}

/** What a line's words are made of. */
export interface LineWords {
  t: Text<"cart">;
  locale: string;
  /** When what is in stock arrives; null where nobody knows. */
  day: string | null;
}

/** From here on the shop says how many are left. */
const FEW = 3;

export function lineView(line: LineItem, words: LineWords): CartLineView {
  const { t, locale } = words;
  return {
    lineId: line.lineId,
    sku: line.sku,
    name: line.name,
    slug: productSlug(line, line),
    option: optionWords(t, locale, { color: line.color.name, size: line.size.label }),
    picture: line.picture.path,
    quantity: line.quantity,
    max: maxQuantity(line.availableQuantity),
    stock: stockOf(line, words),
    isFree: line.isFree,
    isUndoable: lineUndo(line) !== null,
    price: line.isFree ? { current: line.totalPrice, type: "I", reduction: null } : shownLinePrice(line),
    total: line.totalPrice,
    labels: labelsOf(line),
    discounts: line.isFree
      ? [t("free")]
      : line.discountMessages.map(({ type, displayedAmount }) => t(`message.${type}`, { amount: displayedAmount })),
  };
}

/** More was chosen than there is, or nothing is left at all: such a line cannot be ordered as it stands. */
export function isShort({ quantity, availableQuantity }: Pick<LineItem, "quantity" | "availableQuantity">): boolean {
  return availableQuantity < quantity;
}

function stockOf(line: LineItem, { t, day }: LineWords): StockView | null {
  const count = line.availableQuantity;
  if (count === 0) return { state: "none", text: t("soldOut") };
  if (isShort(line)) return { state: "none", text: `${t("few", { count })}. ${t("short")}` };
  if (count <= FEW) return { state: "few", text: t("few", { count }) };
  return day === null ? null : { state: "available", text: t("available", { date: day }) };
}

/** A semicolon-separated list (C3), each label once. */
function labelsOf({ marketingLabels }: LineItem): string[] {
  return [...new Set(marketingLabels.split(";").map((label) => label.trim()))].filter(Boolean);
}
