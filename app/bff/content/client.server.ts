import contentstack from "@contentstack/delivery-sdk";
import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import type { z } from "zod";
import { readLeniently } from "#app/models/lenient-schemas.ts";
import type { LocaleTag } from "#app/models/locale.ts";
import type { ReadCache, Rendering } from "../gateway/cache.server";
import { RememberedFailureError } from "../gateway/errors.server";
import { type TimeBudget, shortenIfSpent, spendOnSlowFailure } from "../gateway/time-budget.server";
import type { Env } from "../env.server";
import type { Logger } from "../log.server";
import { withoutMissingPages } from "../sites/site-pages.server";
import type { Site } from "../sites/sites.server";
import { tracedCall } from "../traces.server";

/** Context of the page that content is read for: fields of `RequestContext`. */
interface Asking {
  locale: LocaleTag;
  rendering: Rendering | null;
  timeBudget?: TimeBudget;
  /** Links to pages that this site does not have are emptied. */
  site?: Site;
}

/** The fields of a page's context that a query for its content needs. */
export function askingFor({ locale, rendering, timeBudget, site }: Asking): Asking {
  return { locale, rendering, timeBudget, site };
}

export interface EntryQuery<T> extends Asking {
  type: string;
  schema: z.ZodType<T>;
  /** References to resolve in the same call. */
  include?: string[];
  only?: string[];
}

/** Identifies a query in the log. */
type Asked = { type: string; locale: LocaleTag } | { folder: string; locale: LocaleTag };
type Shaped<T> = Asked & { schema: z.ZodType<T>; site?: Site };

export interface ListQuery<T> extends EntryQuery<T> {
  /** Only entries whose field has this value. */
  where?: { field: string; value: string };
}

export interface AssetsQuery<T> extends Asking {
  /** Uid of the folder. */
  folder: string;
  schema: z.ZodType<T>;
}

/** The part of the content SDK's axios instance that is used. */
interface HttpClient {
  interceptors: { request: { use(change: (request: object) => object): void } };
}

/** The content delivery service (C7). A failure gives null and never stops a page. */
export interface ContentClient {
  /** First entry of a type in a locale; null when there is none, it does not match its schema, or the service fails. */
  findEntry<T>(query: EntryQuery<T>): Promise<T | null>;
  /**
   * Every entry of a type in a locale, possibly none. Entries that do not match their schema are left out. Null when
   * the service fails and no cached answer is left.
   */
  listEntries<T>(query: ListQuery<T>): Promise<readonly T[] | null>;
  /** Files of a folder, with the same rules. */
  listAssets<T>(query: AssetsQuery<T>): Promise<readonly T[] | null>;
}

/** Time for a complete answer, in a single try: a page waits for content, but works without it. */
const TIMEOUT_MS = 2_500;
/**
 * Far more than content that the delivery API gives at once; a larger answer could fill the memory (`body.server.ts`).
 */
const MOST_BYTES = 8 * 1024 * 1024;
/**
 * How long an idle connection is kept. Node's own 5 s are what many servers have too: they close it at the moment when
 * it is used again, and the content counts as failed.
 */
const IDLE_MS = 1_000;
/** The most that the delivery API gives at once. */
const PAGE_SIZE = 100;
/** Far more than a shop's editors write: limits what a page waits for and the cache keeps. */
const MAX_LISTED = 2_000;
const FRESHNESS = { ttl: 60, swr: 3_600, failureTtl: 10 };

export function createContentClient(env: Env, cache: ReadCache, log: Logger, timeoutMs = TIMEOUT_MS): ContentClient {
  const stack = createStack(env, timeoutMs);

  function keepShaped<T>(query: Shaped<T>, found: unknown[]): T[] {
    return found.flatMap((one) => {
      try {
        return [parsed(log, query, one)];
      } catch (err) {
        log.warn({ err, ...whatOf(query) }, "a piece of content is left out");
        return [];
      }
    });
  }

  async function orNull<T>(query: Asked & Asking, read: Promise<T>): Promise<T | null> {
    try {
      return await withTimeBudget(query.timeBudget, read);
    } catch (err) {
      if (query.rendering) query.rendering.lacksPart = true;
      // A remembered failure was logged when it happened.
      if (!(err instanceof RememberedFailureError))
        log.error({ err, ...whatOf(query) }, "content could not be read; the page goes on without it");
      return null;
    }
  }

  return {
    findEntry(query) {
      const fetchOne = async () => {
        const first = entriesOf(stack, query).limit(1);
        const { entries: [found] = [] } = await tracedCall(`content ${query.type}`, () => first.find<unknown>());
        return found ? parsed(log, query, found) : null;
      };
      return orNull(query, cache.read(`content:${query.type}:${query.locale}`, aboutContent(query), fetchOne));
    },
    listEntries<T>(query: ListQuery<T>) {
      const { where, only = [] } = query;
      const key = ["content-list", query.type, query.locale, where?.field, where?.value, only.join()].join(":");
      const fetchAll = async () => keepShaped(query, await fetchEntries(stack, query));
      return orNull(query, cache.read<readonly T[]>(key, aboutContent(query), fetchAll));
    },
    listAssets<T>(query: AssetsQuery<T>) {
      const fetchAll = async () => keepShaped(query, await fetchAssets(stack, query));
      const key = `content-assets:${query.folder}:${query.locale}`;
      return orNull(query, cache.read<readonly T[]>(key, aboutContent(query), fetchAll));
    },
  };
}

