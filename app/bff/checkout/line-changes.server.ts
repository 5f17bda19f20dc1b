import { checkoutText } from "#app/i18n/i18n.server.ts";
import type { Cart } from "#app/models/cart.ts";
import { diffLines } from "#app/models/line-changes.ts";
import type { RequestContext } from "../context.server";

/**
 * How the cart has changed since the page with this form was shown, in words: "Dress: 2 instead of 1, 1 item removed".
 * Null when it has not. Scripts keep a page up to date; without them it may be long out of date.
 */
export async function changesSince(
  { language }: RequestContext,
  seen: FormDataEntryValue | null,
  { lineItems }: Pick<Cart, "lineItems">,
): Promise<string | null> {
  const changes = diffLines(seen, lineItems);
  if (changes.length === 0) return null;
  const t = await checkoutText(language);
  const gone = changes.filter(({ name }) => name === null).length;
  const words = changes.flatMap(({ name, before, now }) => {
    if (name === null) return [];
    return before === 0 ? t("change.added", { name, now }) : t("change.quantity", { name, before, now });
  });
  return [...words, ...(gone > 0 ? [t("change.gone", { count: gone })] : [])].join(", ");
}
