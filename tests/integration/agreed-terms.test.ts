import { beforeAll, describe, expect, inject, it } from "vitest";
import { HELP_WORDS, type Language, type Prefix, PREFIXES } from "#models/locale.ts";
import { shown } from "../support/cart-text";
import { HttpBrowser, type Page } from "../support/http-browser";
import { addToCart, BILLING, findSku, pay, payByCard, register, valueOf } from "../support/http-shopper";

/** What a shopper agrees to by ordering, and the withdrawal period, in every country and its language. */

const shop = inject("shopUrl");
let sku: string;

beforeAll(async () => {
  sku = await findSku(new HttpBrowser(shop));
});

const HOMES: [prefix: Prefix, home: Record<string, string>, phone: string, terms: RegExp][] = [
  ["fr-fr", { zipCode: "75003", city: "Paris", country: "FR" }, "06 12 34 56 78", /^ ?Conditions/],
  ["fr-ch", { zipCode: "1003", city: "Lausanne", country: "CH" }, "079 123 45 67", /^ ?Conditions/],
  ["en", { zipCode: "SW3 4RY", city: "London", country: "GB" }, "07400 123456", /^ ?Terms/],
  ["es-es", { zipCode: "28001", city: "Madrid", country: "ES" }, "612 34 56 78", /^ ?Condiciones/],
  ["de-de", { zipCode: "10115", city: "Berlin", country: "DE" }, "0151 23456789", /bedingungen/],
  ["it-it", { zipCode: "00184", city: "Roma", country: "IT" }, "312 345 6789", /^ ?Condizioni/],
  ["pl-pl", { zipCode: "00-950", city: "Warszawa", country: "PL" }, "512 345 678", /^ ?(Warunki|Regulamin)/],
];

const mainOf = (page: Page) => /<main[\s\S]*<\/main>/.exec(shown(page))?.[0] ?? "";
const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/&nbsp;|[\u00a0\u202f]/g, " ")
    .replace(/\s+/g, " ");

/** Matches the sentence that states the withdrawal period. */
const PERIOD: Record<Language, RegExp> = {
  fr: /(\d+) jours (?:pour changer|à compter de la livraison|après la (?:livraison|réception))/g,
  en: /(\d+) days (?:to change|from delivery)/g,
  es: /(\d+) días (?:para cambiar|desde la entrega)/g,
  de: /(\d+) Tage (?:Bedenkzeit|Zeit)/g,
  it: /(\d+) giorni (?:per (?:cambiare|ripensarci)|dalla consegna)/g,
  pl: /(\d+) dni (?:na odstąpienie|od otrzymania)/g,
};

const periods = (page: Page, prefix: Prefix) =>
  [...plain(mainOf(page)).matchAll(PERIOD[PREFIXES[prefix].language])].map(([, figure]) => Number(figure));

const DAY = 86_400_000;

/** In how many days, within a range, is the latest date that a text names. */
function latestDay(
  text: string,
  { locale, from, to }: { locale: string; from: number; to: number },
  style: Intl.DateTimeFormatOptions,
): number {
  const format = new Intl.DateTimeFormat(locale, { ...style, timeZone: "UTC" });
  for (let days = to; days >= from; days -= 1) {
    // French and Italian write the first of a month as an ordinal.
    const day = format.format(Date.now() + days * DAY).replace(/^1 /, "1(?:er|º|°)? ");
    if (new RegExp(`(?<!\\d)${day}`).test(text)) return days;
  }
  return NaN;
}

/** Days between the promised delivery and the last day to withdraw, both from the order's page. */
function daysOnOrder(page: Page, prefix: Prefix): number {
  const { locale } = PREFIXES[prefix];
  const text = plain(mainOf(page));
  const until = latestDay(text, { locale, from: 20, to: 60 }, { dateStyle: "long" });
  const delivered = latestDay(text, { locale, from: 0, to: 20 }, { day: "numeric", month: "long" });
  return until - delivered;
}

