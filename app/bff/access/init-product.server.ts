import { canBuyOption } from "~/models/availability";
import {
  optionNamedIn,
  parseEntitySlug,
  parseGtinPath,
  parseLegacyProductPath,
  productSlug,
} from "~/models/entity-slug";
import type { Product, ProductOption, Sku } from "~/models/product";
import { paths } from "~/paths";
import { findProduct, type FoundProduct, type ProductKey } from "../catalogue/product.server";
import type { RequestContext } from "../context.server";
import { notFound } from "../not-found.server";
import { toCanonical } from "./init-catalog.server";
import { isUnavailable, unavailable } from "./unavailable.server";

export interface InitialisedProduct {
  product: Product;
  option: ProductOption;
  reviews: FoundProduct["reviews"];
}

/**
 * Access step init-product (D3): the id is checked, the product loaded, the colour taken from the end of the slug, and
 * any slug but the canonical one redirects to that permanently, search part kept (SEO-06).
 *
 * Throws the redirect; a 404 for unknown products; a 503 when the catalogue cannot be reached and nothing is kept.
 */
export async function initProduct(
  context: RequestContext,
  request: Request,
  segment: string,
): Promise<InitialisedProduct> {
  const slug = parseEntitySlug(segment);
  const found = slug?.kind === "product" ? await load(context, "products", slug.id) : null;
  if (!slug || !found) throw notFound(context, "validation");
  const { product, reviews } = found;
  const option = optionNamedIn(slug.name, product.options) ?? firstOption(product);
  if (productSlug(product, option) !== segment) throw toProduct(context, request, product, option);
  return { product, option, reviews };
}

/**
 * The permanent redirect from an id to its product's canonical address, in the colour that the id names (SEO-06). The
 * keys are tried in turn; throws a 404 when none of them knows the id.
 */
export async function productRedirect(
  context: RequestContext,
  request: Request,
  id: string,
  keys: readonly ProductKey[],
): Promise<Response> {
  for (const key of keys) {
    const found = await load(context, key, id);
    if (found) return toProduct(context, request, found.product, optionOf(found));
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
 * colour. Throws a 404 for an unknown product and for a sku that is not one of its own.
 */
export async function initProductById(
  context: RequestContext,
  productId: string,
  sku: string | null,
): Promise<InitialisedProduct & { sku: Sku | null }> {
  const found = await load(context, "products", productId);
  const option = sku ? found?.product.options.find(({ skus }) => skus.some((each) => each.sku === sku)) : undefined;
  if (!found || (sku && !option)) throw notFound(context, "validation");
  const { product, reviews } = found;
  return {
    product,
    option: option ?? firstOption(product),
    sku: option?.skus.find((each) => each.sku === sku) ?? null,
    reviews,
  };
}

async function load(context: RequestContext, key: ProductKey, id: string): Promise<FoundProduct | null> {
  try {
    return await findProduct(context, key, id);
  } catch (error) {
    throw isUnavailable(error) ? unavailable(context, error) : error;
  }
}

function optionOf({ product, optionId }: FoundProduct): ProductOption {
  return product.options.find((option) => option.optionId === optionId) ?? firstOption(product);
}

/** The colour that a product opens with: the first that can be bought, else the first. */
function firstOption(product: Product): ProductOption {
  // The contract gives every product an option.
  return product.options.find(canBuyOption) ?? product.options[0]!;
}

function toProduct(context: RequestContext, request: Request, product: Product, option: ProductOption): Response {
  const { search } = new URL(request.url);
  return toCanonical(paths.slug(context.prefix, productSlug(product, option)) + search);
}
