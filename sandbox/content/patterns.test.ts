import { expect, it } from "vitest";
import { ContentError } from "./errors";
import { fits } from "./patterns";

it("fits texts as an expression does", () => {
  expect(fits(/^\/aide/, "/aide/livraison")).toBe(true);
  expect(fits(/^\/aide/i, "/AIDE")).toBe(true);
  expect(fits(/^\/aide/, "/retours")).toBe(false);
});

it("gives up a pattern that would look for a match all day, and fits the next one", () => {
  expect(() => fits(/^(a+)+$/, `${"a".repeat(60)}b`)).toThrow(ContentError);
  expect(fits(/b$/, "ab")).toBe(true);
});
