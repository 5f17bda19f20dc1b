import type { LoaderFunctionArgs } from "@remix-run/node";
import { initCatalog } from "~/bff/access/init-catalog.server";
import { notFound } from "~/bff/not-found.server";

/** The long form of a family's address (S2): leads to the canonical one, which the access step knows. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  await initCatalog(context, request, params.familyId ?? "");
  throw notFound(context, "validation");
}

/** Never shown: it makes this a page, so that its 404 is one too. */
export default function Elsewhere() {
  return null;
}
