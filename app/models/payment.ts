import { z } from "zod";
import { optionalField, partialArray } from "./lenient-schemas";
import { moneySchema } from "./money";
import { PAYMENT_METHODS } from "./payment-methods";

/** `vitrine` is the shop's own gift-card provider (D1). */
export const PAYMENT_PROVIDERS = ["adyen", "hipay", "vitrine"] as const;

export const RESULT_CODES = [
  "AuthenticationFinished",
  "Authorised",
  "Cancelled",
  "ChallengeShopper",
  "Error",
  "IdentifyShopper",
  "Pending",
  "PresentToShopper",
  "Received",
  "RedirectShopper",
  "Refused",
  "Success",
] as const;
export type ResultCode = (typeof RESULT_CODES)[number];

/**
 * Body of `POST /carts-self/{cartId}/payments` (D5). `amount` is what the shopper was shown; the gateway refuses if the
 * total differs.
 */
export const startPaymentSchema = z.strictObject({
  paymentProvider: z.enum(PAYMENT_PROVIDERS),
  paymentProduct: z.enum(PAYMENT_METHODS),
  amount: moneySchema,
  returnUrl: z.url({ protocol: /^https?$/ }).max(2000),
  device: z.object({
    userAgent: z.string().max(1000),
    acceptHeader: z.string().max(1000),
    language: z.string().max(100),
  }),
});
export type StartPayment = z.infer<typeof startPaymentSchema>;

export const paymentActionSchema = z.object({
  type: z.enum(["redirect", "form", "voucher"]),
  url: z.url(),
  method: z.enum(["GET", "POST"]),
  fields: z.record(z.string(), z.string()),
});
export type PaymentAction = z.infer<typeof paymentActionSchema>;

/** Reference for paying at a cash machine or bank (Multibanco). */
export const voucherSchema = z.object({
  entity: z.string(),
  reference: z.string(),
  amount: moneySchema,
  expiresAt: z.string(),
});

/** Answer of both payment calls. `refusalReason` is a code such as `NOT_ENOUGH_BALANCE`, never a sentence. */
export const paymentResultSchema = z.object({
  resultCode: z.enum(RESULT_CODES),
  paymentId: z.string(),
  refusalReason: optionalField(z.string()),
  action: optionalField(paymentActionSchema),
  voucher: optionalField(voucherSchema),
});
export type PaymentResult = z.infer<typeof paymentResultSchema>;

/** Body of `POST /carts-self/{cartId}/payments/adyen`: the provider's return fields, unchanged. */
export const completePaymentSchema = z.strictObject({
  paymentId: z.string().min(1).max(100),
  details: z.record(z.string().max(100), z.string().max(10_000)),
});

/** Body of `POST /carts-self/{cartId}/gift-cards/{giftCardId}`: the amount of this cart that the card pays. */
export const payWithGiftCardSchema = z.strictObject({ amount: moneySchema });

/** A gift card to pay with: what is on it, and the last day on which it pays (ISO; null for one that never ends). */
export const giftCardSchema = z.object({
  giftCardId: z.string().regex(/^[\w-]{1,64}$/, "must be letters, digits, _ and -"),
  balance: moneySchema,
  endDate: z.iso.date().nullable(),
});
export type GiftCard = z.infer<typeof giftCardSchema>;

/** `GET /customers-self/gift-cards`: the cards on the account, including ended and empty ones. */
export const ownGiftCardsSchema = z.object({ values: partialArray(giftCardSchema) });
