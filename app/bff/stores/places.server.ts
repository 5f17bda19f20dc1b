import { type Store, type StoreList, storeListSchema, storeSchema } from "~/models/store";
import { MAX_PLACE, type Near } from "~/models/place-search";
import type { StoreFilter } from "~/models/store-address";
import type { RequestContext } from "../context.server";
import { sharedCall } from "../gateway/calls.server";
import { path } from "../gateway/client.server";
import { GatewayError, hasStatus, ServiceUnavailableError } from "../gateway/errors.server";
import { nullIfUnavailable } from "../http/error-responses.server";

/** Shops, pickup points and lockers, found the same way whoever looks for one (S7). All of it is the same for everyone. */

export interface PlaceQuery {
  kind: Store["kind"];
  near: Near;
  /** How many at most; the gateway gives 200. */
  most: number;
  /** Shops only: that keep orders, that offer all of these services, with the stock of a size. */
  takesOrders?: boolean;
  services?: readonly StoreFilter[];
  stockOf?: { productId: string; size: string };
  /** 2-letter codes: none elsewhere. The site's own country is searched in any case. */
  countries?: readonly string[];
}

const ROOT = "ecommerce/v2/storelocator";
const LISTS = { store: "stores", pickup: "pickups", locker: "lockers" } as const;
const FRESHNESS = { ttl: 300, swr: 3_600 };
/** Whether a place has room for a parcel changes within the hour. */
const ROOM_FRESHNESS = { ttl: 30, swr: 30 };

const NONE: StoreList = { stores: [], page: 1, pageSize: 1, total: 0 };

/** Places near, the nearest first; none where nobody knows where that is (400, 404). Null when nobody answers. */
export function findPlaces(context: RequestContext, query: PlaceQuery): Promise<StoreList | null> {
  const asked = gatewayQuery(context, query);
  const call = { path: `${ROOT}/${LISTS[query.kind]}`, query: asked, schema: storeListSchema };
  const load = () =>
    sharedCall(context, call).catch((error: unknown) => {
      // A place that is not one is refused, and none near it is a 404 (S7): both are nothing found.
      if (hasStatus(error, 400, 404)) return NONE;
      throw asSilence(error);
    });
  // Where somebody stands is nobody else's key, and stock is never kept.
  if (query.stockOf || !("search" in query.near)) return nullIfUnavailable(context, load());
  const words = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
  const key = `places:${query.kind}:${context.site.country}:${words}`;
  const isForOrders = query.takesOrders || query.kind !== "store";
  const reading = { ...(isForOrders ? ROOM_FRESHNESS : FRESHNESS), rendering: context.rendering };
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

/** Any other refusal says nothing about places: nobody has answered. */
function asSilence(error: unknown): unknown {
  if (!(error instanceof GatewayError)) return error;
  return new ServiceUnavailableError("The store locator does not answer what was asked", { cause: error });
}

/**
 * One place of a kind; null when there is none such. @throws ServiceUnavailableError while nobody says
 *
 * @param isNow asks the gateway itself, for what a parcel is sent to; else half a minute may have gone by since it was
 */
export async function findPlace(
  context: RequestContext,
  { storeId, kind }: Pick<Store, "storeId" | "kind">,
  isNow = false,
): Promise<Store | null> {
  if (!/^\d{1,12}$/.test(storeId)) return null;
  const load = () =>
    sharedCall(context, {
      path: path`ecommerce/v2/storelocator/stores/${storeId}`,
      query: { context: isNow ? "order" : "locator" },
      schema: storeSchema,
    }).catch((error: unknown) => {
      if (hasStatus(error, 400, 404)) return null;
      throw asSilence(error);
    });
  const reading = { ...ROOM_FRESHNESS, rendering: context.rendering };
  const kept = () => context.shop.cache.read<Store | null>(`places:one:${storeId}`, reading, load);
  const place = await (isNow ? load() : kept());
  return place?.kind === kind ? place : null;
}
