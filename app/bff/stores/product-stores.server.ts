import type { Near } from "#app/models/place-search.ts";
import type { PlaceView } from "#app/models/place-view.ts";
import type { Product, ProductOption, Sku } from "#app/models/product.ts";
import type { Store } from "#app/models/store.ts";
import type { RequestContext } from "../context.server";
import { type PathIn, whereSites } from "../sites/alternates.server";
import { isInCountries } from "./locator.server";
import { placeView } from "./place-view.server";
import { askPlace, findPlaces } from "./places.server";
import { STORE_ID } from "#app/models/goods-id.ts";

/** Which of the company's shops have a size (S7). */

export interface StoreView extends PlaceView {
  stock: "AVAILABLE" | "FEW_REMAINING" | "UNAVAILABLE";
  /** The shop takes reservations and has this garment. */
  canReserve: boolean;
}

/** A size of a colour, whose stock in shops is asked for. */
export interface Piece {
  product: Pick<Product, "productId">;
  option: Pick<ProductOption, "optionId">;
  sku: Pick<Sku, "sku" | "size">;
}

const MOST = 12;

/** Whether the site shows shops. */
export function hasStores({ site }: RequestContext): boolean {
  return site.params.storeLocator.isActive;
}

/** Path of a stores page in every site that shows shops. */
export function whereStores(context: RequestContext, path: PathIn): PathIn {
  return whereSites(context, ({ params }) => params.storeLocator.isActive, path);
}

/**
 * The nearest shops with their stock of a size, those that have it first; empty when the location is not known, null
 * when the service does not answer.
 */
export async function findNearbyStock(
  context: RequestContext,
  { option, sku }: Piece,
  near: Near,
): Promise<StoreView[] | null> {
  const stockOf = { productId: option.optionId, size: sku.size.id };
  const found = await findPlaces(context, { kind: "store", near, stockOf, most: MOST });
  const stores = found && (await Promise.all(found.stores.map((store) => storeView(context, store))));
  return stores && stores.toSorted((a, b) => Number(isWithout(a)) - Number(isWithout(b)));
}

function isWithout({ stock }: StoreView): boolean {
  return stock === "UNAVAILABLE";
}

/**
 * One of the site's shops with its stock of a size; null for one that it does not have.
 * @throws ServiceUnavailableError when the service does not answer
 */
export async function getStoreStock(
  context: RequestContext,
  { option, sku }: Piece,
  storeId: string,
): Promise<StoreView | null> {
  if (!STORE_ID.test(storeId)) return null;
  const query = { productId: option.optionId, size: sku.size.id, context: "eresa" };
  const store = await askPlace(context, storeId, query);
  return store?.kind === "store" && isInCountries(context, store) ? storeView(context, store) : null;
}

async function storeView(context: RequestContext, store: Store): Promise<StoreView> {
  const stock = store.stock?.availability ?? "UNAVAILABLE";
  const isReserving = context.site.params.ereservation && store.services.includes("reservation");
  const view = await placeView(context, store, new Date());
  return { ...view, stock, canReserve: isReserving && stock !== "UNAVAILABLE" };
}
