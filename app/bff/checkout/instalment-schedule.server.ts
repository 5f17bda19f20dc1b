import type { CheckoutText } from "#app/i18n/i18n.server.ts";
import { todayIn } from "#app/models/countries.ts";
import { formatDate } from "#app/models/day-format.ts";
import { monthsAfter } from "#app/models/local-day.ts";
import type { Money } from "#app/models/money.ts";
import { formatMoney } from "#app/models/money-format.ts";
import { instalmentCount, instalments, type PaymentMethod } from "#app/models/payment-methods.ts";
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
