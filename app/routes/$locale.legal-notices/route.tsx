import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "#app/document/page-meta.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { ContentPage } from "../$locale.$slug/content/content-page";
import { loadLegalNotices } from "./loader.server";

/** The small print of the offers: a page of its own, which the footer also loads in place (S2). */
export const handle: RouteHandle = { layout: "default", shared: [] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export function loader({ context }: LoaderFunctionArgs) {
  return loadLegalNotices(context);
}

export default function LegalNotices() {
  const { crumbs, content } = useLoaderData<typeof loader>();
  return <ContentPage crumbs={crumbs} content={content} />;
}
