import Database from "libsql";
import { beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES } from "#models/locale.ts";
import { parseEntitySlug } from "#models/entity-slug.ts";
import { SEED_DOMAINS } from "../gateway/seed-domains";
import type { Sandbox } from "../service";
import { entriesSchema, findEntry, listEntries, type Entry } from "./entries";
import { isFields } from "./field-paths";
import { writeContent } from "./seed";
import { LOCALES } from "./selection";
import { typeset } from "./typeset";

let sandbox: Sandbox;
beforeAll(() => {
  const db = new Database(":memory:");
  sandbox = { db, now: () => Date.now(), baseUrl: "", cacheDir: "", log: () => undefined };
  db.exec(entriesSchema);
  writeContent(sandbox, { arrivals: ["100001"], look: ["100002"], pieces: {} });
});

const LAYOUTS = { header_layout: "header_main", footer_layout: "footer_main", home_page: "home_page" };

function layouts(locale: string): Entry[] {
  return Object.entries(LAYOUTS).flatMap(([type, uid]) => findEntry(sandbox, type, locale, uid) ?? []);
}

/** Every object and text in an entry. */
function walk(value: unknown, visit: (value: unknown) => void): void {
  visit(value);
  if (Array.isArray(value)) for (const item of value) walk(item, visit);
  else if (isFields(value)) for (const field of Object.values(value)) walk(field, visit);
}

describe.each(LOCALES)("content in %s", (locale) => {
  it("names only pages that exist", () => {
    const named = new Set<string>();
    for (const entry of layouts(locale)) {
      walk(entry, (value) => {
        if (isFields(value) && value._content_type_uid === "page") named.add(String(value.uid));
      });
    }
    expect(named.size).toBeGreaterThan(70);
    expect([...named].filter((uid) => !findEntry(sandbox, "page", locale, uid))).toEqual([]);
  });

  it("has pages whose addresses the shop can read", () => {
    const urls = listEntries(sandbox, "page", locale).map(({ url }) => String(url));
    expect(new Set(urls).size).toBe(urls.length);
    for (const url of urls.filter((each) => each.includes("--"))) expect(parseEntitySlug(url.slice(1))).not.toBeNull();
    expect(urls.every((url) => /^\/[a-z]/.test(url))).toBe(true);
  });

  it("promises stores and loyalty only where the shop has them", () => {
    const domain = SEED_DOMAINS.find(({ properties }) => properties.locale.toLowerCase() === locale);
    const named = JSON.stringify(layouts(locale));
    expect(named.includes('"uid":"stores"')).toBe(domain?.params.storeLocator.isActive);
    expect(named.includes('"uid":"landing_3007"')).toBe(domain?.params.ereservation);
    expect(named.includes('"uid":"account_loyalty"')).toBe(domain?.params.loyalty);
    expect(named.includes('"uid":"account_advantages"')).toBe(domain?.params.showCommercialOffers);
  });
});

it("says everything in its own language", () => {
  const texts = new Map(
    ["fr-fr", "en-gb", "es-es", "de-de", "it-it", "pl-pl"].map((locale) => {
      const said = new Set<string>();
      for (const entry of layouts(locale)) walk(entry, (value) => typeof value === "string" && said.add(value));
      return [locale, said];
    }),
  );
  expect(texts.size).toBe(LANGUAGES.length);
  for (const [locale, said] of texts) {
    for (const [other, there] of texts) {
      if (other === locale) continue;
      const long = [...said].filter((text) => text.length > 24 && /\s/.test(text));
      expect(long.filter((text) => there.has(text)).filter((text) => text !== "index, follow")).toEqual([]);
    }
  }
});

it("sets what must not break", () => {
  const narrow = (text: string) => text.replaceAll("\u00a0", "_").replaceAll("\u2060", "|");
  expect(narrow(typeset("« Prêt ? » : 60 € ou CHF 60, 4 min", "fr"))).toBe("«_Prêt_?_»_: 60_€ ou CHF_60, 4_min");
  expect(narrow(typeset("Powyżej 260 zł, 30 dni", "pl"))).toBe("Powyżej 260_zł, 30_dni");
  expect(narrow(typeset("W domu i w pracy", "pl"))).toBe("W_domu i_w_pracy");
  expect(narrow(typeset("Il y a 30 jours", "fr"))).toBe("Il y a 30_jours");
  expect(narrow(typeset("RCS 852 147 966, 01 99 00 12 34", "fr"))).toBe("RCS 852_147_966, 01_99_00_12_34");
  expect(narrow(typeset("Par e-mail. E-Mail-Adresse", "de"))).toBe("Par e|-|mail. E|-|Mail-Adresse");
  expect(narrow(typeset("/aide/e-mail, le-mail@vitrine.test", "fr"))).toBe("/aide/e-mail, le-mail@vitrine.test");
  expect(typeset({ url: "/robes--plw10120", n: 1, none: null }, "fr")).toEqual({
    url: "/robes--plw10120",
    n: 1,
    none: null,
  });
});
