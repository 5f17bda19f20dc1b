import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/**
 * For pages of products: others have another address. A change of the cart or of a wish, here or in another tab, leaves
 * them as they are, and 48 cards are not sent again.
 */
export function isOtherAddress({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href !== nextUrl.href && defaultShouldRevalidate;
}
