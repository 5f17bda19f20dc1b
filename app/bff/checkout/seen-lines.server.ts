import { serverText } from "~/i18n/i18n.server";
import type { Cart } from "~/models/cart";
import { lineChanges } from "~/models/line-changes";
import type { RequestContext } from "../context.server";

/**
 * What changed of the cart since the page was shown that a form comes from, in words: "Dress: 2 instead of 1, 1 item
 * removed". Null for nothing. Scripts keep a page up to date; without them it is as old as its tab.
 */
export async function changesSince(
  { language }: RequestContext,
  seen: FormDataEntryValue | null,
  { lineItems }: Pick<Cart, "lineItems">,
): Promise<string | null> {
  const changes = lineChanges(seen, lineItems);
  if (changes.length === 0) return null;
  const t = await serverText(language, "checkout");
  const gone = changes.filter(({ name }) => name === null).length;
  const words = changes.flatMap(({ name, before, now }) => {
    if (name === null) return [];
    return before === 0 ? t("change.added", { name, now }) : t("change.quantity", { name, before, now });
  });
  return [...words, ...(gone > 0 ? [t("change.gone", { count: gone })] : [])].join(", ");
}
