import type { MetaFunction } from "@remix-run/react";
import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { type PageHead, pageMeta } from "~/document/page-meta";
import { ErrorView } from "~/ui/error-page/error-view";

/** Titles of error pages, by status: part of the root's data. */
interface Titled {
  errorTitles: { 500: string };
}

/** What stands in the place of a step that could not be shown. */
export function CheckoutError() {
  const error = useRouteError();
  const root = useRouteLoaderData<Titled>("root");
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return <ErrorView kind="checkout" status={status} title={root?.errorTitles[500] ?? "Vitrine"} />;
}

/** A step's head, or that of the error that stands in its place. */
export const checkoutMeta: MetaFunction = ({ data, matches }) => {
  if (data) return pageMeta(data as PageHead);
  const root = matches.find(({ id }) => id === "root")?.data as Titled | undefined;
  return root ? pageMeta({ title: `${root.errorTitles[500]} | Vitrine` }) : [];
};
