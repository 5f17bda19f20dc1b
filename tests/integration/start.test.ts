import { afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { PREFIXES } from "#models/locale.ts";
import { COUNTRY_SHEET_ID } from "#app/ui/shared-ids.ts";
import { anotherShop } from "../support/integration-world";
import type { Personal } from "#app/ui/shell/personal.ts";
import { ask, SHARED } from "../support/http";
import { HttpBrowser, type Page } from "../support/http-browser";
import { addToCart, findSku, signIn } from "../support/http-shopper";
import { gatewayCalls, setFaults } from "../support/sandbox-control";

const shop = inject("shopUrl");
const sandbox = inject("sandboxUrl");

afterEach(() => setFaults(sandbox, []));

describe("the start of a customer's page", () => {
  const browser = new HttpBrowser(shop);
  const OWN = [
    "/accounts-self/",
    "/customers-self/knowledges/wishlist/",
    "/customers-self/knowledges/product-stock-alert",
  ];
  const ownCalls = async (path: string) => {
    const calls = await gatewayCalls(sandbox, () => browser.open(path));
    return calls.filter((call) => /-self\/|\/carts\//.test(call)).sort();
  };
  /** A list from the shopper's data in the page's JSON. */
  const listIn = ({ text }: Page, name: "wishlist" | "stockAlerts") =>
    (JSON.parse(/id="personal">(.*?)<\/script>/.exec(text)![1]!) as Personal)[name].join();

  beforeAll(async () => {
    await addToCart(browser, await findSku(browser));
    await signIn(browser, await browser.open("/fr-fr/auth/sign-in?returnTo=/fr-fr"), "fid@vitrine.test");
  });

  it("loads personal data, wishlist and alerts, each once, whatever else the page loads [SESS-09]", async () => {
    const once = OWN.map((path) => `GET ${path}`);
    for (const path of ["/fr-fr", "/fr-fr/cart", "/fr-fr/account/dashboard", "/fr-fr/checkout/billing?from=overview"]) {
      const calls = await ownCalls(path);
      expect(calls, path).toEqual(expect.arrayContaining(once));
      expect(new Set(calls).size, `${path}: ${calls.join(", ")}`).toBe(calls.length);
    }
  });

  it("hands what it loaded to the page, which is nobody else's [SESS-09, SEC-06]", async () => {
    const home = await browser.open("/fr-fr");
    expect(listIn(home, "wishlist")).toMatch(/\d/);
    expect(listIn(home, "stockAlerts")).toMatch(/\d/);
    expect(home.headers["cache-control"]).toBe("private, no-store");
  });

  it.each([500, 404, 429])("goes on without what answers %i [SESS-09]", async (status) => {
    await setFaults(
      sandbox,
      OWN.map((path) => ({ path: `^/gateway${path}`, status })),
    );
    const home = await browser.open("/fr-fr");
    expect(home.status).toBe(200);
    expect(listIn(home, "wishlist")).toBe("");
    await setFaults(sandbox, []);
    expect(listIn(await browser.open("/fr-fr"), "wishlist")).toMatch(/\d/);
  });
});

describe("a visitor's page", () => {
  it("asks for nothing of the kind", async () => {
    const calls = await gatewayCalls(sandbox, () => ask(`${shop}/fr-fr`));
    expect(calls.filter((call) => /-self\/|\/carts/.test(call))).toEqual([]);
  });
});

describe("the version label", () => {
  const label = /class="version-label">Version 1\.4\.0</;

  it("waits in production for the site-version cookie, whose document is not everybody's [SHELL-09]", async () => {
    const production = await anotherShop({ SITE_ENV: "production", SITE_VERSION: "1.4.0" });
    try {
      const headers = { host: "fr.localhost" };
      const plain = await ask(`${production.url}/fr-fr`, { headers });
      expect([/Version 1\.4\.0/.test(plain.text), plain.headers["cache-control"]]).toEqual([false, SHARED]);
      const asked = await ask(`${production.url}/fr-fr`, { headers: { ...headers, cookie: "site-version=1" } });
      expect([label.test(asked.text), asked.headers["cache-control"]]).toEqual([true, "private, no-store"]);
    } finally {
      await production.stop();
    }
  });

  it("is shown everywhere else [SHELL-09]", async () => {
    const home = await ask(`${shop}/fr-fr`, { headers: { cookie: "site-version=1" } });
    expect(home.text).toMatch(/<p>[^<]*\bdev<\/p>/);
    expect(home.text).not.toContain('class="version-label"');
    expect(home.headers["cache-control"]).not.toContain("private");
  });
});

describe("the country's button", () => {
  it.each(Object.keys(PREFIXES))("stands in menu and footer of %s and opens the selector", async (prefix) => {
    const { text } = await ask(`${shop}/${prefix}`);
    const buttons = text.match(new RegExp(`<button[^>]*popovertarget="${COUNTRY_SHEET_ID}"[^>]*>`, "gi")) ?? [];
    expect(buttons.filter((button) => !button.includes('"hide"'))).toHaveLength(2);
    expect(text.split(` id="${COUNTRY_SHEET_ID}"`)).toHaveLength(2);
  });
});
