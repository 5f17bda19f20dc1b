import { describe, expect, it } from "vitest";
import { type Language, LANGUAGES } from "#app/models/locale.ts";
import { serverText } from "./i18n.server";
import { MESSAGES } from "./message-files.server";
import { pageMessages } from "./messages.server";
import type { Namespace } from "./namespaces";
import { SITE_PROPOSALS } from "./site-proposals.server";
import { parseMessages, translate } from "./translate";

const NAMESPACES = Object.keys(MESSAGES.en) as Namespace[];
const PLURAL = /_(zero|one|two|few|many|other)$/;
const every = LANGUAGES.flatMap((language) => NAMESPACES.map((namespace) => [language, namespace] as const));

function baseKeys(language: Language, namespace: Namespace): string[] {
  return [...new Set(Object.keys(MESSAGES[language][namespace]).map((key) => key.replace(PLURAL, "")))].sort();
}

/** Plural forms that whole numbers of a language take. */
function formsOf(language: Language): string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set([0, 1, 2, 3, 5, 11, 21, 22, 25, 100, 101, 1000, 1_000_000].map((count) => rules.select(count)))];
}

describe("messages", () => {
  it.each(every)("%s/%s has exactly the keys of English, none empty [SITE-09]", (language, namespace) => {
    const [own, english] = [baseKeys(language, namespace), baseKeys("en", namespace)];
    const wrong = [
      ...english.filter((key) => !own.includes(key)).map((key) => `${key} is missing, which en has`),
      ...own.filter((key) => !english.includes(key)).map((key) => `${key} is not in en`),
      ...Object.entries(MESSAGES[language][namespace]).flatMap(([key, text]) => (text.trim() ? [] : `${key} is empty`)),
    ];
    expect(wrong.map((what) => `app/i18n/messages/${language}/${namespace}.json: ${what}`)).toEqual([]);
  });

  // A page loads few namespaces, so that the same words stand in several.
  it.each([
    [
      ...["account", "error", "service", "stores", "wishlist"].map((namespace) => `${namespace}:retry`),
      ...["cartParts", "checkout", "content"].map((namespace) => `${namespace}:unavailable.retry`),
      "common:offline.retry",
    ],
    ["account:nav.wishesTitle", "dashboard:lists.title"],
    ["account:order.view", "dashboard:attention.lateAction"],
    ["orders:again", "dashboard:attention.refusedAction"],
  ])("name one thing by one word: %s", (...keys) => {
    const wordsOf = (language: Language) => {
      const texts: Record<string, Record<string, string>> = MESSAGES[language];
      return [...new Set(keys.map((key) => texts[key.split(":")[0]!]?.[key.split(":")[1]!]))];
    };
    expect(LANGUAGES.map(wordsOf).filter((words) => words.length > 1)).toEqual([]);
  });

  it("put no verb after a product's name, which may be plural: jeans, boots", () => {
    const sayWhatHappened =
      /^(cart|wishlist)\.(added|addedDearer|later|removed)$|^(savedForLater\.)?removed$|^alert\.set/;
    const texts = every.flatMap(([language, namespace]) => Object.entries<string>(MESSAGES[language][namespace]));
    const named = texts
      .filter(([key]) => sayWhatHappened.test(key) || ["soldOutSize", "attention.reservation"].includes(key))
      .map(([, text]) => text);
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter((text) => /\{\{(name|product)\}\} \p{L}/u.test(text))).toEqual([]);
  });

  it("of French put no `de` before a place: it would be `d’` before a vowel", () => {
    const texts = NAMESPACES.flatMap((namespace) => Object.values(MESSAGES.fr[namespace]));
    expect(texts.filter((text) => /\bde \{\{(place|name)\}\}/.test(text))).toEqual([]);
  });

  it("of Italian put no article before a date: it would be another one on the 8th and the 11th", () => {
    const before = /\b([dn]?[ai]l|sul) \{\{(date|day|until)\}\}/i;
    const texts = NAMESPACES.flatMap((namespace) => Object.values(MESSAGES.it[namespace]));
    expect(texts.filter((text) => before.test(text))).toEqual([]);
  });

  it.each(every)(
    "%s/%s has every plural form its language needs, with the same placeholders [SITE-09]",
    (language, namespace) => {
      const messages = MESSAGES[language][namespace];
      const plurals = new Set(
        Object.keys(messages)
          .filter((key) => PLURAL.test(key))
          .map((key) => key.replace(PLURAL, "")),
      );
      for (const base of plurals) {
        for (const form of formsOf(language)) {
          // French, Spanish and Italian use `many` for millions only; `other` says the same.
          const known = `${base}_${form}` in messages || (form === "many" && `${base}_other` in messages);
          expect(known, `${base}_${form}`).toBe(true);
        }
      }
    },
  );

  it.each(every)("%s/%s fills in the values that English fills in", (language, namespace) => {
    const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort();
    for (const base of baseKeys("en", namespace)) {
      const of = (each: Language) => {
        const messages = MESSAGES[each][namespace];
        return placeholders(messages[`${base}_other`] ?? messages[base] ?? "");
      };
      expect(of(language), base).toEqual(of("en"));
    }
  });
});

