import { redirect } from "@remix-run/node";
import { paths } from "~/paths";
import type { RequestContext } from "../context.server";
import { returnPath } from "../session/require-sign-in.server";

/**
 * Sends a file of the account's. What is no page has no page for its errors: when the file cannot be had now (503, which
 * was logged), or was fetched too often (429), the shopper is back on the account's page they came from, which says so; what
 * there is not (404) leads to `missing`, a page that answers so.
 *
 * @param file.page of the account that holds the link, as a path
 * @param load throws the shop's responses: a redirect to sign in, 404, 429, 503
 */
export async function sendFile(
  context: RequestContext,
  request: Request,
  file: { page: string; missing: string },
  load: () => Promise<Response>,
): Promise<Response> {
  try {
    return await load();
  } catch (thrown) {
    if (!(thrown instanceof Response) || ![404, 429, 503].includes(thrown.status)) throw thrown;
    if (thrown.status === 404) return redirect(file.missing, 303);
    context.session.flash({ kind: "danger", key: thrown.status === 429 ? "file.rateLimited" : "file.unavailable" });
    return redirect(cameFrom(context, request) ?? file.page, 303);
  }
}

/** Path of the account's page that the link stood on; null for any other, and when the browser does not say. */
function cameFrom({ origin, prefix }: RequestContext, request: Request): string | null {
  const referer = request.headers.get("referer") ?? "";
  const page = URL.canParse(referer) ? new URL(referer) : null;
  const path = page?.origin === origin ? returnPath(page.pathname + page.search) : null;
  const isFile = path === new URL(request.url).pathname;
  return path?.startsWith(paths.account(prefix, "")) && !isFile ? path : null;
}
