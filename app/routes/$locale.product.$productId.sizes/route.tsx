import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireProductById } from "#app/bff/catalogue/product-access.server.ts";
import { serviceFrame } from "#app/bff/catalogue/product-service.server.ts";
import { notFound } from "#app/bff/http/error-responses.server.ts";
import { useText } from "#app/i18n/use-text.tsx";
import { sizeRegion, sizeTable } from "#app/models/size-guide.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { BesideProduct } from "#app/ui/product/recommendations.tsx";
import { SizeGuide } from "./view";

/** Measurements of a product's sizes, in the units of the site's region. A layer over the product where scripts run. */
export const handle: RouteHandle = { layout: "default", shared: ["option", "sku"] };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => pageMeta(page);

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const found = await requireProductById(context, params.productId ?? "", new URL(request.url).searchParams);
  const { sizeChart } = found.product;
  const labels = found.option.skus.map(({ size }) => size.label);
  const table = sizeChart && sizeTable(sizeChart, labels, sizeRegion(context.site.properties.sizingGuideRegionCode));
  if (!table) throw notFound(context, "validation");
  return { kind: "sizes" as const, ...(await serviceFrame(context, found, "sizes.title")), table };
}

export default function SizeGuideRoute() {
  const page = useLoaderData<typeof loader>();
  const t = useText("service");
  return (
    <BesideProduct product={page.product} title={t("sizes.title")} narrow>
      <SizeGuide {...page} />
    </BesideProduct>
  );
}
