import contentstack from "@contentstack/delivery-sdk";
import type { z } from "zod";
import type { LocaleTag } from "~/models/locale";
import type { ReadCache } from "../cache.server";
import type { Env } from "../env.server";
import type { Logger } from "../log.server";

export interface EntryQuery<T> {
  type: string;
  locale: LocaleTag;
  schema: z.ZodType<T>;
  /** References to resolve in the same call. */
  include?: string[];
  only?: string[];
  except?: string[];
}

/** The content delivery service (C7). A failure gives null and never stops a page. */
export interface ContentClient {
  /** First entry of a type in a locale, or null when there is none, it does not follow its shape, or the service fails. */
  findEntry<T>(query: EntryQuery<T>): Promise<T | null>;
}

const TIMEOUT_MS = 3_000;
const FRESHNESS = { ttl: 60, swr: 3_600 };

export function createContentClient(env: Env, cache: ReadCache, log: Logger): ContentClient {
  const stack = contentstack.stack({
    apiKey: env.CONTENTSTACK_API_KEY,
    deliveryToken: env.CONTENTSTACK_DELIVERY_TOKEN,
    // C7: the environment is `dev` when the shop runs locally.
    environment: env.SITE_ENV === "local" ? "dev" : env.CONTENTSTACK_ENVIRONMENT,
    ...endpoint(env.CONTENTSTACK_HOST),
  });
  (stack.getClient() as { defaults: { timeout: number } }).defaults.timeout = TIMEOUT_MS;

  async function fetchEntry<T>(query: EntryQuery<T>): Promise<T | null> {
    const entries = stack.contentType(query.type).entry().locale(query.locale.toLowerCase());
    if (query.include) entries.includeReference(...query.include);
    if (query.only) entries.only(query.only);
    if (query.except) entries.except(query.except);
    const { entries: found } = await entries.query().limit(1).find<unknown>();
    if (!found?.[0]) return null;
    const result = query.schema.safeParse(found[0]);
    if (result.success) return result.data;
    const fields = result.error.issues.slice(0, 5).map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`Content of type ${query.type} does not have its shape: ${fields.join("; ")}`);
  }

  return {
    async findEntry(query) {
      const key = `content:${query.type}:${query.locale}`;
      try {
        return await cache.read(key, FRESHNESS, () => fetchEntry(query));
      } catch (err) {
        log.error(
          { err, type: query.type, locale: query.locale },
          "content could not be read; the page goes on without it",
        );
        return null;
      }
    },
  };
}

/** CONTENTSTACK_HOST is a host name, or an address with its scheme for a stand-in. */
function endpoint(host: string): { host: string } | { endpoint: string } {
  return host.includes("://") ? { endpoint: `${host.replace(/\/+$/, "")}/v3` } : { host };
}
