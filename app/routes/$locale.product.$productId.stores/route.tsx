import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireProductById } from "#app/bff/catalogue/product-access.server.ts";
import { serviceFrame } from "#app/bff/catalogue/product-service.server.ts";
import { notFound } from "#app/bff/http/error-responses.server.ts";
import { markRefused } from "#app/bff/http/form-problem.server.ts";
import { findNearbyStock, hasStores } from "#app/bff/stores/product-stores.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { useText } from "#app/i18n/use-text.tsx";
import { isSoldInStores } from "#app/models/availability.ts";
import { type AskedPlace, readAskedPlace } from "#app/models/place-search.ts";
import type { Sku } from "#app/models/product.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { BesideProduct } from "#app/ui/product/recommendations.tsx";
import { storeList } from "./list.server";
import { ProductStores } from "./view";

/** Shops near a place that have a size, where the site has shops (S7). A layer over the product where scripts run. */
export const handle: RouteHandle = { layout: "default" };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => pageMeta(page);

/** `?sku=&near=` or `?sku=&lat=&lon=`: the form's own address. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  if (!hasStores(context)) throw notFound(context, "validation");
  const { searchParams } = new URL(request.url);
  const found = await requireProductById(context, params.productId ?? "", searchParams);
  const { option, sku } = found;
  if (!isSoldInStores(option)) throw notFound(context, "validation");
  const { place, near, isNowhere } = readAskedPlace(searchParams, "near");
  const stores = sku && near && (await findNearbyStock(context, { ...found, sku }, near));
  const isUnavailable = stores === null && sku !== null && near !== null;
  // The search was sent, but lacks the size or the place.
  const isAsked = near !== null || isNowhere || searchParams.has("near");
  const missing = isAsked ? missingOf({ sku, near, isNowhere }) : null;
  if (missing) markRefused(context);
  const frame = await serviceFrame(context, found, "stores.title");
  return data(
    {
      kind: "stores" as const,
      ...frame,
      messages: { ...frame.messages, ...pageMessages(context.language, "placeSearch") },
      sizes: option.skus.map(({ sku: value, size }) => ({ sku: value, label: size.label })),
      near: place,
      count: stores && stores.length,
      stores: stores?.length ? storeList(context, { stores, product: frame.product }) : null,
      isUnavailable,
      missing,
    },
    { status: isUnavailable ? 503 : missing ? 400 : 200 },
  );
}

export default function ProductStoresRoute() {
  const page = useLoaderData<typeof loader>();
  const t = useText("service");
  return (
    <BesideProduct product={page.product} title={t("stores.title")} narrow>
      <ProductStores {...page} />
    </BesideProduct>
  );
}

function missingOf({ sku, near, isNowhere }: Omit<AskedPlace, "place"> & { sku: Sku | null }) {
  if (isNowhere) return "position" as const;
  if (!sku) return "size" as const;
  return near ? null : ("place" as const);
}
