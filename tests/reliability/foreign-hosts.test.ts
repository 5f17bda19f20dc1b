import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { COUNTRIES } from "#models/locale.ts";
import { everyAddress } from "../support/every-route";
import { HttpBrowser } from "../support/http-browser";
import { register } from "../support/http-shopper";
import { anotherShop, resetSandbox } from "../support/integration-world";
import { sendRaw } from "../support/raw-request";
import { callsSoFar } from "../support/sandbox-control";
import type { ShopProcess } from "../support/world";
import { report, sized } from "./size";

/**
 * Whatever host a request names, and wherever it names it, answers lead to and name no other than they name to a browser
 * that asks by the shop's own. What the gateway is told, of which it writes e-mails, does neither.
 */

const shop = inject("shopUrl");
const sandbox = inject("sandboxUrl");
const SEED = Number(process.env.SEED ?? 1);
const HOSTS = sized(200, 5);
/** Stands in every host that is foreign, as a part that no text of the shop has. */
const MARK = "f0reign";
const BROWSER = "User-Agent: Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/133.0";
const MORE = ["/fr-fr/femme--plw10100", "/fr-fr//cart", "/cart", "/fr-fr/Cart", "/de-de/cart", "/fr-fr/account.data"];
const FILES = [
  "/robots.txt",
  "/sitemap.xml",
  "/sitemaps/fr-fr/pages.xml",
  "/sitemaps/fr-fr/families.xml",
  "/build/x.js",
];

/** What the gateway writes e-mails of, and a change that leads back to where it was made. */
const FORMS = {
  "/fr-fr/newsletter/subscription": "email=hosts%40vitrine.test",
  "/fr-fr/cart": "intent=share",
  "/fr-fr/cookies": "intent=accept",
};
const isSignOut = (address: string) => address.endsWith("/auth/logout");

let addresses: string[];
let proxied: ShopProcess;
let production: ShopProcess;
/** Hosts that answers name to who asks as they should: the shop's, and those that content links to. */
let known: Set<string>;

beforeAll(async () => {
  addresses = [...(await everyAddress({ id: "1" })), ...MORE, ...FILES];
  expect(addresses.length).toBeGreaterThan(90);
  [proxied, production] = await Promise.all([
    anotherShop({ TRUSTED_PROXIES: "loopback" }),
    anotherShop({ TRUSTED_PROXIES: "loopback", SITE_ENV: "integration" }),
  ]);
  known = await hostsSaidToOwn();
});
afterAll(async () => {
  await Promise.all([proxied.stop(), production.stop()]);
  await resetSandbox();
});

describe("a foreign host", () => {
  it(`of ${HOSTS} is repeated by no route [SEC-03]`, { timeout: 3_600_000 }, async () => {
    let answers = 0;
    const faults: string[] = [];
    for (const [index, foreign] of fc.sample(request, { seed: SEED, numRuns: HOSTS }).entries()) {
      const target = [shop, proxied.url, production.url][index % 3]!;
      const cookie = index % 2 === 0 && target !== production.url ? await aCustomersCookie() : "";
      const since = await callsSoFar(sandbox);
      const check = async (address: string, form?: Form) => {
        const { status, text } = await sendRaw(target, linesOf(foreign, { target, address, cookie, form }), form?.body);
        answers += 1;
        for (const fault of faultsIn(text)) faults.push(`${fault}: ${status} ${address} ${JSON.stringify(foreign)}`);
      };
      // Signed out, a customer is nobody to all that comes after.
      const [signsOut, others] = [addresses.filter(isSignOut), addresses.filter((address) => !isSignOut(address))];
      await Promise.all(others.map((address) => check(address)));
      for (const [address, body] of Object.entries(FORMS)) await check(address, { body });
      for (const address of signsOut) await check(address);
      if (JSON.stringify(await callsSince(since)).includes(MARK))
        faults.push(`is told the gateway: ${JSON.stringify(foreign)}`);
    }
    report("Foreign hosts are not repeated", { hosts: HOSTS, routes: addresses.length, answers });
    expect(faults).toEqual([]);
  });
});

/** How a host is written that looks like one, like the shop's own, or like neither. */
const SHAPES = [
  ...[
    "@.example",
    "@.example:49998",
    "@.example.",
    "@.EXAMPLE",
    "@.localhost",
    "@-fr.localhost",
    "fr.localhost.@.example",
  ],
  ...[
    "fr.localhost@@.example",
    "@.example@fr.localhost",
    "fr.localhost:80@@.example",
    "fr.localhost/@",
    "fr.localhost?@",
  ],
  ...["fr.localhost#@.example", "fr.localhost, @.example", "@.example, fr.localhost", "fr.localhost @.example", "@"],
  ...[
    "fr.localhost\t@.example",
    "fr.localhost\x0b@",
    "\x00@.example",
    "@\x01.example",
    "@.example\x7f",
    "fr.localhost\\@.example",
  ],
  ...[
    "fr.localhost%00.@.example",
    "fr.localhost%2f@.example",
    "fr.localhost%40@.example",
    "xn--@-abc.example",
    "@.xn--p1ai",
  ],
  ...[
    "fr.localhost\u00e9@",
    "fr.l\u00f6calhost.@",
    "fr\u00ad.localhost.@",
    "[::1]:@",
    "[@]",
    "::@",
    "127.0.0.1:@",
    "@:99999",
  ],
  ...[
    "@:-1",
    "fr.localhost:@",
    "http://@.example",
    "//@.example",
    "javascript:@",
    "<script>@</script>",
    '"@',
    "'@",
    "{@}",
  ],
  ...[
    "fr.localhost:49998",
    "FR.LOCALHOST:49998",
    "fr.localhost.:49998",
    "www.@.fr",
    "@.vitrine.fr",
    "vitrine.fr.@",
    "",
    "-",
    "..",
  ],
];

