import type { LoaderFunctionArgs } from "@remix-run/node";
import { oldProductRedirect } from "~/bff/access/init-product.server";
import { notFound } from "~/bff/not-found.server";

/** An address under a prefix that no route knows, former addresses of products aside. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  throw (await oldProductRedirect(context, request, params["*"] ?? "")) ?? notFound(context, "route");
}

export default function Unknown() {
  return null;
}
