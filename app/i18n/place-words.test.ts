import { expect, it } from "vitest";
import { LANGUAGES } from "#app/models/locale.ts";
import { serverText } from "./i18n.server";
import { dayAtStart, distanceInWords, hoursAfterColon, lengthInWords, periodsInWords } from "./place-words";

it("writes distances in the country's own measure, as near as they matter", async () => {
  const [fr, en] = [await serverText("fr", "stores"), await serverText("en", "stores")];
  const metres = [20, 360, 940, 960, 1_234, 98_765];
  const written = ["0 m", "350 m", "950 m", "1 km", "1,2 km", "98,8 km"].map((each) => each.replace(" ", "\u00a0"));
  expect(metres.map((each) => distanceInWords(each, "fr-FR", fr))).toEqual(written);
  const miles = ["0.1 mi", "0.2 mi", "0.6 mi", "0.6 mi", "0.8 mi", "61.4 mi"].map((each) =>
    each.replace(" ", "\u00a0"),
  );
  expect(metres.map((each) => distanceInWords(each, "en-GB", en))).toEqual(miles);
  expect([lengthInWords(0.25, "fr-FR", fr), lengthInWords(0.25, "en-GB", en)]).toEqual(["250\u00a0m", "0.25\u00a0mi"]);
});

it("writes a closed day after a colon in lower case, and hours as they are", async () => {
  const [fr, de] = [await serverText("fr", "stores"), await serverText("de", "stores")];
  const hours = [{ opens: "10:00", closes: "19:00" }];
  expect([hoursAfterColon([], "fr-FR", fr), hoursAfterColon([], "de-DE", de)]).toEqual(["fermé", "geschlossen"]);
  expect(hoursAfterColon(hours, "de-DE", de)).toBe(periodsInWords(hours, "de-DE", de));
});

it("begins a line with a capital, also where days have none", () => {
  const days = ["fr-FR", "en-GB", "pl-PL"].map((locale) => dayAtStart("2026-12-24", locale).split(/[\u00a0 ,]/)[0]);
  expect(days).toEqual(["Jeudi", "Thursday", "Czwartek"]);
});

it.each(LANGUAGES)(
  "names links of a place in %s by the words that they show, for who speaks to a browser",
  async (language) => {
    const [places, stores] = [await serverText(language, "places"), await serverText(language, "stores")];
    const service = await serverText(language, "service");
    const name = "Lyon";
    for (const [shown, named] of [
      [places("map"), places("mapOf", { name })],
      [stores("details"), stores("detailsOf", { name })],
      [stores("directions"), stores("directionsTo", { name })],
      [service("stores.reserve"), service("stores.reserveAt", { name })],
      [service("stores.call"), service("stores.callAt", { name })],
    ] as const) {
      expect(named.toLowerCase()).toContain(shown.toLowerCase());
    }
  },
);
