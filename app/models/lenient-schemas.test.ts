import { describe, expect, it } from "vitest";
import { z } from "zod";
import {
  comparableInstant,
  decorativeField,
  instantSchema,
  lenientArray,
  optionalField,
  partialArray,
  readLeniently,
  readStrictly,
  readWholeOrLeniently,
  withFallback,
} from "./lenient-schemas";

const colour = z.enum(["red", "blue"]);
const schema = z.object({
  phone: optionalField(z.string()),
  colour: decorativeField(colour),
  mood: withFallback(z.enum(["good", "UNKNOWN"]), "UNKNOWN"),
  badges: lenientArray(colour),
  things: partialArray(z.object({ id: z.string(), badges: lenientArray(colour) })),
  at: instantSchema,
});
const PLAIN = { mood: "good", badges: ["red"], things: [], at: "2026-07-01T10:00:00Z" };
const CHANGED = {
  ...PLAIN,
  phone: null,
  colour: "green",
  mood: "odd",
  badges: ["red", "green", 7],
  things: [{ id: "1", badges: ["pink", "blue"] }, { badges: [] }],
  at: "2026-07-01T12:00:00+02:00",
};

describe("lenient schemas", () => {
  it("read what follows the contract as it is", () => {
    expect(readLeniently(schema, PLAIN)).toEqual({ result: { success: true, data: PLAIN }, leftOut: [] });
    expect(readStrictly(schema, PLAIN).data).toEqual(PLAIN);
  });

  it("read what follows the contract once where that is mostly so, however deep its lists", () => {
    let reads = 0;
    const word = z.string().refine(() => ++reads > 0);
    const nested = lenientArray(z.object({ badges: lenientArray(z.object({ text: decorativeField(word) })) }));
    expect(readWholeOrLeniently(nested, [{ badges: [{ text: "new" }] }]).leftOut).toEqual([]);
    expect(reads).toBe(1);
    for (const value of [PLAIN, CHANGED, { ...CHANGED, things: "none" }]) {
      expect(readWholeOrLeniently(schema, value)).toEqual(readLeniently(schema, value));
    }
  });

  it("leave out what does not, and say so; null and offsets are nothing to say", () => {
    const { result, leftOut } = readLeniently(schema, CHANGED);
    expect(result.data).toEqual({
      mood: "UNKNOWN",
      badges: ["red"],
      things: [{ id: "1", badges: ["blue"] }],
      at: "2026-07-01T10:00:00.000Z",
    });
    const word = 'Invalid option: expected one of "red"|"blue"';
    const mood = 'Invalid option: expected one of "good"|"UNKNOWN"';
    expect(leftOut).toEqual([word, mood, "id Invalid input: expected string, received undefined"]);
  });

  it("never keep a value for the log: it may be a shopper's", () => {
    expect(readLeniently(schema, { ...CHANGED, colour: "secret" }).leftOut.join()).not.toContain("secret");
  });

  it.each(Object.keys(CHANGED).filter((key) => CHANGED[key as "at"] !== PLAIN[key as "at"]))(
    "are the contract as it is published for who tests against it: %s",
    (key) => {
      expect(readStrictly(schema, { ...PLAIN, [key]: CHANGED[key as "at"] }).success).toBe(false);
    },
  );

  it("are published as strict as they were", () => {
    const strict = z.object({
      phone: z.string().optional(),
      colour: colour.optional(),
      mood: z.enum(["good", "UNKNOWN"]),
      badges: z.array(colour),
      things: z.array(z.object({ id: z.string(), badges: z.array(colour) })),
      at: z.iso.datetime(),
    });
    expect(z.toJSONSchema(schema, { io: "input" })).toEqual(z.toJSONSchema(strict, { io: "input" }));
  });

  it.each([
    ["2026-11-28T10:00:05Z", "2026-11-28T10:00:05.000Z"],
    ["2026-11-28T10:00:05.123456789Z", "2026-11-28T10:00:05.123Z"],
    ["2026-10-25T02:59:59+02:00", "2026-10-25T00:59:59.000Z"],
    ["unknown", "unknown"],
  ])("write moments that are compared in one form: %s", (given, read) => {
    expect(comparableInstant.parse(given)).toBe(read);
  });

  it("fail where too little is left", () => {
    expect(lenientArray(colour, 1).safeParse(["green"]).success).toBe(false);
    expect(partialArray(colour).safeParse(["green", "pink"]).success).toBe(false);
    expect(partialArray(colour).safeParse(null).success).toBe(false);
    expect(lenientArray(colour).parse(null)).toEqual([]);
  });
});
