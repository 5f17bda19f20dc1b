import { redirect } from "@remix-run/node";

/** A redirect to a page of the shop's own, for loaders and actions to throw. `path` leads nowhere else. */
export function toPage(path: string, status: 301 | 302 | 303): Response {
  return redirect(path, status);
}

/**
 * Has scripts follow a redirect by a document. One that answers a page that asked anew by itself leads on with header and
 * messages as they were before: only forms have those read again (`root.tsx`).
 */
export function asDocument(response: Response): Response {
  response.headers.set("X-Remix-Reload-Document", "true");
  return response;
}
