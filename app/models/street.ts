/** Maximum length of a street line, also for forms in the browser (C5). */

/** Most characters of a street line, counted as it is sent. */
export const STREET_MAX = 50;

/** Number of characters of a street line as it is sent, in capitals by Unicode's own rules: `Straße` has 7. */
export function streetLength(street: string): number {
  return street.toUpperCase().length;
}

/** Whether a line would be cut when it is sent. */
export function isStreetTooLong(street: string): boolean {
  return streetLength(street) > STREET_MAX;
}

/** The first 50 characters; never half of a surrogate pair (C5). */
export function cutStreet(street: string): string {
  const isHalved = (street.codePointAt(STREET_MAX - 1) ?? 0) > 0xffff;
  return street.slice(0, isHalved ? STREET_MAX - 1 : STREET_MAX);
}

/**
 * The lines of an address with none too long: the end of a long line moves to the next one, so that nothing is cut.
 * Null when the next line is not free: the form then says so.
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
  // Between words: a house number cut in two would be two wrong numbers. Only a longer word is cut.
  const space = end < street.length ? street.slice(0, end + 1).lastIndexOf(" ") : -1;
  if (space > 0) end = space;
  return [street.slice(0, end).trimEnd(), street.slice(end).trimStart()];
}
