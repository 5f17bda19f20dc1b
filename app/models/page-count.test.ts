import { expect, it } from "vitest";
import { pageCount } from "./page-count";

it.each([
  [0, 1],
  [1, 1],
  [48, 1],
  [49, 2],
  [481, 11],
])("counts %d products in %d pages", (total, pages) => {
  expect(pageCount(total, 48)).toBe(pages);
});
