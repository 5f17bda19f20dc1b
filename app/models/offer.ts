import { z } from "zod";
import { instantSchema, lenientArray, partialArray, withFallback } from "./lenient-schemas";

/** Commercial offers and their legal notices (S7). */
import type { Language } from "./locale";

const country = z.string().regex(/^[A-Z]{2}$/, "must be two capital letters");
/** Language codes of three letters. */
export const ISO_639_3: Readonly<Record<Language, string>> = {
  fr: "fra",
  en: "eng",
  es: "spa",
  de: "deu",
  it: "ita",
  pl: "pol",
};
const CODES = Object.values(ISO_639_3);
/** In upper or lower case. */
const language = z.string().regex(new RegExp(`^(${CODES.join("|")})$`, "i"), `must be one of ${CODES.join(", ")}`);

export const legalNoticesQuerySchema = z.strictObject({ country, language });
/** `GET /commercial-animations/offers/legal-notices?country&language` */
export const legalNoticesSchema = z.object({
  values: partialArray(z.object({ id: z.string(), title: z.string(), text: z.string() })),
});

export const offersQuerySchema = z.strictObject({
  context: z.literal("SITE"),
  country,
  language,
  /** `true` includes offers that have not begun yet. */
  allOffers: z.enum(["true", "false"]).default("false"),
  /** Comma-separated: only offers for these families, and offers for all families. */
  familyIds: z
    .string()
    .regex(/^\w{1,30}(,\w{1,30}){0,49}$/, "must be family ids, comma between them")
    .optional(),
});

export const offerSchema = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  /** Code to enter in the cart; null where none is needed. */
  code: withFallback(z.string().nullable(), null),
  startDate: instantSchema,
  endDate: instantSchema,
  /** Families that it applies to; empty for all. */
  familyIds: z.array(z.string()),
  legalNotice: z.string(),
});
export type Offer = z.infer<typeof offerSchema>;

/** `GET /commercial-animations-self/offers`: this customer's personal offers, and everybody's. */
export const offersSchema = z.object({
  personalOffers: lenientArray(offerSchema),
  collectiveOffers: lenientArray(offerSchema),
});

/** The loyalty programme as a member sees it (S7). */

/**
 * `GET /customers-self/loyalty/offers/{storeId}`: what points buy; `isAffordable` says whether the member's points
 * suffice.
 */
export const loyaltyOffersSchema = z.object({
  balance: z.number().int(),
  values: lenientArray(
    z.object({ id: z.string(), label: z.string(), points: z.number().int(), isAffordable: z.boolean() }),
  ),
});

/** ORDER won by buying, BONUS by a code, OFFER spent on an offer, WELCOME won by joining. */
export const LOYALTY_MOVEMENTS = ["ORDER", "BONUS", "OFFER", "WELCOME"] as const;

/** `GET /customers-self/loyalty?size&page`: points won and spent, newest first. */
export const loyaltyHistorySchema = z.object({
  balance: z.number().int(),
  page: z.number().int().min(1),
  size: z.number().int().min(1),
  total: z.number().int().min(0),
  values: partialArray(
    z.object({
      date: instantSchema,
      kind: z.enum(LOYALTY_MOVEMENTS),
      points: z.number().int(),
      orderNumber: withFallback(z.string().nullable(), null),
    }),
  ),
});
