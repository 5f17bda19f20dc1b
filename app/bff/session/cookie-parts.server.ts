/**
 * A value that is too long for one cookie is split into several (ADR 0011). The first has the purpose's name and starts
 * with the number of parts, `2.Fe26…`; the others have a number appended to their name. Parts left over from a longer
 * value are ignored.
 */

/** Browsers accept 4,096 characters for a cookie, with its name and attributes. */
const MAX_VALUE = 3_900;

/** The value cut into as many cookies as it needs. */
export function splitValue(name: string, value: string): { name: string; value: string }[] {
  if (value.length <= MAX_VALUE) return [{ name, value }];
  const count = Math.ceil((value.length + 2) / MAX_VALUE);
  const marked = `${count}.${value}`;
  return Array.from({ length: count }, (_, index) => ({
    name: partName(name, index + 1),
    value: marked.slice(index * MAX_VALUE, (index + 1) * MAX_VALUE),
  }));
}

/** The value, or undefined if it or one of its parts is missing. */
export function joinValue(name: string, given: Readonly<Record<string, string | undefined>>): string | undefined {
  const first = given[name];
  const [, count, start] = /^([2-9])\.(.*)$/s.exec(first ?? "") ?? [];
  if (count === undefined || start === undefined) return first;
  const parts = Array.from({ length: Number(count) - 1 }, (_, index) => given[partName(name, index + 2)]);
  return parts.every((part) => part !== undefined) ? start + parts.join("") : undefined;
}

/** Names of the given cookies that are further parts of this one, from the second on. */
export function furtherParts(name: string, given: Readonly<Record<string, string | undefined>>): string[] {
  const names = Array.from({ length: 8 }, (_, index) => partName(name, index + 2));
  return names.filter((part) => given[part] !== undefined);
}

function partName(name: string, number: number): string {
  return number === 1 ? name : `${name}-${number}`;
}
