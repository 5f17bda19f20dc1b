/**
 * The account's pages that there are, in the order of the menus. Menus and editors' links offer no other: a page that is
 * built is added here, and is offered from then on. A test holds the list against the routes.
 */
export const BUILT_ACCOUNT_PAGES = [
  "dashboard",
  "orders",
  "wishlist",
  "alerts",
  "settings",
  "settings/delivery-addresses",
  "settings/bank-details",
  "change-password",
] as const;

/** Whether a path without its prefix (`account/orders/V1`) leads nowhere because that page of the account is not built yet. */
export function isUnbuiltAccountPage(path: string): boolean {
  const [word, page] = path.split(/[/?#]/);
  return word === "account" && Boolean(page) && !BUILT_ACCOUNT_PAGES.some((built) => built === page);
}
