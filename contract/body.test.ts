import { describe, expect, it } from "vitest";
import { z } from "zod";
import { problemsIn } from "./body";

const schema = z.strictObject({
  name: z.string().trim().optional(),
  amount: z.object({ cents: z.number() }).optional(),
  lines: z.array(z.object({ sku: z.string() })).optional(),
  details: z.record(z.string(), z.string()).optional(),
});
const problems = (given: object) => problemsIn(given, schema.parse(given));

describe("what schemas let pass", () => {
  it.each([
    [{ amount: { cents: 1, more: true } }, "amount.more: is not known here"],
    [{ lines: [{ sku: "1" }, { sku: "2", quantity: 3 }] }, "lines.1.quantity: is not known here"],
    [{ name: "a\u0000b" }, "name: must be whole"],
    [{ name: "a\u009fb" }, "name: must be whole"],
    [{ name: "half \ud800" }, "name: must be whole"],
    [{ lines: [{ sku: "\u001b[2J" }] }, "lines.0.sku: must be whole"],
    [{ details: { "a\u0000": "b" } }, "details.a\u0000: must be whole"],
    [JSON.parse('{"amount":{"cents":1,"__proto__":{"cents":2}}}') as object, "amount.__proto__: is not known here"],
  ])("is named: %j", (given, message) => {
    expect(problems(given)).toEqual([expect.stringContaining(message)]);
  });

  it("is nothing in whole text of any script, lines included", () => {
    const name = " Łódź 中文 😀 e\u0301 \u200f עברית\r\n\t'; DROP TABLE -- <b> ";
    expect(problems({ name, amount: { cents: 1 }, lines: [{ sku: "1" }], details: { a: "b" } })).toEqual([]);
    expect(problemsIn(null, null)).toEqual([]);
    expect(problemsIn("a\u0000", "a")).toEqual([expect.stringContaining("body: ")]);
  });
});
