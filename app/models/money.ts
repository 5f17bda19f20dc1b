import { z } from "zod";

/** Money on the wire: whole minor units ("cents") with a currency code. `money-format.ts` formats it (S5, S9). */
export const moneySchema = z.object({
  centAmount: z.number().int(),
  currencyCode: z.string().regex(/^[A-Z]{3}$/),
});
export type Money = z.infer<typeof moneySchema>;
