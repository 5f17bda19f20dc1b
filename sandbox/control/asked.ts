import { z } from "zod";

/** What a form has just done: the page says so in its section. */
export const DONE = ["reset", "stock", "clock", "fault", "fault-gone", "payment"] as const;
export type Done = (typeof DONE)[number];

const words = z.string().max(100).optional().catch(undefined);

/** What the page is asked to show. Whatever else comes in its address is as good as nothing. */
export const askedSchema = z.object({
  /** Words to look for among the customers. */
  q: words,
  /** As whom the browser has just been signed in; empty after signing out. */
  as: z.string().max(40).optional().catch(undefined),
  /** Words, a product's number, a sku or an address of the shop. */
  stock: z.string().max(300).optional().catch(undefined),
  /** Part of the path of the calls to show. */
  calls: words,
  done: z.enum(DONE).optional().catch(undefined),
});
export type Asked = z.infer<typeof askedSchema>;

/** A form that was refused: which, why, and what was typed. */
export interface Refused {
  form: string;
  message: string;
  values: Readonly<Record<string, string>>;
}
