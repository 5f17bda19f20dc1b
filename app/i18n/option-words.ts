import type { LineItem } from "#app/models/cart.ts";
import { isGiftCard } from "#app/models/cart-rules.ts";
import type { Text } from "./use-text";

interface Option {
  color: string;
  size: string;
}

/** Colour and size in one line: "Tobacco check, size 38", "Tobacco check, one size". */
export function optionWords(t: Text<"cart">, locale: string, { color, size }: Option): string {
  if (needsSizeWord(size)) return `${color}, ${t("size", { size })}`;
  // Within a line the size starts in lower case; German nouns keep their capital.
  const word = locale.startsWith("de") ? size : size.charAt(0).toLocaleLowerCase(locale) + size.slice(1);
  return `${color}, ${word}`;
}

/** The same for a line of a cart or an order; null for a gift card, which has neither. */
export function lineOptionWords(
  t: Text<"cart">,
  locale: string,
  line: Pick<LineItem, "color" | "size" | "segmentationId">,
): string | null {
  return isGiftCard(line) ? null : optionWords(t, locale, { color: line.color.name, size: line.size.label });
}

/** Longer sizes explain themselves: "75 cm", "3 years", "One size". */
const SHORT_SIZE = 4;

/** A short size needs a word beside it: "size 38". */
export function needsSizeWord(label: string): boolean {
  return label.length <= SHORT_SIZE;
}
