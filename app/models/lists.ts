/** Whether a list of plain values names none of them twice. */
export function hasNoRepeats(items: readonly unknown[]): boolean {
  return new Set(items).size === items.length;
}
