import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { everyAddress } from "../support/every-route";
import { type Answer, ask } from "../support/http";
import { HttpBrowser } from "../support/http-browser";
import { findSkus } from "../support/http-shopper";
import { resetSandbox } from "../support/integration-world";
import { aMarkedCustomer, aMarkedVisitor, type MarkedShopper, personalOf } from "../support/marked-shopper";
import { report, sized } from "./size";

/**
 * No cache keeps what is one shopper's, and no shopper is shown another's: whatever an address ends with, whoever asks for
 * it before and after, whole, as data, as its head, compressed or not, and with whatever they have of it already.
 */

const shop = inject("shopUrl");
const SEED = Number(process.env.SEED ?? 1);
const REQUESTS = sized(100_000);
const SUFFIXES_EACH = sized(30, 1);
const AT_ONCE = 8;
const PRIVATE = "private, no-store";
const SHARED = [
  "/fr-fr",
  "/de-de",
  "/fr-fr/search?query=robe",
  "/fr-fr/stores/all",
  "/de-de/hilfe",
  "/fr-fr/legal-notices",
];
/** Everybody; the last two have nothing of their own. */
let shoppers: MarkedShopper[];
let addresses: string[];
/** Of pages that everybody shares but for their slots. */
let shared: string[];

beforeAll(async () => {
  const skus = await findSkus(new HttpBrowser(shop), 2);
  const wanted = ["100001", "100003", "100005", "100007"].map((productId, index) => ({
    shop,
    productId,
    prefix: index % 2 === 0 ? "fr-fr" : "de-de",
    sku: skus[index % 2]!,
  }));
  const make = [aMarkedCustomer, aMarkedCustomer, aMarkedVisitor, aMarkedVisitor];
  const marked = await Promise.all(wanted.map((each, index) => make[index]!(each)));
  const nobody = (): MarkedShopper => ({
    browser: new HttpBrowser(shop),
    prefix: "fr-fr",
    marks: [],
    wishes: [],
    pieces: 0,
  });
  shoppers = [...marked, nobody(), nobody()];
  const [order] = shoppers.map(({ marks }) => marks[2]!);
  const found = await Promise.all(["fr-fr", "de-de"].map((locale) => everyAddress({ locale, orderNumber: order! })));
  const leading = ["/fr-fr/femme--plw10100", "/fr-fr/x--p100001", "/de-de/x--p100003", "/fr-fr/x--blog7001"];
  const led = await Promise.all(leading.map((address) => new HttpBrowser(shop).open(address)));
  shared = [...SHARED, ...led.map(({ url }) => url.slice(shop.length))];
  addresses = found.flat().filter((address) => !address.endsWith("/auth/logout"));
});
afterAll(resetSandbox);

describe("a page of one shopper's", () => {
  it("is kept by nobody, whatever its address ends with [SEC-06]", { timeout: 3_600_000 }, async () => {
    const customer = shoppers[0]!;
    const faults: string[] = [];
    const own = addresses.filter((address) => address.startsWith("/fr-fr"));
    const all = own.flatMap((address, index) =>
      Array.from(
        { length: SUFFIXES_EACH },
        (_, each) => address + SUFFIXES[(index * 7 + SEED + each) % SUFFIXES.length]!,
      ),
    );
    await someAtATime(all, async (address) => {
      const answer = await ask(shop + address, { headers: customer.browser.jar.header });
      // The way to a page's one address is everybody's.
      const isWay = answer.status === 308 && answer.cookies.length === 0;
      if (!isWay && !isKeptByNobody(answer))
        faults.push(`${answer.status} ${answer.headers["cache-control"]} ${address}`);
      faults.push(...faultsOf(customer, answer, address).map((fault) => `${fault} ${address}`));
    });
    report("No cache is deceived", { addresses: own.length, asked: all.length });
    expect(faults).toEqual([]);
  });

  it(`is shown to nobody else in ${REQUESTS} requests of all [SEC-06]`, { timeout: 3_600_000 }, async () => {
    const tags = new Map<string, string>();
    const counts = { personal: 0, shared: 0, "not modified": 0 };
    const faults: string[] = [];
    await someAtATime(fc.sample(aRequest, { seed: SEED, numRuns: REQUESTS }), async (request) => {
      const shopper = shoppers[request.who % shoppers.length]!;
      const pages = request.isShared ? shared : addresses;
      const address = pages[request.at % pages.length]!;
      const { browser } = shopper;
      const etag = request.isKnown ? tags.get(address) : undefined;
      const headers = { ...browser.jar.header, ...request.headers, ...(etag && { "if-none-match": etag }) };
      const answer = await ask(shop + address.replace(/(?=\?|$)/, request.end), { method: request.method, headers });
      if (shopper.marks.length > 0) browser.jar.take(answer);
      if (answer.headers.etag) tags.set(address, answer.headers.etag);
      if (answer.status === 304) counts["not modified"] += 1;
      else counts[answer.headers["cache-control"]?.startsWith("public") ? "shared" : "personal"] += 1;
      faults.push(
        ...faultsOf(shopper, answer, address).map(
          (fault) => `${fault}: ${answer.status} ${JSON.stringify(request)} ${address}`,
        ),
      );
    });
    report("Nobody is shown what is another's", { shoppers: shoppers.length, requests: REQUESTS, ...counts });
    expect(faults).toEqual([]);
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
  });
});

