import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { currencyOf } from "#models/countries.ts";
import type { PaymentMethod } from "#models/payment-methods.ts";
import { paymentProduct } from "#models/payment-methods.ts";
import type { Prefix } from "#models/locale.ts";
import type { ShippingMethodKey } from "#models/shipping.ts";
import { SEED_DOMAINS } from "../../sandbox/gateway/seed-domains";
import { methodsOf, needsDeliveryPoint } from "../../sandbox/gateway/shipping/rates";
import { HttpBrowser, type Page } from "../support/http-browser";
import {
  addToCart,
  putInCart,
  BILLING,
  chooseAPlace,
  findSku,
  pay,
  payByCard,
  register,
  signIn,
  valueOf,
} from "../support/http-shopper";
import { PLENTY, putGiftCard, setOlderSites, setOrderDelay, setStock } from "../support/sandbox-control";
import { startWorld, type World } from "../support/world";

/**
 * Orders in all combinations of two: each delivery method, kind of payment, funnel and country meets each value of the
 * others at least once, where a country offers both. Also gift cards that buy a gift card. Instalments exist in France
 * only, vouchers in Great Britain only, and Poland has no places. Without JavaScript.
 */

const COUNTRIES = { "fr-fr": "FR", "fr-ch": "CH", en: "GB", "pl-pl": "PL" } as const;
type Site = keyof typeof COUNTRIES & Prefix;
type Funnel = "checkout" | "order";
type Row = [site: Site, funnel: Funnel, delivery: ShippingMethodKey, payment: PaymentMethod | "giftcard"];

const ROWS: Row[] = [
  ["fr-fr", "checkout", "NO", "alma-3x"],
  ["fr-fr", "order", "EX", "alma-3x"],
  ["fr-fr", "order", "PR", "alma-4x"],
  ["fr-fr", "checkout", "LO", "alma-3x"],
  ["fr-fr", "order", "LM", "alma-3x"],
  ["fr-fr", "checkout", "HSP", "alma-3x"],
  ["fr-fr", "checkout", "VI", "alma-3x"],
  ["fr-fr", "checkout", "PR", "cb"],
  ["fr-fr", "order", "LO", "paypal"],
  ["fr-fr", "checkout", "LM", "klarna"],
  ["fr-fr", "order", "HSP", "paypal"],
  ["fr-fr", "order", "PR", "giftcard"],
  ["fr-fr", "checkout", "LO", "giftcard"],
  ["fr-fr", "order", "HSP", "giftcard"],
  ["fr-fr", "order", "VI", "giftcard"],
  ["fr-ch", "checkout", "NO", "visa"],
  ["fr-ch", "checkout", "EX", "paypal"],
  ["fr-ch", "order", "PR", "paypal"],
  ["fr-ch", "order", "LO", "mastercard"],
  ["fr-ch", "checkout", "LM", "giftcard"],
  ["fr-ch", "order", "HSP", "visa"],
  ["fr-ch", "checkout", "VI", "visa"],
  ["en", "checkout", "NO", "multibanco"],
  ["en", "order", "EX", "multibanco"],
  ["en", "checkout", "PR", "multibanco"],
  ["en", "order", "LO", "multibanco"],
  ["en", "order", "LM", "multibanco"],
  ["en", "checkout", "HSP", "multibanco"],
  ["en", "order", "VI", "multibanco"],
  ["en", "order", "NO", "ideal"],
  ["en", "checkout", "LM", "visa"],
  ["en", "order", "EX", "giftcard"],
  ["pl-pl", "checkout", "NO", "giftcard"],
  ["pl-pl", "order", "NO", "przelewy24"],
  ["pl-pl", "order", "EX", "visa"],
  ["pl-pl", "checkout", "VI", "blik"],
];

