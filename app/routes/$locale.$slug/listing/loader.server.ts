import { requireFamily } from "#app/bff/catalogue/family-access.server.ts";
import { alternates, familyIn } from "#app/bff/sites/alternates.server.ts";
import { privateSaleNotice, privateSalePieces } from "#app/bff/catalogue/private-sale-notice.server.ts";
import { listSegmentations } from "#app/bff/catalogue/listing.server.ts";
import { findFamilyPage } from "#app/bff/content/pages.server.ts";
import { showsOffers } from "#app/bff/account/offers.server.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { listingSearch, PAGE_SIZE, withoutFilters, withPage } from "#app/models/listing-query.ts";
import { pageCount } from "#app/models/page-count.ts";
import { ancestorFamilies } from "#app/models/segment-path.ts";
import { PRODUCT_WIDTH, pictureUrl } from "#app/models/picture-url.ts";
import { seoHead } from "#app/models/seo-head.ts";
import { breadcrumbData } from "#app/models/structured-data.ts";
import { paths } from "#app/paths.ts";
import { cardsHtml } from "#app/document/server-html.server.tsx";

/** Data of a family's page. Throws as the access step init-catalog does. */
export async function loadListing(context: RequestContext, request: Request, familyId: string) {
  const [{ family: found, query }, written, segmentations, privateSale] = await Promise.all([
    requireFamily(context, request, familyId),
    findFamilyPage(context, familyId),
    listSegmentations(context),
    privateSaleNotice(context),
  ]);
  // Kept from the browser: names in other countries are for the `alternates` below, and products are sent as HTML.
  const { names, tiles, ...rest } = found;
  const isFirst = rest.page === 1;
  const above = ancestorFamilies(segmentations, familyId);
  const path = [familyId, ...above.map((segment) => segment.familyId)];
  const family = {
    ...rest,
    description: written?.text?.trim() || rest.description,
    breadcrumb: above.length > 0 ? above.map(({ slug, name }) => ({ slug, name })) : rest.breadcrumb,
    privateSale: privateSale === null ? null : { text: privateSale, to: privateSalePieces(context, found) },
    offersPath: showsOffers(context.site, path) ? path : null,
    cards: cardsHtml(context, tiles, "grid", isFirst ? written?.tile : null),
  };
  const { language, locale, origin, site, shop } = context;
  const t = await serverText(locale, "listing");
  const { name, total, page } = family;
  // Women and men have families of the same name: the title also names the top family.
  const where = [name, family.breadcrumb[0]?.name].filter(Boolean).join(", ");
  const what = page > 1 ? t("page", { page, pages: pageCount(total, PAGE_SIZE) }) : t("items", { count: total });
  // Filters and orders show the same products: the canonical address has neither.
  const bare = listingSearch(withPage({ ...withoutFilters(query), sort: "relevance" }, page));
  const address = (slug: string) => origin + paths.slug(site.canonicalPrefix, slug);
  context.structuredData.push(
    breadcrumbData(
      origin + paths.home(site.canonicalPrefix),
      [...family.breadcrumb, family].map(({ name, slug }) => ({ name, url: address(slug) })),
    ),
  );
  return {
    kind: "listing" as const,
    ...seoHead(isFirst ? written?.seo : null, {
      title: `${where}, ${what} | Vitrine`,
      description: family.description ? `${where}. ${family.description}` : t("description", { name: where }),
      canonical: address(family.slug) + bare,
    }),
    alternates: alternates(context, familyIn({ familyId, names }, bare)),
    image: tiles[0]?.picture ? pictureUrl(shop.env.IMAGES_URL, tiles[0].picture, PRODUCT_WIDTH) : undefined,
    messages: pageMessages(language, "listing"),
    family,
  };
}

export type ListingData = Awaited<ReturnType<typeof loadListing>>;
