import { describe, expect, it } from "vitest";
import { dayRange } from "./dates.server";
import { type LocaleTag, PREFIXES } from "#app/models/locale.ts";

const LOCALES = [...new Set(Object.values(PREFIXES).map(({ locale }) => locale))];

/** Spaces that do not break, as plain ones. */
const written = (earliest: string, latest: string, locale: LocaleTag) =>
  dayRange({ earliest, latest }, locale).replaceAll("\u00a0", " ");

describe("a range of days", () => {
  it.each<[LocaleTag, string, string, string]>([
    ["fr-FR", "2026-11-24", "2026-11-26", "mardi 24 – jeudi 26 novembre"],
    ["fr-CH", "2026-11-28", "2026-12-01", "samedi 28 novembre – mardi 1er décembre"],
    ["it-IT", "2026-11-28", "2026-12-01", "sabato 28 novembre – martedì 1 dicembre"],
    ["it-IT", "2026-12-02", "2026-12-05", "mercoledì 2 – sabato 5 dicembre"],
    ["it-IT", "2026-12-10", "2026-12-20", "giovedì 10 – domenica 20 dicembre"],
    ["es-ES", "2026-12-03", "2026-12-05", "jueves 3 – sábado 5 de diciembre"],
    ["es-ES", "2026-11-28", "2026-12-01", "sábado, 28 de noviembre – martes, 1 de diciembre"],
    ["pl-PL", "2026-12-03", "2026-12-05", "czwartek 3 – sobota 5 grudnia"],
    ["en-GB", "2026-12-03", "2026-12-05", "Thursday 3 – Saturday 5 December"],
    ["it-IT", "2026-12-31", "2027-01-02", "giovedì 31 dicembre 2026 – sabato 2 gennaio 2027"],
    ["en-GB", "2026-12-31", "2027-01-02", "Thursday 31 December 2026 – Saturday 2 January 2027"],
    ["de-DE", "2026-12-31", "2027-01-02", "Donnerstag, 31. Dezember 2026 – Samstag, 2. Januar 2027"],
  ])("reads in %s from %s to %s: %s", (locale, earliest, latest, expected) => {
    expect(written(earliest, latest, locale)).toBe(expected);
  });

  it.each(LOCALES)("never has a day with a leading zero in %s", (locale) => {
    const ranges = Array.from({ length: 365 }, (_, day) => {
      const at = (days: number) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10);
      return written(at(day), at(day + 3), locale);
    });
    expect(ranges.filter((range) => /(?<!\d)0/.test(range))).toEqual([]);
  });
});