/** Where a request may name a host. What stands twice is usual. */
const PLACES = [
  "host",
  "host",
  "x-forwarded-host",
  "x-forwarded-host",
  "target",
  "both",
  "forwarded",
  "others",
] as const;

const request = fc.record({
  name: fc
    .tuple(fc.constantFrom(...SHAPES), fc.constantFrom("", "", "a.", "b-"), fc.boolean())
    .map(([shape, before, isUpper]) => {
      const name = shape.replaceAll("@", before + MARK).replace(/^(?=@)/, before);
      return isUpper ? name.toUpperCase() : name;
    }),
  place: fc.constantFrom(...PLACES),
  scheme: fc.constantFrom("http", "https", "javascript", MARK),
});
type Foreign = { name: string; place: (typeof PLACES)[number]; scheme: string };

interface Form {
  body: string;
}

function linesOf(
  foreign: Foreign,
  asked: { target: string; address: string; cookie: string; form?: Form | undefined },
): string[] {
  const { name, place, scheme } = foreign;
  const isBoth = place === "both";
  // A fragment or a space would end the line's target: the rest of it is not asked for.
  const target = place === "target" ? `http://${name.replace(/[\s#]/g, "")}${asked.address}` : asked.address;
  const host = place === "host" || isBoth ? name : ownHost(asked.target);
  const others = [
    "X-Host",
    "X-Original-Host",
    "X-Forwarded-Server",
    "X-HTTP-Host-Override",
    "X-Original-URL",
    "X-Rewrite-URL",
  ];
  return [
    `${asked.form ? "POST" : "GET"} ${target} HTTP/1.1`,
    `Host: ${host}`,
    ...(asked.form ? headOf(asked.form, name) : []),
    ...(place === "x-forwarded-host" || isBoth ? [`X-Forwarded-Host: ${name}`, `X-Forwarded-Proto: ${scheme}`] : []),
    ...(place === "forwarded" ? [`Forwarded: for=1.2.3.4;host="${name}";proto=${scheme}`] : []),
    ...(place === "others" ? others.map((header) => `${header}: ${name}`) : []),
    ...(asked.cookie ? [`Cookie: ${asked.cookie}`] : []),
    BROWSER,
  ];
}

/** As the page of that host sends it. */
function headOf({ body }: Form, name: string): string[] {
  const from = [`Origin: http://${name}`, `Referer: http://${name}/fr-fr/cart`, "Sec-Fetch-Site: same-origin"];
  return [...from, "Content-Type: application/x-www-form-urlencoded", `Content-Length: ${body.length}`];
}

const ADDRESS = /(?:https?:)?(?:\\?\/){2}([\w.-]+(?::\d+)?)(?=[\w/"'<>?#\\\s&%,;)]|$)/gi;

/** Hosts in an answer's head and text, also in what is escaped for an address or for JSON. */
function hostsIn(answer: string): string[] {
  // Hashes of a policy may hold what looks like one.
  const text = answer
    .replace(/'sha256-[^']+'/g, "")
    .replace(/%3A/gi, ":")
    .replace(/%2F/gi, "/");
  return [...text.matchAll(ADDRESS)].map(([, host = ""]) => host.toLowerCase());
}

function faultsIn(answer: string): string[] {
  const lines = answer.split(/(?=<)|\n/).filter((line) => new RegExp(`${MARK}|(:|%3A)49998`, "i").test(line));
  const foreign = hostsIn(answer).filter((host) => !known.has(host));
  return [
    ...new Set([...lines.map((line) => `says ${line.slice(0, 200)}`), ...foreign.map((host) => `names ${host}`)]),
  ];
}

async function hostsSaidToOwn(): Promise<Set<string>> {
  const ports = ["", ...[shop, proxied.url, production.url].map((url) => `:${new URL(url).port}`)];
  const own = [
    "localhost",
    ...COUNTRIES.map((country) => `${country === "GB" ? "com" : country.toLowerCase()}.localhost`),
  ];
  const found = new Set(own.flatMap((host) => ports.map((port) => host + port)));
  const ask = [shop, production.url].flatMap((target) =>
    addresses.map((address) => sendRaw(target, ownLines(target, address))),
  );
  for (const { text } of await Promise.all(ask)) for (const host of hostsIn(text)) found.add(host);
  return found;
}

const ownHost = (target: string) => (target === production.url ? "fr.localhost" : new URL(target).host);
const ownLines = (target: string, address: string) => [`GET ${address} HTTP/1.1`, `Host: ${ownHost(target)}`, BROWSER];

async function aCustomersCookie(): Promise<string> {
  const browser = new HttpBrowser(shop);
  await register(browser, await browser.open("/fr-fr/account/dashboard"), `hosts-${crypto.randomUUID()}@vitrine.test`);
  return browser.jar.header.cookie!;
}

const callsSince = async (since: number) =>
  ((await (await fetch(`${sandbox}/__sandbox/calls?since=${since}`)).json()) as { calls: { path: string }[] }).calls;
