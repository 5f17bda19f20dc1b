import { type AlternateLink, packAlternates } from "#app/models/same-page.ts";
import { type Country, canonicalPrefix, type Prefix } from "#app/models/locale.ts";
import { productSlug, familySlug } from "#app/models/entity-slug.ts";
import type { FamilyNames } from "#app/models/family.ts";
import type { Product, ProductOption } from "#app/models/product.ts";
import { paths } from "#app/paths.ts";
import type { RequestContext } from "../context.server";
import { originOf, type Site } from "./sites.server";

/** Path of a page in one country, or null where that country does not have it. */
export type PathIn = (country: Country, prefix: Prefix) => string | null;

/** Limits a page's path to the sites that have it; null for a country without domain parameters. */
export function whereSites(
  { shop: { sites } }: RequestContext,
  hasPage: (site: Site) => boolean,
  path: PathIn,
): PathIn {
  return (country, prefix) => {
    const site = sites.findByCountry(country);
    return site && hasPage(site) ? path(country, prefix) : null;
  };
}

/**
 * A page's alternate-language links, one for each locale in the domain parameters of each country (`hrefLangIsos`),
 * including its own.
 */
export function alternateLinks({ shop: { sites }, url }: RequestContext, pathIn: PathIn): AlternateLink[] {
  return sites.all().flatMap((site) => {
    const path = pathIn(site.country, canonicalPrefix(site.country));
    if (path === null) return [];
    const href = originOf(sites, site, url) + path;
    return site.properties.hrefLangIsos.map((hrefLang) => ({ hrefLang, href }));
  });
}

/** The same, packed for a page's head and for the browser (SEO-02). */
export function alternates(context: RequestContext, pathIn: PathIn): string {
  return packAlternates(alternateLinks(context, pathIn));
}

/** Path of one colour of a product, in the countries that sell it. */
export function productIn(
  { productId, names }: Pick<Product, "productId" | "names">,
  { optionId }: Pick<ProductOption, "optionId">,
): PathIn {
  return (country, prefix) => {
    const found = names.find((each) => each.country === country);
    const color = found?.colors[optionId];
    if (!found || color === undefined) return null;
    return paths.slug(prefix, productSlug({ productId, name: found.name }, { color: { name: color } }));
  };
}

/** Path of a family, in the countries that have it. @param search the query with its question mark, or "" */
export function familyIn(family: { familyId: string; names: FamilyNames }, search: string): PathIn {
  return (country, prefix) => {
    const found = family.names.find((each) => each.country === country);
    if (!found) return null;
    return paths.slug(prefix, familySlug({ familyId: family.familyId, name: found.name })) + search;
  };
}
