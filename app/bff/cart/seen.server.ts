import { z } from "zod";
import type { RequestContext } from "../context.server";
import type { Seen, SeenLine } from "./lines.server";

/** What a form of the cart page says of the cart that it was made of (fields of `SeenFields`). */

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
 * The quantity that the shopper saw, for forms that a page without scripts sends: it may be as old as its tab. Scripts
 * keep theirs up to date and mean what they say.
 */
export function seenQuantity({ url }: RequestContext, form: FormData): Seen {
  const result = seenQuantitySchema.safeParse(Object.fromEntries(form));
  if (!result.success || url.pathname.endsWith(".data")) return { version: null, quantity: null };
  return { version: result.data.version, quantity: result.data.seen };
}

/** The line that is deleted, as the page showed it; null when the form does not say, or says nonsense. */
export function seenLine(form: FormData): SeenLine | null {
  const result = seenLineSchema.safeParse(Object.fromEntries(form));
  if (!result.success) return null;
  const { seen: quantity, ...line } = result.data;
  return { ...line, quantity };
}
