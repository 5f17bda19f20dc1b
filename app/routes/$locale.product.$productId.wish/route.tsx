import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { initProductById } from "~/bff/access/init-product.server";
import { isUnavailable, unavailable } from "~/bff/access/unavailable.server";
import { returnPath } from "~/bff/auth/return-path.server";
import type { RequestContext } from "~/bff/context.server";
import { notFound } from "~/bff/not-found.server";
import { setWished } from "~/bff/wishlist.server";
import { productSlug } from "~/models/entity-slug";
import { paths } from "~/paths";

/**
 * Where the heart's form is sent: `wish=on` or `off`. It leads back to the page it stood on, else to the product (`piece`, a
 * sku, says in which colour), or stays where it is when a script sent it.
 */
export async function action({ context, request, params }: ActionFunctionArgs) {
  if (!context.site.params.wishlist) throw notFound(context, "validation");
  const form = await request.formData();
  const sku = form.get("piece");
  const { product, option } = await initProductById(
    context,
    params.productId ?? "",
    typeof sku === "string" ? sku : "",
  );
  const isWished = form.get("wish") === "on";
  await setWished(context, product.productId, isWished).catch((error: unknown) => {
    throw isUnavailable(error) ? unavailable(context, error) : error;
  });
  if (form.has("stay")) return data({ isWished });
  const { name } = product;
  context.session.flash({ kind: "success", key: isWished ? "wishlist.added" : "wishlist.removed", values: { name } });
  return redirect(cameFrom(context, request) ?? paths.slug(context.prefix, productSlug(product, option)), 303);
}

/** The shop's page that the heart was on: a listing, or the product itself. */
function cameFrom({ origin }: RequestContext, request: Request): string | null {
  const from = request.headers.get("Referer") ?? "";
  return from.startsWith(`${origin}/`) ? returnPath(from.slice(origin.length)) : null;
}

/** Whoever comes here otherwise wants the product. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { product, option } = await initProductById(context, params.productId ?? "", null);
  return redirect(paths.slug(context.prefix, productSlug(product, option)));
}
