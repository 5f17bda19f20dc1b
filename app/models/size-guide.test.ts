import { describe, expect, it } from "vitest";
import { SIZE_CHARTS } from "./product";
import { SIZE_REGIONS, sizeRegion, sizeTable } from "./size-guide";

const LABELS: Record<(typeof SIZE_CHARTS)[number], string[]> = {
  women: ["34", "46"],
  womenLetters: ["XS", "XXL"],
  menLetters: ["XS", "XXL"],
  children: ["3 ans", "14 Jahre", "8 lat"],
  childrenShoes: ["28", "35"],
  womenShoes: ["36", "41"],
  menShoes: ["40", "46"],
  belts: ["75 cm", "105 cm"],
};

describe("the size guide [PDP-08]", () => {
  it.each(SIZE_CHARTS.flatMap((chart) => SIZE_REGIONS.map((region) => ({ chart, region }))))(
    "knows every size of $chart in $region, each row as long as the head",
    ({ chart, region }) => {
      const table = sizeTable(chart, LABELS[chart], region)!;
      expect(table.rows).toHaveLength(LABELS[chart].length);
      for (const row of table.rows) expect(row).toHaveLength(table.columns.length);
      expect(new Set(table.columns).size).toBe(table.columns.length);
    },
  );

  it("begins with the size that the region's shoppers know, and converts the label's", () => {
    const first = (code: string) => {
      const { columns, rows } = sizeTable("women", ["38"], sizeRegion(code))!;
      return [columns.slice(0, 2), rows[0]!.slice(0, 2)];
    };
    expect(first("EUR")).toEqual([
      ["label", "chest"],
      ["38", 88],
    ]);
    expect(first("IT")).toEqual([
      ["it", "label"],
      ["42", "38"],
    ]);
    expect(first("unknown")).toEqual(first("EUR"));
  });

  it("keeps the label in front where the region has no sizes of its own", () => {
    expect(sizeTable("children", ["4 anni"], "IT")!.columns[0]).toBe("label");
  });

  it("grows from row to row", () => {
    const { rows } = sizeTable("womenShoes", ["36", "37", "38", "39"], "EUR")!;
    const lengths = rows.map(([, foot]) => foot as number);
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
    expect(lengths[2]).toBe(23.8);
  });

  it("leaves out what it does not know, and is none when it knows nothing", () => {
    expect(sizeTable("women", ["38", "99"], "EUR")!.rows).toHaveLength(1);
    expect(sizeTable("women", ["99"], "EUR")).toBeNull();
  });
});
