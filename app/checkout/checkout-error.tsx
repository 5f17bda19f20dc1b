import type { MetaFunction } from "@remix-run/react";
import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { type PageHead, pageMeta } from "~/page-meta";
import type { RootData } from "~/root";
import { ErrorView } from "~/ui/error-page/error-view";

/** What stands in the place of a step that could not be shown. */
export function CheckoutError() {
  const error = useRouteError();
  const root = useRouteLoaderData<RootData>("root");
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return <ErrorView kind="checkout" status={status} title={root?.errorTitles[500] ?? "Vitrine"} />;
}

/** A step's head, or that of the error that stands in its place. */
export const checkoutMeta: MetaFunction = ({ data, matches }) => {
  if (data) return pageMeta(data as PageHead);
  const root = matches.find(({ id }) => id === "root")?.data as RootData | undefined;
  return root ? pageMeta({ title: `${root.errorTitles[500]} | Vitrine` }) : [];
};
