import fc from "fast-check";
import type { HttpBrowser, Page } from "../support/http-browser";
import { PASSWORD, pay, signIn, valueOf } from "../support/http-shopper";
import type { Fault } from "../support/sandbox-control";
import { type Outcome, pathOf, type Payer, type WayToPay } from "../support/payer";
import { sized } from "./size";

/** Purchases whose every step is taken twice in some way, for `double-payments.test.ts`. */

export type Way = WayToPay & {
  /** Instalments begin at 50 and 100 euro. */
  pieces?: number;
};

export const WAYS: readonly Way[] = [
  { prefix: "fr-fr", method: "cb" },
  { prefix: "fr-fr", method: "paypal" },
  { prefix: "fr-fr", method: "alma-3x", pieces: 4 },
  { prefix: "fr-fr", method: "alma-4x", pieces: 4 },
  { prefix: "fr-fr", method: "cb", giftCard: "a part" },
  { prefix: "fr-fr", method: "cb", giftCard: "all" },
  { prefix: "fr-fr", method: "paypal", isExpress: true },
  { prefix: "fr-fr", method: "applepay", isExpress: true },
  { prefix: "en", method: "multibanco" },
  { prefix: "en", method: "multibanco", giftCard: "a part" },
  { prefix: "en", method: "ideal" },
  { prefix: "de-de", method: "klarna", pieces: 2 },
  { prefix: "pl-pl", method: "blik" },
  { prefix: "fr-ch", method: "visa", giftCard: "all" },
];

/** As scripts send the overview's form. */
async function payByScript(browser: HttpBrowser, overview: Page): Promise<Page> {
  const fields = { amount: valueOf(overview, "amount") ?? "", choices: valueOf(overview, "choices") ?? "" };
  const answer = await browser.post(`${overview.url}.data`, fields, { follow: false });
  const to = /"redirect","([^"]+)"/.exec(answer.text)?.[1] ?? answer.headers.location;
  return to ? browser.open(to) : answer;
}

/** In a browser that signs in for it, and chooses the way to pay again. */
async function payElsewhere(payer: Payer, overview: Page, way: Way): Promise<Page> {
  const other = payer.anotherBrowser();
  let page = await signIn(other, await other.open(overview.url), payer.email, PASSWORD);
  if (pathOf(page).endsWith("/payment")) page = await other.post(page.url, { method: way.method });
  return pathOf(page).endsWith("/overview") ? pay(other, page) : page;
}

/** Chooses another way to pay, as in another tab. */
const choosesAnother = ({ browser, step }: Payer, { method }: Way) =>
  browser.post(step("payment"), { method: method === "paypal" ? "cb" : "paypal" });

/** The overview's button. Gives the pages that this led to. */
export const PRESSES: Record<string, (payer: Payer, overview: Page, way: Way) => Promise<Page[]>> = {
  once: async ({ browser }, overview) => [await pay(browser, overview)],
  "double click": ({ browser }, overview) => Promise.all([pay(browser, overview), pay(browser, overview)]),
  "double click with scripts": ({ browser }, overview) =>
    Promise.all([payByScript(browser, overview), payByScript(browser, overview)]),
  "two tabs at once": (payer, overview) =>
    Promise.all([pay(payer.anotherTab(), overview), payByScript(payer.browser, overview)]),
  reload: async ({ browser }, overview) => [await pay(browser, overview), await pay(browser, overview)],
  back: async ({ browser }, overview) => {
    const first = await pay(browser, overview);
    const again = await browser.open(overview.url);
    return [first, pathOf(again) === pathOf(overview) ? await pay(browser, again) : again];
  },
  "answer lost, then again": async (payer, overview) => {
    const lost = await pay(payer.anotherTab(), overview);
    return [lost, await pay(payer.browser, overview)];
  },
  "two browsers": async (payer, overview, way) => [
    await pay(payer.browser, overview),
    await payElsewhere(payer, overview, way),
  ],
  "another way chosen elsewhere": async (payer, overview, way) => {
    if (way.giftCard !== "all") await choosesAnother(payer, way);
    return [await pay(payer.browser, overview)];
  },
  "another way after the first": async (payer, overview, way) => {
    const first = await pay(payer.browser, overview);
    if (way.giftCard === "all" || way.method === "multibanco") return [first];
    return [first, await pay(payer.browser, await choosesAnother(payer, way))];
  },
  "two browsers at once": (payer, overview, way) =>
    Promise.all([pay(payer.browser, overview), payElsewhere(payer, overview, way)]),
};

