import { z } from "zod";

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
  values: z.array(z.object({ productId: z.string(), optionId: z.string().optional(), sku: z.string().optional() })),
});
export const stockAlertsSchema = z.object({
  values: z.array(z.object({ sku: z.string(), productId: z.string(), createdAt: z.string() })),
});
/** `GET /customers-self/lastPurchaseDate`: an ISO day, null when nothing was bought. */
export const lastPurchaseDateSchema = z.object({ value: z.string().nullable() });

/**
 * `PUT /accounts-self/`: the fields that change; only those that are not empty are sent (S5). The answer is the account.
 */
export const accountUpdateSchema = customerSchema
  .pick({
    firstName: true,
    lastName: true,
    email: true,
    phoneNumber: true,
    phoneNumberCountry: true,
    gender: true,
    birthday: true,
    optinNews: true,
    preferredStore: true,
    fiscalNumber: true,
    preferredChannel: true,
  })
  .partial();

/** `PUT /accounts-self/password` */
export const changePasswordSchema = z.object({ currentPassword: z.string(), newPassword: z.string() });

/** `POST /customers-self/knowledges/wishlist` */
export const wishlistProductSchema = wishlistSchema.shape.values.element;
/** `POST /customers-self/knowledges/product-stock-alert?id={storeId}` */
export const stockAlertInputSchema = z.object({ sku: z.string(), productId: z.string() });

export const SUBSCRIPTION_TYPES = ["e-ticket", "invitations", "newsletter", "survey"] as const;
export const subscriptionSchema = z.object({
  type: z.enum(SUBSCRIPTION_TYPES),
  optin: z.enum(["YES", "NO"]),
  visible: z.boolean(),
});
/** `GET /customers-self/subscriptions` */
export const subscriptionsSchema = z.object({ values: z.array(subscriptionSchema) });
/** `PUT /customers-self/subscriptions`: the types that change. */
export const subscriptionsUpdateSchema = z.object({
  store: z.string(),
  source: z.literal("WEB"),
  complement: z.string().optional(),
  values: z.array(subscriptionSchema.omit({ visible: true })).max(SUBSCRIPTION_TYPES.length),
});
/** `GET /customers-self/transaction-subscriptions?isLoyaltyCardInTransaction`: what the checkout may offer (C3). */
export const transactionSubscriptionsSchema = z.object({
  values: z.array(z.object({ type: z.enum(["SURV", "INVIT"]), optin: z.enum(["YES", "NO"]), visible: z.boolean() })),
});
/** `GET` and `PUT /customers-self/bankStatements`: the IBAN without spaces (S3); null when there is none. */
export const bankStatementsSchema = z.object({ iban: z.string().nullable(), holder: z.string().optional() });

export const tokensSchema = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type Tokens = z.infer<typeof tokensSchema>;
