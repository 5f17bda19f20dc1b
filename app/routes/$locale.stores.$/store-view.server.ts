import type { RequestContext } from "#app/bff/context.server.ts";
import { placeView } from "#app/bff/stores/place-view.server.ts";
import { pinShifts, type Town, townsWithRoom } from "#app/models/map-layout.ts";
import { fitViewport, holds, viewportAt, widenedTo } from "#app/models/map-window.ts";
import type { Store } from "#app/models/store.ts";
import { storePath } from "#app/models/store-address.ts";
import type { StoreView } from "#app/ui/stores/store-entry.tsx";
import type { StoreMapProps } from "#app/ui/stores/store-map.tsx";

/** Number of towns named on a map, those with most shops: people find their way by them. */
const NAMED_TOWNS = 7;

export async function storeView(context: RequestContext, store: Store, now: Date): Promise<StoreView> {
  const { storeId, name, services } = store;
  const { city, country } = store.address;
  return {
    ...(await placeView(context, store, now)),
    path: storePath({ storeId, name, city, country }),
    services,
  };
}

/** The map of search results, with the list's numbers; null on a site without maps (S3). */
export function mapAround({ site }: RequestContext, stores: readonly StoreView[]): StoreMapProps | null {
  const positions = stores.map(({ position }) => position);
  const map = fitViewport(positions);
  if (!site.params.showMap || !map) return null;
  const shifts = pinShifts(map, positions);
  const pins = positions.map((position, index) => ({ position, mark: String(index + 1), shift: shifts[index] }));
  // The nearest is drawn last, so that it lies on top.
  return { map, pins: pins.reverse() };
}

/**
 * A map of all shops, in the area that domain parameters give (S3), if that contains what it must show.
 *
 * @param here the shop of the page
 */
export function overviewMap(
  { site }: RequestContext,
  stores: readonly Store[],
  here?: Pick<Store, "storeId" | "position" | "address">,
): StoreMapProps | null {
  const { center, zoom } = site.params.storeLocator;
  if (!site.params.showMap || stores.length === 0) return null;
  const others = stores.filter(({ storeId }) => storeId !== here?.storeId).map(({ position }) => ({ position }));
  const places = others.map(({ position }) => position);
  const given = viewportAt(center, zoom);
  if (!here) {
    const map = widenedTo(given, places);
    return { map, pins: others, towns: townsWithRoom(map, largestTowns(stores), NAMED_TOWNS, places) };
  }
  const map = holds(given, here.position) ? given : viewportAt(here.position, zoom);
  const town = { name: here.address.city, position: here.position };
  const towns = townsWithRoom(map, [town], 1, places);
  return { map, pins: [...others, { position: here.position, mark: "" }], towns };
}

function largestTowns(stores: readonly Store[]): Town[] {
  const byTown = new Map<string, Store[]>();
  for (const store of stores) byTown.set(store.address.city, [...(byTown.get(store.address.city) ?? []), store]);
  return [...byTown]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([name, [first]]) => ({ name, position: first!.position }));
}
