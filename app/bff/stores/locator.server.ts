import { type Store, storeCountriesSchema, storeListSchema } from "#app/models/store.ts";
import { nullIfUnavailable } from "../http/error-responses.server";
import type { RequestContext } from "../context.server";
import { sharedCall } from "../gateway/calls.server";
import { findPlace, foundOr, NO_PLACES, PLACE_FRESHNESS } from "./places.server";

/** The company's own shops, all of them or one (S7); `places.server.ts` searches. The same for everyone, so cached. */

const ROOT = "ecommerce/v2/storelocator/stores";
const EVERY = 200;
const NO_COUNTRIES: { values: StoreCountry[] } = { values: [] };

type City = { name: string; stores: { storeId: string; name: string }[] };
export type StoreCountry = { countryCode: string; total: number; cities: City[] };

/** Up to 200 stores of the site's first locator country. Throws as the gateway client does. */
export async function getStoresForMap(context: RequestContext): Promise<readonly Store[]> {
  const { rendering, shop, site } = context;
  const [countryCode] = site.params.storeLocator.countryCodes;
  const query = { ...(countryCode && { countryCode }), context: "locator", pageSize: EVERY };
  const load = () => foundOr(NO_PLACES, sharedCall(context, { path: ROOT, query, schema: storeListSchema }));
  return (await shop.cache.read(`stores:${site.country}:${countryCode}`, { ...PLACE_FRESHNESS, rendering }, load))
    .stores;
}

/** Towns with shops, by country: none where no shop is known. Null when the service does not answer. */
export function listStoreCountries(context: RequestContext): Promise<readonly StoreCountry[] | null> {
  const { rendering, shop, site } = context;
  const countries = site.params.storeLocator.countryCodes.join();
  if (countries === "") return Promise.resolve([]);
  const read = shop.cache.read(`stores:countries:${countries}`, { ...PLACE_FRESHNESS, rendering }, async () => {
    const call = { path: `${ROOT}/countries`, query: { countries }, schema: storeCountriesSchema };
    return (await foundOr(NO_COUNTRIES, sharedCall(context, call))).values;
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
