import { describe, expect, it } from "vitest";
import { asOneDay, formatDate, formatDay, formatMoment, timeInWords, withFirstOfMonth } from "./day-format";

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

describe("a day", () => {
  it.each([
    ["de-DE", "Samstag, 28.\u00a0November", "28.\u00a0November 2026"],
    ["fr-FR", "samedi\u00a028\u00a0novembre", "28\u00a0novembre 2026"],
    ["es-ES", "sábado, 28\u00a0de\u00a0noviembre", "28\u00a0de\u00a0noviembre de 2026"],
    ["it-IT", "sabato\u00a028\u00a0novembre", "28\u00a0novembre 2026"],
    ["pl-PL", "sobota, 28\u00a0listopada", "28\u00a0listopada 2026"],
    ["en-GB", "Saturday\u00a028\u00a0November", "28\u00a0November 2026"],
  ])("stays in one piece in %s", (locale, day, date) => {
    expect(formatDay("2026-11-28", locale)).toBe(day);
    expect(formatDate("2026-11-28", locale)).toBe(date);
  });

  it("stays in one piece with the first of the month, in a range and with a time", () => {
    expect(formatDate("2026-12-01", "fr-FR")).toBe("1er\u00a0décembre 2026");
    expect(asOneDay("mardi 24\u00a0– jeudi 26 novembre", "fr-FR")).toBe(
      "mardi\u00a024\u00a0– jeudi\u00a026\u00a0novembre",
    );
    expect(asOneDay("28. November 2026 um 10:05 Uhr", "de-DE")).toBe("28.\u00a0November 2026 um 10:05\u00a0Uhr");
  });
});

it.each([
  ["fr-FR", "1er\u00a0décembre 2026 à 9\u00a0h\u00a006"],
  ["de-DE", "1.\u00a0Dezember 2026 um 09:06\u00a0Uhr"],
  ["en-GB", "1\u00a0December 2026 at 9:06am"],
  ["it-IT", "1\u00a0dicembre 2026 alle ore 09:06"],
  ["es-ES", "1\u00a0de\u00a0diciembre de 2026 a las 9:06"],
  ["pl-PL", "1\u00a0grudnia 2026 o\u00a009:06"],
])("a moment is written to the minute in %s", (locale, written) => {
  expect(formatMoment("2026-12-01T08:06:30Z", locale, "Europe/Paris")).toBe(written);
});

it.each([
  ["09:00", "9am"],
  ["10:30", "10:30am"],
  ["12:00", "midday"],
  ["12:15", "12:15pm"],
  ["19:00", "7pm"],
  ["23:59", "11:59pm"],
  ["00:05", "12:05am"],
  ["24:00", "midnight"],
])("a time of day is written in English as the shop's texts write theirs: %s", (time, written) => {
  expect(timeInWords(time, "en-GB")).toBe(written);
});
