/** Namespaces and keys, for the compiler only: nothing here reaches the browser. */
export interface Catalogue {
  common: typeof import("./messages/en/common.json");
  shell: typeof import("./messages/en/shell.json");
  home: typeof import("./messages/en/home.json");
  listing: typeof import("./messages/en/listing.json");
  product: typeof import("./messages/en/product.json");
  cart: typeof import("./messages/en/cart.json");
  checkout: typeof import("./messages/en/checkout.json");
  account: typeof import("./messages/en/account.json");
  auth: typeof import("./messages/en/auth.json");
  error: typeof import("./messages/en/error.json");
}

export type Namespace = keyof Catalogue;

type WithoutPlural<K> = K extends `${infer Base}_${"zero" | "one" | "two" | "few" | "many" | "other"}` ? Base : K;

/** Key of a message; plural forms are called by their base key. */
export type Key<N extends Namespace> = WithoutPlural<keyof Catalogue[N] & string>;

/**
 * Messages as a page is sent them: each namespace as JSON text. Loader data is encoded value by value, and one long
 * string costs a hundredth of three hundred short ones (ADR 0003).
 */
export type PageMessages = Partial<Record<Namespace, string>>;