const HOMES: Record<Site, { address: Record<string, string>; phone: string }> = {
  "fr-fr": { address: {}, phone: "06 12 34 56 78" },
  "fr-ch": { address: { zipCode: "1003", city: "Lausanne", country: "CH" }, phone: "079 123 45 67" },
  en: { address: { zipCode: "SW3 4RY", city: "London", country: "GB" }, phone: "07400 123456" },
  "pl-pl": { address: { zipCode: "00-001", city: "Warszawa", country: "PL" }, phone: "512 345 678" },
};

let olderFunnel: World;
let sku: string;

beforeAll(async () => {
  olderFunnel = await startWorld({}, setOlderSites);
  await setOrderDelay(olderFunnel.sandboxUrl, 0);
  sku = await findSku(new HttpBrowser(inject("shopUrl")));
  await setStock(olderFunnel.sandboxUrl, sku, PLENTY);
});
afterAll(() => olderFunnel.stop());

class Journey {
  readonly browser: HttpBrowser;
  private readonly sandbox: string;

  constructor(
    private readonly site: Site,
    private readonly funnel: Funnel,
  ) {
    const isOlder = funnel === "order";
    this.browser = new HttpBrowser(isOlder ? olderFunnel.shopUrl : inject("shopUrl"));
    this.sandbox = isOlder ? olderFunnel.sandboxUrl : inject("sandboxUrl");
  }

  path(step: string): string {
    return this.funnel === "order" ? `/${this.site}/order-${step}` : `/${this.site}/checkout/${step}`;
  }

  async toDelivery(key: ShippingMethodKey): Promise<Page> {
    const { browser, site } = this;
    if (key === "VI") await browser.post(`/${site}/cart`, { intent: "add-gift-card", giftAmount: "60" });
    else await putInCart(browser, sku, site);
    // Only happy-shopping customers are offered HSP.
    const isNew = key === "HSP" ? "" : "register=1&";
    const form = await browser.open(`/${site}/auth/sign-in?${isNew}returnTo=${this.path("billing")}`);
    if (isNew) await register(browser, form, `pairs-${crypto.randomUUID()}@vitrine.test`);
    else await signIn(browser, form, "hsp@vitrine.test");
    return browser.post(this.path("billing"), { ...BILLING, ...HOMES[site].address });
  }

  async deliver(key: ShippingMethodKey, page: Page): Promise<Page> {
    const { phone, address } = HOMES[this.site];
    const step = this.path("delivery");
    if (key === "VI") return this.browser.post(step, { method: key });
    if (key === "HSP") {
      const receiver = { hspFirstName: "Zoé", hspLastName: "Kovač", hspPhone: phone };
      return this.browser.post(step, { method: key, ...receiver });
    }
    if (key === "NO" || key === "EX") {
      const id = valueOf(page, "address") ?? "new";
      return this.browser.post(step, { method: key, address: id, [`phone-${id}`]: phone });
    }
    return chooseAPlace(this.browser, step, { method: key, near: address.city ?? "Paris", phone });
  }

  /** Chooses a payment and pays; returns the last page. */
  async pay(payment: Row[3]): Promise<Page> {
    const { browser } = this;
    if (payment === "giftcard") {
      const giftCard = `6008${String(Date.now()).slice(-12)}`;
      const currencyCode = currencyOf(COUNTRIES[this.site]);
      await putGiftCard(this.sandbox, giftCard, { balance: { centAmount: 5_000_00, currencyCode } });
      await browser.post(this.path("payment"), { intent: "use-gift-card", giftCard, giftCardAmount: "" });
      const overview = await browser.open(this.path("overview"));
      expect(valueOf(overview, "amount")).toBe("0");
      return pay(browser, overview);
    }
    const overview = await browser.post(this.path("payment"), { method: payment });
    expect(new URL(overview.url).pathname).toBe(this.path("overview"));
    const provider = await pay(browser, overview);
    const { kind } = paymentProduct(payment);
    if (kind === "voucher") return provider;
    return kind === "card" ? payByCard(browser, provider) : browser.post(provider.url, { outcome: "authorised" });
  }
}

