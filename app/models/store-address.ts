import { slugify } from "./entity-slug";
import { digitsOf, STORE_ID } from "./goods-id";

/** Parts of a shop's address. */
export interface StorePathParts {
  storeId: string;
  name: string;
  city: string;
  /** ISO 3166, two letters. */
  country: string;
}

/** `fr/paris/paris-rivoli-2002`, the path below `/stores` (S2). */
export function storePath({ storeId, name, city, country }: StorePathParts): string {
  const word = slugify(name);
  return `${country.toLowerCase()}/${slugify(city) || "-"}/${word && `${word}-`}${storeId}`;
}

export type StoresRoute =
  | { page: "search" }
  | { page: "all" }
  /** One shop; `path` is the path as requested, to be compared with the canonical one. */
  | { page: "store"; storeId: string; path: string };

const STORE = new RegExp(`^(?:[^/]+/[^/]+/(?:[^/]*-)?)?(${digitsOf(STORE_ID)})$`);

/** Parses a path below `/stores`; null means 404. */
export function parseStoresPath(path: string): StoresRoute | null {
  if (path === "") return { page: "search" };
  if (path === "all") return { page: "all" };
  const [, storeId] = STORE.exec(path) ?? [];
  return storeId === undefined ? null : { page: "store", storeId, path };
}

/** Filters for shops: their departments, and the service that people come for. */
export const STORE_FILTERS = ["women", "men", "children", "alterations"] as const;
export type StoreFilter = (typeof STORE_FILTERS)[number];
