import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadContentLongForm } from "../$locale.$slug/content/long-form.server";

/** `/landingPage/{name}/{landingPageId}` (S2): leads to the page's canonical address. */
export function loader({ context, request, params }: LoaderFunctionArgs) {
  return loadContentLongForm(context, request, { kind: "landing", id: params.id ?? "" });
}

/** Never shown: it makes this a page, so that its 404 is one too. */
export default function Elsewhere() {
  return null;
}
