import { expect, it } from "vitest";
import { searchWords } from "./text";

it.each([
  ["  robe   rouge ", "robe rouge"],
  ["robe\u0000\trouge", "robe rouge"],
  ["x".repeat(300), "x".repeat(100)],
  [`${"x".repeat(99)}👗`, "x".repeat(99)],
  [` ${"x".repeat(100)}`, "x".repeat(100)],
  [`${"x".repeat(99)} y`, "x".repeat(99)],
  [`👗${"x".repeat(97)}👗`, `👗${"x".repeat(97)}`],
  [" ", ""],
])("reads %j as %j", (typed, words) => {
  expect(searchWords(typed)).toBe(words);
  expect(searchWords(words)).toBe(words);
});
