import { canBuyOption } from "#app/models/availability.ts";
import {
  optionNamedIn,
  parseEntitySlug,
  parseGtinPath,
  parseLegacyProductPath,
  productSlug,
  parseVariant,
} from "#app/models/entity-slug.ts";
import type { Product, ProductOption, Sku } from "#app/models/product.ts";
import { paths } from "#app/paths.ts";
import { findProduct, type FoundProduct, type ProductKey } from "./product.server";
import type { RequestContext } from "../context.server";
import { notFound, orUnavailable } from "../http/error-responses.server";
import { toPage } from "../http/redirects.server";

export interface ProductAccess {
  product: Product;
  option: ProductOption;
  /** The size in the address, or the only one; null while none is chosen. */
  sku: Sku | null;
  reviews: FoundProduct["reviews"];
}

/**
 * Access step init-product (D3): checks the id, loads the product, takes the colour from the end of the slug, and
 * redirects permanently from any other slug to the canonical one, keeping the query (SEO-06). `?sku=` names a size; it
 * is ignored if the slug names another colour.
 *
 * Throws the redirect; a 404 for unknown products; a 503 if the catalogue cannot be reached and nothing is cached.
 */
export async function requireProduct(
  context: RequestContext,
  request: Request,
  segment: string,
): Promise<ProductAccess> {
  const slug = parseEntitySlug(segment);
  const found = slug?.kind === "product" ? await load(context, "products", slug.id) : null;
  if (!slug || !found) throw notFound(context, "validation");
  const { product, reviews } = found;
  const { sku } = parseVariant(new URL(request.url).searchParams);
  const option = optionNamedIn(slug.name, product) ?? optionWith(product, sku) ?? firstOption(product);
  if (productSlug(product, option) !== segment) throw toProduct(context, request, { product, option });
  return { product, option, sku: skuOf(option, sku), reviews };
}

/**
 * The permanent redirect from an id to the canonical address of its product, in the colour that the id names (SEO-06),
 * with the size if it is a GTIN. Tries the keys in turn; throws a 404 if none knows the id.
 */
export async function productRedirect(
  context: RequestContext,
  request: Request,
  id: string,
  keys: readonly ProductKey[],
): Promise<Response> {
  for (const key of keys) {
    const found = await load(context, key, id);
    if (!found) continue;
    const option = optionOf(found);
    const sku = key === "gtins" ? option.skus.find(({ gtin }) => gtin === id) : undefined;
    return toProduct(context, request, { product: found.product, option, sku: sku?.sku });
  }
  throw notFound(context, "validation");
}

/**
 * Redirects former addresses of products, and those printed on labels (S2): `/{any path}/{name}-R{optionId}.html` and
 * `/01/0{gtin}/{rest}`, without the locale prefix. Null for other paths; else as `productRedirect`.
 */
export async function oldProductRedirect(
  context: RequestContext,
  request: Request,
  path: string,
): Promise<Response | null> {
  const gtin = parseGtinPath(path);
  if (gtin !== null) return productRedirect(context, request, gtin, ["gtins"]);
  const optionId = parseLegacyProductPath(path);
  return optionId === null ? null : productRedirect(context, request, optionId, ["options"]);
}

/**
 * The same for pages beside a product, whose address has its id and no slug: `sku` names the size and so the colour,
 * `option` a colour alone. Throws a 404 for an unknown product, and for a sku or option of another product.
 */
export async function requireProductById(
  context: RequestContext,
  productId: string,
  asked: URLSearchParams,
): Promise<ProductAccess> {
  const found = await load(context, "products", productId);
  if (!found) throw notFound(context, "validation");
  const { product, reviews } = found;
  const { sku, optionId } = parseVariant(asked);
  const named = sku ? optionWith(product, sku) : product.options.find((each) => each.optionId === optionId);
  if ((sku || optionId) && !named) throw notFound(context, "validation");
  const option = named ?? firstOption(product);
  return { product, option, sku: skuOf(option, sku), reviews };
}

function optionWith(product: Product, sku: string | null): ProductOption | undefined {
  return sku === null ? undefined : product.options.find(({ skus }) => skus.some((each) => each.sku === sku));
}

/** The only size of a product with one size, else the named one. */
function skuOf({ skus }: ProductOption, sku: string | null): Sku | null {
  return skus.length === 1 ? skus[0]! : (skus.find((each) => each.sku === sku) ?? null);
}

function load(context: RequestContext, key: ProductKey, id: string): Promise<FoundProduct | null> {
  return orUnavailable(context, findProduct(context, key, id));
}

function optionOf({ product, optionId }: FoundProduct): ProductOption {
  return product.options.find((option) => option.optionId === optionId) ?? firstOption(product);
}

/** The colour that a product's page shows first: the first that can be bought, else the first. */
function firstOption(product: Product): ProductOption {
  // By the contract every product has at least one option.
  return product.options.find(canBuyOption) ?? product.options[0]!;
}

interface Piece {
  product: Product;
  option: ProductOption;
  /** Sku of the size that its page preselects. */
  sku?: string;
}

function toProduct({ prefix }: RequestContext, request: Request, { product, option, sku }: Piece): Response {
  const { search } = new URL(request.url);
  const chosen = sku ? `${search ? "&" : "?"}sku=${sku}` : "";
  return toPage(paths.slug(prefix, productSlug(product, option)) + search + chosen, 301);
}