describe("French", () => {
  it.each(NAMESPACES)("keeps its punctuation with the word before it in %s", (namespace) => {
    for (const [key, text] of Object.entries(MESSAGES.fr[namespace])) {
      expect(text, key).not.toMatch(/ [:;?!»]|« /);
    }
  });
});

describe("Polish", () => {
  it.each(NAMESPACES)("keeps words of one letter with what follows in %s", (namespace) => {
    for (const [key, text] of Object.entries(MESSAGES.pl[namespace])) {
      expect(text, key).not.toMatch(/(^|[\s(„])[aiouwz] /i);
    }
  });
});

describe("delivery", () => {
  it.each(LANGUAGES)("and its costing nothing have one word each in %s, from the product to the order", (language) => {
    const { cart, checkout, product, productDetails, account } = MESSAGES[language];
    const small = (texts: (string | undefined)[]) => new Set(texts.map((text) => text?.toLocaleLowerCase(language)));
    const names = [cart["delivery"], checkout["summary.delivery"], account["amounts.delivery"]];
    expect([...small(names)]).toHaveLength(1);
    const free = [
      ...[cart["deliveryFree"], checkout["summary.free"], checkout["delivery.free"]],
      ...[productDetails["delivery.free"], account["amounts.freeDelivery"]],
    ];
    expect([...small(free)]).toHaveLength(1);
    const [word = ""] = small(free);
    for (const text of [product["promise.homeFree"], cart["deliveryFreeWay"], cart["ways.missing"]]) {
      expect(text?.toLocaleLowerCase(language)).toContain(word);
    }
  });
});

describe("what each site proposes", () => {
  it("keeps French punctuation with the word before it, and says everything", () => {
    for (const [country, texts] of Object.entries(SITE_PROPOSALS)) {
      for (const text of Object.values({ ...texts })) {
        expect(text.trim(), country).not.toBe("");
        expect(text, country).not.toMatch(/ [:;?!»]|« /);
      }
    }
  });
});

describe("the views' translator", () => {
  it.each(every)("says what i18next says, for every message of %s/%s", async (language, namespace) => {
    const t = await serverText(language, namespace);
    const messages = parseMessages(pageMessages(language, namespace)[namespace] ?? "{}");
    const values = { name: "A & B", price: "1,00 €", label: "x" };
    for (const base of baseKeys(language, namespace)) {
      for (const count of [0, 1, 2, 5, 22, 1554]) {
        expect(translate(messages, language, base, { ...values, count }), base).toBe(
          t(base as never, { ...values, count }),
        );
      }
    }
  });

  it("leaves unknown keys and values as they are", () => {
    expect(translate({ a: "{{b}} {{c}}" }, "en", "a", { b: 1 })).toBe("1 {{c}}");
    expect(translate({}, "en", "missing.key")).toBe("missing.key");
    expect(translate(undefined, "en", "missing.key")).toBe("missing.key");
  });
});
