import type { MetaFunction } from "@remix-run/react";
import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { type PageHead, pageMeta } from "./page-meta";
import { ErrorView } from "#app/ui/error-page/error-view.tsx";

/** The part of the root's loader data that holds the titles of error pages, by status. */
interface Titled {
  errorTitles: { 500: string };
}

/** Shown instead of a checkout step that failed to load or render. */
export function CheckoutError() {
  const error = useRouteError();
  const root = useRouteLoaderData<Titled>("root");
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return <ErrorView kind="checkout" status={status} title={root?.errorTitles[500] ?? "Vitrine"} />;
}

/** The head of a checkout step, or of the error shown instead of it. */
export const checkoutMeta: MetaFunction = ({ data, matches }) => {
  if (data) return pageMeta(data as PageHead);
  const root = matches.find(({ id }) => id === "root")?.data as Titled | undefined;
  return root ? pageMeta({ title: `${root.errorTitles[500]} | Vitrine` }) : [];
};