/** Delivery methods and kinds of payment that a site's parameters and its country's carriers offer. */
function offeredOn(site: Site): { deliveries: ShippingMethodKey[]; kinds: string[] } {
  const { params } = SEED_DOMAINS.find(({ countryCodeISO2 }) => countryCodeISO2 === COUNTRIES[site])!;
  const { isActive } = params.storeLocator;
  const deliveries = methodsOf(COUNTRIES[site]).filter((key) => isActive || !needsDeliveryPoint(key));
  const kinds = params.paymentProducts.map(({ name }) => kindOf(name as PaymentMethod));
  return { deliveries, kinds: [...new Set([...kinds, "giftcard"])] };
}

/** Bank methods are paid on a page like that of wallets, with other words for a refusal only. */
function kindOf(payment: Row[3]): string {
  if (payment === "giftcard") return payment;
  const { kind } = paymentProduct(payment);
  return kind === "bank" ? "wallet" : kind;
}

/** All pairs of an order's four values: `fr-fr + NO`, `NO + card`. */
function pairsOf(values: readonly string[]): string[] {
  return values.flatMap((one, index) => values.slice(index + 1).map((other) => `${one} + ${other}`));
}

it(`${ROWS.length} orders meet all 105 pairs that the four countries offer`, () => {
  const possible = (Object.keys(COUNTRIES) as Site[]).flatMap((site) => {
    const { deliveries, kinds } = offeredOn(site);
    const orders = (["checkout", "order"] as const).flatMap((funnel) =>
      deliveries.flatMap((delivery) => kinds.map((kind) => [site, funnel, delivery, kind])),
    );
    return orders.flatMap(pairsOf);
  });
  const met = ROWS.flatMap(([site, funnel, delivery, payment]) => pairsOf([site, funnel, delivery, kindOf(payment)]));
  expect([...new Set(met)].sort()).toEqual([...new Set(possible)].sort());
  expect(new Set(met).size).toBe(105);
});

const layoutOf = ({ text }: Page) => /data-layout="([a-z-]+)"/.exec(text)?.[1];

// The two layouts have the funnels' names.
it.each(ROWS)(
  "%s, funnel %s: delivered by %s, paid by %s [PAY-01, PAY-07, SHELL-01]",
  async (site, funnel, delivery, payment) => {
    const journey = new Journey(site, funnel);
    const step = await journey.toDelivery(delivery);
    expect(new URL(step.url).pathname).toBe(journey.path("delivery"));
    const next = await journey.deliver(delivery, step);
    expect(new URL(next.url).pathname).toBe(journey.path("payment"));
    expect([step, next].map(layoutOf)).toEqual([funnel, funnel]);
    const confirmation = await journey.pay(payment);
    expect(new URL(confirmation.url).pathname).toBe(journey.path("confirmation"));
    expect(layoutOf(confirmation)).toBe("checkout-confirmation");
    const order = /href="(\/[\w-]+\/account\/orders\/\d+)"/.exec(confirmation.text)?.[1] ?? "/no-order";
    expect((await journey.browser.open(order)).status).toBe(200);
    expect(journey.browser.failures).toEqual([]);
  },
);

it("leads into the second funnel, where the domain has the first, whose browser has the cookie for it [SESS-12, PAY-02]", async () => {
  const browser = new HttpBrowser(olderFunnel.shopUrl);
  const wayOn = (page: Page) => /href="(\/fr-fr\/(?:checkout\/|order-)billing)"/.exec(page.text)?.[1];
  expect(wayOn(await addToCart(browser, sku))).toBe("/fr-fr/order-billing");
  browser.jar.set("pmd-checkout-version", "v2");
  expect(wayOn(await browser.open("/fr-fr/cart"))).toBe("/fr-fr/checkout/billing");
});
