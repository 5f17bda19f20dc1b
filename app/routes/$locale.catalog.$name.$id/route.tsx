import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireFamily } from "#app/bff/catalogue/family-access.server.ts";
import { productRedirect } from "#app/bff/catalogue/product-access.server.ts";
import { notFound } from "#app/bff/http/error-responses.server.ts";
import { loadContentLongForm } from "../$locale.$slug/content/long-form.server";

/**
 * Long forms of addresses (S2): `/catalog/{name}/{familyId}`, `/product/{gtin}`,
 * `/product/{name}/{optionId|productId}`, `/blogPage/{name}/{id}` and others in remix.config.js. Each redirects to the
 * page's canonical address.
 */
export async function loader({ context, request, params: { name, id = "" } }: LoaderFunctionArgs) {
  const [, , word = ""] = new URL(request.url).pathname.split("/");
  // Compared as the router does: `/BlogPage` and `/%62logPage` are the same to it.
  switch (decodeURIComponent(word).toLowerCase()) {
    case "product":
      return productRedirect(context, request, id, name === undefined ? ["gtins"] : ["options", "products"]);
    case "blogpage":
      return loadContentLongForm(context, request, { kind: "blog", id });
    case "landingpage":
      return loadContentLongForm(context, request, { kind: "landing", id });
    case "lookbookpage":
      return loadContentLongForm(context, request, { kind: "lookbook", id });
    case "trendpage":
      return loadContentLongForm(context, request, { kind: "trend", id });
    default:
      // Throws the redirect to the canonical address.
      await requireFamily(context, request, id);
      throw notFound(context, "validation");
  }
}

/** Never rendered. With a component, the 404 is shown as a page. */
export default function Elsewhere() {
  return null;
}
