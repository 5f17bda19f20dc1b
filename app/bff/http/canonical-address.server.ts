import type { ServerBuild } from "@remix-run/node";
import type { Request, RequestHandler } from "express";
import { parseEntitySlug } from "#app/models/entity-slug.ts";
import { HELP_WORDS, isPrefix, type Prefix } from "#app/models/locale.ts";
import { paths } from "#app/paths.ts";
import { isSafeMethod, plainPath, queryOf, refuse } from "./guards.server";

/** The fixed words in the addresses of pages. */
interface PageWords {
  /** First words after the prefix, in lower case. */
  first: ReadonlySet<string>;
  /**
   * Words written in lower case, at any place. Routes with capitals (`blogPage`) only redirect, so their words are left
   * as they are.
   */
  small: ReadonlySet<string>;
}

/** @param build its routes are read, so a new page need not be listed here */
export function pageWords({ routes }: Pick<ServerBuild, "routes">): PageWords {
  const pathsBelow = (parentId: string) =>
    Object.values(routes).flatMap((route) => (route?.parentId === parentId && route.path ? [route.path] : []));
  const pages = pathsBelow("routes/$locale").map((path) => path.split("/"));
  const isWord = (segment: string) => /^[^:*]/.test(segment);
  // Routes that answer without a prefix (`/01/…`) are not given one.
  const bare = new Set(pathsBelow("root").map((path) => path.split("/", 1)[0]));
  const first = pages.flatMap(([word = ""]) => (isWord(word) && !bare.has(word) ? [word.toLowerCase()] : []));
  const small = pages.flat().filter((word) => isWord(word) && word === word.toLowerCase());
  return { first: new Set(first), small: new Set(small) };
}

/**
 * Redirects to one canonical address for each page, so that access checks and everything else that reads a path see
 * exactly what the router matched. Paths without a prefix, such as `/cart` or the slug of a product, family or content
 * page, redirect to the host's canonical prefix (D11).
 */
export function canonicalAddress(words: PageWords, prefixFor: (request: Request) => Prefix): RequestHandler {
  return (request, response, next) => {
    const path = canonicalPath(request.path, words);
    if (!isSafeMethod(request)) return path === request.path ? next() : refuse(response, 404, "Not found");
    const query = queryOf(request);
    const withQuery = (pathname: string) => (query ? `${pathname}?${query}` : pathname);
    if (!lacksPrefix(path, words)) return path === request.path ? next() : response.redirect(308, withQuery(path));
    response.set("Cache-Control", "no-store").redirect(302, withQuery(underPrefix(prefixFor(request), path)));
  };
}

/** The plain path; for a page, with its words in lower case and without a slash at its end. */
function canonicalPath(path: string, words: PageWords): string {
  const plain = plainPath(path);
  const segments = plain.split("/").map((segment) => inSmallLetters(segment, words));
  const page = segments.join("/").replace(/\/+$/, "");
  return isPrefix(segments[1]) || lacksPrefix(page, words) ? page : plain;
}

/** Remix matches without regard to case and would answer `/fr-fr/Cart`, which an on-screen keyboard may write. */
function inSmallLetters(segment: string, { small }: PageWords): string {
  const word = segment.replace(/\.data$/, "").toLowerCase();
  return small.has(word) ? word + segment.slice(word.length) : segment;
}

/** Puts a path under a prefix. The word for the help becomes that of the prefix's language. */
function underPrefix(prefix: Prefix, path: string): string {
  const [, start = "", ...rest] = path.split("/");
  return Object.values(HELP_WORDS).includes(start) ? [paths.help(prefix), ...rest].join("/") : `/${prefix}${path}`;
}

/** Whether a path lacks nothing but a prefix to be the address of a page. */
function lacksPrefix(path: string, { first }: PageWords): boolean {
  const [, start = "", ...rest] = path.split("/");
  return first.has(start.toLowerCase()) || (rest.length === 0 && parseEntitySlug(decodeURIComponent(start)) !== null);
}
