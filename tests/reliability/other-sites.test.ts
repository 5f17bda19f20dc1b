import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { everyForm } from "../support/every-form";
import { everyAddress } from "../support/every-route";
import { type Answer, ask } from "../support/http";
import { type HttpBrowser } from "../support/http-browser";
import { customerInCheckout } from "../support/http-shopper";
import { resetSandbox } from "../support/integration-world";
import type { PageForm } from "../support/page-forms";
import { gatewayCalls } from "../support/sandbox-control";
import { report, sized } from "./size";

/**
 * What another site has a customer's browser send changes nothing: no form of any page, at no address, however the browser
 * says where it comes from. The shop's own pages need no script to be believed.
 */

const shop = inject("shopUrl");
const sandbox = inject("sandboxUrl");
const { host, port } = new URL(shop);
const FORM = "application/x-www-form-urlencoded";

/** How browsers say that a form stood on another site, and what somebody may make them say. */
const SENDERS: Record<string, Record<string, string>> = {
  "another site": { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
  "another site, an older browser": { origin: "https://evil.example" },
  "a sister site": { origin: `http://evil.localhost:${port}`, "sec-fetch-site": "same-site" },
  "a sister site, an older browser": { origin: `http://evil.localhost:${port}` },
  "another port": { origin: "http://localhost:1", "sec-fetch-site": "same-site" },
  "another scheme": { origin: `https://${host}`, "sec-fetch-site": "same-site" },
  "a frame without an origin": { origin: "null", "sec-fetch-site": "cross-site" },
  "null, an older browser": { origin: "null" },
  "null that says it is the same": { origin: "null", "sec-fetch-site": "same-origin" },
  "no origin, another site": { "sec-fetch-site": "cross-site" },
  "no origin, a sister site": { "sec-fetch-site": "same-site" },
  "no origin, no site": { "sec-fetch-site": "none" },
  "no origin, another site's page": { referer: "https://evil.example/fr-fr" },
  "our origin, another site": { origin: shop, "sec-fetch-site": "cross-site" },
  "our origin among others": { origin: `${shop}, https://evil.example`, "sec-fetch-site": "same-origin" },
  "our origin as a name": { origin: `http://${host}@evil.example`, "sec-fetch-site": "same-origin" },
  "another site with our referer": { origin: "https://evil.example", referer: `${shop}/fr-fr/cart` },
};

/** In small each form is tried with every third sender, the next form with the others. */
const EVERY = Math.ceil(Object.keys(SENDERS).length / sized(Object.keys(SENDERS).length, 6));

/** How its body and its method may be written. */
const WRITINGS: Record<string, { headers: Record<string, string>; body: (fields: string) => string; path?: string }> = {
  "as a form": { headers: { "content-type": FORM }, body: String },
  "for data": { headers: { "content-type": FORM }, body: String, path: ".data" },
  "as text": { headers: { "content-type": "text/plain" }, body: String },
  "in parts": {
    headers: { "content-type": "multipart/form-data; boundary=x" },
    body: (fields) =>
      [...new URLSearchParams(fields)]
        .map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
        .join("") + "--x--\r\n",
  },
  "by another method": {
    headers: { "content-type": FORM, "x-http-method-override": "PUT" },
    body: (fields) => `_method=PUT&${fields}`,
  },
};

/** Where payment providers return to: leads to the same page by GET, with the fields (PAY-16). */
const isProviderReturn = (path: string) => /\/(checkout\/adyen-check|order-adyen-check)(\.data)?$/.test(path);

let customer: HttpBrowser;
let addresses: string[];
/** Of every page, and one without fields for addresses that have none. */
let forms: PageForm[];

beforeAll(async () => {
  customer = await customerInCheckout(shop, 2);
  addresses = await everyAddress();
  forms = await everyForm(
    customer,
    addresses.filter((address) => !address.endsWith("/auth/logout")),
  );
  expect(forms.length).toBeGreaterThan(30);
  expect((await customer.open("/fr-fr/account/dashboard")).way).toEqual([]);
  const bare = addresses.filter((address) => forms.every(({ path }) => path.split("?")[0] !== address));
  forms.push(...bare.map((path): PageForm => ({ path, method: "POST", fields: [["intent", "add"]] })));
});
afterAll(resetSandbox);

describe("a form", () => {
  it("of another site changes nothing, at any address [SEC-02]", { timeout: 600_000 }, async () => {
    const faults: string[] = [];
    let sent = 0;
    const calls = await gatewayCalls(sandbox, async () => {
      for (const [turn, form] of forms.entries()) {
        const senders = [...Object.entries(SENDERS).entries()].filter(([index]) => (index + turn) % EVERY === 0);
        const trials = senders.flatMap(([index, [sender, headers]]) =>
          // Each sender's form is as usual; the other ways of writing it take turns.
          Object.entries(WRITINGS)
            .filter((_, writing) => writing === 0 || writing === 1 + (index % 4))
            .map(([how, writing]) => ({ how, sender, headers, writing })),
        );
        const answers = trials.map(async ({ how, sender, headers, writing }) => {
          sent += 1;
          const answer = await post(form, { ...headers, ...writing.headers }, writing);
          if (!isRefused(answer, form.path)) faults.push(`${answer.status} ${form.path} from ${sender}, ${how}`);
        });
        await Promise.all(answers);
      }
    });
    report("Nothing is changed from another site", {
      forms: forms.length,
      senders: Object.keys(SENDERS).length,
      sent,
      calls: calls.length,
    });
    expect([faults, calls]).toEqual([[], []]);
  });

  it("of the shop's own is believed without scripts, from browsers old and new", { timeout: 600_000 }, async () => {
    const own: Record<string, string>[] = [
      { origin: shop },
      { origin: shop, "sec-fetch-site": "same-origin" },
      { "sec-fetch-site": "same-origin" },
      {},
    ];
    const refused: string[] = [];
    for (const [index, form] of forms.sort((a, b) => ends(a) - ends(b)).entries()) {
      const { status } = await post(form, { ...own[index % own.length], "content-type": FORM });
      // Of the addresses without a form most take none.
      const isBare = form.fields.length === 1 && status === 405;
      if ([403, 405, 415].includes(status) && !isBare) refused.push(`${status} ${form.path}`);
      if (status >= 500) refused.push(`${status} ${form.path}`);
    }
    expect(refused).toEqual([]);
  });
});

describe("looking at a page", () => {
  it("changes nothing, whatever form's fields its address carries", { timeout: 600_000 }, async () => {
    const { header } = (await customerInCheckout(shop, 2)).jar;
    const filled = addresses.map((address) => {
      const its = forms.filter(({ path }) => path.split("?")[0] === address);
      return `${address}?${String(new URLSearchParams(its.flatMap(({ fields }) => fields)))}`;
    });
    const headers = { ...header, "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };
    const calls = await gatewayCalls(sandbox, async () => {
      const looks = filled.map((address) => ({ address, method: "GET" }));
      for (const { address, method } of [...looks, ...addresses.map((address) => ({ address, method: "HEAD" }))])
        expect((await ask(shop + address, { method, headers })).cookies.filter(isKept), address).toEqual([]);
    });
    expect(calls.filter((call) => !call.startsWith("GET "))).toEqual([]);
  });
});

function post(
  { path, fields }: PageForm,
  headers: Record<string, string>,
  writing = WRITINGS["as a form"]!,
): Promise<Answer> {
  const body = writing.body(String(new URLSearchParams(fields)));
  const [address = "", query] = path.split("?");
  const target = address + (writing.path ?? "") + (query === undefined ? "" : `?${query}`);
  const length = { "content-length": String(Buffer.byteLength(body)) };
  return ask(shop + target, { method: "POST", body, headers: { ...customer.jar.header, ...length, ...headers } });
}

function isRefused({ status, cookies, headers }: Answer, path: string): boolean {
  if (cookies.length > 0) return false;
  if (!isProviderReturn(path)) return status === 403;
  return [303, 403, 415].includes(status) && (headers.location ?? path).startsWith(path);
}

/** What is a customer's: tokens, cart, what they wished for. */
const isKept = (cookie: string) => /^vitrine-(access|refresh|cart|wishlist|later)/.test(cookie);

/** What ends the session or the account comes last. */
const ends = ({ path }: PageForm) => ["/account/delete", "/auth/logout"].findIndex((end) => path.endsWith(end));
