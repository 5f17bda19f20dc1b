/** The amounts on a page, read as people read them: in cents, from the lines to the total. */
export interface Said {
  lines: number[];
  pieces: number;
  /** Discounts, with their sign, and delivery. */
  rest: number[];
  total: number;
  /** What is left to pay after gift cards. */
  left: number;
}

/** Cents of an amount in any language: `−12,50 €` is -1250. */
export function cents(text: string): number {
  const digits = Number(text.replace(/\D/g, ""));
  return text.includes("\u2212") ? -digits : digits;
}

export const textsOf = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent ?? "");

/**
 * Reads pages with products in one list and sums in another, whose total is last or second to last.
 * @throws when the first sum is not that of the lines
 */
export function readPaidPage(root: ParentNode): Said {
  const sums = [...root.querySelectorAll("dl")].find(({ textContent }) => textContent?.includes("Total"))!;
  const rows = [...sums.children].map((row) => [textsOf(row, "dt")[0]!, cents(textsOf(row, "dd")[0]!)] as const);
  const at = rows.findIndex(([label]) => label.startsWith("Total"));
  const lines = textsOf(root, "ul > li > p:last-child").map(cents);
  const goods = lines.reduce((all, each) => all + each, 0);
  if (rows[0]?.[1] !== goods) throw new Error(`The lines come to ${goods}, and the page says ${rows[0]?.[1]}`);
  return {
    lines,
    pieces: textsOf(root, "ul > li .caption")
      .map((text) => Number(/^Quanti\S+\s?:?\s?(\d+)$/.exec(text)?.[1] ?? 0))
      .reduce((all, each) => all + each, 0),
    rest: rows.slice(1, at).map(([, amount]) => amount),
    total: rows[at]![1],
    left: rows.at(-1)![1],
  };
}
