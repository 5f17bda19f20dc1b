import { z } from "zod";
import { decorativeField, lenientArray, optionalField, partialArray, shownText, withFallback } from "./lenient-schemas";
import { moneySchema } from "./money";
import { hasNoRepeats } from "./schema-parts";
import { GOODS_ID } from "./goods-id";

const genderSchema = z.enum(["F", "M", "X"]);
const optinSchema = z.enum(["YES", "NO"]);

/** Account read by `GET /accounts-self/` (S3 "Client"). */
export const customerSchema = z.object({
  customerId: z.string(),
  firstName: shownText(),
  lastName: shownText(),
  email: shownText(),
  emailQuality: decorativeField(z.string()),
  phoneNumber: decorativeField(z.string()),
  phoneNumberCountry: decorativeField(z.string()),
  phoneNumberQuality: decorativeField(z.string()),
  gender: decorativeField(genderSchema),
  birthday: decorativeField(z.iso.date()),
  /** A value that the shop does not know is not consent. */
  optinNews: withFallback(optinSchema, "NO"),
  preferredStore: decorativeField(z.string()),
  fiscalNumber: decorativeField(z.string()),
  preferredChannel: decorativeField(z.string()),
  hasPassword: z.boolean(),
  isDeleted: z.boolean(),
  loyaltyNumber: decorativeField(z.string()),
  loyaltyCreationDate: decorativeField(z.string()),
  loyaltyType: decorativeField(z.enum(["FID", "HSP"])),
});
export type Customer = z.infer<typeof customerSchema>;

/** The wishlist and the stock alerts come as bare lists under `values`. */
export const wishlistSchema = z.object({
  values: partialArray(
    z.object({
      productId: z.string(),
      optionId: optionalField(z.string()),
      sku: optionalField(z.string()),
      /**
       * What the colour cost when it was wished for, as the shop sent it: the list says when the price has dropped
       * since.
       */
      wishedPrice: decorativeField(moneySchema),
    }),
  ),
});
export const stockAlertsSchema = z.object({
  values: partialArray(z.object({ sku: z.string(), productId: z.string(), createdAt: shownText() })),
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
  gender: genderSchema.optional(),
  birthday: z.iso.date().optional(),
  optinNews: optinSchema.optional(),
  preferredStore: z.string().trim().min(1).max(20).optional(),
  fiscalNumber: z.string().trim().min(1).max(30).optional(),
  preferredChannel: z.string().trim().min(1).max(20).optional(),
});

/** `PUT /accounts-self/password` */
export const changePasswordSchema = z.strictObject({
  currentPassword: z.string().max(200),
  newPassword: z.string().min(8).max(200),
});

const digits = z.string().regex(GOODS_ID, "must be digits");

/** `POST /customers-self/knowledges/wishlist` */
export const wishlistProductSchema = z.strictObject({
  productId: digits,
  optionId: digits.optional(),
  sku: digits.optional(),
  wishedPrice: moneySchema.optional(),
  /** Position in the list, from 0, the newest first; without it the product goes first, beyond the end it goes last. */
  position: z.number().int().min(0).optional(),
});
/** `POST /customers-self/knowledges/product-stock-alert?id={storeId}` */
export const stockAlertInputSchema = z.strictObject({ sku: digits, productId: digits });
/** `PUT /stock-alerts`: for a visitor (BEY-14). Asking twice sets one alert; it is deleted once the mail is sent. */
export const visitorAlertInputSchema = stockAlertInputSchema.extend({ email: z.email().max(100), store: digits });
export const visitorAlertSchema = z.object({ sku: z.string() });
export const stockAlertsQuerySchema = z.strictObject({ id: digits });
export const deleteAlertQuerySchema = z.strictObject({ knowledgeTypeId: digits });

export const SUBSCRIPTION_TYPES = ["e-ticket", "invitations", "newsletter", "survey"] as const;
export const subscriptionSchema = z.object({
  type: z.enum(SUBSCRIPTION_TYPES),
  optin: optinSchema,
  visible: z.boolean(),
});
/** `GET /customers-self/subscriptions` */
export const subscriptionsSchema = z.object({ values: partialArray(subscriptionSchema) });
/** `PUT /customers-self/subscriptions`: only the types that change. */
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
  values: lenientArray(z.object({ type: z.enum(["SURV", "INVIT"]), optin: optinSchema, visible: z.boolean() })),
});
export const transactionSubscriptionsQuerySchema = z.strictObject({
  isLoyaltyCardInTransaction: z.enum(["true", "false"]).default("false"),
});
/** `GET` and `PUT /customers-self/bankStatements`: the IBAN without spaces (S3); null when there is none. */
export const bankStatementsSchema = z.object({ iban: z.string().nullable(), holder: decorativeField(z.string()) });
/** The storefront takes out spaces (S5): with spaces the gateway refuses the IBAN, 422. */
export const bankStatementsInputSchema = z.strictObject({
  iban: z.string().min(1).max(60),
  holder: z.string().trim().max(100).optional(),
});

export const tokensSchema = z.object({ accessToken: z.string().min(1), refreshToken: z.string().min(1) });
export type Tokens = z.infer<typeof tokensSchema>;
