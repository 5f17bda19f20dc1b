import type { LoaderFunctionArgs } from "@remix-run/node";
import { oldProductRedirect } from "~/bff/access/init-product.server";
import { notFound } from "~/bff/not-found.server";

/**
 * An address outside every prefix, former addresses of products aside. It has a loader, so that the root has one too
 * and can show header and footer.
 */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  throw (await oldProductRedirect(context, request, params["*"] ?? "")) ?? notFound(context, "route");
}

export default function Unknown() {
  return null;
}
