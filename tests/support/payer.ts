import { canonicalPrefix, COUNTRIES, type Prefix } from "#models/locale.ts";
import type { PaymentMethod } from "#models/payment-methods.ts";
import { shown } from "./cart-text";
import { HOMES } from "./country-journey";
import { HttpBrowser, type Page } from "./http-browser";
import { BILLING, putInCart, register, valueOf } from "./http-shopper";
import { callsSoFar, cartCallsOf, putGiftCard } from "./sandbox-control";

/** A customer without scripts who buys repeatedly, each time with a new cart. */

export interface WayToPay {
  prefix: Prefix;
  method: PaymentMethod;
  /** The part that a gift card pays. */
  giftCard?: "a part" | "all";
  /** Chosen beside the cart's button. */
  isExpress?: boolean;
}

/** The test card of each outcome, to enter on the provider's page. */
const CARD_NUMBERS = {
  threeDSecureByForm: "4000 0000 0000 3105",
  threeDSecureThroughShop: "4000 0000 0000 3063",
  authorised: "4111 1111 1111 1111",
  success: "5555 5555 5555 4444",
  refused: "4000 0000 0000 0002",
  noBalance: "4000 0000 0000 9995",
  expired: "4000 0000 0000 0069",
  wrongCvc: "4000 0000 0000 0127",
  fraud: "4000 0000 0000 9979",
  pendingThenAuthorised: "4000 0000 0000 0077",
  pendingThenRefused: "4000 0000 0000 0085",
  received: "4000 0000 0000 0093",
  authenticationFinished: "4000 0000 0000 0101",
  cancelled: "4000 0000 0000 0044",
  error: "4000 0000 0000 0119",
} as const;
export type Outcome = keyof typeof CARD_NUMBERS;

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604.1";
let cards = 0;

export class Payer {
  readonly email = `payer-${crypto.randomUUID()}@vitrine.test`;
  readonly browser: HttpBrowser;
  /** Request id that the shop passes on with all calls for this customer. */
  readonly #trace = crypto.randomUUID();
  #isKnown = false;
  #since = 0;

  constructor(
    readonly shop: string,
    readonly sandbox: string,
    readonly prefix: Prefix,
  ) {
    this.browser = new HttpBrowser(shop, { "user-agent": IPHONE, "x-request-id": this.#trace });
  }

  readonly step = (name: string): string => `/${this.prefix}/checkout/${name}`;

  /** A tab with the same cookies; or one whose responses never reach the browser. */
  anotherTab(): HttpBrowser {
    const tab = new HttpBrowser(this.shop, { "user-agent": IPHONE, "x-request-id": this.#trace });
    for (const name of this.browser.jar.names) tab.jar.set(name, this.browser.jar.value(name) ?? "");
    return tab;
  }

  /** Another browser of the same customer. */
  anotherBrowser(): HttpBrowser {
    return new HttpBrowser(this.shop, { "user-agent": IPHONE, "x-request-id": this.#trace });
  }

  /** Puts this many pieces into a new cart and goes to the overview, where one press pays. */
  async toOverview(sku: string, pieces: number, way: WayToPay): Promise<Page> {
    const { browser } = this;
    if (!this.#isKnown) this.#since = await callsSoFar(this.sandbox);
    for (let piece = 0; piece < pieces; piece += 1) await putInCart(browser, sku, this.prefix);
    if (!this.#isKnown) await this.#introduce();
    let page = way.isExpress
      ? await browser.post(`/${this.prefix}/cart`, { intent: "express", wallet: way.method })
      : await browser.open(this.step("billing"));
    if (way.giftCard) page = await this.#useGiftCard(way.giftCard);
    if (way.giftCard === "all") page = await browser.post(this.step("payment"), {});
    else if (!way.isExpress) page = await browser.post(this.step("payment"), { method: way.method });
    if (!page.url.endsWith(this.step("overview"))) throw new Error(`${JSON.stringify(way)} came to ${page.url}`);
    return page;
  }

  async #introduce(): Promise<void> {
    const { browser, prefix } = this;
    const { phone = "", ...home } = HOMES[prefix] ?? {};
    const form = await browser.open(`/${prefix}/auth/sign-in?register=1&returnTo=${this.step("billing")}`);
    await register(browser, form, this.email);
    const country = COUNTRIES.find((each) => canonicalPrefix(each) === prefix)!;
    const delivery = await browser.post(this.step("billing"), { ...BILLING, ...home, country });
    const address = valueOf(delivery, "address") ?? "new";
    await browser.post(
      this.step("delivery"),
      { method: "NO", address, [`phone-${address}`]: phone },
      { follow: false },
    );
    this.#isKnown = true;
  }

  async #useGiftCard(how: "a part" | "all"): Promise<Page> {
    const giftCard = `6015${String(Date.now()).slice(-8)}${String((cards += 1)).padStart(4, "0")}`;
    const currencyCode = { "fr-ch": "CHF", "pl-pl": "PLN" }[this.prefix as string] ?? "EUR";
    const centAmount = how === "all" ? 1_000_000 : 1_000;
    await putGiftCard(this.sandbox, giftCard, { balance: { centAmount, currencyCode } });
    const use = () => this.browser.post(this.step("payment"), { intent: "use-gift-card", giftCard });
    const [page] = await Promise.all([use(), use()]);
    return page;
  }

  /** The shop's calls to the gateway about this customer's carts since the last time. */
  async cartCalls(): Promise<Awaited<ReturnType<typeof cartCallsOf>>["calls"]> {
    const { next, calls } = await cartCallsOf(this.sandbox, this.#trace, this.#since);
    this.#since = next;
    return calls;
  }
}

/** Answers the provider's page, whatever it asks; returns that response, or the shop's page it redirects to. */
export function answerProvider(
  browser: HttpBrowser,
  provider: Page,
  outcome: Outcome,
  { follow = true } = {},
): Promise<Page> {
  const card = { expiry: "12/30", cvc: "737", number: CARD_NUMBERS[outcome] };
  const isCard = provider.text.includes('name="number"');
  return browser.post(provider.url, isCard ? card : { outcome: walletOutcome(outcome) }, { follow });
}

/** Wallets have the outcome `authorised` only, not `success`. */
const walletOutcome = (outcome: Outcome) => (outcome === "success" ? "authorised" : outcome);

export const pathOf = (page: Pick<Page, "url">) => new URL(page.url).pathname;
/** Text of a page, from its first heading on. */
export const mainOf = (page: Page) =>
  (/<main[\s\S]*<\/main>/.exec(shown(page))?.[0] ?? "").replace(/<!--.*?-->/g, "").replace(/<[^>]+>/g, " ");
