import type { SitemapItemLoose } from "sitemap";
import { CONTENT_KINDS } from "#app/models/content-view.ts";
import type { Prefix } from "#app/models/locale.ts";
import { type Sitemap, sitemapSchema } from "#app/models/catalogue-queries.ts";
import { storePath } from "#app/models/store-address.ts";
import { paths } from "#app/paths.ts";
import { pictureUrl, PRODUCT_WIDTH } from "#app/models/picture-url.ts";
import { alternateLinks, familyIn, type PathIn, productIn } from "../sites/alternates.server";
import { LISTING_FRESHNESS, readCatalogue } from "./catalogue-cache.server";
import { contentAddresses, contentIn, type PageKind } from "../content/alternates.server";
import type { RequestContext } from "../context.server";
import { ServiceUnavailableError } from "../gateway/errors.server";
import { listStoreCountries } from "../stores/locator.server";
import { hasStores, whereStores } from "../stores/product-stores.server";

/**
 * Number of pages of the gateway's sitemap in one file: with a thousand products a page and at most five colours each,
 * a file stays below the protocol's 50,000 addresses and 50 MB.
 */
const GATEWAY_PAGES_PER_FILE = 3;

const KINDS: readonly PageKind[] = [...CONTENT_KINDS, "help"];

type Entry = SitemapItemLoose;

/** One page of the catalogue's sitemap; null beyond the last. Throws as the gateway client does. */
export function readSitemap(context: RequestContext, page: number): Promise<Sitemap | null> {
  return readCatalogue(context, {
    path: "sitemap",
    query: new URLSearchParams({ page: String(page) }),
    schema: sitemapSchema,
    freshness: LISTING_FRESHNESS,
    keep: (answer) => answer,
  });
}

/** Number of files for the products of a site. */
export function productFileCount({ pages }: Pick<Sitemap, "pages">): number {
  return Math.ceil(pages / GATEWAY_PAGES_PER_FILE);
}

function entry(context: RequestContext, pathIn: PathIn, more: Partial<Entry> = {}): Entry[] {
  const { site, origin } = context;
  const path = pathIn(site.country, site.canonicalPrefix);
  if (path === null) return [];
  const links = alternateLinks(context, pathIn).map(({ hrefLang, href }) => ({ lang: hrefLang, url: href }));
  return [{ url: origin + path, links, ...more }];
}

/**
 * The home page, editorial pages and stores. An editorial page in another country is the one with the same uid. Rejects
 * when a part cannot be read: a crawler would take the pages of a list that lacks them for gone.
 */
export async function pageEntries(context: RequestContext): Promise<Entry[]> {
  const home = entry(context, (_country, prefix) => paths.home(prefix));
  const content = await Promise.all(KINDS.map((kind) => contentEntries(context, kind)));
  return [...home, ...content.flat(), ...(await storeEntries(context))];
}

/** The store search, the list of all stores, and each store's page; none if the site has no store locator. */
async function storeEntries(context: RequestContext): Promise<Entry[]> {
  if (!hasStores(context)) return [];
  const everywhere = (path: (prefix: Prefix) => string) =>
    entry(
      context,
      whereStores(context, (_country, prefix) => path(prefix)),
    );
  const countries = await listStoreCountries(context);
  if (!countries) throw new ServiceUnavailableError("The sitemap lacks the stores");
  const own = countries.flatMap(({ countryCode, cities }) =>
    cities.flatMap(({ name: city, stores }) =>
      stores.flatMap(({ storeId, name }) => {
        const address = storePath({ storeId, name, city, country: countryCode });
        return entry(context, (country, prefix) => (country === countryCode ? paths.store(prefix, address) : null));
      }),
    ),
  );
  return [...everywhere(paths.stores), ...everywhere(paths.allStores), ...own];
}

async function contentEntries(context: RequestContext, kind: PageKind): Promise<Entry[]> {
  const own = await contentAddresses(context, kind, context.site.canonicalPrefix);
  if (!own) throw new ServiceUnavailableError(`The sitemap lacks the ${kind} pages`);
  const entries = await Promise.all(own.map(async ({ uid }) => entry(context, await contentIn(context, kind, uid))));
  return entries.flat();
}

/** Every family of the site. Fails as `readCatalogue` does. */
export async function familyEntries(context: RequestContext): Promise<Entry[]> {
  const { families = [] } = (await readSitemap(context, 1)) ?? {};
  return families.flatMap((family) => entry(context, familyIn(family, "")));
}

/** Every colour of every product of one file, read page by page from the gateway. @param file from 1 */
export async function* productEntries(context: RequestContext, file: number): AsyncGenerator<Entry> {
  const first = (file - 1) * GATEWAY_PAGES_PER_FILE + 1;
  for (let page = first; page < first + GATEWAY_PAGES_PER_FILE; page++) {
    const answer = await readSitemap(context, page);
    if (!answer) return;
    for (const product of answer.products) yield* colorEntries(context, product);
    if (page >= answer.pages) return;
  }
}

function colorEntries(context: RequestContext, product: Sitemap["products"][number]): Entry[] {
  const images = context.shop.env.IMAGES_URL;
  return product.colors.flatMap((color) =>
    entry(context, productIn(product, color), {
      lastmod: product.lastModified,
      img: [{ url: pictureUrl(images, color.picture, PRODUCT_WIDTH) }],
    }),
  );
}
