import type { ServerBuild } from "@remix-run/node";
import type { Request, RequestHandler } from "express";
import { parseEntitySlug } from "~/models/entity-slug";
import { HELP_WORDS, isPrefix, type Prefix } from "~/models/locale";
import { paths } from "~/paths";
import { isSafeMethod, plainPath, refuse } from "./guards.server";

/** The words of which pages' addresses are made. */
interface PageWords {
  /** Those that a page's address begins with behind its prefix, in small letters. */
  first: ReadonlySet<string>;
  /** Those that are written in small letters, wherever they stand. The others (`blogPage`) only lead elsewhere. */
  small: ReadonlySet<string>;
}

/** @param build its routes: a new page is known without being named here */
export function pageWords({ routes }: Pick<ServerBuild, "routes">): PageWords {
  const pathsBelow = (parentId: string) =>
    Object.values(routes).flatMap((route) => (route?.parentId === parentId && route.path ? [route.path] : []));
  const pages = pathsBelow("routes/$locale").map((path) => path.split("/"));
  const isWord = (segment: string) => /^[^:*]/.test(segment);
  // What answers without a prefix itself (`/01/…`) needs none.
  const bare = new Set(pathsBelow("root").map((path) => path.split("/", 1)[0]));
  const first = pages.flatMap(([word = ""]) => (isWord(word) && !bare.has(word) ? [word.toLowerCase()] : []));
  const small = pages.flat().filter((word) => isWord(word) && word === word.toLowerCase());
  return { first: new Set(first), small: new Set(small) };
}

/**
 * One address for a page: what access steps and everybody else read in a path is exactly what the router matched. `/cart`
 * and the like, and the slugs of products, families and content, lead to the host's canonical prefix (D11).
 */
export function canonicalAddress(words: PageWords, prefixFor: (request: Request) => Prefix): RequestHandler {
  return (request, response, next) => {
    const path = canonicalPath(request.path, words);
    if (!isSafeMethod(request)) return path === request.path ? next() : refuse(response, 404, "Not found");
    const query = request.originalUrl.slice(request.originalUrl.indexOf("?") + 1 || Infinity);
    const withQuery = (pathname: string) => (query ? `${pathname}?${query}` : pathname);
    if (!lacksPrefix(path, words)) return path === request.path ? next() : response.redirect(308, withQuery(path));
    response.set("Cache-Control", "no-store").redirect(302, withQuery(underPrefix(prefixFor(request), path)));
  };
}

/** A plain path, its words in small letters, and of a page without a slash at its end. */
function canonicalPath(path: string, words: PageWords): string {
  const plain = plainPath(path);
  const segments = plain.split("/").map((segment) => inSmallLetters(segment, words));
  const page = segments.join("/").replace(/\/+$/, "");
  return isPrefix(segments[1]) || lacksPrefix(page, words) ? page : plain;
}

/** `/fr-fr/Cart` is what a shopper's keyboard made of `cart`, and Remix would answer it like any page. */
function inSmallLetters(segment: string, { small }: PageWords): string {
  const word = segment.replace(/\.data$/, "").toLowerCase();
  return small.has(word) ? word + segment.slice(word.length) : segment;
}

/** A path without a prefix under one. The help is called by each language's own word. */
function underPrefix(prefix: Prefix, path: string): string {
  const [, start = "", ...rest] = path.split("/");
  return Object.values(HELP_WORDS).includes(start) ? [paths.help(prefix), ...rest].join("/") : `/${prefix}${path}`;
}

/** Whether a path would be a page's, had it a prefix. */
function lacksPrefix(path: string, { first }: PageWords): boolean {
  const [, start = "", ...rest] = path.split("/");
  return first.has(start.toLowerCase()) || (rest.length === 0 && parseEntitySlug(decodeURIComponent(start)) !== null);
}
