import { type Prefix, PREFIXES, canonicalPrefix, type Country, isPrefix } from "#app/models/locale.ts";
import { currencyOf } from "#app/models/countries.ts";
import { type PrivateSale, privateSaleOf } from "#app/models/private-sale.ts";
import { type Domain, privateSalesSchema, type ReadDomain, readDomainListSchema } from "#app/models/site.ts";
import { type GatewayClient, processHeaders } from "../gateway/client.server";
import type { Logger } from "../log.server";

/** One country's shop, as its domain parameters describe it. */
export interface Site {
  country: Country;
  /** Host name of this site, in lower case and without port. */
  host: string;
  /** Scheme, host and port of the site's addresses: `https://www.vitrine.fr`. */
  origin: string;
  /** Domain of the sealed cookies; null for the host alone. */
  cookieDomain: string | null;
  storeId: string;
  currency: string;
  canonicalPrefix: Prefix;
  properties: Domain["properties"];
  params: Omit<ReadDomain["params"], "privateSales">;
  /** The current, coming or past private sale; null without one. */
  privateSale: PrivateSale | null;
}

/**
 * The sites by their domain parameters, which are loaded at start and every few minutes. If a later load fails, the
 * last ones are kept; if one leaves out a country, that country keeps its own (S3, D2).
 */
export interface Sites {
  readonly isReady: boolean;
  /**
   * The site of a request. @throws DomainParametersError before the first successful load, and for a country without
   * parameters
   */
  byCountry(country: Country): Site;
  /** The site of another country, or null, so that a missing one does not fail the pages of the others. */
  findByCountry(country: Country): Site | null;
  /** The site that owns a host name (no port), or null when none does. */
  byHost(hostname: string): Site | null;
  all(): readonly Site[];
  load(): Promise<void>;
  close(): void;
}

/** S8: an internal server error with a French message. */
export class DomainParametersError extends Error {
  override name = "DomainParametersError";
  constructor(options?: ErrorOptions) {
    super("L’appel de chargement des paramètres de domaine a échoué.", options);
  }
}

/**
 * By the clock, so that all instances change over together: those that disagree on the funnel in force would redirect a
 * shopper to and fro.
 */
const REREAD_MS = 5 * 60_000;
const RETRY_MS = 2_000;

/** @param local supplies scheme and port for hosts without: a developer's machine has no https */
function siteOf(domain: ReadDomain, local: URL | null, log: Logger): Site {
  const country = domain.countryCodeISO2;
  const named = domain.domain.includes("://") ? domain.domain : `${local?.protocol ?? "https:"}//${domain.domain}`;
  const address = new URL(named);
  if (local && named !== domain.domain && address.port === "") address.port = local.port;
  const { privateSales, ...params } = domain.params;
  return {
    country,
    host: address.hostname,
    origin: address.origin,
    cookieDomain: cookieDomainOf(domain, address.hostname, log),
    storeId: domain.storeId,
    currency: domain.devise ?? currencyOf(country),
    canonicalPrefix: canonicalPrefix(country),
    properties: domain.properties,
    params,
    privateSale: readPrivateSale(privateSales, country, log),
  };
}

/** A cookie domain that browsers would reject is logged and left out: with it nobody could sign in or have a cart. */
function cookieDomainOf({ countryCodeISO2, cookieDomain }: ReadDomain, host: string, log: Logger): string | null {
  const domain = cookieDomain?.toLowerCase();
  if (!domain) return null;
  if (domain.includes(".") && `.${host}`.endsWith(`.${domain}`)) return domain;
  log.error({ country: countryCodeISO2, cookieDomain, host }, "a cookie domain is not above its host, and is left out");
  return null;
}

/** Invalid private sales are left out and logged. */
function readPrivateSale(privateSales: unknown, country: Country, log: Logger): PrivateSale | null {
  const { data, success } = privateSalesSchema.safeParse(privateSales);
  if (data === null) return null;
  const sale = success ? privateSaleOf(data, country) : null;
  if (!sale) log.error({ country, privateSales }, "a private sale has no dates that can be read, and is left out");
  return sale;
}

/**
 * @param processId session id of the process, for calls without a shopper
 * @param local address of the shop on a developer's machine, else null
 */
export function createSites(
  gateway: GatewayClient,
  processId: string,
  log: Logger,
  local: string | null = null,
): Sites {
  let sites: Site[] = [];
  let timer: NodeJS.Timeout | undefined;

  async function load(): Promise<void> {
    clearTimeout(timer);
    try {
      const { body } = await gateway({
        path: "web-domains/",
        headers: processHeaders(processId),
        schema: readDomainListSchema,
      });
      const base = local === null ? null : new URL(local);
      const read = body.map((domain) => siteOf(domain, base, log));
      sites = [...read, ...leftOut(sites, read, log)];
      timer = setTimeout(() => void load().catch(() => {}), REREAD_MS - (Date.now() % REREAD_MS)).unref();
    } catch (cause) {
      const error = new DomainParametersError({ cause });
      log.error({ err: error, status: 500 }, error.message);
      timer = setTimeout(() => void load().catch(() => {}), RETRY_MS).unref();
      throw error;
    }
  }

  const findByCountry = (country: Country) => sites.find((site) => site.country === country) ?? null;

  return {
    get isReady() {
      return sites.length > 0;
    },
    byCountry(country) {
      const site = findByCountry(country);
      if (!site) throw new DomainParametersError();
      return site;
    },
    findByCountry,
    byHost: (hostname) => sites.find((site) => site.host === hostname.toLowerCase()) ?? null,
    all: () => sites,
    load,
    close: () => clearTimeout(timer),
  };
}

/**
 * The sites that a response no longer names. They stay, so that a mistake in the back office does not take a shop
 * offline.
 */
function leftOut(known: readonly Site[], read: readonly Site[], log: Logger): Site[] {
  const sites = known.filter(({ country }) => read.every((site) => site.country !== country));
  const countries = sites.map(({ country }) => country);
  if (countries.length > 0) log.warn({ countries }, "domain parameters leave countries out; they stay as they were");
  return sites;
}

/** First path segment of an address as a locale prefix, or null. */
export function prefixOf(pathname: string): Prefix | null {
  const segment = pathname.split("/", 2)[1];
  return isPrefix(segment) ? segment : null;
}

export function countryOf(prefix: Prefix): Country {
  return PREFIXES[prefix].country;
}

/**
 * Scheme, host and port of a country's pages, for links on the page at `page`: the country's own host if that page is
 * on a country's host; else the same host, where the prefix decides the country (D2).
 */
export function originOf(sites: Sites, { origin }: Pick<Site, "origin">, page: URL): string {
  return sites.byHost(page.hostname) ? origin : page.origin;
}
