import type { Request, RequestHandler, Response } from "express";
import { searchWords } from "#app/models/text.ts";
import type { Logger } from "../log.server";

/**
 * Requests that are refused before Remix sees them, because Remix would answer with a 5xx or render a page for a client
 * that is not a shopper. Answers are a line of plain text.
 */

const METHODS = new Set(["GET", "HEAD", "POST"]);
const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];
const MAX_BODY_BYTES = 256 * 1024;
const MAX_URL_LENGTH = 8 * 1024;
/** Bounds for the parameters that are kept of a longer address. */
const MAX_PARAMETER_LENGTH = 150;
const MAX_PARAMETERS = 20;
/** Pages that payment providers return to, some of them by POST from their own site. */
const PROVIDER_RETURN = /^\/[a-z-]+\/(checkout\/adyen-check|order-adyen-check)$/;

export function refuse(response: Response, status: number, reason: string): void {
  response.status(status).set("Cache-Control", "no-store").type("text/plain").send(`${reason}\n`);
}

export const methodGuard: RequestHandler = (request, response, next) => {
  if (METHODS.has(request.method)) return next();
  response.set("Allow", [...METHODS].join(", "));
  refuse(response, 405, "Method not allowed");
};

/**
 * A request target with scheme and host (`GET http://host/path`, as sent to proxies) is split into its host and path. A
 * target that is neither an address nor a path (`OPTIONS *`) is refused.
 */
export const targetGuard: RequestHandler = (request, response, next) => {
  const target = request.originalUrl;
  if (target.startsWith("/")) return next();
  const [, host, path] = /^https?:\/\/([^/?#]+)(.*)$/is.exec(target) ?? [];
  if (host === undefined) return refuse(response, 400, "Malformed address");
  request.headers.host = host;
  request.originalUrl = request.url = path?.startsWith("/") ? path : `/${path ?? ""}`;
  next();
};

const SEARCH = /^\/([a-z-]{2,5}\/)?search$/;

/**
 * Control characters, which terminals, logs or path patterns may interpret, and `\`, which some software reads as `/`.
 */
const CONTROL = /[\\\u0000-\u001f\u007f]/;

/** Parts of a path that may be unreadable: complete or broken escapes, and `\`. */
const ESCAPED = /(?:%(?:[0-9a-f]{2})?|\\)+/gi;

/** Replaces what cannot be read; no page's address contains it. */
const UNREADABLE = "~";

/**
 * Handles addresses that are malformed or far too long, and Remix's former data requests (`?_data=`). A GET with an
 * unreadable path is answered with the usual page for unknown addresses.
 */
export const addressGuard: RequestHandler = (request, response, next) => {
  // Checked first, because the redirect for long addresses below contains this path.
  const parts = request.path.split("/");
  if (!parts.every(isReadable)) {
    if (!isSafeMethod(request)) return refuse(response, 400, "Malformed address");
    // Keeps the number of segments, so that the browser's router finds the same route when it hydrates the page. Pages
    // found by an id at the end of their address are still found.
    request.originalUrl = request.url = parts.map(readable).join("/");
  }
  if (request.originalUrl.length > MAX_URL_LENGTH) return tooLong(request, response);
  if (new URLSearchParams(queryOf(request)).has("_data")) return refuse(response, 400, "Malformed address");
  next();
};

function readable(part: string): string {
  return isReadable(part) ? part : part.replace(ESCAPED, (run) => (isReadable(run) ? run : UNREADABLE));
}

function isReadable(part: string): boolean {
  try {
    return !CONTROL.test(decodeURIComponent(part));
  } catch {
    return false;
  }
}

/** Redirects to the page with the usable part of an overlong query: no shopper types 8 KB. */
function tooLong(request: Request, response: Response): void {
  const [given = "", ...query] = request.originalUrl.split("?");
  // A redirect to `//evil.example` would lead to another host.
  const path = plainPath(given);
  if (path.length > MAX_URL_LENGTH / 2 || !isSafeMethod(request)) return refuse(response, 414, "Address too long");
  const parameters = new URLSearchParams(query.join("?"));
  const kept = (SEARCH.test(path) ? firstWords(parameters) : meantParameters(parameters)).toString();
  response.set("Cache-Control", "no-store").redirect(302, path + (kept && `?${kept}`));
}

function firstWords(given: URLSearchParams): URLSearchParams {
  const query = searchWords(given.get("query") ?? "");
  return new URLSearchParams(query ? { query } : {});
}

/** Drops repeated parameters, and those longer than any of the shop's. */
function meantParameters(given: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams();
  for (const [name, value] of given) {
    if (name.length + value.length > MAX_PARAMETER_LENGTH || kept.has(name, value)) continue;
    kept.append(name, value);
    if (kept.size === MAX_PARAMETERS) break;
  }
  return kept;
}

/**
 * Accepts changes only from the shop's own pages (SEC-02). Browsers send the form's origin as Origin or fetch metadata.
 * A client that sends neither is not a browser that another site could misuse; if it sends a Referer, that must not be
 * foreign either.
 */
export function originGuard(log: Logger): RequestHandler {
  return (request, response, next) => {
    if (isSafeMethod(request)) return next();
    if (PROVIDER_RETURN.test(request.path)) {
      // Remix would answer a foreign Origin with a 5xx. This request is safe: it changes nothing and is answered by a
      // redirect.
      delete request.headers.origin;
      return next();
    }
    const fetchSite = request.get("sec-fetch-site");
    const sender = request.get("origin") ?? (fetchSite ? undefined : originOf(request.get("referer")));
    // `hostGuard` has set protocol and host to the site's own by now.
    const own = `${request.protocol}://${request.get("host")}`;
    if ((!fetchSite || fetchSite === "same-origin") && (sender === undefined || sender === own)) return next();
    log.warn(
      { origin: originOf(sender), own, requestId: request.id, status: 403 },
      "a form of another site was refused",
    );
    refuse(response, 403, "Sent from another site");
  };
}

/** The origin of a page; "null" if it cannot be read, undefined without a page. */
function originOf(page: string | undefined): string | undefined {
  if (!page) return undefined;
  return URL.canParse(page) ? new URL(page).origin : "null";
}

export const bodyGuard: RequestHandler = (request, response, next) => {
  if (isSafeMethod(request)) return next();
  if (request.headers["transfer-encoding"] !== undefined) return refuse(response, 411, "Length required");
  if (Number(request.headers["content-length"] ?? 0) > MAX_BODY_BYTES) return refuse(response, 413, "Too large");
  if (!FORM_TYPES.some((type) => request.is(type))) return refuse(response, 415, "Not a form");
  next();
};

const ESCAPES = /%[0-9a-f]{2}/gi;
const DOTS = /\/\.{1,2}(?=\/|$)/;

/**
 * A path without double slashes, dot segments and needless escapes (RFC 3986, 6.2.2), none of which make another
 * address.
 */
export function plainPath(path: string): string {
  const unescaped = path.replace(ESCAPES, (escape) => {
    const character = String.fromCharCode(parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape;
  });
  const single = unescaped.replace(/\/{2,}/g, "/");
  return DOTS.test(single) ? new URL(`http://shop${single}`).pathname.replace(/\/{2,}/g, "/") : single;
}

/** The query of a request, without the question mark. */
export function queryOf({ originalUrl }: Request): string {
  return originalUrl.slice(originalUrl.indexOf("?") + 1 || Infinity);
}

/** Whether a request only reads: GET or HEAD. */
export function isSafeMethod({ method }: { method: string }): boolean {
  return method === "GET" || method === "HEAD";
}
