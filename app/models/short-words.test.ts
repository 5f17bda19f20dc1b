import { expect, it } from "vitest";
import { keepShortWords } from "./short-words";

it("keeps each of several, and a value after one, and touches nothing else", () => {
  expect(keepShortWords("A w domu i z {{name}}: do {{count}} z {{total}} (o nas)")).toBe(
    "A\u00a0w\u00a0domu i\u00a0z\u00a0{{name}}: do {{count}} z\u00a0{{total}} (o\u00a0nas)",
  );
  expect(keepShortWords("Kliknij „z tyłu” lub rozmiar {{size}} a")).toBe(
    "Kliknij „z\u00a0tyłu” lub rozmiar {{size}} a",
  );
});
