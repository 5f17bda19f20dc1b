/** Pages that are linked: the first, the last, and those around this one; null is a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown = new Set([1, pages, page - 1, page, page + 1].filter((each) => each >= 1 && each <= pages));
  const numbers: (number | null)[] = [];
  let last = 0;
  for (const each of [...shown].sort((a, b) => a - b)) {
    // A gap of one page is that page.
    if (each - last === 2) numbers.push(each - 1);
    else if (each - last > 2) numbers.push(null);
    numbers.push(each);
    last = each;
  }
  return numbers;
}