/** Orders in a country; returns the pages that state the period. */
async function order(prefix: Prefix, home: Record<string, string>, phone: string) {
  const browser = new HttpBrowser(shop);
  const step = (name: string) => `/${prefix}/checkout/${name}`;
  const cart = await addToCart(browser, sku, prefix);
  const product = await browser.open(/href="(\/[\w-]+\/[^"]+--p\d+[^"]*)"/.exec(mainOf(cart))![1]!);
  const form = await browser.open(`/${prefix}/auth/sign-in?register=1&returnTo=${step("billing")}`);
  await register(browser, form, `terms-${crypto.randomUUID()}@vitrine.test`);
  const delivery = await browser.post(step("billing"), { ...BILLING, ...home });
  const address = valueOf(delivery, "address") ?? "new";
  const payment = await browser.post(step("delivery"), { method: "NO", address, [`phone-${address}`]: phone });
  const methods = [...payment.text.matchAll(/name="method"[^>]*value="(cb|visa)"/g)].map(([, name]) => name!);
  const overview = await browser.post(step("payment"), { method: methods[0] ?? "cb" });
  expect(new URL(overview.url).pathname).toBe(step("overview"));
  const confirmation = await payByCard(browser, await pay(browser, overview));
  expect(new URL(confirmation.url).pathname).toBe(step("confirmation"));
  const ordered = await browser.open(/href="(\/[\w-]+\/account\/orders\/\d+)"/.exec(confirmation.text)![1]!);
  return { browser, product, overview, confirmation, ordered };
}

/** Links in the form that orders. */
function agreedTo(overview: Page): string[] {
  const form = /<form(?:(?!<\/form>)[\s\S])*name="amount"[\s\S]*?<\/form>/.exec(mainOf(overview))?.[0] ?? "";
  return [...form.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href!);
}

describe.each(HOMES)("ordering on %s", (prefix, home, phone, terms) => {
  let pages: Awaited<ReturnType<typeof order>>;
  let legal: Page[];

  beforeAll(async () => {
    pages = await order(prefix, home, phone);
    legal = await Promise.all(agreedTo(pages.overview).map((href) => pages.browser.open(href)));
  });

  it("links exactly the terms of sale, the right of withdrawal and the use of data beside the button", () => {
    const help = `/${prefix}/${HELP_WORDS[PREFIXES[prefix].language]}/`;
    expect(legal.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(legal.map(({ url }) => url)).size).toBe(3);
    for (const { url } of legal) expect(new URL(url).pathname.startsWith(help), url).toBe(true);
    expect(plain(/<h1[\s\S]*?<\/h1>/.exec(legal[0]!.text)?.[0] ?? "")).toMatch(terms);
  });

  it("says in every page's footer who sells, the checkout's too", () => {
    const sellers = [pages.product, pages.overview, pages.confirmation].map(({ text }) => {
      const foot = /<footer[\s\S]*<\/footer>/.exec(text)?.[0] ?? "";
      return /<ul[^>]* data-fragment="legals"[^>]*><li><a [^>]*href="([^"]+)"/.exec(foot)?.[1];
    });
    expect(sellers[0]).toMatch(/./);
    expect(new Set(sellers).size).toBe(1);
  });

  it("promises the same days to change one's mind from the product to the order, and in the help", () => {
    const { product, overview, confirmation, ordered } = pages;
    for (const page of [product, overview, confirmation]) {
      expect([...new Set(periods(page, prefix))], page.url).toEqual([30]);
    }
    expect(daysOnOrder(ordered, prefix)).toBe(30);
    // The legal period comes first, the shop's own last.
    const [intro = ""] = plain(mainOf(legal[1]!)).split("?");
    expect([...intro.matchAll(/\b(\d+)\b/g)].map(([, figure]) => figure).at(-1)).toBe("30");
  });
});
