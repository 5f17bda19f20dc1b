import { beforeAll, describe, expect, inject, it } from "vitest";
import { createSealer } from "#app/bff/session/sealing.server.ts";
import { cartText, shown } from "../../support/cart-text";
import { eachTestBrowser } from "../../support/each-test-browser";
import { HttpBrowser } from "../../support/http-browser";
import { addToCart, findSku, valueOf } from "../../support/http-shopper";

/** Cookies that the shop did not set, or no longer accepts: the visitor counts as anonymous; never an error. */

const shop = inject("shopUrl");
const browser = eachTestBrowser();
let sku: string;

beforeAll(async () => {
  sku = await findSku(new HttpBrowser(shop));
});

async function expectCart(quantity: string): Promise<void> {
  const cart = await browser.open("/fr-fr/cart");
  expect([cart.status, valueOf(cart, "quantity")]).toEqual([200, quantity]);
}

describe("a cookie", () => {
  /** Changes the values of all the browser's cookies. */
  function bend(change: (value: string, name: string) => string): void {
    for (const name of browser.jar.names) browser.jar.set(name, change(browser.jar.value(name) ?? "", name));
  }

  /** A new cart has a second cookie, which would restore it. */
  const ofNewCart = () => browser.jar.names.filter((name) => /^vitrine-cart-local-[0-9a-f]{12}$/.test(name));

  it.each([
    ["tampered", (value: string) => value.replace(/[a-f]/g, "0")],
    ["truncated", (value: string) => value.slice(0, value.length / 2)],
    ["of a seal's shape only", () => "Fe26.2*1*aaaa*bbbb*cccc**dddd*eeee~2"],
    ["100 times too long", (value: string) => value.repeat(100).slice(0, 5_000)],
  ])("that is %s is a visitor's: pages answer and a new cart can be begun [SEC-04]", async (_name, change) => {
    await addToCart(browser, sku);
    bend(change);
    const cart = await browser.open("/fr-fr/cart");
    expect([cart.status, shown(cart).includes(cartText("fr-fr", "empty.title"))]).toEqual([200, true]);
    const billing = await browser.open("/fr-fr/checkout/billing");
    expect(billing.way[0]).toMatch(/^301 /);
    await addToCart(browser, sku);
    await expectCart("1");
  });

  it("sealed by somebody else opens nothing [SEC-04]", async () => {
    await addToCart(browser, sku);
    const stranger = createSealer(["another-secret-of-another-shop-32-characters"]);
    const seals = {
      "vitrine-access-local": await stranger.seal({ accessToken: "a.b.c" }, 3600),
      "vitrine-refresh-local": await stranger.seal({ refreshToken: "a.b.c" }, 3600),
    };
    for (const [name, value] of Object.entries(seals)) browser.jar.set(name, encodeURIComponent(value));
    const cart = encodeURIComponent(await stranger.seal({ cartId: "c-1" }, 3600));
    for (const name of ["vitrine-cart-local", ...ofNewCart()]) browser.jar.set(name, cart);
    expect(shown(await browser.open("/fr-fr/cart"))).toContain(cartText("fr-fr", "empty.title"));
    expect((await browser.open("/fr-fr/account/dashboard")).way[0]).toMatch(/^301 /);
  });

  it("in another's place opens nothing: each seal has one purpose [SEC-04]", async () => {
    await addToCart(browser, sku);
    const [cart = "", visitor = ""] = ["cart", "visitor"].map((of) => browser.jar.value(`vitrine-${of}-local`));
    for (const of of ["visitor", "access", "refresh", "flash", "undo", "funnel", "draft"])
      browser.jar.set(`vitrine-${of}-local`, cart);
    for (const name of ["vitrine-cart-local", ...ofNewCart()]) browser.jar.set(name, visitor);
    expect(shown(await browser.open("/fr-fr/cart"))).toContain(cartText("fr-fr", "empty.title"));
    expect((await browser.open("/fr-fr/checkout/overview")).way[0]).toMatch(/^301 /);
    await addToCart(browser, sku);
    await expectCart("1");
  });

  it("of another shop beside ours changes nothing [SEC-04]", async () => {
    await addToCart(browser, sku);
    browser.jar.set("session", "%%%");
    browser.jar.set("vitrine-cart", "x");
    browser.jar.set("__Host-vitrine-cart-local", "x");
    await expectCart("1");
  });
});
