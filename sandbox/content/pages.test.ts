import Database from "libsql";
import { beforeAll, describe, expect, it } from "vitest";
import { CONTENT_KINDS } from "#models/content-view.ts";
import { parseEntitySlug } from "#models/entity-slug.ts";
import { readBlocks } from "#models/content-block.ts";
import { contentPageSchema, helpPageSchema } from "#models/content-page.ts";
import type { Sandbox } from "../service";
import { entriesSchema, findAsset, findEntry, listEntries, type Entry } from "./entries";
import { isFields } from "./field-paths";
import { writeContent } from "./seed";
import { LOCALES } from "./selection";

let sandbox: Sandbox;
beforeAll(() => {
  const db = new Database(":memory:");
  sandbox = { db, now: () => Date.now(), baseUrl: "", cacheDir: "", log: () => undefined };
  db.exec(entriesSchema);
  writeContent(sandbox, { arrivals: ["100001"], look: ["100002"], pieces: {} });
});

const TYPES = {
  help_page: helpPageSchema,
  blog_page: contentPageSchema,
  landing_page: contentPageSchema,
  lookbook_page: contentPageSchema,
  trend_page: contentPageSchema,
} as const;
const entries = (locale: string): Entry[] =>
  Object.keys(TYPES).flatMap((type) => [...listEntries(sandbox, type, locale)]);

/** Every object in an entry. */
function fieldsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(fieldsIn);
  if (!isFields(value)) return [];
  return [value, ...Object.values(value).flatMap(fieldsIn)];
}

describe.each(LOCALES)("pages in %s", (locale) => {
  it.each(Object.entries(TYPES))(
    "of type %s are a dozen, each in its shape, with blocks that the shop knows",
    (type, schema) => {
      const found = listEntries(sandbox, type, locale);
      expect(found.length).toBeGreaterThanOrEqual(12);
      for (const entry of found) {
        expect(schema.safeParse(entry).error, entry.uid).toBeUndefined();
        const { blocks, skipped } = readBlocks(entry.blocks as unknown[]);
        expect(skipped, entry.uid).toEqual([]);
        expect(blocks.length, entry.uid).toBeGreaterThan(0);
      }
    },
  );

  it("link only to pages that exist, in words", () => {
    const links = entries(locale)
      .flatMap(fieldsIn)
      .filter((fields) => "page_reference" in fields);
    for (const { title, page_reference, external_link } of links) {
      expect(title).toMatch(/\S/);
      const [reference] = page_reference as { uid: string }[];
      expect(reference ? findEntry(sandbox, "page", locale, reference.uid)?.uid : external_link).toMatch(/\w/);
    }
  });

  it("lead from the gift card to where it is bought", () => {
    const page = listEntries(sandbox, "landing_page", locale).find(({ page_id }) => page_id === "3004");
    const [reference] = fieldsIn(page).flatMap(({ page_reference }) => (page_reference ?? []) as { uid: string }[]);
    expect(findEntry(sandbox, "page", locale, reference?.uid ?? "")?.url).toBe("/cart");
  });

  it("show only pictures that the service has, with words for those who do not see them", () => {
    const images = entries(locale)
      .flatMap(fieldsIn)
      .filter(({ url, width }) => url && width);
    for (const { url, alt } of images) {
      const uid = `scene_${String(url)
        .replace(/^\/scenes\/|\.webp$/g, "")
        .replaceAll("-", "_")}`;
      expect(findAsset(sandbox, uid), String(url)).not.toBeNull();
      expect(alt).toMatch(/\w{3}/);
    }
  });

  it("have an address of their own, that the shop can read", () => {
    for (const kind of CONTENT_KINDS) {
      for (const { uid, page_id } of listEntries(sandbox, `${kind}_page`, locale)) {
        const page = findEntry(sandbox, "page", locale, uid);
        expect(parseEntitySlug(String(page?.url).slice(1))).toMatchObject({ kind, id: page_id });
      }
    }
  });

  it("speak of the loyalty card and of reservations only where the shop has them", () => {
    const has = (uid: string) => findEntry(sandbox, "landing_page", locale, uid) !== null;
    expect([has("landing_3005"), has("landing_3007")]).toEqual([
      ["fr-fr", "fr-ch"].includes(locale),
      ["fr-fr", "fr-ch"].includes(locale),
    ]);
  });

  it("leave no place-holder unfilled", () => {
    for (const entry of entries(locale)) expect(JSON.stringify(entry)).not.toMatch(/\{\w+\}|\blorem\b|undefined/i);
  });
});

it("is the help that agrees with the shop: free delivery as the gateway has it, stores only where there are any", () => {
  const said = (locale: string, uid: string) => JSON.stringify(findEntry(sandbox, "help_page", locale, uid));
  expect(said("fr-fr", "help_delivery")).toContain("Dès 60\u00a0€");
  expect(said("fr-ch", "help_delivery")).toContain("Dès CHF\u00a060");
  expect(said("fr-ch", "help_delivery")).toContain("droits de douane");
  expect(said("pl-pl", "help_delivery")).toContain("Od 260\u00a0zł");
  expect(said("es-es", "help_delivery")).toContain("3,90\u00a0€");
  expect(said("it-it", "help_delivery")).toContain("5,90\u00a0€");
  expect(said("fr-fr", "help_delivery")).toContain("Belgique");
  expect(said("pl-pl", "help_delivery")).not.toContain("kraj po kraju");
  expect(said("fr-fr", "help_returns")).toContain("boutique");
  expect(said("de-de", "help_returns")).not.toContain("Boutique");
  expect(said("de-de", "help_payment")).not.toContain("Raten");
  expect(said("pl-pl", "help_payment")).toContain("Przelewy24");
});

it("give the measures of the products' own size guide, in the sizes that the country counts", () => {
  const tables = (locale: string) =>
    readBlocks(findEntry(sandbox, "help_page", locale, "help_sizes")?.blocks as unknown[]).blocks.flatMap((block) =>
      block.kind === "table" ? [block] : [],
    );
  const [women, , men] = tables("de-de");
  expect(women?.head).toEqual(["Größe", "Brust", "Taille", "Hüfte", "Deutschland"]);
  expect(women?.rows[2]).toEqual(["38", "88", "70", "96", "36"]);
  expect(men?.rows[1]?.slice(0, 3)).toEqual(["S", "89–93", "75–79"]);
  expect(tables("it-it")[0]?.rows[2]).toEqual(["42", "38", "88", "70", "96"]);
  expect(tables("es-es")[0]?.rows[2]).toEqual(["38", "88", "70", "96"]);
  expect(tables("pl-pl")[3]?.rows[0]).toEqual(["3\u00a0lata", "98", "54", "52"]);
});

it("are written in each language, not copied from another", () => {
  const textsIn = (locale: string) =>
    new Set(
      entries(locale)
        .flatMap(fieldsIn)
        .flatMap(Object.values)
        .filter((value): value is string => typeof value === "string" && value.length > 40 && /\s/.test(value)),
    );
  const LOCALE_OF_EACH = ["fr-fr", "en-gb", "es-es", "de-de", "it-it", "pl-pl"];
  const said = LOCALE_OF_EACH.map((locale) => [locale, textsIn(locale)] as const);
  for (const [locale, texts] of said) {
    expect(texts.size).toBeGreaterThan(250);
    for (const [other, there] of said) {
      if (other !== locale)
        expect([locale, other, [...texts].filter((text) => there.has(text))]).toEqual([locale, other, []]);
    }
  }
});
