import { z } from "zod";
import { slugify } from "#models/entity-slug.ts";
import { ContentError } from "./errors";
import { valuesAt } from "./field-paths";
import { fits } from "./patterns";

/** The delivery API's query language: field paths, comparison operators, `$and`, `$or`, and queries of what is referred to. */
const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const operators = z.strictObject({
  $in: z.array(scalar).optional(),
  $nin: z.array(scalar).optional(),
  $ne: scalar.optional(),
  $exists: z.boolean().optional(),
  $lt: scalar.optional(),
  $lte: scalar.optional(),
  $gt: scalar.optional(),
  $gte: scalar.optional(),
  $regex: z.string().max(200).optional(),
  $options: z
    .string()
    .regex(/^[ims]*$/)
    .optional(),
});
type Scalar = z.infer<typeof scalar>;
type Operators = z.infer<typeof operators>;
type Test = (entry: unknown) => boolean;

const group = z.array(z.record(z.string(), z.unknown())).min(1);
const query = z.record(z.string(), z.unknown());
const referring = z.union([z.strictObject({ $in_query: query }), z.strictObject({ $nin_query: query })]);

/** The entry that a reference names; the reference itself when there is none. */
type EntryOf = (reference: unknown) => unknown;

/** A test for entries from the `query` parameter; a ContentError (422) for what is not a query. */
export function parseQuery(text: string | null, entryOf: EntryOf = (reference) => reference): Test {
  if (text === null) return () => true;
  try {
    return compile(query.parse(JSON.parse(text)), entryOf);
  } catch (cause) {
    if (cause instanceof ContentError) throw cause;
    throw new ContentError(422, 141, "The query is not valid.", { query: ["is not valid."] });
  }
}

/** A test for entries with a word that begins with what was typed. */
export function typeahead(typed: string | null): Test {
  const start = slugify(typed ?? "");
  if (start === "") return () => true;
  const hasWord = (value: unknown): boolean => {
    if (typeof value === "string") return `-${slugify(value)}`.includes(`-${start}`);
    return typeof value === "object" && value !== null && Object.values(value).some(hasWord);
  };
  return hasWord;
}

function compile(conditions: Record<string, unknown>, entryOf: EntryOf): Test {
  const tests = Object.entries(conditions).map(([name, condition]): Test => {
    if (name === "$and") {
      const all = group.parse(condition).map((each) => compile(each, entryOf));
      return (entry) => all.every((test) => test(entry));
    }
    if (name === "$or") {
      const any = group.parse(condition).map((each) => compile(each, entryOf));
      return (entry) => any.some((test) => test(entry));
    }
    if (name.startsWith("$")) throw new ContentError(422, 141, `The operator ${name} is not known.`);
    const asked = referring.safeParse(condition);
    const holds = asked.success ? compileReferring(asked.data, entryOf) : compileField(condition);
    return (entry) => holds(valuesAt(entry, name.split(".")));
  });
  return (entry) => tests.every((test) => test(entry));
}

/** `$in_query`: refers to an entry that the query finds; `$nin_query`: to none. */
function compileReferring(asked: z.infer<typeof referring>, entryOf: EntryOf): (values: unknown[]) => boolean {
  const isIn = "$in_query" in asked;
  const test = compile("$in_query" in asked ? asked.$in_query : asked.$nin_query, entryOf);
  return (values) => values.flat().some((reference) => test(entryOf(reference))) === isIn;
}

/** A field holds several values where its path leads through lists; one that fits is enough. */
function compileField(condition: unknown): (values: unknown[]) => boolean {
  const equal = scalar.safeParse(condition);
  if (equal.success) return (values) => values.includes(equal.data);
  if (Array.isArray(condition)) {
    const wanted = z.array(scalar).parse(condition);
    return (values) => wanted.every((value) => values.includes(value));
  }
  return compileOperators(operators.parse(condition));
}

function compileOperators(given: Operators): (values: unknown[]) => boolean {
  const { $in, $nin, $ne, $exists, $regex, $options } = given;
  const pattern = $regex === undefined ? undefined : new RegExp($regex, $options);
  const orders = comparisons(given);
  return (values) => {
    if ($exists !== undefined && values.some((value) => value !== null) !== $exists) return false;
    if ($in && !$in.some((value) => values.includes(value))) return false;
    if ($nin && $nin.some((value) => values.includes(value))) return false;
    if ($ne !== undefined && values.includes($ne)) return false;
    if (pattern && !values.some((value) => typeof value === "string" && fits(pattern, value))) return false;
    return orders.every((holds) => values.some(holds));
  };
}

function comparisons({ $lt, $lte, $gt, $gte }: Operators): ((value: unknown) => boolean)[] {
  const tests: ((value: unknown) => boolean)[] = [];
  const add = (limit: Scalar | undefined, holds: (order: number) => boolean) => {
    if (limit !== undefined) tests.push((value) => sameKind(value, limit) && holds(compareValues(value, limit)));
  };
  add($lt, (order) => order < 0);
  add($lte, (order) => order <= 0);
  add($gt, (order) => order > 0);
  add($gte, (order) => order >= 0);
  return tests;
}

function sameKind(one: unknown, other: Scalar): boolean {
  return typeof one === typeof other && one !== null && other !== null;
}

/** Numbers by size, everything else as text, what is missing first. */
export function compareValues(one: unknown, other: unknown): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  const [left, right] = [asText(one), asText(other)];
  return left < right ? -1 : left === right ? 0 : 1;
}

function asText(value: unknown): string {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}
