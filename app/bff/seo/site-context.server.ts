import { type Prefix, PREFIXES } from "~/models/locale";
import type { RequestContext } from "../context.server";
import { originOf } from "../sites.server";

/** The same request, as if it had been made to a country's site: for what is said of all of them at once. */
export function onSite(context: RequestContext, prefix: Prefix): RequestContext {
  const { country, locale, language } = PREFIXES[prefix];
  const site = context.shop.sites.byCountry(country);
  const origin = originOf(context.shop.sites, site, context.url);
  return { ...context, site, prefix, locale, language, origin, memo: new Map() };
}
