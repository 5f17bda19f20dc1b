import { beforeAll, describe, expect, inject, it } from "vitest";
import { MESSAGES } from "#app/i18n/message-files.server.ts";
import { translate } from "#app/i18n/translate.ts";
import { type Prefix, PREFIXES } from "#models/locale.ts";
import { formatMoney } from "#models/money-format.ts";
import { cartText, shown } from "../support/cart-text";
import { HttpBrowser, type Page } from "../support/http-browser";
import { addToCart, BILLING, pay, payByCard, register, valueOf } from "../support/http-shopper";

/** Delivery to another country, below the limit for free delivery: every page shows the same price and day. */

const HOME = "À domicile";
interface Journey {
  prefix: Prefix;
  name: string;
  /** In cents: costs at home and abroad, and the total from which delivery abroad is free. */
  costs: { home: number; abroad: number; freeFrom: number };
  home: Record<string, string>;
  abroad: Record<string, string>;
}

const JOURNEYS: Journey[] = [
  {
    prefix: "fr-fr",
    name: HOME,
    costs: { home: 490, abroad: 690, freeFrom: 8_000 },
    home: {},
    abroad: { zipCode: "1000", city: "Bruxelles", country: "BE", phone: "0470 12 34 56" },
  },
  {
    prefix: "en",
    name: "Home delivery",
    costs: { home: 490, abroad: 790, freeFrom: 9_000 },
    home: { zipCode: "SW3 4RY", city: "London", country: "GB" },
    abroad: { zipCode: "D02 AF30", city: "Dublin", country: "IE", phone: "085 123 4567" },
  },
];

let sku = "";
beforeAll(async () => {
  const browser = new HttpBrowser(inject("shopUrl"));
  const home = await browser.open("/fr-fr");
  const family = /href="(\/fr-fr\/[^"?]+--pl\w+)"/.exec(home.text)?.[1] ?? "";
  const listing = await browser.open(`${family}?sort=price-asc`);
  const product = await browser.open(/href="(\/fr-fr\/[^"]+--p\d+)"/.exec(listing.text)?.[1] ?? "");
  sku = /name="sku"[^>]*value="(\d+)"(?![^>]*disabled)/.exec(product.text)?.[1] ?? "";
});

const even = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, " ");
/** Text of a page, without its tags. */
const textOf = (page: Page) =>
  even(
    shown(page)
      .replace(/<!--.*?-->/g, "")
      .replace(/<[^>]+>/g, " "),
  ).replaceAll("&#x27;", "'");

class Shopper {
  readonly browser = new HttpBrowser(inject("shopUrl"));

  constructor(readonly journey: Journey) {}

  path = (page: string) => `/${this.journey.prefix}/${page}`;
  money = (centAmount: number) =>
    even(formatMoney({ centAmount, currencyCode: "EUR" }, PREFIXES[this.journey.prefix].locale));
  said = (file: "checkout" | "notices", key: string, values = {}) => {
    const { language, locale } = PREFIXES[this.journey.prefix];
    return even(translate(MESSAGES[language][file], locale, key, values));
  };

  /** Goes to the delivery step, with this billing address. */
  async atDelivery(billing: Record<string, string>): Promise<Page> {
    const { browser, path, journey } = this;
    await addToCart(browser, sku, journey.prefix);
    const form = await browser.open(`${path("auth/sign-in")}?register=1&returnTo=${path("checkout/billing")}`);
    await register(browser, form, `abroad-${crypto.randomUUID()}@vitrine.test`);
    return browser.post(path("checkout/billing"), { ...BILLING, sameAddress: "", ...billing });
  }

  /** Day that the delivery step promises for home delivery at this price, in words. */
  dayIn(step: Page, cents: number): string {
    const date = this.said("checkout", "delivery.date", { date: "(.+?)" });
    const row = new RegExp(`${this.journey.name} ${date} ${this.money(cents)}`).exec(textOf(step));
    expect(row?.[1], textOf(step)).toBeDefined();
    return row![1]!;
  }

  /** From the payment step to the order; returns every page that names price and day. */
  async order(payment: Page): Promise<{ pages: Page[]; cents: number }> {
    const { browser, path } = this;
    const method = valueOf(payment, "method") ?? "cb";
    const overview = await browser.post(path("checkout/payment"), { method });
    const cents = Number(valueOf(overview, "amount"));
    const [step, cart] = [await browser.open(path("checkout/delivery")), await browser.open(path("cart"))];
    const confirmation = await payByCard(browser, await pay(browser, overview));
    const order = await browser.open(/href="([^"]*\/account\/orders\/\d+)"/.exec(confirmation.text)?.[1] ?? "none");
    return { pages: [step, payment, overview, cart, confirmation, order], cents };
  }
}

describe.each(JOURNEYS)("from $prefix to another country [BEY-04]", (journey) => {
  const { prefix, name, costs, home, abroad } = journey;

  async function expectOnePrice(shopper: Shopper, payment: Page, day: string): Promise<void> {
    const { money } = shopper;
    const { pages, cents } = await shopper.order(payment);
    expect(cents).toBeLessThan(6_000);
    const [step, , overview, cart] = pages;
    expect(shopper.dayIn(step!, costs.abroad)).toBe(day);
    for (const page of pages) {
      expect(textOf(page), page.url).toContain(day);
      expect(textOf(page), page.url).toContain(money(costs.abroad));
    }
    for (const page of [overview!, cart!, pages[4]!]) expect(textOf(page), page.url).toContain(`${name}, ${day}`);
    for (const page of [overview!, cart!, ...pages.slice(4)]) {
      expect(textOf(page), page.url).not.toContain(money(costs.home));
    }
    const missing = money(costs.freeFrom - (cents - costs.abroad));
    expect(textOf(cart!)).toContain(even(cartText(prefix, "freeDelivery.missing", { amount: missing })));
  }

  it("says of an address typed at the delivery step that price and day are others, and keeps to them", async () => {
    const shopper = new Shopper(journey);
    const step = await shopper.atDelivery(home);
    const before = `${shopper.money(costs.home)}, ${shopper.dayIn(step, costs.home)}`;
    expect(textOf(step)).toContain(shopper.said("checkout", "delivery.otherCountry"));
    const { sameAddress: _not, ...person } = BILLING;
    const typed = { method: "NO", address: "new", ...person, ...abroad };
    const payment = await shopper.browser.post(shopper.path("checkout/delivery"), typed);
    expect(new URL(payment.url).pathname).toBe(shopper.path("checkout/payment"));
    const day = shopper.dayIn(await shopper.browser.open(shopper.path("checkout/delivery")), costs.abroad);
    const country = new Intl.DisplayNames(PREFIXES[prefix].locale, { type: "region" }).of(abroad.country!);
    const now = `${shopper.money(costs.abroad)}, ${day}`;
    const notice = shopper.said("notices", "checkout.otherDelivery", { country, name, now, before });
    expect(textOf(payment)).toContain(notice);
    await expectOnePrice(shopper, payment, day);
  });

  it("says them at once where the bill goes there already", async () => {
    const shopper = new Shopper(journey);
    const step = await shopper.atDelivery(abroad);
    const day = shopper.dayIn(step, costs.abroad);
    const payment = await shopper.browser.post(shopper.path("checkout/delivery"), {
      method: "NO",
      address: "billing",
      "phone-billing": abroad.phone!,
    });
    expect(textOf(payment)).not.toContain(shopper.money(costs.home));
    await expectOnePrice(shopper, payment, day);
  });
});
