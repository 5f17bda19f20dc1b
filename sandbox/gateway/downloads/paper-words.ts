import { z } from "zod";
import { readWords } from "../../words/words";

const text = z.string().min(1);

const papersSchema = z.object({
  invoice: text,
  creditNote: text,
  /** Before the seller's. */
  vatNumber: text,
  number: text,
  date: text,
  order: text,
  placed: text,
  billedTo: text,
  deliveredTo: text,
  product: text,
  quantity: text,
  unitPrice: text,
  amount: text,
  size: text,
  delivery: text,
  discounts: text,
  giftCard: text,
  donation: text,
  loyaltyCard: text,
  /** What is charged beyond all that is named. */
  other: text,
  total: text,
  refunded: text,
  /** The tax that the total holds; `{rate}`. */
  vat: text,
  /** Followed by what was paid with. */
  paidBy: text,
  card: text,
  /** Instead of `paidBy`. */
  free: text,
  questions: text,
  /** `{page}` of `{pages}`. */
  page: text,
  /** First word of the file's name. */
  file: z.object({ INVOICE: text, CREDIT_NOTE: text }),
});

export type PaperTexts = z.infer<typeof papersSchema>;

export const PAPER_TEXTS = readWords("papers", papersSchema);
