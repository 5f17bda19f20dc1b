import { describe, expect, it } from "vitest";
import { aContext } from "#tests/support/request-context.ts";
import type { ContentClient } from "./client.server";
import { findFamilyPage } from "./pages.server";

const COATS = { uid: "c1", family_id: "w10110", text: "De la laine qui tient chaud.", seo: null };

/** A content client that lists these entries, or fails. */
function content(entries: readonly unknown[] | null, asked: unknown[] = []): ContentClient {
  return {
    findEntry: () => Promise.resolve(null),
    listAssets: () => Promise.resolve(null),
    listEntries: (query) => {
      asked.push(query);
      return Promise.resolve(entries && entries.map((entry) => query.schema.parse(entry)));
    },
  };
}

describe("findFamilyPage", () => {
  it("finds what editors say of a family, in the page's locale, with the page that its tile leads to", async () => {
    const asked: unknown[] = [];
    const context = aContext({ prefix: "it-it", shop: { content: content([COATS], asked) } });
    expect(await findFamilyPage(context, "w10110")).toEqual(COATS);
    expect(asked).toMatchObject([{ type: "family_page", locale: "it-IT", include: ["tile.link.page_reference"] }]);
  });

  it("keeps a family's text where its tile's picture has no size", async () => {
    const image = { url: "/scenes/logo.svg", alt: "", width: null, height: null };
    const entry = { ...COATS, tile: { title: "En laine", image, link: { title: "Voir" } } };
    expect(await findFamilyPage(aContext({ shop: { content: content([entry]) } }), "w10110")).toEqual(COATS);
  });

  it.each([
    ["nothing of the family", [COATS]],
    ["nothing at all", []],
    ["no answer", null],
  ])("is null when there is %s", async (_, entries) => {
    expect(await findFamilyPage(aContext({ shop: { content: content(entries) } }), "w10200")).toBeNull();
  });
});
