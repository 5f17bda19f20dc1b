import { type Store, type StoreList, storeCountriesSchema, storeListSchema } from "~/models/store";
import { nullIfUnavailable } from "../http/error-responses.server";
import type { RequestContext } from "../context.server";
import { sharedCall } from "../gateway/calls.server";
import { hasStatus } from "../gateway/errors.server";
import { findPlace } from "./places.server";

/** The house's own shops, all of them or one (S7); `places.server.ts` searches. The same for everyone, and kept. */

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

/** Towns with their shops, country by country. Null when nobody answers. */
export function listStoreCountries(context: RequestContext): Promise<readonly StoreCountry[] | null> {
  const { rendering, shop, site } = context;
  const countries = site.params.storeLocator.countryCodes.join();
  const read = shop.cache.read(`stores:countries:${countries}`, { ...FRESHNESS, rendering }, async () => {
    const call = { path: `${ROOT}/countries`, query: { countries }, schema: storeCountriesSchema };
    return (await sharedCall(context, call)).values;
  });
  return nullIfUnavailable(context, read);
}

/** A shop of the site's own; null for one that it does not have. @throws ServiceUnavailableError while nobody says */
export async function findStore(context: RequestContext, storeId: string): Promise<Store | null> {
  const store = await findPlace(context, { storeId, kind: "store" });
  return store && isInCountries(context, store) ? store : null;
}

/** Whether the site has shops where this one is. */
export function isInCountries({ site }: RequestContext, { address }: Store): boolean {
  const { countryCodes } = site.params.storeLocator;
  return countryCodes.includes(address.country);
}

function readStores(context: RequestContext, query: Record<string, string | number>): Promise<StoreList> {
  const { rendering, site, shop } = context;
  const key = `stores:${site.country}:${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))}`;
  return shop.cache.read<StoreList>(key, { ...FRESHNESS, rendering }, () =>
    sharedCall(context, { path: ROOT, query, schema: storeListSchema }).catch((error: unknown) => {
      // A place that is not one is refused, and no shop near it is a 404 (S7): both are nothing found.
      if (hasStatus(error, 400, 404)) return { stores: [], page: 1, pageSize: 1, total: 0 };
      throw error;
    }),
  );
}
