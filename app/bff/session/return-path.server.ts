import { isPrefix } from "#app/models/locale.ts";
import { isSafeMethod } from "../http/guards.server";

/** The path is sealed into an address, whose length is limited. */
const MAX_LENGTH = 1_000;
const SHOP = "https://shop.invalid";

/**
 * A page of the shop to return to, as path and query; null for anything that could lead elsewhere (SEC-03). Accepts
 * only addresses under a locale prefix, and none under /auth: returning to the logout would end the new session.
 */
export function returnPath(value: unknown): string | null {
  if (typeof value !== "string" || value.length > MAX_LENGTH) return null;
  if (!value.startsWith("/") || !URL.canParse(value, SHOP)) return null;
  // Read as browsers do, which drop tabs and line breaks, and take a backslash for a slash.
  const { origin, pathname, search } = new URL(value, SHOP);
  if (origin !== SHOP || pathname.includes("//") || pathname.endsWith(".data")) return null;
  const [, prefix, section] = pathname.split("/").map(decode);
  if (!isPrefix(prefix ?? undefined) || section === null || section?.toLowerCase() === "auth") return null;
  return pathname + search;
}

/** The router compares decoded segments, so `%61uth` is `auth` to it. */
function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/**
 * The page that a request belongs to: its own address for GET and HEAD; for a form the page that contains it, since the
 * form's own address may accept only POST.
 */
export function pageOf(request: Request, shopOrigin: string): string | null {
  const own = new URL(request.url);
  if (isSafeMethod(request)) return pathOf(own);
  const referer = request.headers.get("referer");
  const page = referer && URL.canParse(referer) ? new URL(referer) : null;
  return pathOf(page?.origin === shopOrigin ? page : own);
}

/** Without the query if that is too long for a sign-in, as the parameters of banks may be, or many chosen lines. */
function pathOf({ pathname, search }: URL): string | null {
  return returnPath(pathname + search) ?? returnPath(pathname);
}
