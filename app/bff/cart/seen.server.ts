import { z } from "zod";
import type { RequestContext } from "../context.server";
import type { Seen, SeenLine } from "./lines.server";

/** Fields of a cart page's form that describe the cart as the page showed it (`SeenFields`). */

const count = z.coerce.number().int().min(1).max(1_000_000_000);
const seenQuantitySchema = z.object({ version: count, seen: count });
const seenLineSchema = z.object({
  version: count,
  seen: count,
  sku: z.string().regex(/^\d{6,20}$/),
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
