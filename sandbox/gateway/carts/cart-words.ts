import { z } from "zod";
import type { Language, LocaleTag } from "#models/locale.ts";
import { formatNumber } from "#models/number-format.ts";
import { fill, readWords } from "../../words/words";

export const LOYALTY_OFFER_IDS = ["FID-5", "FID-15", "FID-FOULARD"] as const;

const text = z.string().min(1);

const schema = z.object({
  /** `{code}` */
  promoCode: text,
  gift: text,
  loyaltyOffers: z.record(z.enum(LOYALTY_OFFER_IDS), text),
  /** `{points}`, by the plural form that their number takes; `other` for the forms that are not there. */
  pointsIncentive: z.strictObject({ one: text, few: text.optional(), other: text }),
});

/** Words of the cart that the gateway writes. */
export const CART_WORDS = readWords("cart", schema);

/** What the loyalty card would have earned with a cart. */
export function pointsIncentive(
  points: number,
  { language, locale }: { language: Language; locale: LocaleTag },
): string {
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = CART_WORDS[language].pointsIncentive;
  const text = forms[new Intl.PluralRules(language).select(points)] ?? CART_WORDS[language].pointsIncentive.other;
  return fill(text, { points: formatNumber(points, locale) });
}
