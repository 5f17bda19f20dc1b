import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { COUNTRIES } from "#models/locale.ts";
import { everyForm } from "../support/every-form";
import { everyAddress } from "../support/every-route";
import { type Answer, ask, postForm } from "../support/http";
import { HttpBrowser } from "../support/http-browser";
import { customerInCheckout } from "../support/http-shopper";
import { resetSandbox } from "../support/integration-world";
import type { PageForm } from "../support/page-forms";
import { setFaults } from "../support/sandbox-control";
import { report, sized } from "./size";
import { anyPayload, asHeader } from "./way-payloads";

/**
 * What names a way back leads nowhere else: parameters, fields and cookies, found on the shop's own pages, the address
 * itself and the page that a request says it came from, whatever stands in them.
 */

const shop = inject("shopUrl");
const sandbox = inject("sandboxUrl");
const SEED = Number(process.env.SEED ?? 1);
const PAYLOADS = sized(500, 2);
/** At the small size each payload is tried at every third address only. */
const EVERY = PAYLOADS < 50 ? 3 : 1;
/** Payloads with which files are asked for that cannot be had: each takes all its tries. */
const MOST_FILES = 25;
const { port } = new URL(shop);
const KNOWN = new Set([
  shop,
  sandbox,
  ...COUNTRIES.map((country) => `http://${country.toLowerCase()}.localhost:${port}`),
]);
/** That name a way back where no page says so: of other shops, and of the protocol that signs in. */
const USUAL = [
  "returnTo",
  "page",
  "callback",
  "redirect",
  "redirect_uri",
  "next",
  "url",
  "to",
  "state",
  "origin",
  "source",
];
const COOKIES = [
  "locale",
  "privacy",
  "variant",
  "site-version",
  "pmd-checkout-version",
  "stay-fr",
  "vitrine-flash-local",
];

let customer: HttpBrowser;
let addresses: string[];
let forms: PageForm[];
let parameters: string[];

beforeAll(async () => {
  customer = await customerInCheckout(shop);
  addresses = (await everyAddress()).filter((address) => !address.endsWith("/auth/logout"));
  forms = (await everyForm(customer, addresses)).filter(({ path }) => !path.endsWith("/auth/logout"));
  const linking = ["/fr-fr", "/fr-fr/cart", "/fr-fr/wishlist", "/fr-fr/robe--p100001", "/fr-fr/auth/callback"];
  const pages = await Promise.all(
    linking.flatMap((address) => [customer.open(address), new HttpBrowser(shop).open(address)]),
  );
  parameters = [...new Set([...USUAL, ...pages.flatMap(({ text }) => waysInLinks(text))])];
  expect(forms.length).toBeGreaterThan(20);
  expect(forms.flatMap(waysInForm)).toContain("returnTo");
});
afterAll(async () => {
  await setFaults(sandbox, []);
  // The shop asks once a second for what did not answer (ADR 0056): orders, the account, the customer.
  for (const page of ["orders", "settings", "alerts"]) {
    await vi.waitFor(async () => expect((await customer.open(`/fr-fr/account/${page}`)).status).toBe(200), 10_000);
  }
  await resetSandbox();
});

describe("a way back", () => {
  it(`of ${PAYLOADS} leads to the shop's own hosts only [SEC-03]`, { timeout: 3_600_000 }, async () => {
    let answers = 0;
    const faults = new Set<string>();
    const checkOf =
      (payload: string): Check =>
      async (name, asked, url = shop) => {
        answers += 1;
        for (const fault of faultsOf(await asked, url)) faults.add(`${fault}: ${name} ${JSON.stringify(payload)}`);
      };
    const payloads = fc.sample(anyPayload, { seed: SEED, numRuns: PAYLOADS });
    for (const [turn, payload] of payloads.entries()) {
      await inAddresses(payload, turn, checkOf(payload));
      await inForms(payload, turn, checkOf(payload));
      for (const fault of await throughSignIn(payload)) faults.add(`${fault}: sign-in ${JSON.stringify(payload)}`);
    }
    await inFiles(payloads.slice(0, MOST_FILES), checkOf);
    report("No way back leads elsewhere", {
      payloads: PAYLOADS,
      forms: forms.length,
      parameters: parameters.length,
      answers,
    });
    expect([...faults]).toEqual([]);
  });
});

type Check = (name: string, asked: Promise<Answer>, url?: string) => Promise<void>;

/** As every parameter, every cookie and the page before of each route, in turn, and as the address itself. */
async function inAddresses(payload: string, turn: number, check: Check): Promise<void> {
  const { header } = customer.jar;
  const query = new URLSearchParams(parameters.map((name) => [name, payload])).toString();
  const cookie = COOKIES.map((name) => `${name}=${encodeURIComponent(payload)}`).join("; ");
  const ways: [end: string, headers: Record<string, string>][] = [
    [`?${query}`, { ...header, referer: shop + asHeader(payload) }],
    [`.data?${query}`, header],
    ["", { cookie, referer: asHeader(payload) }],
  ];
  const asked = addresses.flatMap((address, index) => {
    if ((index + turn) % EVERY !== 0) return [];
    const [end, headers] = ways[(Math.floor(index / EVERY) + turn) % ways.length]!;
    return check(`GET ${address}${end}`, ask(shop + address + end, { headers }));
  });
  const raw = payload.replace(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character));
  const itself = ["", "/", "/fr-fr", "/fr-fr/", "/01/", "/fr-fr/01/", "/fr-fr/product/x/", "/fr-fr/cart"].map((start) =>
    check(`GET ${start}…`, ask(`${shop}${start}${start === "" && !raw.startsWith("/") ? "/" : ""}${raw}`)),
  );
  await Promise.all([...asked, ...itself]);
}

