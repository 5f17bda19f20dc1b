/** What a payment provider sends along when the shopper comes back. It is passed on to the gateway, never believed. */

const MAX_FIELDS = 20;
const MAX_NAME = 60;
/** An address is shorter than 8 KB, and most of it is this. */
const MAX_TOTAL = 5_000;

/** The fields of a return, in a query or a form; what is no text or far too long is left out. */
export function returnedFields(given: Iterable<[string, FormDataEntryValue]>): Record<string, string> {
  const fields: Record<string, string> = {};
  let total = 0;
  for (const [name, value] of given) {
    if (typeof value !== "string" || name === "" || name.length > MAX_NAME) continue;
    total += encodeURIComponent(name).length + encodeURIComponent(value).length;
    if (total > MAX_TOTAL || Object.keys(fields).length === MAX_FIELDS) break;
    fields[name] = value;
  }
  return fields;
}
