import fc from "fast-check";
import { afterAll, describe, expect, inject, it } from "vitest";
import { type Answer, ask } from "../support/http";
import { HttpBrowser, type Page } from "../support/http-browser";
import { customerInCheckout, signIn } from "../support/http-shopper";
import { resetSandbox } from "../support/integration-world";
import { oddName, oddValue } from "../support/odd-values";
import type { PageForm } from "../support/page-forms";
import { newForms } from "../support/every-form";
import { addressOf, builtRoutes } from "../support/routes";
import { report, sized } from "./size";

/**
 * Any input is answered: every form of the shop with values that no shopper types, every address with parts that no page
 * leads to. Never a 5xx, a stack trace, five seconds of waiting, or a way to another site. The inputs are the same at
 * each run; SEED gives others.
 */

const shop = inject("shopUrl");
const sandbox = inject("sandboxUrl");
const SEED = Number(process.env.SEED ?? 1);
const CASES = sized(5_000, 50);
const LONGEST_MS = 5_000;
const AT_ONCE = 4;
/** One after the other, for each customer: some forms end the session, or the account. */
const PER_CUSTOMER = 25;

// A customer that other tests sign in as has other wishes and addresses now, or has closed the account.
afterAll(resetSandbox);

describe("any input", () => {
  it(`of ${CASES} forms is answered`, { timeout: 3_600_000 }, async () => {
    const forms = await everyForm();
    expect(forms.length).toBeGreaterThan(45);
    const made = samples(fc.tuple(fc.nat(), fc.array(change, { minLength: 1, maxLength: 3 })));
    const results = await someAtATime(portions(made, PER_CUSTOMER), async (portion, index) => {
      const browser = await (index % 2 === 0 ? aNewCustomer() : anOldCustomer());
      const answered: Result[] = [];
      for (const [at, changes] of portion) {
        const form = forms[at % forms.length]!;
        const body = changed(form, changes);
        answered.push(await timed(`${form.method} ${form.path} ${String(body)}`, () => sent(browser, form, body)));
      }
      return answered;
    });
    expectAnswers("Any form is answered", results.flat());
  });

  it(`of ${CASES} addresses is answered`, { timeout: 3_600_000 }, async () => {
    const known = { locale: "fr-fr", slug: "x--p100001", productId: "100001", page: "subscription" };
    const addresses = (await builtRoutes(shop)).map(({ pattern }) => addressOf(pattern, known));
    const made = samples(fc.tuple(fc.nat(), oddAddress));
    const cookie = (await anOldCustomer()).jar.header;
    const results = await someAtATime(made, async ([at, odd]) => {
      const url = shop + withOddParts(addresses[at % addresses.length]!, odd);
      const headers = { ...(odd.isCustomer ? cookie : {}), ...odd.headers };
      return timed(`${odd.method} ${url} ${JSON.stringify(odd.headers)}`, () =>
        ask(url, { method: odd.method, headers }),
      );
    });
    expectAnswers("Any address is answered", results);
  });
});

type Drawn<A> = A extends fc.Arbitrary<infer T> ? T : never;
const samples = <T>(arbitrary: fc.Arbitrary<T>): T[] => fc.sample(arbitrary, { seed: SEED, numRuns: CASES });

const portions = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));

interface Result {
  name: string;
  ms: number;
  answer: Answer;
}

async function timed(name: string, send: () => Promise<Answer>): Promise<Result> {
  const start = Date.now();
  const answer = await send();
  return { name: name.slice(0, 500), answer, ms: Date.now() - start };
}

async function someAtATime<T, R>(all: readonly T[], run: (each: T, index: number) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const left = [...all.entries()];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) results.push(await run(next[1], next[0]));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}

function expectAnswers(promise: string, results: readonly Result[]): void {
  const count = (from: number) => results.filter(({ answer: { status } }) => Math.floor(status / 100) === from).length;
  const slowest = results.reduce((last, each) => (each.ms > last.ms ? each : last));
  report(promise, {
    answers: results.length,
    ...{ "2xx": count(2), "3xx": count(3), "4xx": count(4), "5xx": count(5) },
    slowest: `${slowest.ms} ms ${slowest.name.slice(0, 80)}`,
  });
  expect(results.flatMap(faultsOf)).toEqual([]);
}

function faultsOf({ name, ms, answer: { status, text, headers } }: Result): string[] {
  const { location } = headers;
  const isElsewhere = location && ![shop, sandbox].includes(new URL(location, shop).origin);
  const faults = [
    status >= 500 && String(status),
    ms > LONGEST_MS && `${ms} ms`,
    /\n\s+at .+:\d+:\d+|node_modules/.test(text) && "a stack trace",
    isElsewhere && `leads to ${location}`,
  ];
  return faults.flatMap((fault) => (fault ? `${fault}: ${name}` : []));
}

const change = fc.record({
  /** Of the form's fields, counted round. */
  at: fc.nat(),
  how: fc.constantFrom("value", "value", "value", "gone", "twice", "name"),
  value: oddValue,
  name: oddName,
});

