import { expect, settled, test } from "../support/browser";
import { addToCart, register } from "../support/shopper";

/** Services that only the shop itself asks. A browser without scripts asks for what the HTML names, which is here too. */
const ASKED_BY_THE_SHOP = /\/(gateway|content|places)\//;

test("no browser asks the gateway, wherever a customer goes", async ({ page, shop, sandbox }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await addToCart(page, shop, "fr-fr", true);
  await page.goto(`${shop}/fr-fr/auth/sign-in?register=1`);
  await register(page, `calls-${crypto.randomUUID()}@vitrine.test`);
  for (const path of [
    "account/dashboard",
    "account/wishlist",
    "search?query=robe",
    "stores?search=Paris",
    "checkout/billing",
  ]) {
    await page.goto(`${shop}/fr-fr/${path}`);
    await settled(page, true);
  }
  expect(asked.filter((url) => url.startsWith(sandbox)).length).toBeGreaterThan(0);
  expect(asked.filter((url) => ASKED_BY_THE_SHOP.test(new URL(url).pathname))).toEqual([]);
});
