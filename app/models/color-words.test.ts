import { expect, it } from "vitest";
import { colorWithinText } from "./color-words";

it.each([
  ["fr-FR", "Bleu ciel", "bleu ciel"],
  ["de-DE", "Salbei", "Salbei"],
  ["de", "Grau meliert", "Grau meliert"],
  ["pl-PL", "Śliwkowy", "śliwkowy"],
])("a colour within a text of %s: %s is %s", (locale, color, words) => {
  expect(colorWithinText(color, locale)).toBe(words);
});
