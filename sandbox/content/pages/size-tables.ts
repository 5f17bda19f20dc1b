import type { BlockEntry } from "#models/content-block.ts";
import type { Country, Language } from "#models/locale.ts";
import type { SizeChart } from "#models/product.ts";
import { type SizeCell, type SizeColumn, type SizeRegion, sizeTable } from "#models/size-guide.ts";
import type { Reader } from "./help-facts";
import type { TableWords } from "./help-words";

const NUMBERS = ["34", "36", "38", "40", "42", "44", "46"];
const LETTERS = ["XS", "S", "M", "L", "XL", "XXL"];
const AGES = ["3", "4", "5", "6", "8", "10", "12", "14"];

const YEARS: Readonly<Record<Language, (age: number) => string>> = {
  fr: () => "ans",
  en: () => "years",
  es: () => "años",
  de: () => "Jahre",
  it: () => "anni",
  pl: (age) => (age < 5 ? "lata" : "lat"),
};

/** Where a garment's label has other sizes than the country's own, which stand beside it. */
const OWN_SIZES: Partial<Record<Country, SizeColumn>> = { IT: "it", DE: "de", GB: "uk" };

/** The tables of a product's own size guide, with no more columns than a phone has room for. */
export function sizeTables(
  { women, knits, men, children, age, columns, note }: TableWords["sizes"],
  { country, language }: Reader,
  region: SizeRegion,
): BlockEntry[] {
  const shown: readonly (SizeColumn | undefined)[] = ["label", "chest", "waist", "hips", "height", OWN_SIZES[country]];
  const tableOf = (
    title: string,
    chart: SizeChart,
    labels: readonly string[],
    names: Readonly<Partial<Record<SizeColumn, string>>> = columns,
  ): BlockEntry => {
    const found = sizeTable(chart, labels, region);
    if (!found) throw new RangeError(`${chart} has none of ${labels.join(", ")}`);
    const isShown = (_: unknown, index: number): boolean => shown.includes(found.columns[index]);
    const head = found.columns.filter(isShown).map((column) => names[column] ?? "");
    return { table: { title, head, rows: found.rows.map((row) => row.filter(isShown).map(written)), note } };
  };
  const ages = AGES.map((years) => `${years} ${YEARS[language](Number(years))}`);
  return [
    tableOf(women, "women", NUMBERS),
    tableOf(knits, "womenLetters", LETTERS),
    tableOf(men, "menLetters", LETTERS),
    tableOf(children, "children", ages, { ...columns, label: age }),
  ];
}

const written = (cell: SizeCell): string => (typeof cell === "object" ? `${cell[0]}–${cell[1]}` : String(cell));
