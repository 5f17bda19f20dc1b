import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireProductById } from "~/bff/catalogue/product-access.server";
import { serviceFrame } from "~/bff/catalogue/product-service.server";
import { notFound } from "~/bff/http/error-responses.server";
import { MAX_PLACE, type Near } from "~/bff/stores/places.server";
import { findNearbyStock, hasStores } from "~/bff/stores/product-stores.server";
import { useText } from "~/i18n/use-text";
import { isSoldInStores } from "~/models/availability";
import { pageMeta } from "~/document/page-meta";
import type { RouteHandle } from "~/document/route-handle";
import { BesideProduct } from "~/ui/product/recommendations";
import { storeList } from "./list.server";
import { ProductStores } from "./view";

/** In which shops near a place a size is, where the site has shops (S7). A layer over the product where scripts run. */
export const handle: RouteHandle = { layout: "default" };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => pageMeta(page);

/** `?sku=&near=` or `?sku=&lat=&lon=`: the form's own address. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  if (!hasStores(context)) throw notFound(context, "validation");
  const { searchParams } = new URL(request.url);
  const found = await requireProductById(context, params.productId ?? "", searchParams);
  const { option, sku } = found;
  if (!isSoldInStores(option)) throw notFound(context, "validation");
  const near = (searchParams.get("near") ?? "").trim().slice(0, MAX_PLACE);
  const search = searchOf(searchParams, near);
  const stores = sku && search && (await findNearbyStock(context, { ...found, sku }, search));
  const isUnavailable = stores === null && sku !== null && search !== null;
  const frame = await serviceFrame(context, found, "stores.title");
  return data(
    {
      kind: "stores" as const,
      ...frame,
      sizes: option.skus.map(({ sku: value, size }) => ({ sku: value, label: size.label })),
      near,
      count: stores && stores.length,
      stores: stores?.length ? storeList(context, { stores, product: frame.product }) : null,
      isUnavailable,
      // What was asked for without the other half of it.
      missing: missing({ isAsked: searchParams.has("near"), hasSize: sku !== null, hasPlace: search !== null }),
    },
    { status: isUnavailable ? 503 : 200 },
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

function searchOf(search: URLSearchParams, near: string): Near | null {
  if (near) return { search: near };
  const [lat, lon] = [search.get("lat") ?? "", search.get("lon") ?? ""];
  return lat && lon ? { lat, lon } : null;
}

function missing({ isAsked, hasSize, hasPlace }: Record<"isAsked" | "hasSize" | "hasPlace", boolean>) {
  if (!isAsked) return null;
  if (!hasSize) return "size" as const;
  return hasPlace ? null : ("place" as const);
}
