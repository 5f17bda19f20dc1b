import { expect, settled, test } from "../support/browser";
import { addToCart, openListing } from "../support/shopper";

/** Without scripts nothing can be measured, whatever the visitor has agreed to. */

test("with everything accepted nothing is asked of others, nothing measured in the browser, no cookie but the shop's own set", async ({
  page,
  shop,
  sandbox,
}) => {
  await page.context().addCookies([{ name: "privacy", value: "0,1,2", url: shop }]);
  const elsewhere = new Set<string>();
  page.on("request", (request) => {
    const url = new URL(request.url());
    const isOwn = url.origin === shop || url.href.startsWith(`${sandbox}/images/`) || url.protocol === "data:";
    if (!isOwn || /\/collect$|\/measure-|\/vitals-/.test(url.pathname)) elsewhere.add(url.href);
  });
  await openListing(page, shop, "fr-fr", false);
  await addToCart(page, shop, "fr-fr", false);
  await page.goto(`${shop}/fr-fr/search?query=robe`);
  await settled(page, false);
  expect([...elsewhere]).toEqual([]);
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names.filter((name) => !/^(vitrine-|stay-|locale$|privacy$)/.test(name))).toEqual([]);
});
