import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { oldProductRedirect } from "#app/bff/catalogue/product-access.server.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { notFound } from "#app/bff/http/error-responses.server.ts";
import { parseEntitySlug } from "#app/models/entity-slug.ts";
import { pageMeta, revalidateOnUrlChange } from "#app/document/page-meta.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { loadContent } from "./content/loader.server";
import { loadListing } from "./listing/loader.server";
import { loadProduct } from "./product/loader.server";
import { loadView, view, viewAt } from "./views";

/**
 * Every page whose address is a name with a kind and an id: `{name}--pl{familyId}`, `{name}-{color}--p{productId}`,
 * `{name}--blog{blogPageId}` … (S2).
 */
export const handle: RouteHandle = {
  layout: "default",
  shared: ["color", "size", "category", "material", "price", "availability", "offers", "sort", "page", "sku", "error"],
};

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export function shouldRevalidate(now: ShouldRevalidateFunctionArgs): boolean {
  if (viewAt(now.currentUrl.pathname) !== "product") return revalidateOnUrlChange(now);
  // The cart refused the product: the page may show stock that is gone.
  return now.defaultShouldRevalidate || now.actionStatus === 422;
}

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const segment = params.slug ?? "";
  const slug = parseEntitySlug(segment);
  switch (slug?.kind) {
    case "family":
      await loadView("listing");
      return loadListing(context, request, slug.id);
    case "product":
      await loadView("product");
      return loadProduct(context, request, segment);
    case "blog":
    case "landing":
    case "lookbook":
    case "trend":
      await loadView("content");
      return loadContent(context, request, { kind: slug.kind, id: slug.id });
    default:
      throw await elsewhere(context, request, segment);
  }
}

export default function EntityPage() {
  const page = useLoaderData<typeof loader>();
  if (page.kind === "listing") {
    const ListingPage = view("listing");
    return <ListingPage family={page.family} />;
  }
  if (page.kind === "content") {
    const ContentPage = view("content");
    return <ContentPage crumbs={page.crumbs} content={page.content} />;
  }
  const ProductPage = view("product");
  return <ProductPage {...page} />;
}

/**
 * Redirects a product's former address to its page; anything else is a 404. An address with a known suffix failed that
 * page's validation.
 */
async function elsewhere(context: RequestContext, request: Request, segment: string): Promise<Response> {
  const found = await oldProductRedirect(context, request, new URL(request.url).pathname);
  return found ?? notFound(context, /--(p|pl|lp|tp|lbp|blog)\w*$/.test(segment) ? "validation" : "route");
}