function changed({ fields }: PageForm, changes: readonly Drawn<typeof change>[]) {
  const sent = [...fields];
  for (const { at, how, value, name } of changes) {
    const index = at % Math.max(1, sent.length);
    const [own = name] = sent[index] ?? [];
    if (how === "value") sent[index] = [own, value];
    else if (how === "gone") sent.splice(index, 1);
    else sent.push([how === "twice" ? own : name, value]);
  }
  return new URLSearchParams(sent);
}

function sent(browser: HttpBrowser, { method, path }: PageForm, body: URLSearchParams): Promise<Page> {
  if (method === "POST") return browser.post(path, body, { follow: false });
  return browser.open(`${path.split("?")[0]}?${String(body)}`);
}

const oddAddress = fc.record({
  method: fc.constantFrom("GET", "GET", "GET", "HEAD"),
  isCustomer: fc.boolean(),
  isData: fc.boolean(),
  /** Of its segments, counted round; the prefix seldom. */
  segment: fc.option(fc.tuple(fc.integer({ min: 1, max: 20 }), oddValue)),
  isRaw: fc.boolean(),
  query: fc.array(
    fc.tuple(
      fc.oneof(
        oddName,
        fc.constantFrom(...["page", "sort", "query", "search", "size", "color", "returnTo"]),
        fc.constantFrom(
          ...["method", "place", "source", "p", "q", "status", "year", "paymentId", "orderNumber", "_routes"],
        ),
      ),
      oddValue,
    ),
    { maxLength: 3 },
  ),
  headers: fc.dictionary(
    fc.constantFrom(
      ...[
        "accept-language",
        "if-none-match",
        "range",
        "referer",
        "x-forwarded-for",
        "x-forwarded-proto",
        "accept-encoding",
        "cookie",
        "purpose",
        "user-agent",
        "x-request-id",
        "if-modified-since",
      ],
    ),
    oddValue.map((value) => value.replace(/[^\t\x20-\x7e\x80-\xff]/g, "?")),
    { maxKeys: 2 },
  ),
});

function withOddParts(address: string, odd: Drawn<typeof oddAddress>): string {
  const segments = address.split("/");
  if (odd.segment) {
    const [at, value] = odd.segment;
    const index = 2 + ((at - 1) % Math.max(1, segments.length - 2));
    // As typed: what a client may not send at all is escaped, the rest is not.
    segments[index] = odd.isRaw ? value.replace(/[^\x21-\x7e]/gu, encodeURIComponent) : encodeURIComponent(value);
  }
  const query = String(new URLSearchParams(odd.query));
  return segments.join("/") + (odd.isData ? ".data" : "") + (query && `?${query}`);
}

/** Pages with forms, after the prefix. */
const PAGES = [
  "",
  "/cart",
  "/wishlist",
  "/newsletter/subscription",
  "/stores?search=Paris",
  "/search?query=robe",
  "/aide",
];
const CATALOGUE = ["/femme--plw10100", "/x--p100001", "/product/100001/stores"];
const CHECKOUT = ["billing", "delivery", "payment", "overview"].map((step) => `/checkout/${step}`);
const ACCOUNT = [
  "dashboard",
  "change-password",
  "alerts",
  "subscriptions",
  "store",
  "wishlist",
  "orders",
  "reservations",
];
const OF_ACCOUNT = [...ACCOUNT, "delete", "loyalty", "advantages", "settings"].map((page) => `/account/${page}`);

/** The forms of all pages, as a new customer in checkout and one with orders see them: one of each kind. */
async function everyForm(): Promise<PageForm[]> {
  const found = new Map<string, PageForm>();
  for (const customer of [await aNewCustomer(), await anOldCustomer()]) {
    const left = [...PAGES, ...CATALOGUE, ...CHECKOUT, ...OF_ACCOUNT].map((path) => `/fr-fr${path}`);
    const seen = new Set(left.map(withoutNumbers));
    const kinds = new Set<string>();
    for (let path = left.shift(); path; path = left.shift()) {
      const page = await customer.open(path);
      for (const form of newForms(page, kinds)) found.set(kindOf(form), form);
      for (const [, link = ""] of page.text.matchAll(/href="(\/fr-fr\/account\/[^"#?]+)"/g)) {
        if (seen.has(withoutNumbers(link))) continue;
        seen.add(withoutNumbers(link));
        left.push(link);
      }
    }
  }
  return [...found.values()];
}

/** A listing has the same form for each of its products. */
function kindOf({ method, path, fields }: PageForm): string {
  const intent = fields.find(([name]) => name === "intent")?.[1];
  return withoutNumbers([method, path, intent, ...new Set(fields.map(([name]) => name))].join(" "));
}

const withoutNumbers = (text: string) => text.replace(/\d+/g, "1");

const aNewCustomer = () => customerInCheckout(shop, 2);

async function anOldCustomer(): Promise<HttpBrowser> {
  const browser = new HttpBrowser(shop);
  await signIn(browser, await browser.open("/fr-fr/account/dashboard"), "fid@vitrine.test");
  return browser;
}
