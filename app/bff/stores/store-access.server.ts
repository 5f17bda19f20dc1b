import type { Store } from "#app/models/store.ts";
import { parseStoresPath, storePath, type StoresRoute } from "#app/models/store-address.ts";
import { paths } from "#app/paths.ts";
import type { RequestContext } from "../context.server";
import { notFound, orUnavailable } from "../http/error-responses.server";
import { findStore } from "./locator.server";
import { hasStores } from "./product-stores.server";
import { toPage } from "../http/redirects.server";

export type StoresPage = Exclude<StoresRoute, { page: "store" }> | { page: "store"; store: Store };

/**
 * The access step of every stores page (D3). Throws a 404 when the site has no locator, and for an address that is no
 * store's or names an unknown store; a permanent redirect to a store's canonical address, with its query; a 503 when
 * the locator does not answer.
 *
 * @param below the part of the path after `/stores`
 */
export async function requireStoresPage(context: RequestContext, request: Request, below: string): Promise<StoresPage> {
  if (!hasStores(context)) throw notFound(context, "validation");
  const asked = parseStoresPath(below);
  if (!asked) throw notFound(context, "validation");
  if (asked.page !== "store") return asked;
  const store = await orUnavailable(context, findStore(context, asked.storeId));
  if (!store) throw notFound(context, "validation");
  const { storeId, name, address } = store;
  const canonical = storePath({ storeId, name, city: address.city, country: address.country });
  if (asked.path !== canonical) {
    throw toPage(paths.store(context.prefix, canonical) + new URL(request.url).search, 301);
  }
  return { page: "store", store };
}
