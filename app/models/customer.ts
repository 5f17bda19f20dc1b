import { z } from "zod";
import { moneySchema } from "./money";
import { hasNoRepeats } from "./schema-parts";

/** Account read by `GET /accounts-self/` (S3 "Client"). */
export const customerSchema = z.object({
  customerId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailQuality: z.string().optional(),
  phoneNumber: z.string().optional(),
  phoneNumberCountry: z.string().optional(),
  phoneNumberQuality: z.string().optional(),
  gender: z.enum(["F", "M", "X"]).optional(),
  birthday: z.string().optional(),
  optinNews: z.enum(["YES", "NO"]),
  preferredStore: z.string().optional(),
  fiscalNumber: z.string().optional(),
  preferredChannel: z.string().optional(),
  hasPassword: z.boolean(),
  isDeleted: z.boolean(),
  loyaltyNumber: z.string().optional(),
  loyaltyCreationDate: z.string().optional(),
  loyaltyType: z.enum(["FID", "HSP"]).optional(),
});
export type Customer = z.infer<typeof customerSchema>;

/** The wishlist and the stock alerts come as bare lists under `values`. */
export const wishlistSchema = z.object({
  values: z.array(
    z.object({
      productId: z.string(),
      optionId: z.string().optional(),
      sku: z.string().optional(),
      /** What the colour cost when it was wished for, as it was sent: a price that has dropped since is told. */
      wishedPrice: moneySchema.optional(),
    }),
  ),
});
export const stockAlertsSchema = z.object({
  values: z.array(z.object({ sku: z.string(), productId: z.string(), createdAt: z.string() })),
});
/** `GET /customers-self/lastPurchaseDate`: an ISO day, null when nothing was bought. */
export const lastPurchaseDateSchema = z.object({ value: z.string().nullable() });

const name = z.string().trim().min(1).max(50);

/**
 * `PUT /accounts-self/`: the fields that change; only those that are not empty are sent (S5). The answer is the account.
 */
export const accountUpdateSchema = z.strictObject({
  firstName: name.optional(),
  lastName: name.optional(),
  email: z.email().max(100).optional(),
  phoneNumber: z.string().trim().min(1).max(30).optional(),
  phoneNumberCountry: z
    .string()
    .regex(/^[A-Z]{2}$/, "must be two capital letters")
    .optional(),
  gender: customerSchema.shape.gender,
  birthday: z.iso.date().optional(),
  optinNews: customerSchema.shape.optinNews.optional(),
  preferredStore: z.string().trim().min(1).max(20).optional(),
  fiscalNumber: z.string().trim().min(1).max(30).optional(),
  preferredChannel: z.string().trim().min(1).max(20).optional(),
});

/** `PUT /accounts-self/password` */
export const changePasswordSchema = z.strictObject({
  currentPassword: z.string().max(200),
  newPassword: z.string().min(8).max(200),
});

const digits = z.string().regex(/^\d{1,20}$/, "must be digits");

/** `POST /customers-self/knowledges/wishlist` */
export const wishlistProductSchema = z.strictObject({
  productId: digits,
  optionId: digits.optional(),
  sku: digits.optional(),
  wishedPrice: moneySchema.optional(),
  /** Place to put it, from 0, the newest first; left out it comes first, beyond the end it comes last. */
  position: z.number().int().min(0).optional(),
});
/** `POST /customers-self/knowledges/product-stock-alert?id={storeId}` */
export const stockAlertInputSchema = z.strictObject({ sku: digits, productId: digits });
/** `PUT /stock-alerts`: of somebody without an account (BEY-14). Asked twice it is one; it is forgotten once it was sent. */
export const visitorAlertInputSchema = stockAlertInputSchema.extend({ email: z.email().max(100), store: digits });
export const visitorAlertSchema = z.object({ sku: z.string() });
export const stockAlertsQuerySchema = z.strictObject({ id: digits });
export const deleteAlertQuerySchema = z.strictObject({ knowledgeTypeId: digits });

export const SUBSCRIPTION_TYPES = ["e-ticket", "invitations", "newsletter", "survey"] as const;
export const subscriptionSchema = z.object({
  type: z.enum(SUBSCRIPTION_TYPES),
  optin: z.enum(["YES", "NO"]),
  visible: z.boolean(),
});
/** `GET /customers-self/subscriptions` */
export const subscriptionsSchema = z.object({ values: z.array(subscriptionSchema) });
/** `PUT /customers-self/subscriptions`: the types that change. */
export const subscriptionsUpdateSchema = z.strictObject({
  store: z.string().min(1).max(20),
  source: z.literal("WEB"),
  complement: z.string().max(500).optional(),
  values: z
    .array(subscriptionSchema.omit({ visible: true }))
    .max(SUBSCRIPTION_TYPES.length)
    .refine((items) => hasNoRepeats(items.map(({ type }) => type)), "must name each type once"),
});
/** `GET /customers-self/transaction-subscriptions?isLoyaltyCardInTransaction`: what the checkout may offer (C3). */
export const transactionSubscriptionsSchema = z.object({
  values: z.array(z.object({ type: z.enum(["SURV", "INVIT"]), optin: z.enum(["YES", "NO"]), visible: z.boolean() })),
});
export const transactionSubscriptionsQuerySchema = z.strictObject({
  isLoyaltyCardInTransaction: z.enum(["true", "false"]).default("false"),
});
/** `GET` and `PUT /customers-self/bankStatements`: the IBAN without spaces (S3); null when there is none. */
export const bankStatementsSchema = z.object({ iban: z.string().nullable(), holder: z.string().optional() });
/** Spaces are the storefront's to take out (S5): with them it is no IBAN, 422. */
export const bankStatementsInputSchema = z.strictObject({
  iban: z.string().min(1).max(60),
  holder: z.string().trim().max(100).optional(),
});

export const tokensSchema = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type Tokens = z.infer<typeof tokensSchema>;
