import type { CheckoutText } from "~/i18n/i18n.server";
import { todayIn } from "~/models/countries";
import { formatDate } from "~/models/day-format";
import { monthsAfter } from "~/models/local-day";
import type { Money } from "~/models/money";
import { formatMoney } from "~/models/money-format";
import { instalmentCount, instalments, type PaymentMethod } from "~/models/payment-methods";
import type { RequestContext } from "../context.server";

/** When each instalment is due, and how much it is. */
export type InstalmentSchedule = { date: string; amount: string }[];

interface Payment {
  method: PaymentMethod;
  amount: Money;
  /** ISO day of the first instalment; today unless given. */
  from?: string;
}

/** One instalment a month, by the site's clock; none for a method that pays at once. */
export function instalmentSchedule(
  { site, locale }: RequestContext,
  t: CheckoutText,
  { method, amount, from }: Payment,
): InstalmentSchedule {
  const count = instalmentCount(method);
  const today = todayIn(site.country);
  const first = from ?? today;
  return (count ? instalments(amount, count) : []).map((part, index) => {
    const day = monthsAfter(first, index);
    return {
      date: day === today ? t("payment.todayLabel") : formatDate(day, locale),
      amount: formatMoney(part, locale),
    };
  });
}
