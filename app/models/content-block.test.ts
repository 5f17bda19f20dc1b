import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readBlocks } from "./content-block";

const image = { url: "/scenes/cafe.webp", alt: "Un café", width: 1200, height: 900 };

describe("blocks of a content page", () => {
  it("are read in their order, each by its one key", () => {
    const { blocks, skipped } = readBlocks([
      { text: { title: "Un", text: "deux" } },
      { picture: { image, caption: null } },
      { separator: {} },
    ]);
    expect(blocks.map(({ kind }) => kind)).toEqual(["text", "picture", "separator"]);
    expect(blocks[0]).toEqual({ kind: "text", title: "Un", text: "deux" });
    expect(skipped).toEqual([]);
  });

  it("are left out, and said to be, when nobody knows them or they miss what they need", () => {
    const { blocks, skipped } = readBlocks([
      { hologram: { title: "Un jour" } },
      { text: { title: "Sans texte" } },
      null,
      { quote: null },
      { gallery: { images: [] } },
      { toString: {} },
      { quote: { text: "Reste" } },
    ]);
    expect(blocks).toEqual([{ kind: "quote", text: "Reste" }]);
    expect(skipped[0]).toBe("block 0: nobody knows hologram");
    expect(skipped[1]).toMatch(/^block 1, text: text /);
    expect(skipped).toHaveLength(6);
  });

  it("lose only the parts whose picture has no size, and say so", () => {
    const link = { title: "Voir", external_link: "/femme--plw1" };
    const vector = { url: "/scenes/logo.svg", alt: "", width: null, height: null };
    const items = [
      { title: "Femme", image: vector, link },
      { title: "Homme", image, link },
    ];
    const { blocks, skipped, incomplete } = readBlocks([
      { families: { items } },
      { gallery: { images: [{ ...image, width: 0 }, image] } },
      { links: { items } },
    ]);
    expect(blocks).toMatchObject([
      { kind: "families", items: [{ title: "Homme" }] },
      { kind: "gallery", images: [image] },
      { kind: "links", items: [{ title: "Femme", image: null }, { title: "Homme" }] },
    ]);
    expect(skipped).toEqual([]);
    expect(incomplete).toEqual([
      expect.stringMatching(/^block 0, families: /),
      expect.stringMatching(/^block 1, gallery/),
    ]);
  });

  it("never fail, whatever the service sends", () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (entries) => {
        const { blocks, skipped } = readBlocks(entries);
        expect(blocks.length + skipped.length).toBe(entries.length);
      }),
    );
  });
});
