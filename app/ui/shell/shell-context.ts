import { useLocation, useMatches, useRouteError } from "@remix-run/react";
import { samePage, type SiteAddress } from "#app/models/same-page.ts";
import { createContext, useContext } from "react";
import type { Prefix } from "#app/models/locale.ts";

/** A link of the main menu to a family. */
export interface MenuFamily {
  label: string;
  to: string;
}

/** Another country's site, as content's country selector names it. */
export interface CountryEntry {
  /** Canonical prefix of its pages. */
  prefix: Prefix;
  name: string;
  language: string;
  /** Its flag's address; null where a pin stands instead. */
  flag: string | null;
  /** Scheme and host of its pages. */
  origin: string;
}

/** What header and footer need to know about the site; the shopper's data is in `Personal`. */
export interface ShellData {
  /** The menu's first links: the top families. */
  families: readonly MenuFamily[];
  /** Address of the listing of new arrivals; home where the menu has none. */
  newArrivals: string;
  /** Empty when there is no country selector. */
  countries: CountryEntry[];
  hasStores: boolean;
  hasWishlist: boolean;
  /** Pages of the account that this site has, in the order of ACCOUNT_NAV_PAGES. */
  accountPages: readonly AccountNavPage[];
}

/** Pages that the account's navigation names, in its order. */
export const ACCOUNT_NAV_PAGES = [
  "dashboard",
  "orders",
  "reservations",
  "downloads",
  "loyalty",
  "advantages",
  "wishlist",
  "alerts",
  "settings",
  "settings/delivery-addresses",
  "settings/bank-details",
  "subscriptions",
  "store",
  "change-password",
] as const;
export type AccountNavPage = (typeof ACCOUNT_NAV_PAGES)[number];

/** Pages in the header's popover. Their names are sent with every page, the other names only with account pages. */
const MENU_PAGES = ["dashboard", "orders", "loyalty", "wishlist"] as const;

export function isMenuPage(page: AccountNavPage): page is (typeof MENU_PAGES)[number] {
  return MENU_PAGES.some((each) => each === page);
}

export const ShellContext = createContext<ShellData>({
  families: [],
  newArrivals: "/",
  countries: [],
  hasStores: false,
  hasWishlist: false,
  accountPages: [],
});

export function useShell(): ShellData {
  return useContext(ShellContext);
}

/** Address of the current page on another site. */
export function useSamePage(): (site: SiteAddress) => string {
  const { pathname } = useLocation();
  // Loader data may also be null or undefined on a page without an error, so it cannot tell an error.
  const isError = Boolean(useRouteError());
  const data = useMatches().at(-1)?.data as { alternates?: string } | null | undefined;
  return (site) => samePage(site, { pathname, alternates: data?.alternates, isError });
}

/** Public address of the image service (IMAGES_URL), given by the root route's data. */
export const ImagesUrlContext = createContext("");

export function useImagesUrl(): string {
  return useContext(ImagesUrlContext);
}
