import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "#app/document/page-meta.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { ContentPage } from "../$locale.$slug/content/content-page";
import { loadHelp } from "./loader.server";

/** The help and its pages, with a word for each language: the routes `aide`, `ayuda` … use this one (S2). */
export const handle: RouteHandle = { layout: "default", shared: ["q"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export function loader({ context, request, params }: LoaderFunctionArgs) {
  return loadHelp(context, request, params.page);
}

export default function Help() {
  const { crumbs, content } = useLoaderData<typeof loader>();
  return <ContentPage crumbs={crumbs} content={content} />;
}
