import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/document/page-meta";
import type { RouteHandle } from "~/document/route-handle";
import { ContentPage } from "../$locale.$slug/content/content-page";
import { loadStores } from "./loader.server";

/** `/stores`, `/stores/all`, and the page of each shop (S2): HTML of the server's, as content pages are. */
export const handle: RouteHandle = { layout: "default", shared: ["search", "services", "open"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export function loader({ context, request, params }: LoaderFunctionArgs) {
  return loadStores(context, request, params["*"] ?? "");
}

export default function Stores() {
  const { crumbs, content } = useLoaderData<typeof loader>();
  return <ContentPage crumbs={crumbs} content={content} />;
}