function entriesOf<T>(stack: Stack, { where, ...query }: ListQuery<T>) {
  const entries = stack.contentType(query.type).entry().locale(query.locale.toLowerCase());
  if (query.include) entries.includeReference(...query.include);
  if (query.only) entries.only(query.only);
  const found = entries.query();
  if (where) found.equalTo(where.field, where.value);
  return found;
}

function fetchEntries<T>(stack: Stack, query: ListQuery<T>): Promise<unknown[]> {
  return fetchPages(async (skip) => {
    const page = entriesOf(stack, query).includeCount().skip(skip).limit(PAGE_SIZE);
    const { entries = [], count } = await tracedCall(`content ${query.type}`, () => page.find<unknown>());
    return { found: entries, count };
  });
}

function fetchAssets<T>(stack: Stack, { folder, locale }: AssetsQuery<T>): Promise<unknown[]> {
  return fetchPages(async (skip) => {
    const files = stack.asset().locale(locale.toLowerCase()).addParams({ folder });
    const page = files.includeCount().skip(skip).limit(PAGE_SIZE);
    const { assets = [], count } = await tracedCall("content assets", () => page.find<unknown>());
    return { found: assets, count };
  });
}

interface ListPage {
  found: unknown[];
  /** Of the whole list. */
  count: number | undefined;
}

/** A whole list: the pages after the first are asked for at the same time. */
async function fetchPages(fetchPage: (skip: number) => Promise<ListPage>): Promise<unknown[]> {
  const first = await fetchPage(0);
  const more: Promise<ListPage>[] = [];
  const end = Math.min(first.count ?? 0, MAX_LISTED);
  for (let skip = PAGE_SIZE; skip < end; skip += PAGE_SIZE) more.push(fetchPage(skip));
  return [first, ...(await Promise.all(more))].flatMap(({ found }) => found);
}

/** Waits in full until an answer has been slow to fail, after that only briefly; cached answers take no time. */
function withTimeBudget<T>(timeBudget: TimeBudget | undefined, read: Promise<T>): Promise<T> {
  if (!timeBudget) return read;
  return timeBudget.isSpent ? shortenIfSpent(timeBudget, read) : spendOnSlowFailure(timeBudget, () => read);
}

type Stack = ReturnType<typeof createStack>;

/** The delivery service's SDK, limited to one try and one timeout. */
function createStack(env: Env, timeoutMs: number) {
  const stack = contentstack.stack({
    apiKey: env.CONTENTSTACK_API_KEY,
    deliveryToken: env.CONTENTSTACK_DELIVERY_TOKEN,
    environment: env.CONTENTSTACK_ENVIRONMENT,
    ...endpoint(env.CONTENTSTACK_HOST),
    // The SDK would try up to five times, and sleep as long as an answer tells it to.
    retryOnError: false,
  });
  const connections = { keepAlive: true, timeout: IDLE_MS };
  const agents = { httpAgent: new HttpAgent(connections), httpsAgent: new HttpsAgent(connections) };
  // The SDK's own timeout starts again with every byte.
  (stack.getClient() as HttpClient).interceptors.request.use((request) => ({
    ...request,
    ...agents,
    signal: AbortSignal.timeout(timeoutMs),
    maxContentLength: MOST_BYTES,
  }));
  return stack;
}

/** Cache tags: content is purged by its type (files by `assets`), or by the uid of one entry. */
function aboutContent(query: Asking & { type?: string }) {
  const { rendering, type = "assets" } = query;
  const tags = (value: unknown): string[] => {
    const entries: unknown[] = Array.isArray(value) ? value : [value];
    return [
      `content:${type}`,
      ...entries.flatMap((entry) =>
        typeof entry === "object" && entry !== null && "uid" in entry ? [`content:${String(entry.uid)}`] : [],
      ),
    ];
  };
  return { ...FRESHNESS, rendering, tags };
}

/** Throws for content that does not match its schema; an optional part that does not match is left out and logged. */
function parsed<T>(log: Logger, query: Shaped<T>, found: unknown): T {
  const { result, leftOut } = readLeniently(query.schema, query.site ? withoutMissingPages(query.site, found) : found);
  if (result.success) {
    if (leftOut.length > 0)
      log.warn({ reasons: leftOut.slice(0, 5), ...whatOf(query) }, "parts of content are left out");
    return result.data;
  }
  const fields = result.error.issues.slice(0, 5).map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  const what = "type" in query ? `Content of type ${query.type}` : `A file of ${query.folder}`;
  throw new Error(`${what} does not have its shape: ${fields.join("; ")}`);
}

function whatOf(query: Asked): Asked {
  const { locale } = query;
  return "type" in query ? { type: query.type, locale } : { folder: query.folder, locale };
}

/** CONTENTSTACK_HOST is a host name or, for a stand-in, an address with its scheme. */
function endpoint(host: string): { host: string } | { endpoint: string } {
  return host.includes("://") ? { endpoint: `${host.replace(/\/+$/, "")}/v3` } : { host };
}
