import { COUNTRIES, canonicalPrefix, type Prefix } from "#models/locale.ts";
import { paymentProduct, type PaymentMethod } from "#models/payment-methods.ts";
import type { BrowserContext } from "@playwright/test";
import { HttpBrowser, type Page } from "./http-browser";
import { addToCart, BILLING, findSku, pay, payByCard, register, valueOf } from "./http-shopper";

/** A purchase in each country over plain HTTP, for tests that open its pages in a browser. */

export const HOMES: Partial<Record<Prefix, { zipCode: string; city: string; phone: string }>> = {
  "fr-fr": { zipCode: "29200", city: "Brest", phone: "06 12 34 56 78" },
  "fr-ch": { zipCode: "1003", city: "Lausanne", phone: "079 123 45 67" },
  en: { zipCode: "SW3 4RY", city: "London", phone: "07400 123456" },
  "es-es": { zipCode: "28001", city: "Madrid", phone: "612 34 56 78" },
  "de-de": { zipCode: "10115", city: "Berlin", phone: "01512 3456789" },
  "it-it": { zipCode: "00184", city: "Roma", phone: "312 345 6789" },
  "pl-pl": { zipCode: "00-001", city: "Warszawa", phone: "512 345 678" },
};

export const HOME_PREFIXES: readonly Prefix[] = COUNTRIES.map(canonicalPrefix);

export class CountryJourney {
  readonly browser: HttpBrowser;

  constructor(
    readonly shop: string,
    readonly prefix: Prefix,
  ) {
    this.browser = new HttpBrowser(shop);
  }

  /** Takes a new customer with one product to the overview; returns that page. */
  async toOverview(privacy: string): Promise<Page> {
    const { browser, prefix } = this;
    const { phone = "", ...home } = HOMES[prefix] ?? {};
    browser.jar.set("privacy", privacy);
    await addToCart(browser, await findSku(browser), prefix);
    const step = (name: string) => `/${prefix}/checkout/${name}`;
    const form = await browser.open(`/${prefix}/auth/sign-in?register=1&returnTo=${step("billing")}`);
    await register(browser, form, `country-${crypto.randomUUID()}@vitrine.test`);
    const country = COUNTRIES.find((each) => canonicalPrefix(each) === prefix)!;
    const delivery = await browser.post(step("billing"), { ...BILLING, ...home, country });
    const address = valueOf(delivery, "address") ?? "new";
    const payment = await browser.post(step("delivery"), { method: "NO", address, [`phone-${address}`]: phone });
    const methods = [...payment.text.matchAll(/<input(?=[^>]*\sname="method")[^>]*\svalue="([\w-]+)"/g)];
    this.#method = methods[0]![1] as PaymentMethod;
    return browser.post(step("payment"), { method: this.#method });
  }

  #method: PaymentMethod = "cb";

  /** Returns the confirmation, or the page that explains how to pay. */
  async pay(overview: Page): Promise<Page> {
    const provider = await pay(this.browser, overview);
    const { kind } = paymentProduct(this.#method);
    if (kind === "voucher") return provider;
    if (kind === "card") return payByCard(this.browser, provider);
    return this.browser.post(provider.url, { outcome: "authorised" });
  }

  /** Copies the cookies of this journey to a browser. */
  async handTo(context: BrowserContext): Promise<void> {
    await context.addCookies(this.browser.cookies);
  }
}
