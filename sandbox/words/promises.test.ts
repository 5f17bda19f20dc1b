import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { formatMoney } from "#models/money-format.ts";
import { type Language, LANGUAGES, PREFIXES } from "#models/locale.ts";
import { GIFT_CARD_YEARS } from "../gateway/orders/after-order";
import { WITHDRAWAL_DAYS } from "../gateway/orders/withdrawals";
import { VOUCHER_DAYS } from "../gateway/payments/start-payment";
import { SEED_DOMAINS } from "../gateway/seed-domains";
import { CUT_OFF_HOUR } from "../gateway/shipping/delivery-dates";
import { rateOf } from "../gateway/shipping/rates";
import { KEPT_TIME } from "../gateway/stores/reservation-store";

/** What texts promise, held against what is done (docs/promises.md). */

const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
/** A text of the sandbox's editors by its path, as `help returns.items.0.1`. */
const written = (folder: string, file: string, path: string): string =>
  path
    .split(".")
    .reduce(
      (value: unknown, key) => (value as Record<string, unknown>)[key],
      read(`sandbox/words/${folder}/${file}.json`),
    ) as string;
/** A text of the shop. */
const shown = (language: Language, file: string, key: string): string =>
  (read(`app/i18n/messages/${language}/${file}.json`) as Record<string, string>)[key] ?? "";

/** A figure in letters, where texts write it so. */
const LETTERS: Record<string, Record<Language, RegExp>> = {
  30: { fr: /trente/i, en: /thirty/i, es: /treinta/i, de: /dreißig/i, it: /trenta/i, pl: /trzydzieści/i },
  2: { fr: /deux/i, en: /two/i, es: /dos/i, de: /zwei/i, it: /due/i, pl: /dwa/i },
  3: { fr: /trois/i, en: /three/i, es: /tres/i, de: /drei/i, it: /tre /i, pl: /trz(?:y|ech)/i },
  12: { fr: /midi/i, en: /noon/i, es: /12/, de: /12/, it: /mezzogiorno/i, pl: /południem/i },
};
/** The texts that do not say the figure, neither in digits nor in letters. */
const lacking = (figure: number, language: Language, texts: Record<string, string>): string[] =>
  Object.entries(texts)
    .filter(([, text]) => !new RegExp(`(?<!\\d)${figure}(?!\\d)`).test(text) && !LETTERS[figure]?.[language].test(text))
    .map(([name, text]) => `${name}: ${text}`);

describe.each(LANGUAGES)("what %s texts promise", (language) => {
  const help = (path: string) => written(language, "help", path);

  it("of the days to change one's mind is the same everywhere, and what the gateway gives", () => {
    const texts = {
      returns: help("returns.items.0.1"),
      withdrawal: help("withdrawal.intro"),
      home: written(language, "content", "seo.description"),
      footer: written(language, "content", "services.returns.title"),
      notices: written(language, "offers", "notices.withdrawal.text"),
      gifts: written(language, "landing", "3012.sections.0.1"),
      product: shown(language, "product", "promise.returns"),
      productDetails: shown(language, "productDetails", "returns.text"),
      overview: shown(language, "ordering", "overview.terms"),
      byMail: shown(language, "ordering", "overview.termsNoParcel"),
      confirmation: shown(language, "checkout", "confirmation.withdrawText"),
      noProduct: shown(language, "checkout", "confirmation.withdrawByEmail"),
      advantages: shown(language, "loyalty", "perk.returns"),
    };
    expect(lacking(WITHDRAWAL_DAYS, language, texts)).toEqual([]);
  });

  it("of a reservation is how long the shop keeps it", () => {
    const texts = { reservation: written(language, "landing", "3007.sections.3.1") };
    expect(lacking(KEPT_TIME / 3_600_000, language, texts)).toEqual([]);
  });

  it("of a gift card is how long it pays", () => {
    const texts = {
      page: written(language, "landing", "3004.intro"),
      notices: written(language, "offers", "notices.giftCards.text"),
      mail: written(language, "mails", "giftCard.text"),
    };
    expect(lacking(GIFT_CARD_YEARS, language, texts)).toEqual([]);
  });

  it("of a gift card that nobody used is to take it back, in the small print as in the right of withdrawal", () => {
    const period = {
      fr: "délai de rétractation",
      en: "30 days to cancel",
      es: "plazo de desistimiento",
      de: "Widerrufsfrist",
      it: "termine di recesso",
      pl: "terminu na odstąpienie",
    }[language];
    expect(written(language, "offers", "notices.giftCards.text")).toContain(period);
  });

  it("of express parcels is the hour by which they leave the same day", () => {
    const texts = { help: help("delivery.items.0.1"), method: written(language, "shipping", "EX.description") };
    expect(lacking(CUT_OFF_HOUR, language, texts)).toEqual([]);
  });

  it("of a pickup point is the same in the help and beside the choice", () => {
    const days = /\d+/.exec(written(language, "shipping", "PR.description"))?.[0];
    expect(lacking(Number(days), language, { help: help("delivery.items.3.1") })).toEqual([]);
  });

  it("of Multibanco is how long its reference can be paid", () => {
    const texts = {
      payment: shown(language, "ordering", "payment.voucherText"),
      overview: shown(language, "ordering", "overview.voucherNote"),
    };
    expect(lacking(VOUCHER_DAYS, language, texts)).toEqual([]);
  });

  it("names pages and buttons as the account does", () => {
    expect(help("data.items.3.1")).toContain(shown(language, "settings", "data.title"));
    for (const path of ["returns.items.1.1", "withdrawal.items.0.1"])
      expect(help(path)).toContain(shown(language, "orders", "withdraw"));
  });

  it("has one address to write to", () => {
    const [address] = /[\w-]+@[\w.]+\w/.exec(help("contact.items.0.1")) ?? [];
    expect(written(language, "papers", "questions")).toContain(address);
  });
});

describe("free delivery", () => {
  const places = SEED_DOMAINS.map(({ countryCodeISO2, devise, properties }) => {
    const { language, locale } = Object.values(PREFIXES).find(({ country }) => country === countryCodeISO2)!;
    return { country: countryCodeISO2, folder: properties.locale === "fr-CH" ? "fr-ch" : language, locale, devise };
  });

  it.each(places)("is announced in $country from the sum from which it is", ({ country, folder, locale, devise }) => {
    const currency = devise ?? { CH: "CHF", PL: "PLN" }[country as string] ?? "EUR";
    const { freeAbove } = rateOf("NO", currency, country);
    const from = { centAmount: (freeAbove?.centAmount ?? 0) + 1, currencyCode: currency };
    const sum = formatMoney(from, locale, { whole: true }).replace(/\s/g, " ");
    for (const path of ["seo.description", "announcement.text", "services.delivery.title"])
      expect(written(folder, "content", path).replace(/\s/g, " "), path).toContain(sum);
  });

  it.each(["fr", "es", "it"] as const)("is not all: %s says from what sum one pays in parts", (language) => {
    const country = language.toUpperCase();
    const { params } = SEED_DOMAINS.find(({ countryCodeISO2 }) => countryCodeISO2 === country)!;
    const text = written(language, "content", "services.payment.text").replace(/\s/g, " ");
    for (const { name, minAmount } of params.paymentProducts.filter(({ name }) => name.startsWith("alma-")))
      expect(text, name).toMatch(new RegExp(`${name.at(-2)} [a-z]+ (?:dès|desde|da) ${minAmount! / 100} €`));
  });
});
