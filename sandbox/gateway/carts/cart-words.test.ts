import { expect, it } from "vitest";
import { pointsIncentive } from "./cart-words";

it("points are counted as each language does, also a single one", () => {
  const said = (language: "fr" | "en" | "de" | "pl", locale: "fr-FR" | "en-GB" | "de-DE" | "pl-PL", points: number) =>
    / (\S+ \S+)\.$/.exec(pointsIncentive(points, { language, locale }))?.[1];
  expect(said("fr", "fr-FR", 1)).toBe("1 point");
  expect(said("fr", "fr-FR", 2)).toBe("2 points");
  expect(said("en", "en-GB", 1)).toBe("1 point");
  expect(said("de", "de-DE", 1)).toBe("1 Punkt");
  expect([1, 3, 5, 22, 25].map((points) => said("pl", "pl-PL", points))).toEqual([
    "1 punkt",
    "3 punkty",
    "5 punktów",
    "22 punkty",
    "25 punktów",
  ]);
});
