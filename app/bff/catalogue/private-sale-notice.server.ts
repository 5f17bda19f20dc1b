import { lastDayAndTime } from "#app/i18n/dates.server.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { FIRST_PAGE, listingSearch } from "#app/models/listing-query.ts";
import type { FoundFamily } from "#app/models/listing-view.ts";
import { PRIVATE_SALE } from "#app/models/private-sale.ts";
import { paths } from "#app/paths.ts";
import type { RequestContext } from "../context.server";
import { isPrivateSaleOn } from "./catalogue-cache.server";

/**
 * The text that says until when the site's private sale lasts, while it is on: its last day, with the time unless it
 * ends with the day.
 */
export async function privateSaleNotice(context: RequestContext): Promise<string | null> {
  const { site, locale } = context;
  if (!site.privateSale || !isPrivateSaleOn(context)) return null;
  const t = await serverText(locale, "listing");
  const { day: date, time } = lastDayAndTime(new Date(site.privateSale.ends).toISOString(), context);
  return time === null ? t("privateSale.text", { date }) : t("privateSale.textWithTime", { date, time });
}

/**
 * Address of a family's listing filtered by the private sale; null if the catalogue has no such filter for it, or it is
 * selected already.
 */
export function privateSalePieces(
  { prefix }: Pick<RequestContext, "prefix">,
  { slug, facets }: Pick<FoundFamily, "slug" | "facets">,
): string | null {
  const offers = facets.find(({ id }) => id === "offers");
  const found = offers?.values.find(({ id }) => id === PRIVATE_SALE);
  if (!found || found.selected) return null;
  return paths.slug(prefix, slug) + listingSearch({ ...FIRST_PAGE, filters: { offers: [PRIVATE_SALE] } });
}
