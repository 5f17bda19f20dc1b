import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { HttpBrowser, type Page } from "../support/http-browser";
import { findSkus, register, valueOf } from "../support/http-shopper";
import { anotherShop } from "../support/integration-world";
import { gatewayCalls, setFaults } from "../support/sandbox-control";
import type { ShopProcess } from "../support/world";

/**
 * Several first adds at the same moment: their requests have no common cookie, and may go to different instances. Each
 * creates a cart; none of the products is lost.
 */

const shop = inject("shopUrl");
const sandbox = inject("sandboxUrl");
const CART = "/fr-fr/cart";
let second: ShopProcess;
let skus: string[];

beforeAll(async () => {
  second = await anotherShop();
  skus = await findSkus(new HttpBrowser(shop), 3);
});
afterAll(() => second.stop());

const add = (sku = "") => ({ intent: "add", sku });

/** Quantities by sku, from the cart page. */
function lines({ text }: Page): Record<string, string> {
  const found = [...text.matchAll(/name="seen" value="(\d+)"\/><input type="hidden" name="sku" value="(\d+)"/g)];
  return Object.fromEntries(found.map(([, seen = "", sku = ""]) => [sku, seen]));
}

/** The same browser at another instance, as behind a balancer. */
function atSecond(browser: HttpBrowser): HttpBrowser {
  const other = new HttpBrowser(second.url);
  for (const name of browser.jar.names) other.jar.set(name, browser.jar.value(name) ?? "");
  return other;
}

function takeCookies(from: HttpBrowser, to: HttpBrowser): void {
  for (const name of from.jar.names) to.jar.set(name, from.jar.value(name) ?? "");
}

/** Sends all forms at once, from as many tabs of a browser without cookies; returns when all are answered. */
async function atOnce(browser: HttpBrowser, forms: Record<string, string>[], path = CART): Promise<number[]> {
  const answers = await Promise.all(forms.map((form) => browser.post(path, form, { follow: false })));
  return answers.map(({ status }) => status);
}

describe("first adds at the same moment", () => {
  it("from three tabs are all in the cart [CART-01]", async () => {
    const browser = new HttpBrowser(shop);
    expect(await atOnce(browser, skus.map(add))).toEqual([303, 303, 303]);
    expect(lines(await browser.open(CART))).toEqual(Object.fromEntries(skus.map((sku) => [sku, "1"])));
  });

  it("at two instances are all in the cart, and a third press comes on top [CART-01]", async () => {
    const [one, other] = [new HttpBrowser(shop), new HttpBrowser(second.url)];
    await Promise.all([
      one.post(CART, add(skus[0]), { follow: false }),
      other.post(CART, add(skus[1]), { follow: false }),
    ]);
    takeCookies(other, one);
    const page = await one.post(CART, add(skus[2]));
    expect(lines(page)).toEqual(Object.fromEntries(skus.map((sku) => [sku, "1"])));
    expect(lines(await atSecond(one).open(CART))).toEqual(lines(page));
  });

  it("of one piece, a double click, are one piece [CART-01]", async () => {
    const browser = new HttpBrowser(shop);
    await atOnce(browser, [add(skus[0]), add(skus[0])]);
    expect(lines(await browser.open(CART))).toEqual({ [skus[0]!]: "1" });
  });

  it("by scripts, from a listing's cards, are all in the cart [CART-01]", async () => {
    const browser = new HttpBrowser(shop);
    expect(await atOnce(browser, skus.map(add), "/fr-fr/cart/add.data")).toEqual([200, 200, 200]);
    expect(lines(await browser.open(CART))).toEqual(Object.fromEntries(skus.map((sku) => [sku, "1"])));
  });

  it("are put together once: later pages ask for one cart only", async () => {
    const browser = new HttpBrowser(shop);
    await atOnce(browser, [add(skus[0]), add(skus[1])]);
    const calls = async () =>
      (await gatewayCalls(sandbox, () => browser.open(CART))).filter((call) => /\/carts\//.test(call));
    expect((await calls()).filter((call) => !call.startsWith("GET"))).toEqual([
      expect.stringMatching(/^POST \/carts\/[^/]+\/products-list\/$/),
      expect.stringMatching(/^DELETE \/carts\/[^/]+$/),
    ]);
    expect(await calls()).toEqual([expect.stringMatching(/^GET \/carts\/[^/]+$/)]);
  });

  it("wait for a gateway that does not answer, and are there when it does [CART-25]", async () => {
    const browser = new HttpBrowser(shop);
    await atOnce(browser, [add(skus[0]), add(skus[1])]);
    await setFaults(sandbox, [{ path: "^/gateway/carts/", status: 500 }]);
    expect((await browser.open(CART)).status).toBe(503);
    await setFaults(sandbox, []);
    expect(lines(await browser.open(CART))).toEqual({ [skus[0]!]: "1", [skus[1]!]: "1" });
  });

  it("and then a sign-in: the customer's cart has them all [CART-05]", async () => {
    const browser = new HttpBrowser(shop);
    await atOnce(browser, [add(skus[0]), add(skus[1])]);
    const form = await browser.open(`/fr-fr/auth/sign-in?register=1&returnTo=${CART}`);
    await register(browser, form, `${randomUUID()}@vitrine.test`);
    expect(lines(await browser.open(CART))).toEqual({ [skus[0]!]: "1", [skus[1]!]: "1" });
    const [line = ""] = [valueOf(await browser.open(CART), "lineId")];
    await browser.post(CART, { intent: "delete", lineId: line });
    expect(Object.keys(lines(await browser.open(CART)))).toHaveLength(1);
  });
});
