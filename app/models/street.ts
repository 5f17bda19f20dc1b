/** How long a street line may be, known to the forms in the browser as well (C5). */

/** Most characters of a street line, counted as they are sent. */
export const STREET_MAX = 50;

/** Characters of a street line as it is sent, in capitals by Unicode's own rules: `Straße` counts 7. */
export function streetLength(street: string): number {
  return street.toUpperCase().length;
}

/** A line that would be cut when it is sent. */
export function isStreetTooLong(street: string): boolean {
  return streetLength(street) > STREET_MAX;
}

/** The first 50 characters, a character of two code units never halved (C5). */
export function cutStreet(street: string): string {
  const isHalved = (street.codePointAt(STREET_MAX - 1) ?? 0) > 0xffff;
  return street.slice(0, isHalved ? STREET_MAX - 1 : STREET_MAX);
}

/**
 * An address's lines with none too long: what is over goes on in the next line, so that nothing is lost by the cut. Null
 * where that one is taken: forms say so rather than let it happen.
 */
export function carryStreets(lines: readonly string[]): string[] | null {
  let over = "";
  const carried = lines.map((line) => {
    const isTaken = over !== "" && line !== "";
    const [first, rest] = splitStreet(over || line);
    over = rest;
    return isTaken ? null : first;
  });
  return over === "" && carried.every((line) => line !== null) ? carried : null;
}

function splitStreet(street: string): [first: string, rest: string] {
  let end = 0;
  for (const character of street) {
    if (streetLength(street.slice(0, end + character.length)) > STREET_MAX) break;
    end += character.length;
  }
  return [street.slice(0, end).trimEnd(), street.slice(end).trimStart()];
}
