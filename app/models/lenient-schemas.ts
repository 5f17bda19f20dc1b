import { z } from "zod";

/**
 * Schemas of answers that read more than the contract promises, so that a harmless change of a service costs the part of
 * a page that it touches. The contract that is published stays strict: JSON Schema shows the schema within. What money,
 * stock and payments stand on is read by plain schemas, and so is every request.
 */

/**
 * strict: by the contract as it is published. whole: null and nothing are read as absent, and no part is looked at by
 * itself. lenient: parts that cannot be read are left out too.
 */
type Manner = "strict" | "whole" | "lenient";

/** Reading is synchronous: nobody else reads meanwhile. */
let reading: { manner: Manner; leftOut: Set<string> } | null = null;

interface LenientRead<T> {
  result: z.ZodSafeParseResult<T>;
  /** What could not be read and was left out or replaced, in words for the log. */
  leftOut: string[];
}

export function readLeniently<T>(schema: z.ZodType<T>, value: unknown): LenientRead<T> {
  const leftOut = new Set<string>();
  return { result: readAs({ manner: "lenient", leftOut }, schema, value), leftOut: [...leftOut] };
}

/**
 * The same result for what mostly follows its schema, which is then read once: looking at each part by itself reads it
 * once more for each level. For schemas without `.catch`, which would take a list that cannot be read whole for none.
 */
export function readWholeOrLeniently<T>(schema: z.ZodType<T>, value: unknown): LenientRead<T> {
  const result = readAs({ manner: "whole", leftOut: new Set() }, schema, value);
  return result.success ? { result, leftOut: [] } : readLeniently(schema, value);
}

/** Reads by the contract as it is published: for who tests a service against it. */
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

/** Puts right what a schema would refuse, before the schema reads it. */
function mended<T extends z.ZodType>(schema: T, mend: (value: unknown) => unknown) {
  return z.preprocess((value) => (reading?.manner === "strict" ? value : mend(value)), schema);
}

function canRead(schema: z.ZodType, value: unknown): boolean {
  if (reading?.manner === "whole") return true;
  const { error } = schema.safeParse(value);
  for (const { path, message } of error?.issues ?? []) reading?.leftOut.add([path.join("."), message].join(" ").trim());
  return !error;
}

/** Optional: null is read as absent, so that callers see one form. */
export const optionalField = <T extends z.ZodType>(schema: T) =>
  mended(schema.optional(), (value) => value ?? undefined);

/** Optional, and nothing stands on it: what is empty or cannot be read is absent too. */
export const decorativeField = <T extends z.ZodType>(schema: T) =>
  mended(schema.optional(), (value) => {
    const isEmpty = value === undefined || value === null || value === "";
    return isEmpty || !canRead(schema, value) ? undefined : value;
  });

/** Always there: what cannot be read, or is missing, is the fallback. */
export const withFallback = <T extends z.ZodType>(schema: T, fallback: z.output<T>) =>
  mended(schema, (value) => (canRead(schema, value) ? value : fallback));

/**
 * A list without which a page still says what it has to: entries that cannot be read are left out.
 *
 * @param least that have to be left
 */
export const lenientArray = <T extends z.ZodType>(item: T, least = 0) =>
  mended(least > 0 ? z.array(item).min(least) : z.array(item), (value) => readable(item, value ?? []));

/** A list that a page is about: the same, but where none of its entries can be read, the answer cannot. */
export const partialArray = <T extends z.ZodType>(item: T) =>
  mended(z.array(item), (value) => {
    const left = readable(item, value);
    return Array.isArray(left) && left.length === 0 ? value : left;
  });

function readable(item: z.ZodType, value: unknown): unknown {
  return Array.isArray(value) ? value.filter((each) => canRead(item, each)) : value;
}

/** A moment in UTC; one that names another offset is turned into it. */
export const instantSchema = mended(z.iso.datetime(), (value) => {
  const { data } = z.iso.datetime({ offset: true }).safeParse(value);
  return data === undefined || data.endsWith("Z") ? value : new Date(data).toISOString();
});
