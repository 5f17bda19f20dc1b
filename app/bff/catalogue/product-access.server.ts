import { canBuyOption } from "~/models/availability";
import {
  optionNamedIn,
  parseEntitySlug,
  parseGtinPath,
  parseLegacyProductPath,
  productSlug,
  parseVariant,
} from "~/models/entity-slug";
import type { Product, ProductOption, Sku } from "~/models/product";
import { paths } from "~/paths";
import { findProduct, type FoundProduct, type ProductKey } from "./product.server";
import type { RequestContext } from "../context.server";
import { notFound, orUnavailable } from "../http/error-responses.server";
import { toPage } from "../http/redirects.server";

export interface ProductAccess {
  product: Product;
  option: ProductOption;
  /** The size that the address names, or the only one; null while none is chosen. */
  sku: Sku | null;
  reviews: FoundProduct["reviews"];
}

/**
 * Access step init-product (D3): the id is checked, the product loaded, the colour taken from the end of the slug, and
 * any slug but the canonical one redirects to that permanently, search part kept (SEO-06). `?sku=` names a size; one of
 * another colour is nothing to a slug that names its own.
 *
 * Throws the redirect; a 404 for unknown products; a 503 when the catalogue cannot be reached and nothing is kept.
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
  const option = optionNamedIn(slug.name, product.options) ?? optionWith(product, sku) ?? firstOption(product);
  if (productSlug(product, option) !== segment) throw toProduct(context, request, { product, option });
  return { product, option, sku: skuOf(option, sku), reviews };
}

/**
 * The permanent redirect from an id to its product's canonical address, in the colour that the id names (SEO-06), and
 * with the size that a GTIN names. The keys are tried in turn; throws a 404 when none of them knows the id.
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
 * Addresses that product links had before, and those printed on labels (S2): `/{any path}/{name}-R{optionId}.html` and
 * `/01/0{gtin}/{rest}`, the locale prefix taken off. Null when the path is neither; otherwise as `productRedirect`.
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
 * The same for pages beside a product, whose address has its id and no slug: `sku` names the size, and with it the
 * colour; `option` a colour alone. Throws a 404 for an unknown product and for what is not one of its own.
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

/** What comes in one size needs no choice. */
function skuOf({ skus }: ProductOption, sku: string | null): Sku | null {
  return skus.length === 1 ? skus[0]! : (skus.find((each) => each.sku === sku) ?? null);
}

function load(context: RequestContext, key: ProductKey, id: string): Promise<FoundProduct | null> {
  return orUnavailable(context, findProduct(context, key, id));
}

function optionOf({ product, optionId }: FoundProduct): ProductOption {
  return product.options.find((option) => option.optionId === optionId) ?? firstOption(product);
}

/** The colour that a product opens with: the first that can be bought, else the first. */
function firstOption(product: Product): ProductOption {
  // The contract gives every product an option.
  return product.options.find(canBuyOption) ?? product.options[0]!;
}

interface Piece {
  product: Product;
  option: ProductOption;
  /** Of a size; its page begins with that chosen. */
  sku?: string;
}

function toProduct({ prefix }: RequestContext, request: Request, { product, option, sku }: Piece): Response {
  const { search } = new URL(request.url);
  const chosen = sku ? `${search ? "&" : "?"}sku=${sku}` : "";
  return toPage(paths.slug(prefix, productSlug(product, option)) + search + chosen, 301);
}
