import { type Store, type StoreList, storeListSchema, storeSchema } from "#app/models/store.ts";
import { MAX_PLACE, type Near } from "#app/models/place-search.ts";
import type { StoreFilter } from "#app/models/store-address.ts";
import type { RequestContext } from "../context.server";
import { sharedCall } from "../gateway/calls.server";
import { path } from "../gateway/client.server";
import { GatewayError, hasStatus, ServiceUnavailableError } from "../gateway/errors.server";
import { nullIfUnavailable } from "../http/error-responses.server";
import { STORE_ID } from "#app/models/goods-id.ts";

/** Shops, pickup points and lockers, with one search for all callers (S7). The results are the same for everyone. */

export interface PlaceQuery {
  kind: Store["kind"];
  near: Near;
  /** How many at most; the gateway gives up to 200. */
  most: number;
  /** Only for shops: those that keep orders, that offer all of these services, or with the stock of a size. */
  takesOrders?: boolean;
  services?: readonly StoreFilter[];
  stockOf?: { productId: string; size: string };
  /** 2-letter codes: no places in other countries. The search is always in the site's own country. */
  countries?: readonly string[];
}

const ROOT = "ecommerce/v2/storelocator";
const LISTS = { store: "stores", pickup: "pickups", locker: "lockers" } as const;
/** For what says nothing of free room: where places are. */
export const PLACE_FRESHNESS = { ttl: 300, swr: 3_600 };
/** Short, because a place may fill up within the hour. */
const ROOM_FRESHNESS = { ttl: 30, swr: 30 };

export const NO_PLACES: StoreList = { stores: [], page: 1, pageSize: 1, total: 0 };

/**
 * Places near a location, the nearest first; empty when the location is not known (400, 404). Null when the service
 * does not answer.
 */
export function findPlaces(context: RequestContext, query: PlaceQuery): Promise<StoreList | null> {
  const asked = gatewayQuery(context, query);
  const call = { path: `${ROOT}/${LISTS[query.kind]}`, query: asked, schema: storeListSchema };
  const load = () => foundOr(NO_PLACES, sharedCall(context, call));
  // A shopper's position is no cache key that others would use, and stock is never cached.
  if (query.stockOf || !("search" in query.near)) return nullIfUnavailable(context, load());
  const words = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
  const key = `places:${query.kind}:${context.site.country}:${words}`;
  const isForOrders = query.takesOrders || query.kind !== "store";
  const reading = { ...(isForOrders ? ROOM_FRESHNESS : PLACE_FRESHNESS), rendering: context.rendering };
  const read = context.shop.cache.read<StoreList>(key, reading, load);
  return nullIfUnavailable(context, read);
}

function gatewayQuery({ site }: RequestContext, query: PlaceQuery): Record<string, string | number> {
  const { near, most, countries, services = [], stockOf } = query;
  const shop = { context: query.takesOrders ? "order" : "locator" };
  return {
    ...("search" in near ? { search: near.search.slice(0, MAX_PLACE) } : near),
    ...stockOf,
    ...(query.kind === "store" && shop),
    pageSize: most,
    ...(services.length > 0 && { services: services.join() }),
    countryCode: site.country,
    ...(countries && { deliveryCountries: countries.join() }),
  };
}

/**
 * What the locator found, or `nothing`: it answers 400 for a location or an id that it does not know, and 404 for no
 * place (S7). Any other refusal says nothing about places, so it counts as no answer.
 */
export async function foundOr<T, N>(nothing: N, asked: Promise<T>): Promise<T | N> {
  try {
    return await asked;
  } catch (error) {
    if (hasStatus(error, 400, 404)) return nothing;
    if (!(error instanceof GatewayError)) throw error;
    throw new ServiceUnavailableError("The store locator does not answer what was asked", { cause: error });
  }
}

/**
 * One place of a kind; null when it does not exist. @throws ServiceUnavailableError when the service does not answer
 *
 * @param isNow asks the gateway itself, before a parcel is sent there; otherwise the answer may be half a minute old
 */
export async function findPlace(
  context: RequestContext,
  { storeId, kind }: Pick<Store, "storeId" | "kind">,
  isNow = false,
): Promise<Store | null> {
  if (!STORE_ID.test(storeId)) return null;
  const load = () => askPlace(context, storeId, { context: isNow ? "order" : "locator" });
  const reading = { ...ROOM_FRESHNESS, rendering: context.rendering };
  const kept = () => context.shop.cache.read<Store | null>(`places:one:${storeId}`, reading, load);
  const place = await (isNow ? load() : kept());
  return place?.kind === kind ? place : null;
}

/** A place of any kind and country, as the gateway has it now; null when it does not exist. */
export function askPlace(
  context: RequestContext,
  storeId: string,
  query: Record<string, string>,
): Promise<Store | null> {
  const call = { path: path`ecommerce/v2/storelocator/stores/${storeId}`, query, schema: storeSchema };
  return foundOr(null, sharedCall(context, call));
}
