import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openCookies } from "#app/bff/session/seal-cookies.server.ts";
import { createCookieSealer } from "#app/bff/session/sealing.server.ts";
import { sandboxEnv } from "../../scripts/setup.mjs";
import { everyForm } from "../support/every-form";
import { everyAddress } from "../support/every-route";
import { ask, postForm } from "../support/http";
import { HttpBrowser } from "../support/http-browser";
import { addToCart, fillCheckout, findSkus, register } from "../support/http-shopper";
import { anotherShop, resetSandbox } from "../support/integration-world";
import type { PageForm } from "../support/page-forms";
import { type Fault, setFaults } from "../support/sandbox-control";
import type { ShopProcess } from "../support/world";
import { report } from "./size";

/**
 * What opens something, or tells who somebody is, stays where it belongs: not in a page, in its data, in what browsers
 * load, nor in a line of the log, however a service fails and whatever it says of it.
 */

const sandbox = inject("sandboxUrl");
const IBAN = "FR7630006000011234567890189";
const PERSON = {
  email: `secret-${Date.now()}@vitrine.test`,
  phone: "0698765431",
  lastName: "Tréguier-Kermadec",
  line1: "17 impasse des Embruns",
};
const { SESSION_SECRETS, GATEWAY_SUBSCRIPTION_KEY, AUTH_CLIENT_SECRET, ...OTHERS } = sandboxEnv(0, 0);
const KEYS = [
  SESSION_SECRETS,
  GATEWAY_SUBSCRIPTION_KEY,
  AUTH_CLIENT_SECRET,
  OTHERS.CONTENTSTACK_API_KEY,
  OTHERS.CONTENTSTACK_DELIVERY_TOKEN,
] as string[];

let shop: ShopProcess;
let browser: HttpBrowser;
let addresses: string[];
let forms: PageForm[];
/** By what they are: tokens, names of the session, ids that are sealed into cookies. */
let sealed: Record<string, string>;

beforeAll(async () => {
  // An instance of its own: its log is all about this customer.
  shop = await anotherShop({ LOG_LEVEL: "trace" });
  browser = new HttpBrowser(shop.url);
  await register(browser, await browser.open("/fr-fr/account/dashboard"), PERSON.email);
  const [sku = ""] = await findSkus(browser, 1);
  await addToCart(browser, sku);
  await fillCheckout(browser);
  const bank = await browser.post("/fr-fr/account/settings/bank-details", { iban: IBAN, holder: "Anaïs Le Goff" });
  expect(bank.status).toBe(200);
  addresses = (await everyAddress({ id: "1" })).filter((address) => !/\/auth\/logout$/.test(address));
  forms = (await everyForm(browser, addresses.filter(isPersonal))).filter(
    ({ path }) => !/\/auth\/logout$|\/delete$/.test(path),
  );
  expect(forms.length).toBeGreaterThan(30);
  sealed = await sealedIn(browser);
});
afterAll(async () => {
  await shop.stop();
  await setFaults(sandbox, []);
  await resetSandbox();
});

