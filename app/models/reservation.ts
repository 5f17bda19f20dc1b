import { z } from "zod";
import { instantSchema, partialArray } from "./lenient-schemas";
import { lineItemSchema } from "./cart";
import { pageShape } from "./schema-parts";
import { storeSchema } from "./store";
import { GOODS_ID } from "./goods-id";

/** A garment put aside in a shop, to be tried on and paid for there. */

/**
 * PENDING: the shop looks for it; READY: kept at the till until `expiresAt`; EXPIRED: not collected in time; COLLECTED;
 * CANCELLED by the customer.
 */
export const RESERVATION_STATUSES = ["PENDING", "READY", "COLLECTED", "EXPIRED", "CANCELLED"] as const;

export const reservationSchema = z.object({
  reservationId: z.string(),
  status: z.enum(RESERVATION_STATUSES),
  createdAt: instantSchema,
  /** How long the shop keeps it. */
  expiresAt: instantSchema,
  quantity: z.number().int().min(1),
  product: lineItemSchema.pick({
    sku: true,
    productId: true,
    optionId: true,
    name: true,
    color: true,
    size: true,
    price: true,
    picture: true,
  }),
  store: storeSchema.pick({ storeId: true, name: true, address: true, phone: true }),
});
export type Reservation = z.infer<typeof reservationSchema>;

/** Whether the shop is looking for it or keeping it. */
export function isReservationOpen(status: Reservation["status"]): boolean {
  return status === "PENDING" || status === "READY";
}

/** `GET /reservations-self?page&size`, newest first. */
export const reservationsSchema = z.object({ ...pageShape, values: partialArray(reservationSchema) });

/** `POST /stores/{storeId}/reservations`: with contact details for a visitor; a customer's are in the account. */
export const reserveSchema = z.strictObject({
  sku: z.string().regex(GOODS_ID, "must be digits"),
  quantity: z.number().int().min(1).max(3).default(1),
  contact: z
    .strictObject({
      firstName: z.string().trim().min(1).max(50),
      lastName: z.string().trim().min(1).max(50),
      email: z.email().max(100),
      phoneNumber: z.string().trim().min(1).max(30).optional(),
    })
    .optional(),
});
