import { expect, it } from "vitest";
import { withNoBreakSpaces } from "./no-break-spaces";

it("keeps each of several, and a value after one, and touches nothing else", () => {
  expect(withNoBreakSpaces("A w domu i z {{name}}: do {{count}} z {{total}} (o nas)", "pl")).toBe(
    "A\u00a0w\u00a0domu i\u00a0z\u00a0{{name}}: do {{count}} z\u00a0{{total}} (o\u00a0nas)",
  );
  expect(withNoBreakSpaces("Kliknij „z tyłu” lub rozmiar {{size}} a", "pl")).toBe(
    "Kliknij „z\u00a0tyłu” lub rozmiar {{size}} a",
  );
});

it("keeps a number with what it counts, in every language", () => {
  expect(withNoBreakSpaces("Vous avez 30 jours, A 16 ans", "fr")).toBe("Vous avez 30\u00a0jours, A 16\u00a0ans");
  expect(withNoBreakSpaces("do 14 dni", "pl")).toBe("do 14\u00a0dni");
});
