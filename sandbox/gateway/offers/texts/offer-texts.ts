/** Amounts that the texts name, already written for the shop's country. */
export interface Amounts {
  /** From which total delivery is free. */
  freeFrom: string;
  coupon: string;
  couponFrom: string;
}

interface OfferWords {
  title: string;
  text: string;
  /** The small print. */
  notice: string;
}

export const OFFER_IDS = ["welcome", "delivery", "coupon", "gift", "points", "members", "happy", "birthday"] as const;
export type OfferId = (typeof OFFER_IDS)[number];

/** Notices that belong to no single offer. */
export const NOTICE_IDS = ["prices", "stock", "giftCards", "withdrawal"] as const;
type NoticeId = (typeof NOTICE_IDS)[number];

export interface OfferTexts {
  offers: (amounts: Amounts) => Record<OfferId, OfferWords>;
  notices: Record<NoticeId, { title: string; text: string }>;
}
