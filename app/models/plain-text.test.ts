import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { textParts } from "./text";

describe("an editor's longer text", () => {
  it("is paragraphs and lists", () => {
    expect(textParts("Un.\nencore un.\n\nDeux :\n- a\n- b\nTrois.")).toEqual([
      { kind: "paragraph", text: "Un. encore un." },
      { kind: "paragraph", text: "Deux :" },
      { kind: "list", items: ["a", "b"] },
      { kind: "paragraph", text: "Trois." },
    ]);
  });

  it("is the same with spaces around its lines, and with an empty line at its end", () => {
    expect(textParts("  Un. \n- \ta \n\n Deux.\n")).toEqual(textParts("Un.\n- a\n\nDeux."));
  });

  it("loses no word", () => {
    const word = fc.stringMatching(/^[a-zé]{1,8}$/);
    const line = fc.tuple(fc.constantFrom("", "- ", "\n"), fc.array(word, { minLength: 1 }));
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const parts = textParts(lines.map(([start, words]) => start + words.join(" ")).join("\n"));
        const said = parts.flatMap((part) => (part.kind === "list" ? part.items : [part.text])).join(" ");
        expect(said.split(/\s+/).filter(Boolean)).toEqual(lines.flatMap(([, words]) => words));
      }),
    );
  });
});
