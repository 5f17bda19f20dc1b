import { expect, inject, it } from "vitest";
import { formatMoney } from "#models/money-format";
import { cartText, shown } from "../support/cart-text";
import { HttpBrowser, type Page } from "../support/http-browser";
import { addToCart, fillCheckout, findSku, pay, payByCard, register, valueOf } from "../support/http-shopper";

const eur = (centAmount: number) => formatMoney({ centAmount, currencyCode: "EUR" }, "fr-FR");

/** Texts of a page's list items: the lines, each ending with its amount. */
function items(page: Page): string[] {
  return [...shown(page).matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, html = ""]) =>
    html
      .replace(/<!--.*?-->/g, "")
      .replace(/<[^>]+>/g, " ")
      .trim(),
  );
}

it("a gift card, the loyalty card and a donation stand beside the garment wherever the order is told [BEY-16]", async () => {
  const browser = new HttpBrowser(inject("shopUrl"));
  await addToCart(browser, await findSku(browser));
  const signIn = await browser.open("/fr-fr/auth/sign-in?register=1&returnTo=/fr-fr/cart");
  await register(browser, signIn, `price-breakdown-${Date.now()}@vitrine.test`);
  const extras: Record<string, string>[] = [
    { intent: "add-gift-card", giftAmount: "60", giftName: "Inès", giftEmail: "ines@vitrine.test" },
    { intent: "add-donation", donationId: "don3" },
    { intent: "add-card" },
  ];
  for (const extra of extras) expect((await browser.post("/fr-fr/cart", extra)).status).toBe(200);
  const overview = await fillCheckout(browser);
  const total = Number(valueOf(overview, "amount"));
  const confirmation = await payByCard(browser, await pay(browser, overview));
  const path = /href="(\/fr-fr\/account\/orders\/\d+)"/.exec(confirmation.text)?.[1] ?? "no order";
  const orders = await browser.open("/fr-fr/account/orders");
  expect(shown(orders).replace(/<!--.*?-->/g, "")).toContain("4 articles");

  for (const page of [overview, confirmation, await browser.open(path)]) {
    const lines = items(page);
    const amountOf = (name: string) => lines.find((line) => line.startsWith(name))?.match(/\S+\u00a0€$/)?.[0];
    expect(amountOf(cartText("fr-fr", "gift.title")), page.url).toBe(eur(60_00));
    expect(amountOf(cartText("fr-fr", "card.title"))).toBe(eur(10_00));
    expect(amountOf(cartText("fr-fr", "donation.line"))).toBe(eur(5_00));
    expect(lines.some((line) => line.endsWith(eur(total - 75_00)))).toBe(true);
    expect(shown(page)).toContain(eur(total));
  }
  expect(browser.failures).toEqual([]);
});
