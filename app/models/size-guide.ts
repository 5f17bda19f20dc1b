import type { SizeChart } from "./product";

/** Size charts, by the kind of sizes. Without zod, since views use it. */

/** Regions whose way of counting sizes a site can use (sizingGuideRegionCode, S3). */
export const SIZE_REGIONS = ["EUR", "IT"] as const;
export type SizeRegion = (typeof SIZE_REGIONS)[number];

/** The region of a `sizingGuideRegionCode`; `EUR` for one that the shop does not know. */
export function sizeRegion(code: string): SizeRegion {
  return SIZE_REGIONS.find((region) => region === code) ?? "EUR";
}

/**
 * `label` is the size on the garment's label; the other columns of the first line are conversions, the rest
 * centimetres.
 */
export type SizeColumn =
  | "label"
  | "it"
  | "de"
  | "uk"
  | "us"
  | "chest"
  | "waist"
  | "hips"
  | "height"
  | "foot"
  | "beltWaist";

/** A text, a number of centimetres, or a range of them. */
export type SizeCell = string | number | readonly [number, number];

export interface SizeTable {
  /** The first column names the row. */
  columns: readonly SizeColumn[];
  rows: readonly (readonly SizeCell[])[];
}

interface Chart {
  columns: readonly SizeColumn[];
  /** Sizes of the label, each with the cells of the other columns. */
  sizes: Readonly<Record<string, readonly SizeCell[]>>;
}

const WOMEN: Chart = {
  columns: ["chest", "waist", "hips", "it", "de", "uk", "us"],
  sizes: {
    34: [80, 62, 88, "38", "32", "6", "2"],
    36: [84, 66, 92, "40", "34", "8", "4"],
    38: [88, 70, 96, "42", "36", "10", "6"],
    40: [92, 74, 100, "44", "38", "12", "8"],
    42: [96, 78, 104, "46", "40", "14", "10"],
    44: [102, 84, 110, "48", "42", "16", "12"],
    46: [108, 90, 116, "50", "44", "18", "14"],
  },
};

const WOMEN_LETTERS: Chart = {
  columns: WOMEN.columns,
  sizes: {
    XS: [[78, 82], [60, 64], [86, 90], "38", "32", "6", "2"],
    S: [[82, 86], [64, 68], [90, 94], "40", "34", "8", "4"],
    M: [[86, 94], [68, 76], [94, 102], "42–44", "36–38", "10–12", "6–8"],
    L: [[94, 100], [76, 82], [102, 108], "46", "40", "14", "10"],
    XL: [[100, 106], [82, 88], [108, 114], "48", "42", "16", "12"],
    XXL: [[106, 112], [88, 94], [114, 120], "50", "44", "18", "14"],
  },
};

const MEN_LETTERS: Chart = {
  columns: ["chest", "waist", "it", "de", "uk", "us"],
  sizes: {
    XS: [[84, 88], [70, 74], "44", "44", "34", "34"],
    S: [[89, 93], [75, 79], "46", "46", "36", "36"],
    M: [[94, 98], [80, 84], "48", "48", "38", "38"],
    L: [[99, 103], [85, 89], "50", "50", "40", "40"],
    XL: [[104, 108], [90, 94], "52", "52", "42", "42"],
    XXL: [[109, 113], [95, 99], "54", "54", "44", "44"],
  },
};

const CHILDREN: Chart = {
  columns: ["height", "chest", "waist"],
  sizes: {
    3: [98, 54, 52],
    4: [104, 56, 53],
    5: [110, 58, 54],
    6: [116, 60, 55],
    8: [128, 66, 58],
    10: [140, 71, 61],
    12: [152, 76, 64],
    14: [164, 82, 68],
  },
};

const BELTS: Chart = {
  columns: ["beltWaist"],
  sizes: Object.fromEntries([75, 85, 95, 105].map((length) => [length, [[length - 5, length + 5]]])),
};

const CHILDRENS_UK = ["10", "11", "11.5", "12.5", "13", "1", "2", "2.5"];

const CHARTS: Record<SizeChart, Chart> = {
  women: WOMEN,
  womenLetters: WOMEN_LETTERS,
  menLetters: MEN_LETTERS,
  children: CHILDREN,
  belts: BELTS,
  childrenShoes: shoes(28, 35, (size) => [CHILDRENS_UK[size - 28] ?? ""], ["uk"]),
  womenShoes: shoes(36, 41, (size) => [String(size - 33), String(size - 31)]),
  menShoes: shoes(40, 46, (size) => [String(size - 34), String(size - 33)]),
};

function shoes(
  from: number,
  to: number,
  others: (size: number) => string[],
  columns: SizeColumn[] = ["uk", "us"],
): Chart {
  const sizes = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return {
    columns: ["foot", ...columns],
    // A size is two thirds of a centimetre; 1.5 cm are room for the toes.
    sizes: Object.fromEntries(sizes.map((size) => [size, [Math.round(size / 0.15 - 15) / 10, ...others(size)]])),
  };
}

/** Key of a label in a chart: `38`, and the number of `4 ans` and `85 cm`. */
function keyOf(label: string): string {
  return /\d+/.exec(label)?.[0] ?? label.trim().toUpperCase();
}

/**
 * Measures of a product's sizes. Rows begin with the size in the site's region: a conversion if the chart has one, else
 * the label's own. Null when the chart knows none of the sizes.
 *
 * @param labels sizes as on the product's labels
 */
export function sizeTable(chart: SizeChart, labels: readonly string[], region: SizeRegion): SizeTable | null {
  const { columns, sizes } = CHARTS[chart];
  const rows = labels.flatMap((label) => {
    const cells = sizes[keyOf(label)];
    return cells ? [[label, ...cells] as SizeCell[]] : [];
  });
  if (rows.length === 0) return null;
  const own = region === "IT" ? columns.indexOf("it") + 1 : 0;
  const toFront = <T>(list: readonly T[]): T[] => [list[own]!, ...list.filter((_, index) => index !== own)];
  const all: SizeColumn[] = ["label", ...columns];
  return { columns: toFront(all), rows: rows.map(toFront) };
}
