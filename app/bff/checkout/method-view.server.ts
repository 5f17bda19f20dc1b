import type { Text } from "~/i18n/use-text";
import type { Money } from "~/models/money";
import { formatMoney } from "~/models/money-format";
import { instalmentCount, instalments, type PaymentMethod } from "~/models/payment-methods";
import type { RequestContext } from "../context.server";
import { dayOf } from "../dates.server";

/** A way to pay as it is shown: a row that opens when it is chosen. */
export interface PaymentMethodView {
  name: PaymentMethod;
  title: string;
  /** Below the title: what an instalment comes to. */
  detail: string | null;
  /** Marks of card brands and providers. */
  brands: string[];
  /** What happens when it is chosen. */
  text: string;
  /** Instalments with their dates. */
  schedule: { date: string; amount: string }[];
}

const BRANDS: Record<PaymentMethod, readonly string[]> = {
  cb: ["CB", "VISA", "MC"],
  mpp: ["V"],
  przelewy24: ["P24"],
  multibanco: ["MB"],
  paypal: ["PayPal"],
  klarna: ["K."],
  bancontact: ["BC"],
  "alma-3x": ["3 ×"],
  "alma-4x": ["4 ×"],
  visa: ["VISA"],
  mastercard: ["MC"],
  "american-express": ["AMEX"],
  free: [],
  applepay: ["Pay"],
};

const CARDS: readonly PaymentMethod[] = ["cb", "visa", "mastercard", "american-express"];

/** @param amount what is left to pay */
export function methodView(
  context: RequestContext,
  t: Text<"checkout">,
  { method, amount }: { method: PaymentMethod; amount: Money },
): PaymentMethodView {
  const count = instalmentCount(method);
  const parts = count ? instalments(amount, count) : [];
  const [first] = parts;
  return {
    name: method,
    title: t(`method.${method}`),
    detail: first ? t("payment.today", { amount: formatMoney(first, context.locale) }) : null,
    brands: [...BRANDS[method]],
    text: methodText(t, method),
    schedule: parts.map((part, index) => ({
      date: index === 0 ? t("payment.todayLabel") : monthsLater(context, index),
      amount: formatMoney(part, context.locale),
    })),
  };
}

function methodText(t: Text<"checkout">, method: PaymentMethod): string {
  if (CARDS.includes(method)) return t("payment.cardText");
  if (method === "multibanco") return t("payment.voucherText");
  if (instalmentCount(method)) return t("payment.creditText");
  return t("payment.providerText", { name: t(`method.${method}`) });
}

/** The same day of a later month, the last one where the month is shorter. */
function monthsLater({ locale, site }: RequestContext, months: number): string {
  const now = new Date();
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const due = new Date(Date.UTC(year, month, Math.min(now.getUTCDate(), lastDay), 12));
  return dayOf(due.toISOString(), { locale, country: site.country });
}
