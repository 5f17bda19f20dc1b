import { describe, expect, it } from "vitest";
import type { Segmentations } from "./family";
import { ancestorFamilies } from "./segment-path";

const segment = (segmentationId: string, title: string, parent: string | null): Segmentations[number] => ({
  segmentationId,
  title,
  parent: parent === null ? null : { segmentationId: parent },
});

const KNOWN = [
  segment("w3", "Trenchs", "w2"),
  segment("w1", "Femme", null),
  segment("w2", "Manteaux et vestes", "w1"),
  segment("w8", "Ronde", "w9"),
  segment("w9", "Ronde encore", "w8"),
  segment("w7", "Orpheline", "gone"),
];

describe("ancestorFamilies", () => {
  it("goes up to the widest family, which comes first [CAT-03]", () => {
    expect(ancestorFamilies(KNOWN, "w3")).toEqual([
      { familyId: "w1", slug: "femme--plw1", name: "Femme" },
      { familyId: "w2", slug: "manteaux-et-vestes--plw2", name: "Manteaux et vestes" },
    ]);
  });

  it.each([
    ["a family of the top", "w1"],
    ["an unknown one", "w5"],
    ["one whose parent is unknown", "w7"],
  ])("is empty for %s", (_name, id) => {
    expect(ancestorFamilies(KNOWN, id)).toEqual([]);
    expect(ancestorFamilies([], id)).toEqual([]);
  });

  it("ends where families go round in a circle", () => {
    expect(ancestorFamilies(KNOWN, "w8").map(({ name }) => name)).toEqual(["Ronde encore"]);
  });
});
