import type { ServerBuild } from "@remix-run/node";
import type { Request, RequestHandler } from "express";
import { isPrefix } from "~/models/locale";
import { isSafeMethod, plainPath, refuse } from "./guards.server";

/** Roots that shoppers type or old links name without a prefix (D11). */
const UNPREFIXED = new Set([
  "cart",
  "search",
  "account",
  "checkout",
  "stores",
  "product",
  "catalog",
  "newsletter",
  "unsubscribe",
  "legal-notices",
  "cookies",
  "tmp",
  "_icons",
]);

/** The words that pages' addresses are made of and write in small letters. The others (`blogPage`) only lead elsewhere. */
type PageWords = ReadonlySet<string>;

/** @param build its routes: a new page is known without being named here */
export function pageWords({ routes }: Pick<ServerBuild, "routes">): PageWords {
  const pages = Object.values(routes).filter((route) => route?.parentId === "routes/$locale");
  const words = pages.flatMap((route) => route?.path?.split("/") ?? []);
  return new Set(words.filter((word) => /^[^:*]/.test(word) && word === word.toLowerCase()));
}

/**
 * One address for a page: what access steps and everybody else read in a path is exactly what the router matched. `/cart`
 * and the like lead to the host's canonical prefix.
 */
export function canonicalAddress(words: PageWords, prefixFor: (request: Request) => Promise<string>): RequestHandler {
  return (request, response, next) => {
    const path = canonicalPath(request.path, words);
    if (!isSafeMethod(request)) return path === request.path ? next() : refuse(response, 404, "Not found");
    const query = request.originalUrl.slice(request.originalUrl.indexOf("?") + 1 || Infinity);
    const withQuery = (pathname: string) => (query ? `${pathname}?${query}` : pathname);
    if (!lacksPrefix(path)) return path === request.path ? next() : response.redirect(308, withQuery(path));
    prefixFor(request).then(
      (prefix) => response.set("Cache-Control", "no-store").redirect(302, withQuery(`/${prefix}${path}`)),
      next,
    );
  };
}

/** A plain path, its words in small letters, and of a page without a slash at its end. */
function canonicalPath(path: string, words: PageWords): string {
  const plain = plainPath(path);
  const segments = plain.split("/").map((segment) => inSmallLetters(segment, words));
  const page = segments.join("/").replace(/\/+$/, "");
  return isPrefix(segments[1]) || lacksPrefix(page) ? page : plain;
}

/** `/fr-fr/Cart` is what a shopper's keyboard made of `cart`, and Remix would answer it like any page. */
function inSmallLetters(segment: string, words: PageWords): string {
  const word = segment.replace(/\.data$/, "").toLowerCase();
  return words.has(word) ? word + segment.slice(word.length) : segment;
}

/** Whether a path would be a page's, had it a prefix. */
function lacksPrefix(path: string): boolean {
  return UNPREFIXED.has(path.split("/", 2)[1] ?? "");
}
