import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "#app/document/page-meta.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { ContentPage } from "../$locale.$slug/content/content-page";
import { StoreSearchForm } from "#app/ui/stores/store-search-form.tsx";
import { loadStores } from "./loader.server";

/**
 * `/stores`, `/stores/all`, and the page of each shop (S2): server-rendered HTML, like content pages. Only the search
 * form needs the browser, which asks for the shopper's position.
 */
export const handle: RouteHandle = { layout: "default", shared: ["search", "services", "open", "lat", "lon"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export function loader({ context, request, params }: LoaderFunctionArgs) {
  return loadStores(context, request, params["*"] ?? "");
}

export default function Stores() {
  const { crumbs, content, form } = useLoaderData<typeof loader>();
  return (
    <ContentPage crumbs={crumbs} content={content}>
      {form && <StoreSearchForm {...form} />}
    </ContentPage>
  );
}
