import { redirect } from "@remix-run/node";

/**
 * A redirect to throw from a loader or an action: Remix's own `redirect` has a type that the linter lets nobody throw.
 * `path` must be an address of the shop (SEC-03).
 */
export function toPage(path: string, status: 301 | 302 | 303): Response {
  return redirect(path, status);
}

/**
 * Makes scripts follow a redirect by loading a new document. Without it, a redirect that answers a revalidation would
 * show the next page with the old header and messages, since only forms make the root load these again (`root.tsx`).
 */
export function asDocument(response: Response): Response {
  response.headers.set("X-Remix-Reload-Document", "true");
  return response;
}

/**
 * A redirect to a provider of sign-in or payment. Never cached, since the address works only once (D11). Remix's script
 * loads a document from another origin by itself; from the shop's own, where a provider may be too, only if told so.
 */
export function redirectToProvider(url: URL, status: 301 | 302 | 303): Response {
  return new Response(null, {
    status,
    headers: { Location: url.href, "Cache-Control": "no-store", "X-Remix-Reload-Document": "true" },
  });
}
