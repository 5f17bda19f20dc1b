import { dayAndTimeOf } from "~/i18n/dates.server";
import { serverText } from "~/i18n/i18n.server";
import { timeInWords } from "~/i18n/place-words";
import type { RequestContext } from "../context.server";
import { isPrivateSaleOn } from "./catalogue-cache.server";

/** Last minute of a day: a sale that ends then lasts the whole of it. */
const LAST_MINUTE = "23:59";

/** Until when the site's private sale is, in words, while it is on: its last day, with the time where the day goes on after it. */
export async function privateSaleNotice(context: RequestContext): Promise<string | null> {
  const { site, locale } = context;
  if (!site.privateSale || !isPrivateSaleOn(context)) return null;
  const t = await serverText(locale, "listing");
  const last = new Date(site.privateSale.ends - 1).toISOString();
  const { day: date, time } = dayAndTimeOf(last, context);
  return time === timeInWords(LAST_MINUTE, locale)
    ? t("privateSale.text", { date })
    : t("privateSale.textWithTime", { date, time });
}
