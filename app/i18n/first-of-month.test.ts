import { describe, expect, it } from "vitest";
import { withFirstOfMonth } from "./format-day";

describe("the first of the month", () => {
  it.each([
    ["1 novembre 2026", "1er novembre 2026"],
    ["dimanche 1\u00a0– mardi 3 novembre", "dimanche 1er\u00a0– mardi 3 novembre"],
    ["mar. 31 mars – dim. 1 avr.", "mar. 31 mars – dim. 1er avr."],
    ["11 novembre 2021", "11 novembre 2021"],
    ["21 janvier 2031", "21 janvier 2031"],
  ])("is written in French: %s", (text, written) => {
    expect(withFirstOfMonth(text, "fr-CH")).toBe(written);
  });

  it("is left to other languages", () => {
    expect(withFirstOfMonth("1 November 2026", "en-GB")).toBe("1 November 2026");
  });
});