/** In every field that has a way in it, alone and beside what is typed, and as the page that holds the form. */
async function inForms(payload: string, turn: number, check: Check): Promise<void> {
  const send = (path: string, fields: Fields, referer: string) =>
    check(
      `POST ${path}`,
      postForm(shop + path, Object.fromEntries(fields), { ...customer.jar.header, referer }),
      shop + path,
    );
  const ways = forms.filter((form) => waysInForm(form).length > 0);
  const changed = ways.flatMap(({ path, fields, ...form }) => {
    const names = waysInForm({ path, fields, ...form });
    const all = fields.map(([name, value]): Fields[number] => [name, names.includes(name) ? payload : value]);
    return [
      all,
      ...names.map((name): Fields => [
        ["intent", "add"],
        [name, payload],
      ]),
    ].map((body) => ({ path, body }));
  });
  // Pages without a form take none: those are asked in turn.
  const posts = new Set([
    ...forms.map(({ path }) => path),
    ...addresses.filter((_, index) => index % 10 === turn % 10),
  ]);
  const inTurn = [...posts].filter((_, index) => (index + turn) % EVERY === 0);
  await Promise.all([
    ...changed.map(({ path, body }) => send(path, body, shop + path)),
    ...inTurn.map((path, index) =>
      (index + turn) % 2 === 0
        ? send(path, [["none", "1"]], shop + asHeader(payload))
        : send(
            path,
            parameters.map((name) => [name, payload]),
            asHeader(payload),
          ),
    ),
  ]);
}
type Fields = PageForm["fields"];

/** A file that cannot be had leads back to the page before it. */
async function inFiles(payloads: readonly string[], check: (payload: string) => Check): Promise<void> {
  const files = addresses.filter((address) => /download|\/text$/.test(address));
  await setFaults(sandbox, [{ path: "^/gateway/(customers|orders|accounts)-self", status: 503 }]);
  const asked = payloads.flatMap((payload) =>
    [shop, `${shop}/fr-fr/account`].flatMap((start) =>
      files.map((file) => {
        const headers = { ...customer.jar.header, referer: start + asHeader(payload) };
        return check(payload)(`GET ${file}`, ask(shop + file, { headers }));
      }),
    ),
  );
  await Promise.all(asked);
  await setFaults(sandbox, []);
}

/** Through the provider, who knows this browser, and back. */
async function throughSignIn(payload: string): Promise<string[]> {
  // The provider still knows who it is; the shop does not.
  const browser = customer;
  const before = browser.jar.names.map((name): [string, string] => [name, browser.jar.value(name)!]);
  browser.forget(shop);
  try {
    const { url } = await browser.open(`/fr-fr/auth/sign-in?${new URLSearchParams({ returnTo: payload })}`);
    return KNOWN.has(new URL(url).origin) ? [] : [`leads to ${url}`];
  } catch (error) {
    return [`leads away: ${String(error)}`];
  } finally {
    browser.forget(shop);
    for (const [name, value] of before) browser.jar.set(name, value);
  }
}

/** Where an answer leads, and what it offers to be led to. */
function faultsOf({ status, headers, text }: Answer, url: string): string[] {
  const [, led] = status === 202 ? (/"redirect","((?:[^"\\]|\\.)*)"/.exec(text) ?? []) : [];
  const locations = [headers.location, headers["x-remix-redirect"], led && (JSON.parse(`"${led}"`) as string)];
  const away = locations.flatMap((location) => {
    if (!location) return [];
    const to = URL.canParse(location, url) ? new URL(location, url) : null;
    return to && KNOWN.has(to.origin) ? [] : [`leads to ${location}`];
  });
  const said = [...text.matchAll(/\s(?:href|src|action|formaction|content)="([^"]*)"/g)].map(([, value = ""]) =>
    unescaped(value),
  );
  const offered = said.filter((value) => {
    const target = /^\s*\d+\s*;\s*url=(.*)$/is.exec(value)?.[1] ?? value;
    return (
      URL.canParse(target, url) && /evil|^(javascript|vbscript|data:text):?/i.test(hostOrScheme(new URL(target, url)))
    );
  });
  return [...away, ...offered.map((value) => `offers ${value}`)];
}

const hostOrScheme = ({ host, protocol }: URL) => (/^(https?|ftp):$/.test(protocol) ? host : protocol);
const unescaped = (text: string) =>
  text.replace(/&(?:amp|quot|lt|gt|#x27|#39);/g, (entity) => ENTITIES[entity] ?? entity);
const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&quot;": '"',
  "&lt;": "<",
  "&gt;": ">",
  "&#x27;": "'",
  "&#39;": "'",
};

/** Names of what holds an address. */
const isWay = (name: string, value: string) => /^(\/|https?:)/.test(value) || USUAL.slice(0, 8).includes(name);
const waysInForm = ({ fields }: PageForm) => fields.flatMap(([name, value]) => (isWay(name, value) ? [name] : []));

function waysInLinks(text: string): string[] {
  const links = [...text.matchAll(/href="([^"?#]*\?[^"#]+)/g)].map(([, href = ""]) => new URL(unescaped(href), shop));
  const own = links.filter(({ origin }) => origin === shop);
  return own.flatMap(({ searchParams }) =>
    [...searchParams].flatMap(([name, value]) => (isWay(name, value) ? [name] : [])),
  );
}
