import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SEED_DOMAINS } from "../../../sandbox/gateway/seed-domains";
import { readLeniently } from "#app/models/lenient-schemas.ts";
import { domainListSchema, type ReadDomain, readDomainListSchema } from "#app/models/site.ts";
import { type GatewayClient, toPath } from "../gateway/client.server";
import { createLogger } from "../log.server";
import { createSites, type Sites } from "./sites.server";

const DOMAINS = domainListSchema.parse(SEED_DOMAINS);
const MINUTES = 60_000;

/** Sites that load these responses one after the other. */
function sitesOf(answers: (ReadDomain[] | Error)[], local: string | null = null) {
  const lines: string[] = [];
  const log = createLogger("warn", { write: (line) => void lines.push(line) });
  const asked: string[] = [];
  const versions: (string | undefined)[] = [];
  const gateway: GatewayClient = ({ path, headers, schema }) => {
    asked.push(toPath(path).address);
    versions.push(headers["checkout-version"]);
    const answer = answers.shift() ?? DOMAINS;
    if (answer instanceof Error) return Promise.reject(answer);
    if (!schema) return Promise.reject(new Error("A list without a schema"));
    return new Promise((resolve) => resolve({ status: 200, body: schema.parse(answer) }));
  };
  return { sites: createSites(gateway, "process", log, local), asked, versions, lines };
}

const renamed = (domain: string) => DOMAINS.map((each) => (each.countryCodeISO2 === "FR" ? { ...each, domain } : each));

