import { type CheckoutPage, checkoutPath, type CheckoutVersion } from "./models/checkout-steps";
import { HELP_WORDS, type Prefix, PREFIXES } from "./models/locale";
import { type VariantRef, variantSearch } from "./models/entity-slug";

/** Every address the shop links to. Paths start with the locale prefix and carry no host. */

export const paths = {
  home: (prefix: Prefix) => `/${prefix}`,
  search: (prefix: Prefix) => `/${prefix}/search`,
  /** For scripts only. */
  searchSuggestions: (prefix: Prefix) => `/${prefix}/search/suggestions`,
  /** For scripts only. */
  addressSuggestions: (prefix: Prefix) => `/${prefix}/address-suggestions`,
  /** For scripts only. */
  deliveryPlaces: (prefix: Prefix) => `/${prefix}/checkout/delivery/places`,
  cart: (prefix: Prefix) => `/${prefix}/cart`,
  /** For scripts only. */
  addToCart: (prefix: Prefix) => `/${prefix}/cart/add`,
  /**
   * Leads to a page of another site, by way of a page that offers to take the cart along.
   *
   * @param page URL of that page, with its host
   */
  cartAbroad: (prefix: Prefix, to: Prefix, page: string) => {
    const { pathname, search } = new URL(page);
    return `/${prefix}/cart/abroad?${new URLSearchParams({ to, page: pathname + search })}`;
  },
  /** The offer to take the cart along, on the new site. */
  cartArrival: (prefix: Prefix) => `/${prefix}/cart/arrival`,
  /** A page under the locale root by its slug (`robe-noir--p100001`) as models/entity-slug builds it. */
  slug: (prefix: Prefix, slug: string) => `/${prefix}/${slug}`,
  /** A product's page with a size chosen on it. */
  variant: (prefix: Prefix, { slug, sku }: { slug: string; sku: string | null }) =>
    `/${prefix}/${slug}${sku ? `?sku=${sku}` : ""}`,
  /**
   * Pages beside a product (also `wish`, `sizeGuide` and `productStores`) keep the colour and the size chosen there.
   */
  reviews: (prefix: Prefix, variant: VariantRef) => beside(prefix, variant, "reviews"),
  /** The journal with all articles. */
  journal: (prefix: Prefix) => `/${prefix}/blog`,
  /**
   * The help, or one of its pages. Prefixes of a language alone have only one help page (S2), of which the page is a
   * section.
   */
  help: (prefix: Prefix, page?: string) => {
    const { language } = PREFIXES[prefix];
    const hub = `/${prefix}/${HELP_WORDS[language]}`;
    if (!page) return hub;
    return hasHelpPages(prefix) ? `${hub}/${page}` : `${hub}#${page}`;
  },
  wish: (prefix: Prefix, variant: VariantRef) => beside(prefix, variant, "wish"),
  /** The wishlist of visitors; it redirects customers to the one in their account. */
  wishlist: (prefix: Prefix) => `/${prefix}/wishlist`,
  /** @param wishes as models/shared-wishes writes them */
  sharedWishlist: (prefix: Prefix, wishes: string) => `/${prefix}/wishlist/shared?p=${wishes}`,
  /** For scripts only. */
  seen: (prefix: Prefix) => `/${prefix}/product/seen`,
  sizeGuide: (prefix: Prefix, variant: VariantRef) => beside(prefix, variant, "sizes"),
  stockAlert: (prefix: Prefix, productId: string, sku: string) => `/${prefix}/product/${productId}/alert?sku=${sku}`,
  productStores: (prefix: Prefix, variant: VariantRef) => beside(prefix, variant, "stores"),
  /** Target of the form that looks for stores with a variant; the form itself names the variant. */
  productStoresForm: (prefix: Prefix, productId: string) => `/${prefix}/product/${productId}/stores`,
  reserve: (prefix: Prefix, productId: string, { sku, storeId }: { sku: string; storeId: string }) =>
    `/${prefix}/product/${productId}/reserve?sku=${sku}&store=${storeId}`,
  stores: (prefix: Prefix) => `/${prefix}/stores`,
  allStores: (prefix: Prefix) => `/${prefix}/stores/all`,
  /** @param address as models/store-address writes it */
  store: (prefix: Prefix, address: string) => `/${prefix}/stores/${address}`,
  newsletter: (prefix: Prefix, page: "subscription" | "confirmation" = "subscription") =>
    `/${prefix}/newsletter/${page}`,
  /** Target of the unsubscribe link in every promotional email, which adds token and kind. */
  unsubscribe: (prefix: Prefix, page?: "confirmation") => `/${prefix}/unsubscribe${page ? `/${page}` : ""}`,
  legalNotices: (prefix: Prefix) => `/${prefix}/legal-notices`,
  account: (prefix: Prefix, page = "dashboard") => `/${prefix}/account/${page}`,
  /** The customer's orders, filtered, by pages from 1. */
  orders: (prefix: Prefix, { query, year, status, page = 1 }: OrdersAddress) => {
    const search = new URLSearchParams({
      ...(query && { q: query }),
      ...(year && { year }),
      ...(status && { status }),
      ...(page > 1 && { page: String(page) }),
    });
    // Not `size`, which Safari 16 does not know.
    const asked = search.toString();
    return `/${prefix}/account/orders${asked && `?${asked}`}`;
  },
  order: (prefix: Prefix, orderNumber: string) => `/${prefix}/account/orders/${orderNumber}`,
  /** Withdrawing from an order. */
  withdrawal: (prefix: Prefix, orderNumber: string) => `/${prefix}/account/orders/${orderNumber}/withdraw`,
  /** The acknowledgement of one withdrawal: a page, or a text to keep. */
  acknowledgement: (prefix: Prefix, orderNumber: string, reference: string, form: "page" | "text" = "page") =>
    `/${prefix}/account/orders/${orderNumber}/withdraw${form === "text" ? "/text" : ""}?${new URLSearchParams({ reference })}`,
  invoice: (prefix: Prefix, id: string) => `/${prefix}/account/downloads/${id}`,
  /** @param returnTo where the shopper goes after signing in; by default their account */
  signIn: (prefix: Prefix, returnTo?: string) =>
    `/${prefix}/auth/sign-in${returnTo ? `?${new URLSearchParams({ returnTo })}` : ""}`,
  signOut: (prefix: Prefix) => `/${prefix}/auth/logout`,
  authCallback: (prefix: Prefix) => `/${prefix}/auth/callback`,
  /** The choice about cookies. */
  cookies: (prefix: Prefix) => `/${prefix}/cookies`,
  /** Receives the answer to the proposal of another site. */
  siteProposal: (prefix: Prefix) => `/${prefix}/site-proposal`,
} as const;

/** A page of the checkout, in the version in use. Apart from `paths`, since no script needs it. */
export function funnelPath(
  { prefix, checkoutVersion }: { prefix: Prefix; checkoutVersion: CheckoutVersion },
  page: CheckoutPage,
): string {
  return `/${prefix}${checkoutPath(checkoutVersion, page)}`;
}

interface OrdersAddress {
  query?: string;
  year?: string;
  status?: string;
  page?: number;
}

function beside(prefix: Prefix, variant: VariantRef, page: string): string {
  return `/${prefix}/product/${variant.productId}/${page}${variantSearch(variant)}`;
}

/**
 * Whether a prefix has several help pages, not only one (S2). `en` has: unlike `fr` it is not the short form of another
 * prefix.
 */
export function hasHelpPages(prefix: Prefix): boolean {
  return prefix === "en" || prefix.includes("-");
}

/** Address of a page of the list at `path`; the first one has no number. */
export function pagePath(path: string, page: number): string {
  return path + (page > 1 ? `?page=${page}` : "");
}
