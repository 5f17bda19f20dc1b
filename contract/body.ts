import { isWellFormedText } from "#models/text.ts";

/**
 * Problems of a value that its schema has accepted: nested fields that the schema does not know, and texts with control
 * characters (such as a zero byte) or half a character. Each problem names its field.
 *
 * @param given the value as it was sent
 * @param known the value after parsing, without unknown fields
 */
export function problemsIn(given: unknown, known: unknown, path = ""): string[] {
  const nameOf = (key: string): string => (path === "" ? key : `${path}.${key}`);
  if (typeof given === "string") return brokenText(given, path);
  if (Array.isArray(given) && Array.isArray(known)) {
    return given.flatMap((item, index) => problemsIn(item, known[index], nameOf(String(index))));
  }
  if (!isObject(given) || !isObject(known)) return [];
  return Object.entries(given).flatMap(([key, value]) => {
    if (!Object.hasOwn(known, key)) return [`${nameOf(key)}: is not known here`];
    return [...brokenText(key, nameOf(key)), ...problemsIn(value, known[key], nameOf(key))];
  });
}

function brokenText(text: string, name: string): string[] {
  return isWellFormedText(text) ? [] : [`${name || "body"}: must be whole characters, and none to control with`];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
