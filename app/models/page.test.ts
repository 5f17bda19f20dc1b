import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readBlocks } from "./content-block";
import { footerLayoutSchema, headerLayoutSchema, homeSchema, siteSelectorSchema } from "./page";

const LINK = { title: "Help", external_link: "/en/help" };

describe("what editors left half done", () => {
  it("costs the footer that part only", () => {
    const footer = footerLayoutSchema.parse({
      uid: "footer",
      links_modular: [null, { links_block: null }, { links_block: { title: "Help", links_group: [null, LINK, 7] } }],
      social_networks: [{ title: "Nowhere" }, { title: "Somewhere", link_informations: LINK }],
      reinsurances: "none",
      banner_newsletter: { title: "The letter", cta: [] },
    });
    expect(footer.links_modular).toEqual([{ links_block: { title: "Help", links_group: [LINK] } }]);
    expect(footer.social_networks?.map(({ title }) => title)).toEqual(["Somewhere"]);
    expect(footer.reinsurances).toBeNull();
    expect(footer.banner_newsletter).toEqual({ title: "The letter", cta: null });
  });

  it("costs the menu that entry only", () => {
    const header = headerLayoutSchema.parse({
      uid: "header",
      navigation_modular: [
        null,
        {
          navigation_entry_block: {
            ...LINK,
            page_reference: [null, { uid: "page", url: "/x" }],
            is_highlighted: "yes",
          },
        },
        { navigation_group: { title: "More", links: null } },
      ],
    });
    expect(header.navigation_modular).toEqual([
      { navigation_entry_block: { ...LINK, page_reference: [{ uid: "page", url: "/x" }], is_highlighted: null } },
      { navigation_group: { title: "More", links: null } },
    ]);
  });

  it("costs the home page that block only, and is said", () => {
    const { blocks, skipped } = readBlocks([
      { products: { title: "New", product_ids: ["1", null] } },
      { products: { product_ids: [] } },
      { hologram: {} },
      null,
    ]);
    expect(blocks).toEqual([{ kind: "products", title: "New", product_ids: ["1"] }]);
    expect(skipped[0]).toMatch(/^block 1, products: title Invalid input/);
    expect(skipped[1]).toBe("block 2: nobody knows hologram");
    expect(skipped[2]).toBe("block 3: nobody knows nothing");
    expect(skipped).toHaveLength(3);
  });

  it("never costs a page its menu, its footer or its countries", () => {
    const fields = [
      ...["navigation_modular", "notification_banner", "links_modular", "community", "social_networks"],
      ...["reinsurances", "legals", "banner_newsletter", "country_reference", "blocks", "seo"],
    ];
    const entry = fc.dictionary(fc.constantFrom(...fields), fc.jsonValue());
    fc.assert(
      fc.property(entry, (parts) => {
        for (const schema of [headerLayoutSchema, footerLayoutSchema, siteSelectorSchema, homeSchema]) {
          expect(schema.safeParse({ uid: "any", ...parts }).success).toBe(true);
        }
      }),
    );
  });
});
