import type { Product, ProductOption, Sku } from "~/models/product";
import { type Store, storeListSchema, storeSchema } from "~/models/store";
import { nullIfUnavailable } from "../http/error-responses.server";
import type { RequestContext } from "../context.server";
import { sharedCall } from "../gateway/calls.server";
import { path } from "../gateway/client.server";
import { hasStatus } from "../gateway/errors.server";

/** In which of the house's shops a size is (S7). */

export interface StoreView {
  storeId: string;
  name: string;
  /** Street, then postcode and town. */
  address: string;
  phone: string | null;
  /** Kilometres from where was searched. */
  distance: number | null;
  stock: "AVAILABLE" | "FEW_REMAINING" | "UNAVAILABLE";
  /** Puts garments aside, and has this one. */
  canReserve: boolean;
}

/** A piece that shops are asked for. */
export interface Piece {
  product: Pick<Product, "productId">;
  option: Pick<ProductOption, "optionId">;
  sku: Pick<Sku, "sku" | "size">;
}

/** Where to look: a place by its name, or a position in degrees. */
export type StoreSearch = { near: string } | { lat: string; lon: string };

const ROOT = "ecommerce/v2/storelocator/stores";
const MOST = 12;

/** Whether the site has shops to show at all. */
export function hasStores({ site }: RequestContext): boolean {
  return site.params.storeLocator.isActive;
}

/** The nearest shops with what they have of a size; none where nobody knows the place, null when nobody answers. */
export function findNearbyStock(
  context: RequestContext,
  { option, sku }: Piece,
  search: StoreSearch,
): Promise<StoreView[] | null> {
  const place: Record<string, string> = "near" in search ? { search: search.near } : search;
  const query = { ...place, productId: option.optionId, size: sku.size.id, context: "locator", pageSize: MOST };
  const read = sharedCall(context, { path: ROOT, query, schema: storeListSchema }).then(
    ({ stores }) => stores.map((store) => storeView(context, store)),
    (error: unknown) => {
      // A place that is not one is refused, and no shop near it is a 404 (S7): both are nothing found.
      if (hasStatus(error, 400, 404)) return [];
      throw error;
    },
  );
  return nullIfUnavailable(context, read);
}

/** One shop with what it has of a size; null when there is no such shop. Throws as the gateway client does. */
export async function getStoreStock(
  context: RequestContext,
  { option, sku }: Piece,
  storeId: string,
): Promise<StoreView | null> {
  if (!/^\d{1,12}$/.test(storeId)) return null;
  try {
    const query = { productId: option.optionId, size: sku.size.id, context: "eresa" };
    const store = await sharedCall(context, { path: `${ROOT}/${path`${storeId}`}`, query, schema: storeSchema });
    return storeView(context, store);
  } catch (error) {
    if (hasStatus(error, 400, 404)) return null;
    throw error;
  }
}

function storeView({ site }: RequestContext, store: Store): StoreView {
  const { storeId, name, address, phone, distance, services } = store;
  const stock = store.stock?.availability ?? "UNAVAILABLE";
  return {
    storeId,
    name,
    address: `${address.line1}, ${address.zipCode} ${address.city}`,
    phone: phone ?? null,
    distance: distance === null ? null : Math.round(distance / 100) / 10,
    stock,
    canReserve: site.params.ereservation && services.includes("reservation") && stock !== "UNAVAILABLE",
  };
}
