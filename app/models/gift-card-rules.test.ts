import { expect, it } from "vitest";
import { isEnded, readCardNumber } from "./gift-card-rules";

it.each([
  ["2026-11-17", true],
  ["2026-11-18", false],
  ["2027-01-01", false],
  [null, false],
])("a gift card pays to the end of its last day: %s on 18 November", (endDate, ended) => {
  expect(isEnded({ endDate }, "2026-11-18")).toBe(ended);
});

it.each([
  ["6006000000000001", "6006000000000001"],
  ["6006 0000-0000.0001", "6006000000000001"],
  ["6006\u00a00000–0000·0001", "6006000000000001"],
  ["1".repeat(12), "1".repeat(12)],
  ["1".repeat(20), "1".repeat(20)],
  ["1".repeat(11), null],
  ["1".repeat(21), null],
  ["6006ABCD00000001", null],
  ["", null],
])("the number %j is read as %j", (typed, number) => {
  expect(readCardNumber(typed)).toBe(number);
});
