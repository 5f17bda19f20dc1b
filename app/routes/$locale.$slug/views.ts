import { type EntityKind, parseEntitySlug } from "#app/models/entity-slug.ts";
import { loadDocument } from "#app/ui/error-page/reload-after-deploy.ts";

/**
 * One address pattern serves several kinds of page. Each has a script of its own, or listings would load the product
 * page's.
 */
const importers = {
  listing: async () => (await import("./listing/listing-page")).ListingPage,
  content: async () => (await import("./content/content-page")).ContentPage,
  product: async () => (await import("./product/product-page")).ProductPage,
};

export type ViewName = keyof typeof importers;
type Views = { [Name in ViewName]: Awaited<ReturnType<(typeof importers)[Name]>> };

const loaded: Partial<Views> = {};

/** Loads a view's script once. The browser calls it before hydration. */
export async function loadView<Name extends ViewName>(name: Name): Promise<void> {
  loaded[name] ??= (await importers[name]()) as Views[Name];
}

/** Loads all views on the server: slots of a cached document are rendered without its route. */
export async function loadViews(): Promise<void> {
  await Promise.all((Object.keys(importers) as ViewName[]).map(loadView));
}

/** The view, if loaded. Otherwise React suspends, and the previous page stays (as it does during loaders). */
export function view<Name extends ViewName>(name: Name): Views[Name] {
  const found = loaded[name];
  // oxlint-disable-next-line typescript/only-throw-error -- a thrown promise is how React 18 is told to wait
  if (!found) throw loadView(name).catch(loadDocument);
  return found;
}

const VIEWS: Record<EntityKind, ViewName> = {
  family: "listing",
  product: "product",
  blog: "content",
  landing: "content",
  lookbook: "content",
  trend: "content",
};

/** The view for an address; null for pages of other routes. */
export function viewAt(pathname: string): ViewName | null {
  const slug = parseEntitySlug(pathname.slice(pathname.lastIndexOf("/") + 1));
  return slug && VIEWS[slug.kind];
}