describe("a secret", () => {
  it("stands in no page and in no data, nor does the gateway [SESS-02]", { timeout: 300_000 }, async () => {
    const secrets = {
      ...sealed,
      iban: IBAN,
      ...Object.fromEntries(KEYS.map((key) => [key, key])),
      gateway: "/gateway/",
    };
    const faults: string[] = [];
    const asked = addresses.flatMap((address) => [address, `${address}.data`]);
    for (const address of asked) {
      const { text, headers } = await ask(shop.url + address, { headers: browser.jar.header });
      faults.push(...found(secrets, text + JSON.stringify(headers)).map((name) => `${name}: ${address}`));
      const others = emailsIn(text).filter((email) => email !== PERSON.email && !IS_EVERYBODYS.test(email));
      faults.push(...others.map((email) => `${email}: ${address}`));
    }
    report("No secret is in a page", { answers: asked.length, secrets: Object.keys(secrets).length });
    expect(faults).toEqual([]);
  });

  it("stands in no file that browsers load, nor does a call of the gateway", () => {
    const files = readdirSync("public/build", { recursive: true, encoding: "utf8" }).filter((file) =>
      /\.(js|css|json)$/.test(file),
    );
    const text = files.map((file) => readFileSync(join("public/build", file), "utf8")).join("\n");
    const names = [
      "-self/",
      "Ocp-Apim",
      "subscription-key",
      "GATEWAY_URL",
      "SESSION_SECRETS",
      "Fe26.2",
      "process.env",
      "refreshToken",
      "accessToken",
    ];
    expect(files.length).toBeGreaterThan(20);
    expect([...KEYS, ...names].filter((name) => text.includes(name))).toEqual([]);
  });

  it(
    "stands in no line of the log, however a service fails and whatever it says [OPS-02]",
    { timeout: 300_000 },
    async () => {
      const secrets = { ...sealed, iban: IBAN, ...PERSON, ...Object.fromEntries(KEYS.map((key) => [key, key])) };
      // A service may say everything that it was told, and more.
      const said = {
        code: "NO",
        message: Object.values(secrets).join(" "),
        values: Object.values(secrets),
        email: PERSON.email,
      };
      for (const [index, fault] of faultsSaying(said).entries()) {
        await setFaults(sandbox, [fault]);
        const mine = <T>(all: readonly T[]) => all.filter((_, at) => at % FAULTS === index);
        const gets = mine(addresses).map((address) =>
          ask(`${shop.url}${address}?email=${PERSON.email}&token=${sealed.accessToken}`, {
            headers: browser.jar.header,
          }),
        );
        const posts = mine(forms).map(({ path, fields }) =>
          postForm(shop.url + path, typed(fields), browser.jar.header),
        );
        await Promise.all([...gets, ...posts]);
      }
      await setFaults(sandbox, []);
      const id = `last-${crypto.randomUUID()}`;
      await ask(`${shop.url}/fr-fr/cart`, { headers: { ...browser.jar.header, "x-request-id": id } });
      await expect.poll(() => shop.output()).toContain(id);
      const lines = shop.output().split("\n");
      report("No secret is in the log", {
        lines: lines.length,
        failures: lines.filter((line) => /"level":"?(40|50|warn|error)/.test(line)).length,
      });
      expect(lines.flatMap((line) => found(secrets, line).map((name) => `${name}: ${line.slice(0, 600)}`))).toEqual([]);
    },
  );
});

const isPersonal = (address: string) => /\/(account|cart|checkout|newsletter|wishlist)|--p\d/.test(address);

const FAULTS = 6;
/** What happens to calls: of the gateway, of the provider, of the content service. */
function faultsSaying(body: unknown): Fault[] {
  return [
    { path: "^/gateway/(?!web-domains)", status: 500, body },
    { path: "^/gateway/.*-self", status: 401, body },
    { path: "^/gateway/(carts|customers|accounts|newsletters)", status: 409, body },
    { path: "^/gateway/(?!web-domains)", body },
    { path: "^/(auth|places)/", status: 400, body },
    { path: "^/gateway/(?!web-domains)", cut: true },
  ];
}

function typed(fields: PageForm["fields"]): Record<string, string> {
  const person: Record<string, string> = { ...PERSON, iban: IBAN, holder: PERSON.lastName };
  return Object.fromEntries(fields.map(([name, value]) => [name, person[name] ?? value]));
}

const found = (secrets: Record<string, string>, text: string) =>
  Object.entries(secrets).flatMap(([name, secret]) =>
    text.includes(secret) || text.includes(encodeURIComponent(secret)) ? [name] : [],
  );

/** What a field shows of how to write one, and the shop's own. */
const IS_EVERYBODYS = /@(ex[ae]mple|vitrine)\.(fr|com)$/;

const emailsIn = (text: string): string[] => text.match(/[\w.+-]+@[\w-]+\.[a-z]{2,}/gi) ?? [];

async function sealedIn({ jar }: HttpBrowser): Promise<Record<string, string>> {
  const { access, refresh, visitor, cart } = await openCookies(
    jar.header.cookie,
    createCookieSealer([SESSION_SECRETS!]),
    { suffix: "-local", secure: false },
  );
  const secrets = { ...access, ...refresh, anonymousId: visitor?.anonymousId, cartId: cart?.cartId };
  const known = Object.entries(secrets).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  expect(known.map(([name]) => name).sort()).toEqual([
    "accessToken",
    "anonymousId",
    "cartId",
    "idToken",
    "refreshToken",
    "sessionId",
  ]);
  return Object.fromEntries(known);
}
