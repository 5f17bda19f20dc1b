import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type NextFunction, type Request, type Response, Router } from "express";
import { ErrorLevel, SitemapIndexStream, SitemapStream } from "sitemap";
import { isPrefix, type Prefix, PREFIXES } from "#app/models/locale.ts";
import type { RequestContext } from "../context.server";
import {
  familyEntries,
  pageEntries,
  productEntries,
  productFileCount,
  readSitemap,
} from "../catalogue/sitemap-entries.server";
import { originOf } from "../sites/sites.server";
import type { Shop } from "../shop.server";
import { refuse } from "./guards.server";
import { createRequestContext } from "./request-context.server";

const HOUR = "public, max-age=3600";
/** Hidden from search engines: personal pages, and search results, which are endless. */
const HIDDEN = ["account", "auth", "cart", "checkout", "cookies", "search", "site-proposal", "unsubscribe"];
/** Each rule ends with its word: a rule for all that begins with `cart` would hide `/es-es/carteras--plw14110`. */
const RULES = [...HIDDEN.flatMap((word) => ["$", "/", "?"].map((end) => `/*/${word}${end}`)), "/*/order-"];
/** For robots that make previews for messages: the page itself says that it may not be indexed. */
const SHARED_CART = "Allow: /*/cart?share=";
const NAMESPACES = { news: false, video: false, image: true, xhtml: true };

type Entries = AsyncIterable<object> | Iterable<object>;

/**
 * `/robots.txt`, and `/sitemap.xml` with the files it names (SEO-04). Each host lists the pages of its own country; a
 * host of no country lists those of all. Only production may be indexed.
 */
export function seoFiles(shop: Shop): Router {
  const router = Router();
  router.get("/robots.txt", (request, response) => {
    const { host } = new URL(`${request.protocol}://${request.get("host")}`);
    const rules =
      shop.env.SITE_ENV === "production" ? [SHARED_CART, ...RULES.map((path) => `Disallow: ${path}`)] : ["Disallow: /"];
    const lines = ["User-agent: *", ...rules, ""];
    lines.push(`Sitemap: ${request.protocol}://${host}/sitemap.xml`, "");
    response.set("Cache-Control", HOUR).type("text/plain").send(lines.join("\n"));
  });
  router.get("/sitemap.xml", (request, response, next) => {
    sendIndex(shop, request, response).catch(unlessGone(shop, next));
  });
  router.get("/sitemaps/:prefix/:file.xml", (request, response, next) => {
    sendFile(shop, request, response).catch(unlessGone(shop, next));
  });
  return router;
}

/** A crawler that disconnects in the middle of a file is not an error of the shop. */
function unlessGone({ log }: Shop, next: NextFunction): (error: unknown) => void {
  return (error) => {
    const isGone = error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";
    if (isGone) log.debug("a sitemap was not read to its end");
    else next(error);
  };
}

/** The sites whose pages a host lists, as canonical prefixes. */
function listedOn(shop: Shop, hostname: string): Prefix[] {
  const own = shop.sites.byHost(hostname);
  return own ? [own.canonicalPrefix] : shop.sites.all().map((site) => site.canonicalPrefix);
}

async function sendIndex(shop: Shop, request: Request, response: Response): Promise<void> {
  const context = await createRequestContext(shop, request);
  const lists = await Promise.all(
    listedOn(shop, context.url.hostname).map(async (prefix) => {
      const first = await readSitemap(onSite(context, prefix), 1);
      const products = Array.from(
        { length: first ? productFileCount(first) : 0 },
        (_, index) => `products-${index + 1}`,
      );
      return ["pages", "families", ...products].map((file) => ({
        url: `${context.url.origin}/sitemaps/${prefix}/${file}.xml`,
      }));
    }),
  );
  await stream(request, response, new SitemapIndexStream(), lists.flat());
}

async function sendFile(shop: Shop, request: Request, response: Response): Promise<void> {
  const { prefix, file } = request.params;
  const isListed = isPrefix(prefix) && listedOn(shop, request.hostname).includes(prefix);
  const context = isListed ? onSite(await createRequestContext(shop, request), prefix) : null;
  const entries = context && (await entriesOf(context, file ?? ""));
  if (!entries) return refuse(response, 404, "No such sitemap");
  await stream(request, response, new SitemapStream({ xmlns: NAMESPACES, level: ErrorLevel.SILENT }), entries);
}

/** The entries of a file; null if the index does not name it. Rejects before anything is sent. */
async function entriesOf(context: RequestContext, file: string): Promise<Entries | null> {
  if (file === "pages") return pageEntries(context);
  if (file === "families") return familyEntries(context);
  const [, number] = /^products-([1-9]\d{0,3})$/.exec(file) ?? [];
  const first = number === undefined ? null : await readSitemap(context, 1);
  return first && Number(number) <= productFileCount(first) ? productEntries(context, Number(number)) : null;
}

/** Streams the file, so that fifty thousand addresses need no more memory than one. */
async function stream(
  request: Request,
  response: Response,
  xml: SitemapStream | SitemapIndexStream,
  entries: Entries,
): Promise<void> {
  response.set("Cache-Control", HOUR).type("application/xml").vary("Accept-Encoding");
  const source = Readable.from(entries);
  if (request.acceptsEncodings("gzip")) {
    response.set("Content-Encoding", "gzip");
    await pipeline(source, xml, createGzip(), response);
  } else {
    await pipeline(source, xml, response);
  }
}

/** The same request as if it had been made to another country's site. */
function onSite(context: RequestContext, prefix: Prefix): RequestContext {
  const { country, locale, language } = PREFIXES[prefix];
  const { sites } = context.shop;
  const site = sites.byCountry(country);
  const origin = originOf(sites, site, context.url);
  return { ...context, site, prefix, locale, language, origin, memo: new Map() };
}
