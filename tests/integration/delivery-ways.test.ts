import { beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { examplePostcode } from "#models/countries.ts";
import { prefixesOf } from "#models/locale.ts";
import type { ShippingMethodKey } from "#models/shipping.ts";
import { SEED_DOMAINS } from "../../sandbox/gateway/seed-domains";
import { methodsOf } from "../../sandbox/gateway/shipping/rates";
import { HttpBrowser, type Page } from "../support/http-browser";
import { addToCart, BILLING, findSku, register, signIn } from "../support/http-shopper";

/** Every delivery method that a country's parameters offer is in its delivery step and can be chosen. */

const shop = inject("shopUrl");
const PLACES: readonly ShippingMethodKey[] = ["LM", "PR", "LO"];

/** Methods that the parameters offer to a customer who may have them all. */
function offered({ countryCodeISO2: country, params }: (typeof SEED_DOMAINS)[number]): ShippingMethodKey[] {
  const { isActive, countryCodes } = params.storeLocator;
  const hasPlaces = isActive && countryCodes.includes(country);
  return methodsOf(country).filter((key) => key !== "VI" && (hasPlaces || !PLACES.includes(key)));
}

const methodsIn = ({ text }: Page) =>
  [...text.matchAll(/<input(?=[^>]*\sname="method")[^>]*\svalue="(\w+)"/g)].map(([, key]) => key);

let sku: string;
beforeAll(async () => {
  sku = await findSku(new HttpBrowser(shop));
});

describe.each(SEED_DOMAINS.map((domain) => [domain.countryCodeISO2, domain] as const))("in %s", (country, domain) => {
  const prefix = prefixesOf(country)[0]!;
  const step = `/${prefix}/checkout/delivery`;
  let browser: HttpBrowser;

  /** The delivery step, after answering the provider's page. */
  async function toDelivery(comesIn: (page: Page) => Promise<Page>, more = ""): Promise<Page> {
    await comesIn(await browser.open(`/${prefix}/auth/sign-in?${more}returnTo=/${prefix}/checkout/billing`));
    const home = { zipCode: examplePostcode(country), country };
    await browser.post(`/${prefix}/checkout/billing`, { ...BILLING, ...home });
    return browser.open(step);
  }

  beforeEach(() => {
    browser = new HttpBrowser(shop);
  });

  it("each way is offered, and no other; places are found for each that needs one [PAY-07]", async () => {
    await addToCart(browser, sku, prefix);
    // A happy-shopping customer may choose any method.
    const page = await toDelivery((form) => signIn(browser, form, "hsp@vitrine.test"));
    const ways = offered(domain);
    expect(methodsIn(page).sort()).toEqual(ways.sort());
    for (const key of ways.filter((way) => PLACES.includes(way))) {
      const list = await browser.open(`${step}?method=${key}&place=${encodeURIComponent(examplePostcode(country))}`);
      expect(list.text).toMatch(
        new RegExp(`<input(?=[^>]*\\sname="point-${key}")(?![^>]*\\sdisabled)[^>]*\\svalue="\\d+"`),
      );
    }
    if (ways.includes("HSP")) expect(page.text).toMatch(/name="hspFirstName".*name="hspLastName".*name="hspPhone"/s);
    // Leaves the cart as it was found.
    const cart = await browser.open(`/${prefix}/cart`);
    const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(cart.text)?.[1] ?? "";
    await browser.post(`/${prefix}/cart`, { intent: "delete", lineId: hidden("lineId"), version: hidden("version") });
    expect(browser.failures).toEqual([]);
  });

  it("what is nothing to carry goes by e-mail [PAY-07]", async () => {
    const cents = domain.params.giftCard.preselectedAmount;
    await browser.post(`/${prefix}/cart`, { intent: "add-gift-card", giftAmount: String(cents / 100) });
    const email = `by-mail-${crypto.randomUUID()}@vitrine.test`;
    expect(methodsIn(await toDelivery((form) => register(browser, form, email), "register=1&"))).toEqual(["VI"]);
    expect(new URL((await browser.post(step, { method: "VI" })).url).pathname).toBe(`/${prefix}/checkout/payment`);
    expect(browser.failures).toEqual([]);
  });
});
