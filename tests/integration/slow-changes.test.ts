import { afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { shown } from "../support/cart-text";
import { HttpBrowser, type Page } from "../support/http-browser";
import { fillCheckout, findSku, PASSWORD, pay, payByCard, putInCart, register, signIn } from "../support/http-shopper";
import { cartOf, type Fault, paymentsOf, setFaults } from "../support/sandbox-control";

/** A page's own change at the gateway that is never answered delays the page once, briefly, and then not at all. */

const shop = inject("shopUrl");
const sandbox = inject("sandboxUrl");
const CHECKOUT = "/fr-fr/checkout";
let sku: string;
let customers = 0;

beforeAll(async () => {
  sku = await findSku(new HttpBrowser(shop));
});
afterEach(() => setFaults(sandbox, []));

/** Half the time limit of a form's change, for a busy machine; a retry would wait 2.5 s. */
const ONCE_MS = 5_000;
const NOT_AGAIN_MS = 2_400;

const hang = (path: string): Fault => ({ method: "POST", path, hang: true });
const newEmail = () => `slow-${Date.now()}-${(customers += 1)}@vitrine.test`;

async function inTime(most: number, open: () => Promise<Page>): Promise<Page> {
  const before = Date.now();
  const page = await open();
  expect(Date.now() - before, page.url).toBeLessThan(most);
  return page;
}

describe("a page whose change on the way is never answered", () => {
  it("is shown after sign-in without the merge, which is made later [CART-05]", async () => {
    const email = newEmail();
    const first = new HttpBrowser(shop);
    await register(first, await first.open("/fr-fr/account/dashboard"), email);
    const browser = new HttpBrowser(shop);
    await putInCart(browser, sku);
    const login = await browser.open("/fr-fr/account/dashboard");
    await setFaults(sandbox, [hang("/carts/merge$")]);
    await inTime(ONCE_MS, () => signIn(browser, login, email, PASSWORD));
    for (const path of ["/fr-fr/cart", "/fr-fr", "/fr-fr/account/dashboard", `${CHECKOUT}/billing`]) {
      await inTime(NOT_AGAIN_MS, () => browser.open(path));
    }
    expect(shown(await browser.open("/fr-fr/cart"))).toContain("1 article");
  });

  it("is shown while nobody says where a payment stands; a form asks all the same", async () => {
    const browser = new HttpBrowser(shop);
    await putInCart(browser, sku);
    await register(browser, await browser.open(`${CHECKOUT}/billing`), newEmail());
    const provider = await pay(browser, await fillCheckout(browser));
    const cartId = await cartOf(sandbox, provider);
    await payByCard(new HttpBrowser(shop), provider);
    await setFaults(sandbox, [hang("/payments/adyen$")]);
    await inTime(ONCE_MS, () => browser.open("/fr-fr/cart"));
    for (const path of ["/fr-fr/account/orders", `${CHECKOUT}/overview`, `${CHECKOUT}/payment`, "/fr-fr/cart"]) {
      await inTime(NOT_AGAIN_MS, () => browser.open(path));
    }
    await setFaults(sandbox, []);
    // A form does ask, whatever a page skipped: no payment is cancelled for it.
    await putInCart(browser, sku);
    const { authorisations, voids, orderNumber } = await paymentsOf(sandbox, cartId);
    expect({ authorisations, voids }).toEqual({ authorisations: 1, voids: 0 });
    expect(orderNumber).not.toBeNull();
  });

  it("leaves the steps to a returning shopper", async () => {
    const browser = new HttpBrowser(shop);
    await putInCart(browser, sku);
    await register(browser, await browser.open(`${CHECKOUT}/billing`), newEmail());
    await payByCard(browser, await pay(browser, await fillCheckout(browser)));
    await putInCart(browser, sku);
    await setFaults(sandbox, [hang("/billing-address$")]);
    const billing = await inTime(ONCE_MS, () => browser.open(`${CHECKOUT}/overview`));
    expect(new URL(billing.url).pathname).toBe(`${CHECKOUT}/billing`);
    await inTime(NOT_AGAIN_MS, () => browser.open(`${CHECKOUT}/overview`));
  });
});
