import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { oldProductRedirect } from "~/bff/catalogue/product-access.server";
import { notFound } from "~/bff/http/error-responses.server";

/**
 * An address outside every prefix, former addresses of products aside. It has a loader, so that the root has one too
 * and can show header and footer.
 */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  throw (await oldProductRedirect(context, request, params["*"] ?? "")) ?? notFound(context, "route");
}

/** A form for no page that there is. */
export function action({ context }: ActionFunctionArgs): never {
  throw notFound(context, "route");
}

export default function Unknown() {
  return null;
}
