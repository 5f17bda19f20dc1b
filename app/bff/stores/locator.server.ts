import { type Store, type StoreList, storeCountriesSchema, storeListSchema } from "#app/models/store.ts";
import { nullIfUnavailable } from "../http/error-responses.server";
import type { RequestContext } from "../context.server";
import { sharedCall } from "../gateway/calls.server";
import { hasStatus } from "../gateway/errors.server";
import { findPlace } from "./places.server";

/** The company's own shops, all of them or one (S7); `places.server.ts` searches. The same for everyone, so cached. */

const ROOT = "ecommerce/v2/storelocator/stores";
const FRESHNESS = { ttl: 300, swr: 3_600 };
const EVERY = 200;

type City = { name: string; stores: { storeId: string; name: string }[] };
export type StoreCountry = { countryCode: string; total: number; cities: City[] };

/** Up to 200 stores of the site's first locator country. Throws as the gateway client does. */
export async function getStoresForMap(context: RequestContext): Promise<readonly Store[]> {
  const [countryCode] = context.site.params.storeLocator.countryCodes;
  const query = { ...(countryCode && { countryCode }), context: "locator", pageSize: EVERY };
  return (await readStores(context, query)).stores;
}

/** Towns with shops, by country. Null when the service does not answer. */
export function listStoreCountries(context: RequestContext): Promise<readonly StoreCountry[] | null> {
  const { rendering, shop, site } = context;
  const countries = site.params.storeLocator.countryCodes.join();
  const read = shop.cache.read(`stores:countries:${countries}`, { ...FRESHNESS, rendering }, async () => {
    const call = { path: `${ROOT}/countries`, query: { countries }, schema: storeCountriesSchema };
    return (await sharedCall(context, call)).values;
  });
  return nullIfUnavailable(context, read);
}

/**
 * One of the site's shops; null for one that it does not have. @throws ServiceUnavailableError when the service does
 * not answer
 */
export async function findStore(context: RequestContext, storeId: string): Promise<Store | null> {
  const store = await findPlace(context, { storeId, kind: "store" });
  return store && isInCountries(context, store) ? store : null;
}

/** Whether the shop is in one of the countries that the site shows shops of. */
export function isInCountries({ site }: RequestContext, { address }: Store): boolean {
  const { countryCodes } = site.params.storeLocator;
  return countryCodes.includes(address.country);
}

function readStores(context: RequestContext, query: Record<string, string | number>): Promise<StoreList> {
  const { rendering, site, shop } = context;
  const key = `stores:${site.country}:${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))}`;
  return shop.cache.read<StoreList>(key, { ...FRESHNESS, rendering }, () =>
    sharedCall(context, { path: ROOT, query, schema: storeListSchema }).catch((error: unknown) => {
      // The gateway answers 400 for a place that it does not know, and 404 when no shop is near (S7): nothing was
      // found.
      if (hasStatus(error, 400, 404)) return { stores: [], page: 1, pageSize: 1, total: 0 };
      throw error;
    }),
  );
}
