import { expect, inject, it } from "vitest";
import { HttpBrowser } from "../support/http-browser";
import { addToCart, findSku, register } from "../support/http-shopper";
import { shown } from "../support/cart-text";

const shop = inject("shopUrl");
const STEP = "/fr-fr/checkout/billing";

/** A browser that comes from a page of the shop. */
async function shopper(): Promise<HttpBrowser> {
  const browser = new HttpBrowser(shop);
  await addToCart(browser, await findSku(browser));
  await register(browser, await browser.open(STEP), `cookies-${crypto.randomUUID()}@vitrine.test`);
  return browser;
}

it("the choice about cookies is a link away in the checkout, and leads back to the step [TRK-07]", async () => {
  const browser = await shopper();
  const step = await browser.open(STEP);
  const link = "/fr-fr/cookies";
  expect(/<footer[\s\S]*<\/footer>/.exec(shown(step))?.[0]).toContain(`href="${link}"`);

  const page = await browser.open(link, { from: `${shop}${STEP}` });
  expect(page.status).toBe(200);
  const own = new URL(page.url);
  expect(shown(page)).toContain(`href="${STEP}"`);
  const saved = await browser.post("/fr-fr/cookies", { intent: "refuse" }, { from: own.href });
  expect(saved.way).toEqual([`303 ${STEP}`]);
  expect(saved.status).toBe(200);
  expect(browser.jar.names).toContain("privacy");
  expect(browser.failures).toEqual([]);
});

it("nothing else leads back from there: another page, another site, an address of the visitor's making [SEC-03]", async () => {
  const browser = await shopper();
  const plain = await browser.open("/fr-fr/cookies", { from: `${shop}/fr-fr/cart` });
  expect(plain.way).toEqual([]);
  const foreign = await browser.open("/fr-fr/cookies", { from: "https://evil.example/fr-fr/checkout/billing" });
  expect(foreign.way).toEqual([]);
  for (const returnTo of [
    "https://evil.example/fr-fr/checkout/billing",
    "//evil.example",
    "/fr-fr/cart",
    "/en/checkout/billing",
  ]) {
    const address = `/fr-fr/cookies?${new URLSearchParams({ returnTo })}`;
    const page = await browser.open(address);
    expect(shown(page), returnTo).not.toContain("evil");
    const saved = await browser.post("/fr-fr/cookies", { intent: "refuse" }, { from: shop + address });
    expect(saved.way, returnTo).toEqual(["303 /fr-fr/cookies?saved"]);
  }
});
