import { z } from "zod";

/**
 * Schemas that accept more answers than the contract promises, so that a harmless change of a service costs only the
 * part of a page that it touches. The published contract stays strict: JSON Schema shows the inner schema. Plain
 * schemas read whatever money, stock and payments depend on, and every request.
 */

/**
 * How to read. strict: by the published contract. whole: null and missing values count as absent, and no part is
 * checked by itself. lenient: in addition, parts that cannot be read are left out.
 */
type Manner = "strict" | "whole" | "lenient";

/** One variable is enough, since reading is synchronous. */
let reading: { manner: Manner; leftOut: Set<string> } | null = null;

interface LenientRead<T> {
  result: z.ZodSafeParseResult<T>;
  /** Parts that were left out or replaced, and why, for the log. */
  leftOut: string[];
}

export function readLeniently<T>(schema: z.ZodType<T>, value: unknown): LenientRead<T> {
  const leftOut = new Set<string>();
  return { result: readAs({ manner: "lenient", leftOut }, schema, value), leftOut: [...leftOut] };
}

/**
 * The same result, but faster for values that match their schema, which are read only once: checking each part by
 * itself reads it again for each level. Not for schemas with `.catch`, which would take a list that cannot be read as a
 * whole for an empty one.
 */
export function readWholeOrLeniently<T>(schema: z.ZodType<T>, value: unknown): LenientRead<T> {
  const result = readAs({ manner: "whole", leftOut: new Set() }, schema, value);
  return result.success ? { result, leftOut: [] } : readLeniently(schema, value);
}

/** Reads by the published contract, to test a service against it. */
export function readStrictly<T>(schema: z.ZodType<T>, value: unknown): z.ZodSafeParseResult<T> {
  return readAs({ manner: "strict", leftOut: new Set() }, schema, value);
}

function readAs<T>(how: NonNullable<typeof reading>, schema: z.ZodType<T>, value: unknown): z.ZodSafeParseResult<T> {
  reading = how;
  try {
    return schema.safeParse(value);
  } finally {
    reading = null;
  }
}

/** Runs `mend` on the value before the schema reads it, except when reading strictly. */
function mended<T extends z.ZodType>(schema: T, mend: (value: unknown) => unknown) {
  return z.preprocess((value) => (reading?.manner === "strict" ? value : mend(value)), schema);
}

function canRead(schema: z.ZodType, value: unknown): boolean {
  if (reading?.manner === "whole") return true;
  const { error } = schema.safeParse(value);
  for (const { path, message } of error?.issues ?? []) reading?.leftOut.add([path.join("."), message].join(" ").trim());
  return !error;
}

/** Optional: null counts as absent, so that callers see one form. */
export const optionalField = <T extends z.ZodType>(schema: T) =>
  mended(schema.optional(), (value) => value ?? undefined);

/** Optional, and nothing depends on it: an empty or unreadable value counts as absent too. */
export const decorativeField = <T extends z.ZodType>(schema: T) =>
  mended(schema.optional(), (value) => {
    const isEmpty = value === undefined || value === null || value === "";
    return isEmpty || !canRead(schema, value) ? undefined : value;
  });

/** Always present: a missing or unreadable value is replaced by the fallback. */
export const withFallback = <T extends z.ZodType>(schema: T, fallback: z.output<T>) =>
  mended(schema, (value) => (canRead(schema, value) ? value : fallback));

/** Words that are only shown: empty when they are missing. */
export const shownText = () => withFallback(z.string(), "");

/**
 * A list that a page can do without: entries that cannot be read are left out.
 *
 * @param least how many entries must remain
 */
export const lenientArray = <T extends z.ZodType>(item: T, least = 0) =>
  mended(least > 0 ? z.array(item).min(least) : z.array(item), (value) => readable(item, value ?? []));

/** A list that a page is about: as `lenientArray`, but if none of its entries can be read, the answer fails. */
export const partialArray = <T extends z.ZodType>(item: T) =>
  mended(z.array(item), (value) => {
    const left = readable(item, value);
    return Array.isArray(left) && left.length === 0 ? value : left;
  });

function readable(item: z.ZodType, value: unknown): unknown {
  return Array.isArray(value) ? value.filter((each) => canRead(item, each)) : value;
}

/** A moment in UTC; one with another offset is converted. */
export const instantSchema = mended(z.iso.datetime(), (value) => {
  const { data } = z.iso.datetime({ offset: true }).safeParse(value);
  return data === undefined || data.endsWith("Z") ? value : new Date(data).toISOString();
});

/** A moment that is compared with others as text: in UTC with milliseconds. One that cannot be read stays as it is. */
export const comparableInstant = mended(z.string(), (value) => {
  const time = typeof value === "string" ? Date.parse(value) : NaN;
  return Number.isNaN(time) ? value : new Date(time).toISOString();
});
