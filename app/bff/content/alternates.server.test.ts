import { describe, expect, it } from "vitest";
import { COUNTRIES, prefixesOf } from "#app/models/locale.ts";
import { aContext } from "#tests/support/request-context.ts";
import type { Shop } from "../shop.server";
import { contentIn } from "./alternates.server";
import type { ContentClient, ListQuery } from "./client.server";

const TITLES: Record<string, string> = {
  "fr-FR": "Notre histoire",
  "de-DE": "Unsere Geschichte",
  "pl-PL": "Nasza historia",
};

/** Content that has the entry in three locales, and fails in one. */
const content: ContentClient = {
  findEntry: () => Promise.resolve(null),
  listAssets: () => Promise.resolve(null),
  listEntries: <T>({ locale, schema }: ListQuery<T>) => {
    if (locale === "it-IT") return Promise.resolve(null);
    const title = TITLES[locale];
    const entry = { uid: "landing_3001", page_id: "3001", title, slug: title?.toLowerCase().replace(" ", "-") };
    return Promise.resolve(
      [{ ...entry, uid: "other", title: "Autre", slug: "autre" }, ...(title ? [entry] : [])].map((each) =>
        schema.parse(each),
      ),
    );
  },
};
const sites = { all: () => COUNTRIES.map((country) => ({ country })) } as unknown as Shop["sites"];
const context = aContext({ shop: { content, sites } });
const paths = (pathIn: Awaited<ReturnType<typeof contentIn>>) =>
  COUNTRIES.map((country) => pathIn(country, prefixesOf(country)[0]!)).filter(Boolean);

describe("a content page in other countries", () => {
  it("is looked up by its uid, and is absent where content has none or does not answer [CMS-08]", async () => {
    expect(paths(await contentIn(context, "landing", "landing_3001"))).toEqual([
      "/fr-fr/notre-histoire--lp3001",
      "/de-de/unsere-geschichte--lp3001",
      "/pl-pl/nasza-historia--lp3001",
    ]);
  });

  it("of the help is looked up the same way [CMS-08]", async () => {
    expect(paths(await contentIn(context, "help", "landing_3001"))).toEqual([
      "/fr-fr/aide/notre-histoire",
      "/de-de/hilfe/unsere-geschichte",
      "/pl-pl/pomoc/nasza-historia",
    ]);
  });
});
