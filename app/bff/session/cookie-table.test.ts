import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { MEASURED_CART, PRIVACY_COOKIE, PRIVACY_SECONDS } from "#app/models/consent.ts";
import { VARIANT_COOKIE, VARIANT_SECONDS } from "#app/models/experiments.ts";
import { LANGUAGES, LOCALE_COOKIE, LOCALE_COOKIE_SECONDS } from "#app/models/locale.ts";
import { STAY_SECONDS } from "#app/models/site-proposal.ts";
import { SEALED_COOKIES, type Purpose } from "./cookies.server";
import { cookieName } from "./seal-cookies.server";

const DAY = 86_400;
/** A lifetime as the texts write it: the number, and the first letters of its unit in six languages. */
function words(seconds: number): RegExp {
  const [count, unit] =
    seconds >= 365 * DAY
      ? [1, "an|year|año|Jahr|anno|rok"]
      : seconds === 180 * DAY
        ? [6, "mois|month|mes|Monat|mesi|miesięcy"]
        : seconds >= DAY
          ? [seconds / DAY, "jours|days|días|Tage|giorni|dni"]
          : [Math.ceil(seconds / 3600), "heure|hour|hora|Stunde|or|godzin"];
  return new RegExp(`(?<!\\d)${count} (${unit})`);
}

describe.each(LANGUAGES)("the help's table of cookies in %s", (language) => {
  const { cookies } = JSON.parse(readFileSync(`sandbox/words/${language}/help-tables.json`, "utf8")) as {
    cookies: { rows: [name: string, why: string, life: string][] };
  };
  const rowOf = (name: string) => cookies.rows.find(([names]) => names.split(", ").includes(name));

  it("names every cookie that the shop sets, and none that lives longer than it says", () => {
    const own = (Object.keys(SEALED_COOKIES) as Purpose[]).map((purpose): [string, number] => [
      cookieName(purpose, { suffix: "", secure: false }),
      SEALED_COOKIES[purpose].ttl,
    ]);
    const others: [string, number][] = [
      [LOCALE_COOKIE, LOCALE_COOKIE_SECONDS],
      [PRIVACY_COOKIE, PRIVACY_SECONDS],
      ["stay-…", STAY_SECONDS],
      [VARIANT_COOKIE, VARIANT_SECONDS],
    ];
    for (const [name, seconds] of [...own, ...others]) {
      const [names, , life] = rowOf(name) ?? expect.fail(`${name} is not named`);
      // A row with several cookies states the longest lifetime of them.
      const longest = Math.max(
        ...own.filter(([each]) => names.split(", ").includes(each)).map(([, ttl]) => ttl),
        seconds,
      );
      expect(life, name).toMatch(words(longest));
    }
  });

  it("names what stays in the browser besides, for as long as nobody clears it", () => {
    for (const name of [MEASURED_CART, "seen", "searches"]) expect(rowOf(name), name).toBeDefined();
  });
});
