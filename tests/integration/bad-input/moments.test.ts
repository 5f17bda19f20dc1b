import { afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { cartText, shown } from "../../support/cart-text";
import { eachTestBrowser } from "../../support/each-test-browser";
import { HttpBrowser, type Page } from "../../support/http-browser";
import {
  BILLING,
  fillCheckout,
  findSku,
  PASSWORD,
  pay,
  payByCard,
  putInCart,
  register,
  signIn,
  valueOf,
} from "../../support/http-shopper";
import { cartOf, moveClock, paymentsOf } from "../../support/sandbox-control";

/**
 * The right action at the wrong moment: too late, twice, or repeated. Nothing is lost, and nothing is charged twice.
 */

const shop = inject("shopUrl");
const sandbox = inject("sandboxUrl");
const DAY = 86_400_000;
const browser = eachTestBrowser();
let sku: string;
let customers = 0;

beforeAll(async () => {
  sku = await findSku(new HttpBrowser(shop));
});
afterEach(() => moveClock(sandbox, 0));

const path = ({ url }: Page) => url.slice(shop.length);
const newEmail = () => `moment-${Date.now()}-${(customers += 1)}@vitrine.test`;

/** A new customer with one piece in the cart, at the billing step. */
async function atBilling(email = newEmail()): Promise<Page> {
  await putInCart(browser, sku);
  const form = await browser.open("/fr-fr/auth/sign-in?register=1&returnTo=/fr-fr/checkout/billing");
  const billing = await register(browser, form, email);
  expect(path(billing)).toBe("/fr-fr/checkout/billing");
  return billing;
}

async function atOverview(): Promise<Page> {
  await atBilling();
  const overview = await fillCheckout(browser);
  expect(path(overview)).toBe("/fr-fr/checkout/overview");
  return overview;
}

/** Ends refresh token and provider session: the sign-in form has to be filled in again. */
async function endSession(): Promise<void> {
  await moveClock(sandbox, 40 * DAY);
  browser.forget(sandbox);
}

describe("a session that ends in the middle of the checkout", () => {
  it("is renewed in silence where only the access token is over [SESS-04]", async () => {
    await atBilling();
    await moveClock(sandbox, DAY);
    const delivery = await browser.post("/fr-fr/checkout/billing", BILLING);
    expect([path(delivery), delivery.way]).toEqual(["/fr-fr/checkout/delivery", ["303 /fr-fr/checkout/delivery"]]);
  });

  it("is told by the way to the sign-in, back to the same step, with cart and typed address kept [SESS-06, PAY-03]", async () => {
    const email = newEmail();
    await atBilling(email);
    await endSession();
    const typed = { ...BILLING, line1: "3 quai de la Douane", city: "Le Conquet" };
    const provider = await browser.post("/fr-fr/checkout/billing", typed);
    expect(provider.way[0]).toMatch(/^301 .*\/auth/);

    // Nobody else may see a customer's cart; the empty cart says that theirs may be in their account.
    expect(shown(await browser.open("/fr-fr/cart"))).toContain(cartText("fr-fr", "empty.account"));

    const again = await browser.open("/fr-fr/checkout/billing");
    const back = await signIn(browser, again, email, PASSWORD);
    expect(path(back)).toBe("/fr-fr/checkout/billing");
    expect([valueOf(back, "line1"), valueOf(back, "city")]).toEqual(["3 quai de la Douane", "Le Conquet"]);
    expect(valueOf(await browser.open("/fr-fr/cart"), "quantity")).toBe("1");
    expect(path(await browser.post("/fr-fr/checkout/billing", typed))).toBe("/fr-fr/checkout/delivery");
  });

  it.each(["delivery", "payment", "overview"])("at %s leads back there after signing in [SESS-06]", async (step) => {
    const email = newEmail();
    await atBilling(email);
    await fillCheckout(browser);
    await endSession();
    const provider = await browser.open(`/fr-fr/checkout/${step}`);
    expect(provider.way[0]).toMatch(/^301 .*\/auth/);
    const back = await signIn(browser, provider, email, PASSWORD);
    expect([path(back), back.status]).toEqual([`/fr-fr/checkout/${step}`, 200]);
  });

  it("on the payment provider's page costs nobody the order: it is made after signing in again [PAY-16]", async () => {
    const email = newEmail();
    await atBilling(email);
    const provider = await pay(browser, await fillCheckout(browser));
    const cartId = await cartOf(sandbox, provider);
    for (const name of browser.jar.names.filter((each) => /access|refresh/.test(each))) browser.jar.set(name, "gone");
    // The provider still knows the customer and does not ask again.
    const back = await payByCard(browser, provider);
    expect(back.way.some((step) => step.startsWith("301 /auth/"))).toBe(true);
    expect(path(back)).toBe("/fr-fr/checkout/confirmation");
    const { authorisations, voids, orderNumber } = await paymentsOf(sandbox, cartId);
    expect([authorisations, voids]).toEqual([1, 0]);
    expect(shown(back)).toContain(orderNumber);
  });
});

describe("the back button after paying", () => {
  it("leads from every step to the confirmation and neither orders nor pays again [PAY-17, PAY-18]", async () => {
    const overview = await atOverview();
    const provider = await pay(browser, overview);
    const cartId = await cartOf(sandbox, provider);
    const confirmation = await payByCard(browser, provider);
    expect(path(confirmation)).toBe("/fr-fr/checkout/confirmation");
    const before = await paymentsOf(sandbox, cartId);
    expect(before).toMatchObject({ authorisations: 1, voids: 0, orderNumber: expect.stringMatching(/./) as string });

    for (const step of ["billing", "delivery", "payment", "overview"]) {
      const page = await browser.open(`/fr-fr/checkout/${step}`);
      expect([page.status, path(page)], step).toEqual([200, "/fr-fr/checkout/confirmation"]);
      expect(shown(page), step).toContain(before.orderNumber);
    }
    // Old pages in the browser still have their buttons.
    expect(path(await pay(browser, overview))).toBe("/fr-fr/checkout/confirmation");
    expect(path(await browser.post("/fr-fr/checkout/payment", { method: "cb" }))).toBe("/fr-fr/checkout/confirmation");
    expect(path(await browser.post("/fr-fr/checkout/billing", BILLING))).toBe("/fr-fr/checkout/confirmation");
    expect(path(await payByCard(browser, provider))).toBe("/fr-fr/checkout/confirmation");
    expect(path(await browser.open(provider.url))).toBe("/fr-fr/checkout/confirmation");
    expect(path(await browser.open("/fr-fr/checkout/adyen-check"))).toBe("/fr-fr/checkout/confirmation");
    expect(await paymentsOf(sandbox, cartId)).toEqual(before);
  });

  it("and a new cart go together: it is bought as any other", async () => {
    await payByCard(browser, await pay(browser, await atOverview()));
    await putInCart(browser, sku);
    const overview = await fillCheckout(browser);
    const provider = await pay(browser, overview);
    const cartId = await cartOf(sandbox, provider);
    expect(path(await payByCard(browser, provider))).toBe("/fr-fr/checkout/confirmation");
    expect(await paymentsOf(sandbox, cartId)).toMatchObject({ authorisations: 1, voids: 0 });
  });
});

describe("a double click", () => {
  it("on Pay starts one payment, and one authorisation comes of it [PAY-17]", async () => {
    const overview = await atOverview();
    const amount = valueOf(overview, "amount") ?? "";
    const press = () => browser.post(overview.url, { amount }, { follow: false });
    const pressed = await Promise.all([press(), press(), press()]);
    expect(pressed.map(({ status }) => status)).toEqual([303, 303, 303]);
    const [first = "", ...others] = pressed.map(({ headers }) => headers.location);
    for (const other of others) expect(other).toBe(first);

    const provider = await browser.open(first);
    const cartId = await cartOf(sandbox, provider);
    const [one, two] = await Promise.all([payByCard(browser, provider), payByCard(browser, provider)]);
    expect([path(one), path(two)]).toEqual(["/fr-fr/checkout/confirmation", "/fr-fr/checkout/confirmation"]);
    const { payments, authorisations, voids } = await paymentsOf(sandbox, cartId);
    expect([payments.length, authorisations, voids]).toEqual([1, 1, 0]);
  });

  it("on the way back from the provider, in several tabs, makes one order [PAY-16, PAY-17]", async () => {
    const provider = await pay(browser, await atOverview());
    const cartId = await cartOf(sandbox, provider);
    const card = { number: "4111 1111 1111 1111", expiry: "12/30", cvc: "737" };
    const { headers } = await browser.post(provider.url, card, { follow: false });
    const back = headers.location ?? "";
    const pages = await Promise.all(Array.from({ length: 5 }, () => browser.open(back)));
    const { orderNumber, authorisations, voids } = await paymentsOf(sandbox, cartId);
    expect([authorisations, voids]).toEqual([1, 0]);
    for (const page of pages) {
      expect(path(page)).toBe("/fr-fr/checkout/confirmation");
      expect(shown(page)).toContain(orderNumber);
    }
  });
});
