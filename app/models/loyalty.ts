import { z } from "zod";

/** The loyalty programme as a member sees it (S7). */

/** `GET /customers-self/loyalty/offers/{storeId}`: what points buy; `isAffordable` with the member's own. */
export const loyaltyOffersSchema = z.object({
  balance: z.number().int(),
  values: z.array(z.object({ id: z.string(), label: z.string(), points: z.number().int(), isAffordable: z.boolean() })),
});

/** ORDER won by buying, BONUS by a code, OFFER spent on an offer, WELCOME won by joining. */
export const LOYALTY_MOVEMENTS = ["ORDER", "BONUS", "OFFER", "WELCOME"] as const;

/** `GET /customers-self/loyalty?size&page`: points won and spent, newest first. */
export const loyaltyHistorySchema = z.object({
  balance: z.number().int(),
  page: z.number().int().min(1),
  size: z.number().int().min(1),
  total: z.number().int().min(0),
  values: z.array(
    z.object({
      date: z.iso.datetime(),
      kind: z.enum(LOYALTY_MOVEMENTS),
      points: z.number().int(),
      orderNumber: z.string().nullable(),
    }),
  ),
});
