import { redirect } from "@remix-run/node";
import { paths } from "#app/paths.ts";
import type { RequestContext } from "../context.server";
import { returnPath } from "../session/return-path.server";
import { isSignedIn } from "../session/sign-in.server";

/**
 * Responds with a file of the account. A file has no error page of its own: when it cannot be had now (503, logged by
 * then) or was fetched too often (429), the shopper is sent back to the account page that they came from, which says
 * so. A file that does not exist (404) leads to `missing`, a page that answers 404.
 *
 * @param file.page path of the account page that holds the link
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
    // The page would ask for another sign-in, whose tokens would be refused as well.
    const isRefused = !isSignedIn(context) && context.session.opened.signIn?.afterRefusal;
    return redirect(isRefused ? paths.home(context.prefix) : (cameFrom(context, request) ?? file.page), 303);
  }
}

/** Path of the account page that held the link, by the Referer; null for any other page and without a Referer. */
function cameFrom({ origin, prefix }: RequestContext, request: Request): string | null {
  const referer = request.headers.get("referer") ?? "";
  const page = URL.canParse(referer) ? new URL(referer) : null;
  const path = page?.origin === origin ? returnPath(page.pathname + page.search) : null;
  const isFile = path === new URL(request.url).pathname;
  return path?.startsWith(paths.account(prefix, "")) && !isFile ? path : null;
}
