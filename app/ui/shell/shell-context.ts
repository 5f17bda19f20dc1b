import { createContext, useContext } from "react";
import type { Prefix } from "~/models/locale";
import type { Money } from "~/models/money";
import type { ProductPicture } from "~/models/product";

/** A line of the cart as the mini cart shows it. */
export interface MiniCartLine {
  lineId: string;
  name: string;
  /** Address of the product. */
  href: string;
  color: string;
  size: string;
  quantity: number;
  totalPrice: Money;
  picture: ProductPicture;
}

export interface ShellCart {
  /** Tells tabs apart that show another cart; left out where the page did not load it. */
  version?: number;
  /** Products, loyalty card, gift cards and donations together (C9). */
  count: number;
  total: Money;
  /** Left out where the page did not load the cart: the mini cart then shows count and total. */
  lines?: MiniCartLine[];
  /** Gift cards, the loyalty card, donations, in words. */
  extras?: { label: string; price: Money }[];
}

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

/** What header and footer need beyond their fragments: the personal parts, and what the site offers. */
export interface ShellData {
  customer: { firstName: string } | null;
  /** Product ids of the customer's wishlist, and skus of their stock alerts; none where they could not be loaded. */
  wishlist: readonly string[];
  stockAlerts: readonly string[];
  cart: ShellCart | null;
  /** The menu's first links: the widest families. */
  families: readonly FamilyLink[];
  /** Empty: no country selector. */
  countries: CountryEntry[];
  hasStores: boolean;
  hasWishlist: boolean;
  /** Pages of the account that this site and customer have, in the order of ACCOUNT_PAGES. */
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
  customer: null,
  wishlist: [],
  stockAlerts: [],
  cart: null,
  families: [],
  countries: [],
  hasStores: false,
  hasWishlist: false,
  accountPages: [],
});

export function useShell(): ShellData {
  return useContext(ShellContext);
}
