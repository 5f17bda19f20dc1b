import { expect, it } from "vitest";
import { needsSizeWord } from "./size-name";

it.each(["34", "XXL", "36.5"])("a short size needs a word beside it: %s", (label) => {
  expect(needsSizeWord(label)).toBe(true);
});

it.each(["Taille unique", "75 cm", "3 ans"])("a longer one says itself what it is: %s", (label) => {
  expect(needsSizeWord(label)).toBe(false);
});
