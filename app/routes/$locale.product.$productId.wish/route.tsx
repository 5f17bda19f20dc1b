import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireProductById } from "~/bff/catalogue/product-access.server";
import { isUnavailable, unavailable, notFound } from "~/bff/http/error-responses.server";
import { returnPath } from "~/bff/session/require-sign-in.server";
import type { RequestContext } from "~/bff/context.server";
import { setWished } from "~/bff/account/wishlist.server";
import { productSlug } from "~/models/entity-slug";
import { paths } from "~/paths";

/**
 * Where the heart's form is sent: `wish=on` or `off`. It leads back to the page it stood on, else to the product in
 * the colour and size that were wished for, or stays where it is when a script sent it.
 */
export async function action({ context, request, params }: ActionFunctionArgs) {
  if (!context.site.params.wishlist) throw notFound(context, "validation");
  const form = await request.formData();
  const asked = piece(request, form);
  const { product, option, sku } = await requireProductById(context, params.productId ?? "", asked);
  const isWished = form.get("wish") === "on";
  const { productId } = product;
  const wish = asked.size > 0 ? { productId, optionId: option.optionId, sku: sku?.sku } : { productId };
  await setWished(context, wish, isWished).catch((error: unknown) => {
    throw isUnavailable(error) ? unavailable(context, error) : error;
  });
  if (form.has("stay")) return data({ isWished });
  const { name } = product;
  context.session.flash({ kind: "success", key: isWished ? "wishlist.added" : "wishlist.removed", values: { name } });
  const slug = productSlug(product, option);
  return redirect(cameFrom(context, request) ?? paths.piece(context.prefix, { slug, sku: sku?.sku ?? null }), 303);
}

/** What the form's address names; pages that were open before it did name a sku in a field. */
function piece(request: Request, form: FormData): URLSearchParams {
  const field = form.get("piece");
  return typeof field === "string" ? new URLSearchParams({ sku: field }) : new URL(request.url).searchParams;
}

/** The shop's page that the heart was on: a listing, or the product itself. */
function cameFrom({ origin }: RequestContext, request: Request): string | null {
  const from = request.headers.get("Referer") ?? "";
  return from.startsWith(`${origin}/`) ? returnPath(from.slice(origin.length)) : null;
}

/** Whoever comes here otherwise wants the product. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const { product, option, sku } = await requireProductById(context, params.productId ?? "", asked);
  return redirect(paths.piece(context.prefix, { slug: productSlug(product, option), sku: sku?.sku ?? null }));
}
