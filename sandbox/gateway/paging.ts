import { z } from "zod";

const whole = (most: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,5}$/)
    .transform(Number)
    .refine((value) => value <= most, `must be ${most} at most`);

/** `page` counts from 1; `size` is 100 at most. */
export const pageSchema = z.object({
  page: whole(999_999).default(1),
  size: whole(100).default(20),
});
