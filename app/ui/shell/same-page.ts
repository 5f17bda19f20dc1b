import { useLocation, useMatches, useRouteError } from "@remix-run/react";
import { samePage, type SiteAddress } from "~/models/same-page";

/** Where the page that is shown stands on another site. */
export function useSamePage(): (site: SiteAddress) => string {
  const { pathname } = useLocation();
  // Null or undefined where the page stands, whatever the error is where it does not.
  const isError = Boolean(useRouteError());
  const data = useMatches().at(-1)?.data as { alternates?: string } | null | undefined;
  return (site) => samePage(site, { pathname, alternates: data?.alternates, isError });
}
