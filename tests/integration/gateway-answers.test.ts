import { afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { shown } from "../support/cart-text";
import { HttpBrowser, type Page } from "../support/http-browser";
import { putInCart, BILLING, fillCheckout, findSku, pay, payByCard, register, valueOf } from "../support/http-shopper";
import { cartOf, type Fault, paymentsOf, putGiftCard, setFaults } from "../support/sandbox-control";

/**
 * Each kind of gateway response, and none, on each call of payment, overview and order. The shopper gets words, not a
 * bare error; what was typed is kept, nothing is half saved, nothing is charged twice. One response of each kind runs
 * through the whole shop; `app/bff/checkout/every-status.test.ts` and `payment.server.test.ts` cover every status.
 */

const sandbox = inject("sandboxUrl");
const STEP = "/fr-fr/checkout";
const BROKEN: [name: string, fault: Partial<Fault>] = ["a broken connection", { reset: true }];
const answers = (...statuses: number[]) => [
  ...statuses.map((status): [string, Partial<Fault>] => [String(status), { status }]),
  BROKEN,
];

const shop = inject("shopUrl");
let sku: string;
let card: string;

beforeAll(async () => {
  sku = await findSku(new HttpBrowser(shop));
  card = `6010${String(Date.now()).slice(-12)}`;
  await putGiftCard(sandbox, card, { balance: { centAmount: 500, currencyCode: "EUR" } });
});
afterEach(() => setFaults(sandbox, []));

const mainOf = (page: Page) => (/<main[\s\S]*<\/main>/.exec(shown(page))?.[0] ?? "").replace(/<[^>]+>/g, " ");
const pathOf = (page: Page) => new URL(page.url).pathname;

async function aShopper(): Promise<HttpBrowser> {
  const browser = new HttpBrowser(shop);
  await putInCart(browser, sku);
  const form = await browser.open(`/fr-fr/auth/sign-in?register=1&returnTo=${STEP}/billing`);
  await register(browser, form, `answers-${crypto.randomUUID()}@vitrine.test`);
  await fillCheckout(browser);
  return browser;
}

/** The order's total and the gift cards that pay it: the same before and after a failure. */
const standing = async (browser: HttpBrowser) => {
  const overview = await browser.open(`${STEP}/overview`);
  return [pathOf(overview), valueOf(overview, "amount"), mainOf(overview).includes("Carte cadeau ••••")];
};

interface Call {
  fault: Pick<Fault, "method" | "path">;
  act: (browser: HttpBrowser) => Promise<Page>;
  /** Fields and values that must be restored in the form. */
  typed?: Record<string, string>;
  /** The page can do without the call. */
  isOptional?: true;
}

const payment = (form: Record<string, string>) => (browser: HttpBrowser) => browser.post(`${STEP}/payment`, form);
const page = (name: string) => (browser: HttpBrowser) => browser.open(`${STEP}/${name}`);
const usesCard = () => {
  const typed = { giftCard: card, giftCardAmount: "2" };
  return { act: payment({ intent: "use-gift-card", ...typed }), typed };
};

/** Calls that do not change the amount charged. */
const CALLS: Record<string, () => Call> = {
  "a gift card's balance": () => ({ fault: { method: "GET", path: "/carts-self/[^/]+/gift-cards/" }, ...usesCard() }),
  "paying with a gift card": () => ({ fault: { method: "POST", path: "/gift-cards/" }, ...usesCard() }),
  "the customer's gift cards": () => ({
    fault: { method: "GET", path: "/customers-self/gift-cards" },
    act: page("payment"),
    isOptional: true,
  }),
  "a promo code": () => ({
    fault: { method: "POST", path: "/promo-code/" },
    act: payment({ intent: "add-code", promo: "BIENVENUE10" }),
    typed: { promo: "BIENVENUE10" },
  }),
  "a promo code's end": () => ({
    fault: { method: "DELETE", path: "/promo-code/" },
    act: payment({ intent: "remove-code:BIENVENUE10" }),
  }),
  "loyalty offers": () => ({
    fault: { method: "PUT", path: "/loyalty-offers" },
    act: payment({ intent: "offers", offer: "offer-1" }),
  }),
  "the list of loyalty offers": () => ({
    fault: { method: "GET", path: "/loyalty-offers" },
    act: page("payment"),
    isOptional: true,
  }),
  "the subscriptions to choose from": () => ({
    fault: { method: "GET", path: "/transaction-subscriptions" },
    act: page("billing"),
    isOptional: true,
  }),
  "the subscriptions chosen": () => ({
    fault: { method: "PUT", path: "/subscriptions" },
    act: (browser) =>
      browser.post(`${STEP}/billing`, { ...BILLING, city: "Quimper", subscription: "SURV", SURV: "on" }),
    typed: { city: "Quimper" },
  }),
  "the overview's cart": () => ({ fault: { method: "GET", path: "/carts/" }, act: page("overview") }),
  "the overview's ways of delivery": () => ({
    fault: { method: "GET", path: "/shipping-methods" },
    act: page("overview"),
    isOptional: true,
  }),
  "the overview's account": () => ({ fault: { method: "GET", path: "/accounts-self" }, act: page("overview") }),
};

describe("of what changes nothing that is charged", () => {
  /** No call succeeds, so each finds the shopper in the same state. */
  let browser: HttpBrowser;
  let before: Awaited<ReturnType<typeof standing>>;
  beforeAll(async () => {
    browser = await aShopper();
    before = await standing(browser);
  });

  const title = "%s is said in words whatever the gateway answers; what was typed stays, nothing is half saved";
  it.each(Object.keys(CALLS))(title, async (name) => {
    const { fault, act, typed = {}, isOptional } = CALLS[name]!();
    for (const [answer, how] of answers(401, 409, 422, 503)) {
      await setFaults(sandbox, [{ ...fault, ...how }]);
      const shownPage = await act(browser);
      await setFaults(sandbox, []);
      const at = `${name}, ${answer}`;
      // The page always has words, and only the shop's.
      expect(mainOf(shownPage).length, at).toBeGreaterThan(100);
      expect(mainOf(shownPage), at).not.toContain("Unexpected Server Error");
      if (isOptional) expect(shownPage.status, at).toBe(200);
      else if (Object.keys(typed).length > 0) expect([400, 409, 422, 503], at).toContain(shownPage.status);
      for (const [field, value] of Object.entries(typed)) expect(valueOf(shownPage, field), at).toBe(value);
      if (!isOptional) expect(await standing(browser), at).toEqual(before);
    }
    if (isOptional) expect(await standing(browser)).toEqual(before);
  });
});

interface Charge {
  fault: Pick<Fault, "method" | "path">;
  /** Statuses from the call's contract; a broken connection stands for those from 500 on. */
  statuses: number[];
  isAtBank?: true;
}

/** Calls that charge, order or look up the order, each with the shopper's action. */
const CHARGES: Record<string, Charge> = {
  "starting a payment": {
    fault: { method: "POST", path: "/carts-self/[^/]+/payments$" },
    statuses: [404, 409, 412],
  },
  "asking what became of a payment": {
    fault: { method: "POST", path: "/payments/adyen" },
    statuses: [404, 409],
    isAtBank: true,
  },
  // `paid-cart.test.ts` covers 402, 409, 412 and 422.
  "making the order": { fault: { method: "POST", path: "/validate" }, statuses: [404], isAtBank: true },
  "finding the order": {
    // A 404 is an order that is not to be seen yet, and is waited for (`confirmation/route.test.ts`).
    fault: { method: "GET", path: "/orders-self/by-cart/" },
    statuses: [],
    isAtBank: true,
  },
};

describe.each(Object.entries(CHARGES))("%s", (name, { fault, statuses, isAtBank }) => {
  it.each(answers(...statuses))(
    "answered by %s ends in one order and one charge, however often it is asked again [PAY-17]",
    async (answer, how) => {
      const browser = await aShopper();
      let provider: Page | null = null;
      if (isAtBank) provider = await pay(browser, await browser.open(`${STEP}/overview`));
      await setFaults(sandbox, [{ ...fault, ...how }]);
      for (let press = 0; press < 2; press += 1) {
        const page: Page = provider
          ? await (press === 0 ? payByCard(browser, provider) : browser.open(`${STEP}/adyen-check?redirectResult=x`))
          : await pay(browser, await browser.open(`${STEP}/overview`));
        expect(mainOf(page).length, `${name}, ${answer}`).toBeGreaterThan(100);
      }
      await setFaults(sandbox, []);

      // The gateway works again: the shopper continues from where they are.
      let page = await browser.open(provider ? `${STEP}/adyen-check?redirectResult=x` : `${STEP}/overview`);
      if (pathOf(page) === `${STEP}/payment`) page = await browser.post(`${STEP}/payment`, { method: "cb" });
      if (pathOf(page) === `${STEP}/overview`) {
        provider = await pay(browser, page);
        page = provider.url.includes("/pay/") ? await payByCard(browser, provider) : provider;
      }
      expect(pathOf(page), `${name}, ${answer}`).toBe(`${STEP}/confirmation`);
      const { authorisations, voids, orderNumber } = await paymentsOf(sandbox, await cartOf(sandbox, provider!));
      expect([authorisations - voids, orderNumber !== null], `${name}, ${answer}`).toEqual([1, true]);
    },
  );
});

it("silence and slowness are told from each other: a slow payment is started once [PAY-17]", async () => {
  const browser = await aShopper();
  const overview = await browser.open(`${STEP}/overview`);
  await setFaults(sandbox, [{ method: "POST", path: "/payments$", delayMs: 1_500 }]);
  const [first, second] = await Promise.all([pay(browser, overview), pay(browser, overview)]);
  await setFaults(sandbox, []);
  expect(first.url).toBe(second.url);
  expect(pathOf(await payByCard(browser, first))).toBe(`${STEP}/confirmation`);
  const { authorisations, voids } = await paymentsOf(sandbox, await cartOf(sandbox, first));
  expect([authorisations, voids]).toEqual([1, 0]);
});