describe("domain parameters", () => {
  let running: Sites | undefined;
  beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-30T12:00:00Z") }));
  afterEach(() => {
    running?.close();
    vi.useRealTimers();
  });

  it("are read at start and again every few minutes [SITE-04]", async () => {
    const { sites, asked } = sitesOf([DOMAINS, renamed("www.new.example")]);
    running = sites;
    await sites.load();
    expect([sites.isReady, sites.all().length, asked]).toEqual([true, 7, ["web-domains/"]]);
    await vi.advanceTimersByTimeAsync(5 * MINUTES);
    expect(asked).toHaveLength(2);
    // A host belongs to one country, however it is spelt.
    expect(sites.byHost("WWW.new.example")?.country).toBe("FR");
  });

  it("are asked for by the checkout version that holds before any site is known [SESS-12]", async () => {
    const { sites, versions } = sitesOf([]);
    running = sites;
    await sites.load();
    expect(versions).toEqual(["v1"]);
  });

  it("are read again at the same moment by every instance, whenever it was started", async () => {
    const { sites, asked } = sitesOf([]);
    running = sites;
    await vi.advanceTimersByTimeAsync(3 * MINUTES);
    await sites.load();
    await vi.advanceTimersByTimeAsync(2 * MINUTES - 1);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(5 * MINUTES);
    expect(asked).toHaveLength(3);
  });

  it.each([
    ["fails", new Error("503")],
    ["names no country", []],
  ])("stay the last when a re-read %s, and are asked for again soon", async (_, broken) => {
    const { sites, asked, lines } = sitesOf([DOMAINS, broken, renamed("www.new.example")]);
    running = sites;
    await sites.load();
    await vi.advanceTimersByTimeAsync(5 * MINUTES);
    expect([asked.length, sites.isReady, sites.all().length]).toEqual([2, true, 7]);
    expect(lines.join()).toContain("L’appel de chargement des paramètres de domaine a échoué.");
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sites.byCountry("FR").host).toBe("www.new.example");
  });

  it("that leave a country out keep its site as it was, with one line in the log", async () => {
    const withoutPoland = renamed("www.new.example").filter((each) => each.countryCodeISO2 !== "PL");
    const { sites, lines } = sitesOf([DOMAINS, withoutPoland]);
    running = sites;
    await sites.load();
    const before = sites.byCountry("PL");
    await vi.advanceTimersByTimeAsync(5 * MINUTES);
    expect([sites.all().length, sites.byHost("www.new.example")?.country]).toEqual([7, "FR"]);
    expect(sites.byHost(before.host)).toBe(before);
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ level: "warn", countries: ["PL"] }),
    ]);
  });

  it("that never named a country have no site of it, which is no failure of the others", async () => {
    const { sites } = sitesOf([DOMAINS.filter((each) => each.countryCodeISO2 !== "PL")]);
    running = sites;
    await sites.load();
    expect([sites.isReady, sites.findByCountry("PL"), sites.findByCountry("FR")?.country]).toEqual([true, null, "FR"]);
  });

  it.each(["www.vitrine.pl:99999", "http://300.1.1.1", "www..pl:70000"])(
    "that name %s, which no address can be made of, cost that country its site and no other",
    async (domain) => {
      const named = SEED_DOMAINS.map((each) => (each.countryCodeISO2 === "PL" ? { ...each, domain } : each));
      const { result, leftOut } = readLeniently(readDomainListSchema, named);
      expect(leftOut).toHaveLength(1);
      const { sites } = sitesOf([result.data!]);
      running = sites;
      await sites.load();
      expect([sites.all().length, sites.findByCountry("PL")]).toEqual([6, null]);
    },
  );

  it.each(["phoneNumberCountries", "commercialOperation"])("without %s, which no page uses, are a site", (unused) => {
    const named = SEED_DOMAINS.map((each) => ({ ...each, params: { ...each.params, [unused]: undefined } }));
    const { result, leftOut } = readLeniently(readDomainListSchema, named);
    expect([result.data?.length, leftOut]).toEqual([7, []]);
  });

  it.each([undefined, {}])("with %s for what makes carts free are a site where none is", (freeCartCriteria) => {
    const named = SEED_DOMAINS.map((each) => ({ ...each, params: { ...each.params, freeCartCriteria } }));
    const { result } = readLeniently(readDomainListSchema, named);
    expect(result.data?.map(({ params }) => params.freeCartCriteria)).toEqual(SEED_DOMAINS.map(() => null));
  });

  it.each([
    [undefined, null],
    ["vitrine.fr", "vitrine.fr"],
    ["www.vitrine.fr", "www.vitrine.fr"],
    ["Vitrine.FR", "vitrine.fr"],
    // Browsers reject what is not the host or a domain above it: nobody could sign in.
    ["vitrine.de", null],
    ["shop.www.vitrine.fr", null],
    ["trine.fr", null],
    ["fr", null],
  ])("name a domain for the cookies, %s is %s, of a host below it only", async (cookieDomain, expected) => {
    const { sites, lines } = sitesOf([renamed("www.vitrine.fr").map((each) => ({ ...each, cookieDomain }))]);
    running = sites;
    await sites.load();
    expect(sites.byCountry("FR").cookieDomain).toBe(expected);
    expect(lines.some((line) => line.includes('"FR"'))).toBe(cookieDomain !== undefined && expected === null);
  });

  it("that cannot be read at start leave the process not ready, and are tried again [SITE-04]", async () => {
    const { sites } = sitesOf([new Error("refused"), new Error("refused")]);
    running = sites;
    await expect(sites.load()).rejects.toThrow("L’appel de chargement des paramètres de domaine a échoué.");
    expect(sites.isReady).toBe(false);
    expect(() => sites.byCountry("FR")).toThrow("paramètres de domaine");
    await vi.advanceTimersByTimeAsync(4_000);
    expect(sites.isReady).toBe(true);
  });

  it.each([
    ["WWW.Vitrine.fr", null, "https://www.vitrine.fr"],
    ["www.vitrine.fr:443", null, "https://www.vitrine.fr"],
    ["www.vitrine.fr:8443", null, "https://www.vitrine.fr:8443"],
    ["http://fr.localhost:3000", null, "http://fr.localhost:3000"],
    ["fr.localhost", "http://localhost:3000", "http://fr.localhost:3000"],
    ["fr.localhost:80", "http://localhost", "http://fr.localhost"],
    ["https://fr.test", "http://localhost:3000", "https://fr.test"],
  ])("name scheme, host and port: %s (on %s) is %s [SITE-03]", async (domain, local, origin) => {
    const { sites } = sitesOf([renamed(domain)], local);
    running = sites;
    await sites.load();
    expect(sites.byCountry("FR").origin).toBe(origin);
    expect(sites.byHost(new URL(origin).hostname)?.country).toBe("FR");
  });

  it.each([
    ["EUR", "EUR"],
    [undefined, "PLN"],
  ])("name a currency, %s, or have their country's: %s [SITE-08]", async (devise, currency) => {
    const { sites } = sitesOf([DOMAINS.map((each) => (each.countryCodeISO2 === "PL" ? { ...each, devise } : each))]);
    running = sites;
    await sites.load();
    expect(sites.byCountry("PL").currency).toBe(currency);
  });

  /** The domain parameters with these private sales for France. */
  const withSale = (privateSales: unknown): ReadDomain[] =>
    DOMAINS.map((each) =>
      each.countryCodeISO2 === "FR" ? { ...each, params: { ...each.params, privateSales } } : each,
    );

  it("name a private sale by days, which are the country's [CAT-06]", async () => {
    const { sites, lines } = sitesOf([withSale({ startDate: "2026-11-27", endDate: "2026-11-30" })]);
    running = sites;
    await sites.load();
    expect(sites.byCountry("FR").privateSale).toEqual({
      begins: Date.parse("2026-11-26T23:00:00Z"),
      ends: Date.parse("2026-11-30T23:00:00Z"),
    });
    expect([sites.byCountry("DE").privateSale, lines]).toEqual([null, []]);
  });

  it.each([
    [{ startDate: "soon", endDate: "later" }],
    [{ startDate: "2026-11-27", endDate: "2026-02-31" }],
    [{ startDate: "2026-11-30", endDate: "2026-11-27" }],
    [{ startDate: "2026-11-27" }],
    [{ startDate: 1, endDate: 2 }],
    ["always"],
    [undefined],
  ])(
    "with a private sale of no dates (%j) are a site without it, and that is logged [CAT-06]",
    async (privateSales) => {
      const { sites, lines } = sitesOf([withSale(privateSales)]);
      running = sites;
      await sites.load();
      expect([sites.all().length, sites.byCountry("FR").privateSale]).toEqual([7, null]);
      expect(lines).toEqual([expect.stringContaining("a private sale has no dates")]);
    },
  );
});
