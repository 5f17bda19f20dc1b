import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireProductById } from "~/bff/catalogue/product-access.server";
import { serviceFrame } from "~/bff/catalogue/product-service.server";
import { notFound } from "~/bff/http/error-responses.server";
import { useText } from "~/i18n/use-text";
import { sizeRegion, sizeTable } from "~/models/size-guide";
import { pageMeta } from "~/document/page-meta";
import type { RouteHandle } from "~/document/route-handle";
import { BesideProduct } from "~/ui/product/recommendations";
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
