import type { Request, RequestHandler, Response } from "express";
import { searchWords } from "~/models/text";

/**
 * What is answered before Remix sees a request, because Remix would answer it with a 5xx, or would have to render for
 * somebody who is not a shopper. Answers are a line of plain text.
 */

const METHODS = new Set(["GET", "HEAD", "POST"]);
const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];
const MAX_BODY_BYTES = 256 * 1024;
const MAX_URL_LENGTH = 8 * 1024;
/** Of an address that is longer than that. */
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
 * A target that is a whole address (`GET http://host/path`, as proxies are asked) counts as its host and path; one that
 * is neither an address nor a path, as in `OPTIONS *`, is nothing of ours.
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

/** Read as commands by a terminal, a log or a path's pattern; a `\` is a `/` to some. */
const CONTROL = /[\\\u0000-\u001f\u007f]/;

/** What may be unreadable in a path: escapes, whole or not, and a `\`. */
const ESCAPED = /(?:%(?:[0-9a-f]{2})?|\\)+/gi;

/** Stands for what cannot be read: no page's word has it. */
const UNREADABLE = "~";

/**
 * An address that is no URL, or far too long, is not an address of ours; nor is one for Remix's former data requests.
 * Whoever only reads is shown that there is no such page, as for any other.
 */
export const addressGuard: RequestHandler = (request, response, next) => {
  // First: what follows leads on to this path.
  const parts = request.path.split("/");
  if (!parts.every(isReadable)) {
    if (!isSafeMethod(request)) return refuse(response, 400, "Malformed address");
    // As many parts as before: the browser's router has to find the same route when it takes the page over. What is
    // found by an id at its end is still found.
    request.originalUrl = request.url = parts.map(readable).join("/");
  }
  if (request.originalUrl.length > MAX_URL_LENGTH) return tooLong(request, response);
  const query = request.originalUrl.slice(request.originalUrl.indexOf("?") + 1 || Infinity);
  if (new URLSearchParams(query).has("_data")) {
    return refuse(response, 400, "Malformed address");
  }
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

/** A page whose query is far too long is the page with the part of it that can be meant: no shopper types 8 KB. */
function tooLong(request: Request, response: Response): void {
  const [given = "", ...query] = request.originalUrl.split("?");
  // `//evil.example` would be another host's address.
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

/** Each parameter once, none longer than any of ours is. */
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
 * A change is accepted only from the shop's own pages (SEC-02). Browsers say with every form where it stood, by Origin or
 * fetch metadata; who says neither is no browser that somebody else could use, and its Referer may not be foreign either.
 */
export const originGuard: RequestHandler = (request, response, next) => {
  if (isSafeMethod(request)) return next();
  if (PROVIDER_RETURN.test(request.path)) {
    // Remix refuses a foreign Origin with a 5xx; this one changes nothing, it is answered by a redirect.
    delete request.headers.origin;
    return next();
  }
  const fetchSite = request.get("sec-fetch-site");
  if (fetchSite && fetchSite !== "same-origin") return refuse(response, 403, "Sent from another site");
  const sender = request.get("origin") ?? (fetchSite ? undefined : originOf(request.get("referer")));
  // By now these are the site's own, whatever was asked for.
  const own = `${request.protocol}://${request.get("host")}`;
  if (sender !== undefined && sender !== own) return refuse(response, 403, "Sent from another site");
  next();
};

/** Where a page stands, "null" if nobody can tell, undefined for no page. */
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

/** A path without double slashes, dots, and escapes of what needs none (RFC 3986, 6.2.2): none of them is another address. */
export function plainPath(path: string): string {
  const unescaped = path.replace(ESCAPES, (escape) => {
    const character = String.fromCharCode(parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape;
  });
  const single = unescaped.replace(/\/{2,}/g, "/");
  return DOTS.test(single) ? new URL(`http://shop${single}`).pathname.replace(/\/{2,}/g, "/") : single;
}

/** Whether a request only reads: GET or HEAD. */
export function isSafeMethod(request: Request): boolean {
  return request.method === "GET" || request.method === "HEAD";
}
