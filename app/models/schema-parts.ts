import { z } from "zod";

/** Whole numbers in an address, from 1: digits only, without sign or exponent. */
export function wholeNumber(most: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/, "must be a whole number")
    .transform(Number)
    .pipe(z.number().int().min(1).max(most));
}

/** `page` counts from 1; `size` is 100 at most. */
export const pageQuerySchema = z.strictObject({
  page: wholeNumber(999_999).default(1),
  size: wholeNumber(100).default(20),
});

/** Fields that every paged answer has. */
export const pageShape = {
  page: z.number().int().min(1),
  size: z.number().int().min(1),
  total: z.number().int().min(0),
};

/** Whether no value is in the list twice. */
export function hasNoRepeats(items: readonly unknown[]): boolean {
  return new Set(items).size === items.length;
}

/** Body of every error answer of the gateway (D5). */
export const gatewayErrorSchema = z.object({ code: z.string(), message: z.string() });
export type GatewayErrorBody = z.infer<typeof gatewayErrorSchema>;
