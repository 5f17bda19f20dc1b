import { useLocation, useMatches, useRouteError } from "@remix-run/react";
import { samePage, type SiteAddress } from "~/models/same-page";
import { createContext, useContext } from "react";
import type { Prefix } from "~/models/locale";

export interface FamilyLink {
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

/** What header and footer need to know of the site; what is the shopper's own is `Personal`. */
export interface ShellData {
  /** The menu's first links: the widest families. */
  families: readonly FamilyLink[];
  /** The listing of what is new; home where the menu has none. */
  newArrivals: string;
  /** Empty: no country selector. */
  countries: CountryEntry[];
  hasStores: boolean;
  hasWishlist: boolean;
  /** Pages of the account that this site has, in the order of ACCOUNT_PAGES. */
  accountPages: readonly AccountPage[];
}

export const ACCOUNT_PAGES = [
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
export type AccountPage = (typeof ACCOUNT_PAGES)[number];

/** Those that the header's popover leads to. Their names are on every page; the others' only on the account's own. */
const MENU_PAGES = ["dashboard", "orders", "loyalty", "wishlist"] as const;

export function isMenuPage(page: AccountPage): page is (typeof MENU_PAGES)[number] {
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

/** Where the page that is shown stands on another site. */
export function useSamePage(): (site: SiteAddress) => string {
  const { pathname } = useLocation();
  // Null or undefined where the page stands, whatever the error is where it does not.
  const isError = Boolean(useRouteError());
  const data = useMatches().at(-1)?.data as { alternates?: string } | null | undefined;
  return (site) => samePage(site, { pathname, alternates: data?.alternates, isError });
}

/** Public address of the image service (IMAGES_URL), given by the root route's data. */
export const ImagesUrlContext = createContext("");

export function useImagesUrl(): string {
  return useContext(ImagesUrlContext);
}
