import { z } from "zod";
import { readWords } from "../../words/words";

export const LOYALTY_OFFER_IDS = ["FID-5", "FID-15", "FID-FOULARD"] as const;

const text = z.string().min(1);

const schema = z.object({
  /** `{code}` */
  promoCode: text,
  gift: text,
  loyaltyOffers: z.record(z.enum(LOYALTY_OFFER_IDS), text),
  /** `{points}` */
  pointsIncentive: text,
});

/** Words of the cart that the gateway writes. */
export const CART_WORDS = readWords("cart", schema);
