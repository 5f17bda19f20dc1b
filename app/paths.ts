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
   * Leads to a page of another site, by way of the offer to take the cart along.
   *
   * @param page its address, host included
   */
  cartAbroad: (prefix: Prefix, to: Prefix, page: string) => {
    const { pathname, search } = new URL(page);
    return `/${prefix}/cart/abroad?${new URLSearchParams({ to, page: pathname + search })}`;
  },
  /** The offer itself, on the site that was gone to. */
  cartArrival: (prefix: Prefix) => `/${prefix}/cart/arrival`,
  /** A page under the locale root by its slug (`robe-noir--p100001`) as models/entity-slug builds it. */
  slug: (prefix: Prefix, slug: string) => `/${prefix}/${slug}`,
  /** A product's page with a size chosen on it. */
  variant: (prefix: Prefix, { slug, sku }: { slug: string; sku: string | null }) =>
    `/${prefix}/${slug}${sku ? `?sku=${sku}` : ""}`,
  /** Pages beside a product. They keep the colour and the size that it was seen in. */
  reviews: (prefix: Prefix, variant: VariantRef) => beside(prefix, variant, "reviews"),
  /** Every article of the journal. */
  journal: (prefix: Prefix) => `/${prefix}/blog`,
  /** The help, or one of its pages. Bare-language prefixes have one page and no more (S2): there it is a part of it. */
  help: (prefix: Prefix, page?: string) => {
    const { language } = PREFIXES[prefix];
    const hub = `/${prefix}/${HELP_WORDS[language]}`;
    if (!page) return hub;
    return hasHelpPages(prefix) ? `${hub}/${page}` : `${hub}#${page}`;
  },
  wish: (prefix: Prefix, variant: VariantRef) => beside(prefix, variant, "wish"),
  /** Whoever's list it is: it leads customers to the account's. */
  wishlist: (prefix: Prefix) => `/${prefix}/wishlist`,
  /** @param wishes as models/shared-wishes writes them */
  sharedWishlist: (prefix: Prefix, wishes: string) => `/${prefix}/wishlist/shared?p=${wishes}`,
  /** For scripts only. */
  seen: (prefix: Prefix) => `/${prefix}/product/seen`,
  sizeGuide: (prefix: Prefix, variant: VariantRef) => beside(prefix, variant, "sizes"),
  stockAlert: (prefix: Prefix, productId: string, sku: string) => `/${prefix}/product/${productId}/alert?sku=${sku}`,
  productStores: (prefix: Prefix, variant: VariantRef) => beside(prefix, variant, "stores"),
  /** Where the form that asks in which shops a variant is goes: it names the variant itself. */
  productStoresForm: (prefix: Prefix, productId: string) => `/${prefix}/product/${productId}/stores`,
  reserve: (prefix: Prefix, productId: string, { sku, storeId }: { sku: string; storeId: string }) =>
    `/${prefix}/product/${productId}/reserve?sku=${sku}&store=${storeId}`,
  stores: (prefix: Prefix) => `/${prefix}/stores`,
  allStores: (prefix: Prefix) => `/${prefix}/stores/all`,
  /** @param address as models/store-address writes it */
  store: (prefix: Prefix, address: string) => `/${prefix}/stores/${address}`,
  newsletter: (prefix: Prefix, page: "subscription" | "confirmation" = "subscription") =>
    `/${prefix}/newsletter/${page}`,
  /** Every message leads to it with its token and kind. */
  unsubscribe: (prefix: Prefix, page?: "confirmation") => `/${prefix}/unsubscribe${page ? `/${page}` : ""}`,
  legalNotices: (prefix: Prefix) => `/${prefix}/legal-notices`,
  account: (prefix: Prefix, page = "dashboard") => `/${prefix}/account/${page}`,
  /** The orders, narrowed to some and by pages (from 1). */
  orders: (prefix: Prefix, { query, year, status, page = 1 }: OrdersAddress) => {
    const search = new URLSearchParams({
      ...(query && { q: query }),
      ...(year && { year }),
      ...(status && { status }),
      ...(page > 1 && { page: String(page) }),
    });
    return `/${prefix}/account/orders${search.size > 0 ? `?${search}` : ""}`;
  },
  order: (prefix: Prefix, orderNumber: string) => `/${prefix}/account/orders/${orderNumber}`,
  /** Withdrawing from an order. */
  withdrawal: (prefix: Prefix, orderNumber: string) => `/${prefix}/account/orders/${orderNumber}/withdraw`,
  /** The acknowledgement of one withdrawal: a page, or a text to keep. */
  acknowledgement: (prefix: Prefix, orderNumber: string, reference: string, form: "page" | "text" = "page") =>
    `/${prefix}/account/orders/${orderNumber}/withdraw${form === "text" ? "/text" : ""}?${new URLSearchParams({ reference })}`,
  invoice: (prefix: Prefix, id: string) => `/${prefix}/account/downloads/${id}`,
  /** @param returnTo where the shopper goes on: their account without it */
  signIn: (prefix: Prefix, returnTo?: string) =>
    `/${prefix}/auth/sign-in${returnTo ? `?${new URLSearchParams({ returnTo })}` : ""}`,
  signOut: (prefix: Prefix) => `/${prefix}/auth/logout`,
  authCallback: (prefix: Prefix) => `/${prefix}/auth/callback`,
  /** The choice about cookies. */
  cookies: (prefix: Prefix) => `/${prefix}/cookies`,
  /** Takes the answer to the proposal of another site. */
  siteProposal: (prefix: Prefix) => `/${prefix}/site-proposal`,
  /** A page of the funnel in force. */
  funnel: (prefix: Prefix, version: CheckoutVersion, page: CheckoutPage) => `/${prefix}${checkoutPath(version, page)}`,
} as const;

interface OrdersAddress {
  query?: string;
  year?: string;
  status?: string;
  page?: number;
}

function beside(prefix: Prefix, variant: VariantRef, page: string): string {
  return `/${prefix}/product/${variant.productId}/${page}${variantSearch(variant)}`;
}

/** Whether pages of the help stand under a prefix, not only the help itself (S2): `en` is no short form of another. */
export function hasHelpPages(prefix: Prefix): boolean {
  return prefix === "en" || prefix.includes("-");
}

/** Address of a page of the list at `path`; the first one has no number. */
export function pagePath(path: string, page: number): string {
  return path + (page > 1 ? `?page=${page}` : "");
}
