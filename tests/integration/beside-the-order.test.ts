import { beforeAll, expect, inject, it } from "vitest";
import { shown } from "../support/cart-text";
import { HttpBrowser, type Page } from "../support/http-browser";
import { addToCart, BILLING, fillCheckout, findSku, pay, payByCard, register, valueOf } from "../support/http-shopper";
import { bodiesSent, gatewayCalls, setFaults } from "../support/sandbox-control";

/** Offers beside an order to shoppers whose billing step was prefilled: surveys and invitations (PAY-19). */

const shop = inject("shopUrl");
const sandbox = inject("sandboxUrl");
const CHECKOUT = "/fr-fr/checkout";
const PHONE = "06 12 34 56 78";
let sku: string;

beforeAll(async () => {
  sku = await findSku(new HttpBrowser(shop));
});

const pathOf = (page: Page) => new URL(page.url).pathname;
const offered = (page: Page) =>
  [...shown(page).matchAll(/name="subscription"[^>]*value="(\w+)"/g)].map(([, type]) => type);
const isTicked = (page: Page, type: string) =>
  new RegExp(`<input(?=[^>]*name="${type}")[^>]*checked`).test(shown(page));

/** A new customer with a favourite address and no orders, who presses the cart's button. */
async function toDelivery(browser: HttpBrowser): Promise<Page> {
  await addToCart(browser, sku);
  const form = await browser.open("/fr-fr/auth/sign-in?register=1&returnTo=/fr-fr/account/dashboard");
  await register(browser, form, `beside-${crypto.randomUUID()}@vitrine.test`);
  const { sameAddress: _same, ...address } = BILLING;
  const added = { ...address, phone: PHONE, favourite: "on" };
  await browser.post("/fr-fr/account/settings/delivery-addresses/create", added);
  return browser.open(`${CHECKOUT}/billing`);
}

async function toPayment(browser: HttpBrowser): Promise<Page> {
  const delivery = await toDelivery(browser);
  expect(pathOf(delivery)).toBe(`${CHECKOUT}/delivery`);
  expect(offered(delivery)).toEqual([]);
  const address = valueOf(delivery, "address") ?? "new";
  return browser.post(`${CHECKOUT}/delivery`, { method: "NO", address, [`phone-${address}`]: PHONE });
}

const SHOWN = { subscription: "SURV", method: "cb" };

it("with a favourite address and no order they are seen at the payment, unticked, once [PAY-19]", async () => {
  const browser = new HttpBrowser(shop);
  const payment = await toPayment(browser);
  expect(pathOf(payment)).toBe(`${CHECKOUT}/payment`);
  expect(offered(payment)).toEqual(["SURV"]);
  expect(["SURV", "INVIT"].some((type) => isTicked(payment, type))).toBe(false);
  const sent = await bodiesSent(sandbox, "/subscriptions", async () => {
    const overview = await browser.post(`${CHECKOUT}/payment`, { ...SHOWN, SURV: "on" });
    expect(pathOf(overview)).toBe(`${CHECKOUT}/overview`);
    expect(isTicked(await browser.open(`${CHECKOUT}/payment`), "SURV")).toBe(true);
    expect(pathOf(await payByCard(browser, await pay(browser, overview)))).toBe(`${CHECKOUT}/confirmation`);
  });
  expect(sent).toEqual([{ subscriptions: [{ type: "SURV" }] }]);
  expect(browser.failures).toEqual([]);
});

it("who answered the billing step is not asked again at the payment", async () => {
  const browser = new HttpBrowser(shop);
  const delivery = await toDelivery(browser);
  expect(pathOf(delivery)).toBe(`${CHECKOUT}/delivery`);
  const billing = await browser.open(`${CHECKOUT}/billing`);
  expect(offered(billing)).toEqual(["SURV"]);
  await browser.post(`${CHECKOUT}/billing`, BILLING);
  const address = valueOf(await browser.open(`${CHECKOUT}/delivery`), "address") ?? "new";
  const payment = await browser.post(`${CHECKOUT}/delivery`, {
    method: "NO",
    address,
    [`phone-${address}`]: PHONE,
  });
  expect(pathOf(payment)).toBe(`${CHECKOUT}/payment`);
  expect(offered(payment)).toEqual([]);
});

it("a tick that the gateway does not take is kept and said, and nothing goes on without it [PAY-19]", async () => {
  const browser = new HttpBrowser(shop);
  await toPayment(browser);
  await setFaults(sandbox, [{ method: "PUT", path: "/subscriptions", status: 500 }]);
  try {
    const refused = await browser.post(`${CHECKOUT}/payment`, { ...SHOWN, SURV: "on" });
    expect(refused.status).toBe(503);
    expect(isTicked(refused, "SURV")).toBe(true);
    expect(valueOf(refused, "method")).toBe("cb");
    expect(shown(refused)).toContain("réessayez dans un instant");
  } finally {
    await setFaults(sandbox, []);
  }
  const again = await browser.post(`${CHECKOUT}/payment`, { ...SHOWN, SURV: "on" });
  expect(pathOf(again)).toBe(`${CHECKOUT}/overview`);
});

it("at the billing step they are sent when a tick changes, and found again in checkout and account [PAY-19]", async () => {
  const browser = new HttpBrowser(shop);
  await addToCart(browser, sku);
  await register(browser, await browser.open(`${CHECKOUT}/billing`), `beside-${crypto.randomUUID()}@vitrine.test`);
  await fillCheckout(browser);
  const billing = await browser.open(`${CHECKOUT}/billing`);
  // Invitations are for members.
  expect(offered(billing)).toEqual(["SURV"]);
  expect(isTicked(billing, "SURV")).toBe(false);
  const save = async (more: Record<string, string>) => {
    const calls = await gatewayCalls(sandbox, async () => {
      await browser.post(`${CHECKOUT}/billing?from=overview`, { ...BILLING, subscription: "SURV", ...more });
    });
    return calls.filter((call) => /^PUT .*\/subscriptions$/.test(call)).length;
  };
  expect(await save({})).toBe(0);
  expect(await save({ SURV: "on" })).toBe(1);
  expect(isTicked(await browser.open(`${CHECKOUT}/billing`), "SURV")).toBe(true);
  expect(await save({ SURV: "on" })).toBe(0);
  const overview = await browser.open(`${CHECKOUT}/overview`);
  expect(pathOf(await payByCard(browser, await pay(browser, overview)))).toBe(`${CHECKOUT}/confirmation`);
  expect(isTicked(await browser.open("/fr-fr/account/subscriptions"), "survey")).toBe(true);
});
