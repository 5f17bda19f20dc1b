import { cartText } from "#app/i18n/i18n.server.ts";
import { buyGiftCardSchema } from "#app/models/cart.ts";
import { todayIn } from "#app/models/countries.ts";
import { monthsAfter } from "#app/models/local-day.ts";
import { formatMoney, parseAmount } from "#app/models/money-format.ts";
import { formatPersonName, isPersonName } from "#app/models/person-name.ts";
import type { Money } from "#app/models/money.ts";
import { asciiEmail } from "../account/email.server";
import type { RequestContext } from "../context.server";
import { formText } from "../http/form-problem.server";
import type { FieldProblem } from "#app/models/form-problem.ts";
import type { GiftCardOrder } from "./extras.server";

/** Field names of the form that buys a gift card, in its order; they are the fields' ids too. */
const FIELDS = {
  amount: "giftAmount",
  recipientEmail: "giftEmail",
  recipientName: "giftName",
  message: "giftMessage",
  sendDate: "giftDate",
} as const;

/** Smallest and largest value of a gift card on this site, and the proposed ones. */
export interface GiftCardBounds {
  min: Money;
  max: Money;
  preselected: Money;
}

/** Null where no amount is within them: a site without gift cards has zeros here. A card is worth a cent at least. */
export function giftCardBounds({ site }: RequestContext): GiftCardBounds | null {
  const { minAmount, maxAmount, preselectedAmount } = site.params.giftCard;
  const min = Math.max(minAmount, 1);
  if (maxAmount < min) return null;
  const money = (centAmount: number): Money => ({ centAmount, currencyCode: site.currency });
  const preselected = Math.min(Math.max(preselectedAmount, min), maxAmount);
  return { min: money(min), max: money(maxAmount), preselected: money(preselected) };
}

/** First and last day on which a card may be sent, ISO days by the site's clock: today and a year from now. */
export function sendingDays({ site }: RequestContext): { first: string; last: string } {
  const first = todayIn(site.country);
  return { first, last: monthsAfter(first, 12) };
}

/**
 * Reads the form. Gives every mistake with its field, or else the card to order; the receiver's name is formatted as
 * the shop writes names (SITE-10).
 */
export async function readGiftCard(
  context: RequestContext,
  form: FormData,
  bounds: GiftCardBounds,
): Promise<{ giftCard: GiftCardOrder } | { problems: FieldProblem[] }> {
  const t = await cartText(context.language);
  const typed = (name: keyof typeof FIELDS) => formText(form, FIELDS[name]);
  const amount = parseAmount(typed("amount"), context.site.currency);
  const isOffered =
    amount !== null && amount.centAmount >= bounds.min.centAmount && amount.centAmount <= bounds.max.centAmount;
  const order = {
    amount: amount ?? bounds.min,
    recipientName: formatPersonName(typed("recipientName")) || undefined,
    recipientEmail: asciiEmail(typed("recipientEmail")) || undefined,
    message: typed("message").replace(/\r\n/g, "\n") || undefined,
    sendDate: typed("sendDate") || undefined,
  };
  const read = buyGiftCardSchema.safeParse(order);
  const wrong = new Set(read.success ? [] : read.error.issues.map(({ path: [name] }) => name));
  const days = sendingDays(context);
  if (order.sendDate && (order.sendDate < days.first || order.sendDate > days.last)) wrong.add("sendDate");
  const isNamed = !order.recipientName || isPersonName(order.recipientName.replaceAll("&", "")); // "Anna & Tom"
  if (!isNamed) wrong.add("recipientName");
  const isSent = order.recipientName ?? order.message ?? order.sendDate;
  if (isSent && !order.recipientEmail) wrong.add("recipientEmail");
  if (!isOffered) wrong.add("amount");
  const money = (each: Money) => formatMoney(each, context.locale, { whole: true });
  const words = {
    amount: () => t("gift.error.amount", { min: money(bounds.min), max: money(bounds.max) }),
    recipientName: () => t(isNamed ? "gift.error.nameLong" : "gift.error.name"),
    recipientEmail: () => t(order.recipientEmail ? "gift.error.email" : "gift.error.emailMissing"),
    message: () => t("gift.error.message"),
    sendDate: () => t("gift.error.date"),
  };
  const names = (Object.keys(FIELDS) as (keyof typeof FIELDS)[]).filter((name) => wrong.has(name));
  if (names.length > 0 || !read.success)
    return { problems: names.map((name) => ({ fieldId: FIELDS[name], text: words[name]() })) };
  return { giftCard: read.data };
}
