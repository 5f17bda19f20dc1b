import { z } from "zod";
import type { Cart } from "#app/models/cart.ts";
import { formatMoney } from "#app/models/money-format.ts";
import type { RequestContext } from "../context.server";
import { formText } from "../http/form-problem.server";
import { rememberPriceSeen } from "./cart-cookie.server";
import { lineOfSku, type Seen, type SeenLine } from "./lines.server";
import { GOODS_ID } from "#app/models/goods-id.ts";

/** Fields that describe what the page with the form showed: a product, or the cart (`SeenFields`). */

const positive = z.coerce.number().int().min(1).max(1_000_000_000);
const seenQuantitySchema = z.object({ version: positive, seen: positive });
const seenLineSchema = z.object({
  version: positive,
  seen: positive,
  sku: z.string().regex(GOODS_ID),
  name: z.string().min(1).max(200),
  position: z.coerce.number().int().min(0).max(1_000),
});

/**
 * The quantity that the shopper saw, for forms sent without scripts, whose page may be long out of date. Scripts keep
 * the page up to date, so their requests need no such check.
 */
export function seenQuantity({ url }: RequestContext, form: FormData): Seen {
  const result = seenQuantitySchema.safeParse(Object.fromEntries(form));
  if (!result.success || url.pathname.endsWith(".data")) return { version: null, quantity: null };
  return { version: result.data.version, quantity: result.data.seen };
}

/** The line to delete, as the page showed it; null when the form carries none or an invalid one. */
export function seenLine(form: FormData): SeenLine | null {
  const result = seenLineSchema.safeParse(Object.fromEntries(form));
  if (!result.success) return null;
  const { seen: quantity, ...line } = result.data;
  return { ...line, quantity };
}

/**
 * Says on the next page when a piece that was just added costs more than its page showed, which may have been open
 * since before a price rose: once in a message, and beside its line. The form's `seenPrice` is that price, in cents. It
 * is the shopper's own input, and is only ever said.
 *
 * @returns whether there is a message
 */
export function flashDearer({ session, locale }: RequestContext, cart: Cart, form: FormData): boolean {
  const line = lineOfSku(cart, formText(form, "sku"));
  const seen = positive.safeParse(form.get("seenPrice"));
  if (!line || !seen.success || seen.data >= line.catalogPrice.price.centAmount) return false;
  const { name, quantity, catalogPrice } = line;
  const [now, before] = [catalogPrice.price, { ...catalogPrice.price, centAmount: seen.data }];
  const values = { name, now: formatMoney(now, locale), before: formatMoney(before, locale) };
  session.flash({ kind: "warning", key: "cart.addedDearer", values });
  // Pieces that were in the cart before have their own former price.
  if (quantity === 1) rememberPriceSeen(session, line.sku, seen.data);
  return true;
}
