import { z } from "zod";
import { readWords } from "../../words/words";

/** Amounts that the texts name as `{freeFrom}`, already written for the shop's country. */
export interface Amounts {
  /** From which total delivery is free. */
  freeFrom: string;
  coupon: string;
  couponFrom: string;
}

export const OFFER_IDS = ["welcome", "delivery", "coupon", "gift", "points", "members", "happy", "birthday"] as const;
export type OfferId = (typeof OFFER_IDS)[number];

/** Notices that belong to no single offer. */
const NOTICE_IDS = ["prices", "stock", "giftCards", "withdrawal"] as const;

const text = z.string();
const offersSchema = z.strictObject({
  /** `notice` is the small print. */
  offers: z.record(z.enum(OFFER_IDS), z.strictObject({ title: text, text, notice: text })),
  notices: z.record(z.enum(NOTICE_IDS), z.strictObject({ title: text, text })),
});

export const OFFER_TEXTS = readWords("offers", offersSchema);
