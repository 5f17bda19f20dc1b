import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HttpBrowser } from "../support/http-browser";
import { addToCart, fillCheckout, findSku, pay, payByCard, register } from "../support/http-shopper";
import { moveClock } from "../support/sandbox-control";
import { startWorld, type World } from "../support/world";

const MINUTE = 60_000;

describe("a provider with long access tokens", () => {
  let world: World;
  let browser: HttpBrowser;

  beforeAll(async () => {
    world = await startWorld({ SANDBOX_TOKEN_PADDING: "1800" });
    browser = new HttpBrowser(world.shopUrl);
    await addToCart(browser, await findSku(browser));
    const form = await browser.open("/fr-fr/auth/sign-in?register=1&returnTo=/fr-fr/checkout/billing");
    const billing = await register(browser, form, "long@vitrine.test");
    expect(billing.url).toBe(`${world.shopUrl}/fr-fr/checkout/billing`);
  });
  afterAll(() => world.stop());

  const expectFitting = () => {
    for (const name of browser.jar.names)
      expect(`${name}=${browser.jar.value(name)}`.length, name).toBeLessThanOrEqual(4_096);
    expect(browser.jar.header.cookie?.length).toBeLessThan(8_192);
  };

  it("keeps them in cookies that a browser takes, over a refresh too [SESS-02, SESS-04]", async () => {
    expect(browser.jar.names).toContain("vitrine-access-local-2");
    expectFitting();
    const before = browser.jar.value("vitrine-access-local-2");
    await moveClock(world.sandboxUrl, 10 * MINUTE);
    const dashboard = await browser.open("/fr-fr/account/dashboard");
    expect([dashboard.status, dashboard.way]).toEqual([200, []]);
    expect(browser.jar.value("vitrine-access-local-2")).not.toBe(before);
  });

  it("sells as any other, and signs out of all of it [PAY-21, SESS-08]", async () => {
    const provider = await pay(browser, await fillCheckout(browser));
    expectFitting();
    const confirmation = await payByCard(browser, provider);
    expect(confirmation.url).toBe(`${world.shopUrl}/fr-fr/checkout/confirmation`);
    await browser.open("/fr-fr/auth/logout");
    expect(browser.jar.names.filter((name) => /access|refresh|cart/.test(name))).toEqual([]);
    expect(browser.failures).toEqual([]);
  });
});
