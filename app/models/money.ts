import { z } from "zod";

/** Money on the wire: whole minor units ("cents") with a currency code. How it is shown says money-format (S5, S9). */
export const moneySchema = z.object({
  centAmount: z.number().int(),
  currencyCode: z.string().regex(/^[A-Z]{3}$/),
});
export type Money = z.infer<typeof moneySchema>;