/** The provider's page. Gives its answers. */
export const ANSWERS: Record<string, (answer: () => Promise<Page>) => Promise<Page[]>> = {
  once: async (answer) => [await answer()],
  "double click": (answer) => Promise.all([answer(), answer()]),
  reload: async (answer) => [await answer(), await answer()],
};

/** The way back from the provider. */
export const RETURNS: Record<string, (payer: Payer, back: string) => Promise<Page[]>> = {
  once: async ({ browser }, back) => [await browser.open(back)],
  "twice at once": ({ browser }, back) => Promise.all([browser.open(back), browser.open(back)]),
  "two tabs at once": (payer, back) => Promise.all([payer.anotherTab().open(back), payer.browser.open(back)]),
  reload: async ({ browser }, back) => [await browser.open(back), await browser.open(back)],
  "answer lost, then again": async (payer, back) => {
    const lost = await payer.anotherTab().open(back);
    return [lost, await payer.browser.open(back)];
  },
  "answer lost, then the cart": async (payer, back) => {
    const lost = await payer.anotherTab().open(back);
    return [lost, await payer.browser.open(`/${payer.prefix}/cart`)];
  },
  "another browser at once": async (payer, back) => {
    const other = payer.anotherBrowser();
    return Promise.all([
      payer.browser.open(back),
      signIn(other, await other.open(`/${payer.prefix}/account/orders`), payer.email, PASSWORD),
    ]);
  },
  never: () => Promise.resolve([]),
  "the cart instead": async ({ browser, prefix }) => [await browser.open(`/${prefix}/cart`)],
};

/** Once there is an order, the shopper looks again. */
export const LATER = ["nothing", "the old press", "the way back", "the provider", "the confirmation", "all"] as const;

/** Calls that go wrong, by what stands before and behind the cart's id. */
export const LOST = {
  "the start": ["POST", "/carts-self/", "/payments$"],
  "the status": ["POST", "/carts-self/", "/payments/adyen$"],
  "the order": ["POST", "/carts-self/", "/validate$"],
  "the order's number": ["GET", "/by-cart/", "$"],
  "the cart": ["GET", "/carts/", "$"],
} as const;
export const HOW = {
  "an answer that breaks off": { cut: true },
  "no answer": { reset: true },
  "500": { status: 500 },
  "503": { status: 503 },
  slowness: { delayMs: 300 },
  // Given up after ten seconds.
  ...(sized(1_000) > 50 ? { silence: { hang: true } } : {}),
} satisfies Record<string, Omit<Fault, "path">>;

const keyOf = <T extends object>(of: T) => fc.constantFrom(...(Object.keys(of) as (keyof T & string)[]));
const ACCEPTED: readonly Outcome[] = ["authorised", "success", "received", "pendingThenAuthorised"];
const OTHERS: readonly Outcome[] = ["authenticationFinished", "refused", "cancelled", "error"];

export const purchase = fc.record({
  way: fc.constantFrom(...WAYS),
  press: keyOf(PRESSES),
  answer: keyOf(ANSWERS),
  outcome: fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...ACCEPTED) },
    { weight: 1, arbitrary: fc.constantFrom(...OTHERS) },
  ),
  back: keyOf(RETURNS),
  later: fc.constantFrom(...LATER),
  lost: fc.option(fc.record({ what: keyOf(LOST), how: keyOf(HOW), times: fc.constantFrom(1, 1, 2, 4) }), { freq: 2 }),
});
export type Purchase = typeof purchase extends fc.Arbitrary<infer T> ? T : never;

/** How often the shopper may have begun a payment: again in another browser, and after a last word of no. */
export function attemptsOf({ way, press, outcome, lost }: Purchase): number {
  if (way.giftCard === "all") return 0;
  // A voucher that did not become an order takes the place of the other browser's, which can be paid no more.
  if (way.method === "multibanco" && press.startsWith("two browsers") && lost) return 3;
  const isNo = outcome === "refused" || outcome === "cancelled" || outcome === "error";
  const isTwo = press.startsWith("two browsers") || press === "another way after the first";
  return 1 + (isTwo ? 1 : 0) + (isNo ? 1 : 0);
}
