import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { isPrivateSaleOn } from "#app/bff/catalogue/catalogue-cache.server.ts";
import { requireProductById } from "#app/bff/catalogue/product-access.server.ts";
import { notFound } from "#app/bff/http/error-responses.server.ts";
import { returnPath } from "#app/bff/session/return-path.server.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { removeWish, setWished, wishProblem } from "#app/bff/account/wishlist.server.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { productSlug } from "#app/models/entity-slug.ts";
import { priceInForce } from "#app/models/product-price.ts";
import type { Prefix } from "#app/models/locale.ts";
import { paths } from "#app/paths.ts";
import { isGoodsId } from "#app/models/goods-id.ts";

/**
 * Target of the heart's form: `wish=on` or `off`. It redirects to the page of the form, else to the product in the
 * wanted colour and size; a script gets data instead and stays. Errors are shown there in words too (ACC-09).
 */
export async function action({ context, request, params }: ActionFunctionArgs) {
  if (!context.site.params.wishlist) throw notFound(context, "validation");
  const form = await request.formData();
  const wish = form.get("wish");
  const isWished = wish === "on";
  const from = cameFrom(context, request);
  const done = await change(context, {
    wish,
    from,
    productId: params.productId ?? "",
    asked: new URL(request.url).searchParams,
  });
  const { said, home, status } = done;
  if (form.has("stay")) {
    if (said?.kind !== "danger") return data({ isWished, problem: null });
    const t = await serverText(context.language, "notices");
    return data({ isWished: !isWished, problem: t(said.key) }, { status });
  }
  if (status === 404) throw notFound(context, "validation");
  if (said) context.session.flash(said);
  return redirect(from ?? home, 303);
}

interface Change {
  wish: FormDataEntryValue | null;
  from: string | null;
  productId: string;
  /** Colour and size. */
  asked: URLSearchParams;
}

/**
 * The message, and the page to go to when the form's page is unknown. On the list itself the undo banner is the
 * message.
 */
async function change(context: RequestContext, { wish, from, productId, asked }: Change) {
  const { prefix } = context;
  const isWished = wish === "on";
  const list = paths.wishlist(prefix);
  try {
    const found = await findPiece(context, productId, asked);
    // A product that is no longer sold can still be removed.
    if (!found && (wish !== "off" || !isGoodsId(productId))) {
      return { said: { kind: "danger" as const, key: "wishlist.gone" as const }, status: 404, home: list };
    }
    const hasUndo = !isWished && from !== null && isOwnList(from, prefix);
    await (hasUndo ? removeWish(context, productId) : setWished(context, found?.wish ?? { productId }, isWished));
    const key = isWished ? ("wishlist.added" as const) : ("wishlist.removed" as const);
    const said = hasUndo || !found ? null : { kind: "success" as const, key, values: { name: found.name } };
    return { said, status: 200, home: found?.home ?? list };
  } catch (error) {
    // A failure of the catalogue is already a logged response.
    const isCatalogue = error instanceof Response && error.status === 503;
    const { problem, status } = isCatalogue
      ? { problem: "unavailable" as const, status: 503 }
      : wishProblem(context, error);
    return { said: { kind: "danger" as const, key: `wishlist.${problem}` as const }, status, home: list };
  }
}

/** The product and its page; null when the catalogue does not know it. Fails as `requireProductById` does. */
async function findPiece(context: RequestContext, productId: string, asked: URLSearchParams) {
  const found = await requireProductById(context, productId, asked).catch((error: unknown) => {
    if (error instanceof Response && error.status === 404) return null;
    throw error;
  });
  if (!found) return null;
  const { product, option, sku } = found;
  const { appliedPrice } = priceInForce(option.prices, isPrivateSaleOn(context)).price;
  const colour = { optionId: option.optionId, sku: sku?.sku, wishedPrice: appliedPrice };
  return {
    wish: { productId: product.productId, ...(asked.size > 0 && colour) },
    name: product.name,
    home: paths.variant(context.prefix, { slug: productSlug(product, option), sku: sku?.sku ?? null }),
  };
}

function isOwnList(from: string, prefix: Prefix): boolean {
  const [page] = from.split("?");
  return page === paths.wishlist(prefix) || page === paths.account(prefix, "wishlist");
}

/** The page of the shop with the heart: a listing, or the product. */
function cameFrom({ origin }: RequestContext, request: Request): string | null {
  const from = request.headers.get("Referer") ?? "";
  return from.startsWith(`${origin}/`) ? returnPath(from.slice(origin.length)) : null;
}

/** Any other visit redirects to the product. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const { product, option, sku } = await requireProductById(context, params.productId ?? "", asked);
  return redirect(paths.variant(context.prefix, { slug: productSlug(product, option), sku: sku?.sku ?? null }));
}

/** Never rendered. With a component, errors are shown as pages. */
export default function Wish() {
  return null;
}
