import type { Store } from "~/models/store";
import { parseStoresPath, storePath, type StoresRoute } from "~/models/store-address";
import { paths } from "~/paths";
import type { RequestContext } from "../context.server";
import { notFound, unavailable } from "../http/error-responses.server";
import { findStore } from "./locator.server";
import { hasStores } from "./product-stores.server";
import { canonicalRedirect } from "../catalogue/family-access.server";

export type StoresPage = Exclude<StoresRoute, { page: "store" }> | { page: "store"; store: Store };

/**
 * The access step of every page of the stores (D3). Throws a 404 where the site has no locator, and for what is no store's
 * address or no store; a permanent redirect to a store's one address, search part kept.
 *
 * @param below what stands in the address below `/stores`
 */
export async function requireStoresPage(context: RequestContext, request: Request, below: string): Promise<StoresPage> {
  if (!hasStores(context)) throw notFound(context, "validation");
  const asked = parseStoresPath(below);
  if (!asked) throw notFound(context, "validation");
  if (asked.page !== "store") return asked;
  const store = await findStore(context, asked.storeId);
  if (!store) throw missing(context);
  const { storeId, name, address } = store;
  const canonical = storePath({ storeId, name, city: address.city, country: address.country });
  if (asked.path !== canonical) {
    throw canonicalRedirect(paths.store(context.prefix, canonical) + new URL(request.url).search);
  }
  return { page: "store", store };
}

/** A store that nobody could be asked about may well exist. */
function missing(context: RequestContext): Response {
  if (context.failure !== "unavailable") return notFound(context, "validation");
  return unavailable(context, new Error("The store locator does not answer"));
}
