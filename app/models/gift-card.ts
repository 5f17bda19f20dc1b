import { z } from "zod";
import { moneySchema } from "./money";

/** A gift card to pay with: what is on it, and the last day on which it pays (ISO; null for one that never ends). */
export const giftCardSchema = z.object({
  giftCardId: z.string().regex(/^[\w-]{1,64}$/, "must be letters, digits, _ and -"),
  balance: moneySchema,
  endDate: z.iso.date().nullable(),
});
export type GiftCard = z.infer<typeof giftCardSchema>;

/** `GET /customers-self/gift-cards`: those that are kept on the account, ended and empty ones included. */
export const ownGiftCardsSchema = z.object({ values: z.array(giftCardSchema) });