const SUFFIXES = (
  "/x.css /x.js /x.png /x.woff2 .css .js .jpg .json .ico ;x.js ;.css %3bx.css %2fx.css %2f..%2fx.css /..%2f..%2fbuild/x.js %23x.css " +
  "%3fx.css ?x.png ?x=/build/x.css %00.css %0a.css %20.css /.css //x.css /..;/x.css %252fx.css .data .data?x.css ~x.css \\x.css /favicon.ico /robots.txt"
).split(" ");

const aRequest = fc.record({
  who: fc.nat(),
  at: fc.nat(),
  isShared: fc.constantFrom(true, true, true, false),
  method: fc.constantFrom("GET", "GET", "GET", "HEAD"),
  end: fc.constantFrom("", "", "", ".data", "/x.css", "?utm_source=x"),
  isKnown: fc.boolean(),
  headers: fc.record({
    "accept-encoding": fc.constantFrom("br", "gzip", "gzip, deflate, br", "identity", ""),
    "accept-language": fc.constantFrom("fr-FR", "de-DE,de;q=0.9", "en"),
    "sec-purpose": fc.constantFrom("", "", "prefetch"),
  }),
});

const isKeptByNobody = ({ headers }: Answer) => [PRIVATE, "no-store"].includes(headers["cache-control"] ?? "");

function faultsOf(shopper: MarkedShopper, answer: Answer, address: string): string[] {
  const { status, text, headers, cookies } = answer;
  const said = [text, JSON.stringify(headers), ...cookies].join("\n");
  const theirs = shoppers
    .flatMap((other) => (other === shopper ? [] : other.marks))
    .filter((mark) => said.includes(mark) && !address.includes(mark));
  const isOwn = shopper.marks.some((mark) => said.includes(mark));
  const personal = personalOf(text);
  const faults = [
    theirs.length > 0 && `shows ${theirs.join()} of another`,
    personal && !isConsistent(shopper, personal) && "shows another's cart or wishes",
    personal && !isKeptByNobody(answer) && "personal data are not private",
    isOwn && !isKeptByNobody(answer) && `own data are ${headers["cache-control"]}`,
    cookies.length > 0 &&
      !/private|no-store/.test(headers["cache-control"] ?? "") &&
      `a public answer sets ${cookies.join()}`,
    status === 304 && isKeptByNobody(answer) && "not modified, though nobody may have it",
    status >= 500 && "fails",
  ];
  return faults.filter((fault) => typeof fault === "string");
}

function isConsistent({ wishes, pieces }: MarkedShopper, own: NonNullable<ReturnType<typeof personalOf>>): boolean {
  return own.wishlist.every((wish) => wishes.includes(wish)) && (own.cart?.count ?? pieces) === pieces;
}

async function someAtATime<T>(all: readonly T[], run: (each: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const work = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await run(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
