import { redirect } from "@remix-run/node";

/** A redirect to a page of the shop's own, for loaders and actions to throw. `path` leads nowhere else. */
export function toPage(path: string, status: 301 | 302 | 303): Response {
  return redirect(path, status);
}
