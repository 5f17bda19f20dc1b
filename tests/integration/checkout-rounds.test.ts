import { beforeAll, describe, expect, inject, it } from "vitest";
import { HttpBrowser } from "../support/http-browser";
import { addToCart, fillCheckout, findSku, pay, payByCard, register } from "../support/http-shopper";
import { gatewayRounds } from "../support/sandbox-control";

/** How many rounds of gateway calls a step of the checkout waits for before its first byte. */

const shop = inject("shopUrl");
const sandbox = inject("sandboxUrl");
const MAX_ROUNDS = 2;

const STEPS = [
  "billing",
  "delivery",
  "delivery?method=PR&place=75003",
  "delivery?method=LM&place=Lyon",
  "payment",
  "overview",
];

describe("a step of the checkout", () => {
  let browser: HttpBrowser;

  beforeAll(async () => {
    browser = new HttpBrowser(shop);
    await addToCart(browser, await findSku(browser));
    const form = await browser.open("/fr-fr/auth/sign-in?register=1&returnTo=/fr-fr/checkout/billing");
    await register(browser, form, `rounds-${crypto.randomUUID()}@vitrine.test`);
    await fillCheckout(browser);
  });

  it.each(STEPS)("%s: waits for the gateway twice at most", async (step) => {
    let path = "";
    const rounds = await gatewayRounds(sandbox, async () => {
      const { url, status } = await browser.open(`/fr-fr/checkout/${step}`);
      expect(status).toBe(200);
      path = new URL(url).pathname;
    });
    expect(path).toBe(`/fr-fr/checkout/${step.replace(/\?.*/, "")}`);
    expect(rounds.length, JSON.stringify(rounds)).toBeLessThanOrEqual(MAX_ROUNDS);
    expect(rounds.length).toBeGreaterThan(0);
  });
});

/** One round to read, one each to save billing and delivery, and one for the overview. */
const RETURNING_ROUNDS = 4;

it("a returning shopper's way from the cart to the overview: waits for the gateway four times at most [BEY-13]", async () => {
  const browser = new HttpBrowser(shop);
  const sku = await findSku(browser);
  await addToCart(browser, sku);
  const form = await browser.open("/fr-fr/auth/sign-in?register=1&returnTo=/fr-fr/checkout/billing");
  await register(browser, form, `rounds-${crypto.randomUUID()}@vitrine.test`);
  const confirmation = await payByCard(browser, await pay(browser, await fillCheckout(browser)));
  expect(new URL(confirmation.url).pathname).toBe("/fr-fr/checkout/confirmation");
  await addToCart(browser, sku);
  let path = "";
  const rounds = await gatewayRounds(sandbox, async () => {
    path = new URL((await browser.open("/fr-fr/checkout/billing")).url).pathname;
  });
  expect(path).toBe("/fr-fr/checkout/overview");
  expect(rounds.length, JSON.stringify(rounds)).toBeLessThanOrEqual(RETURNING_ROUNDS);
});
