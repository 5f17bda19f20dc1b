/**
 * What a visitor agreed to (TRK-03, TRK-07). The cookie `privacy` holds it as comma-separated integers, `0,1,2`; scripts
 * may read it (C9). The browser's measuring script uses these rules too.
 */

export const PRIVACY_COOKIE = "privacy";
/** Six months, in seconds. */
export const PRIVACY_SECONDS = 180 * 86_400;

/**
 * Purposes, each with the integer that stands for it. 2 is the specification's (C9), the others are ours. There is no
 * purpose that nothing uses; 3 once stood for advertising, and an integer never gets a second meaning.
 */
export const LEVELS = { necessary: 0, audience: 1, tests: 2 } as const;
export type Purpose = keyof typeof LEVELS;
export const PURPOSES = Object.keys(LEVELS) as Purpose[];

/** Needs no consent; applies to every visitor who has not chosen, whether the domain asks (`cnil`) or not. */
export const NECESSARY_ONLY: readonly number[] = [LEVELS.necessary];

/** Up to sixteen levels of two digits: no visitor's choice is longer. */
const CHOICE = /^\d{1,2}(?:,\d{1,2}){0,15}$/;
const COOKIES = new RegExp(`(?:^|;)\\s*${PRIVACY_COOKIE}=([^;]*)`, "g");

/**
 * The levels a visitor chose, from a `Cookie` header or `document.cookie`. Null when they have not chosen: no cookie,
 * one that is not a list of integers, or two different ones. Levels without a meaning are returned too, and have no
 * effect.
 */
export function readConsent(cookies: string | undefined): readonly number[] | null {
  const values = new Set([...(cookies ?? "").matchAll(COOKIES)].map(([, value = ""]) => value.replace(/%2C/gi, ",")));
  const [value = ""] = values;
  return values.size === 1 && CHOICE.test(value) ? value.split(",").map(Number) : null;
}

/** Value of the cookie, which always includes the necessary level. */
export function privacyValue(levels: readonly number[]): string {
  return [...new Set([LEVELS.necessary, ...levels])].sort((a, b) => a - b).join(",");
}

/** The levels of the purposes that a form names; unknown names are ignored. */
export function levelsOf(purposes: readonly unknown[]): number[] {
  return PURPOSES.filter((purpose) => purposes.includes(purpose)).map((purpose) => LEVELS[purpose]);
}

export const ALL_LEVELS: readonly number[] = Object.values(LEVELS);

/** Whether the visitor agreed to anything that is measured in the browser. */
export function isAnythingAllowed(levels: readonly number[] | null): boolean {
  return levels !== null && levels.some((level) => level !== LEVELS.necessary && ALL_LEVELS.includes(level));
}

/** Entry of local storage that needs consent to audience measurement: the last state of the cart. */
export const MEASURED_CART = "measured-cart";

/**
 * Cookies that need a level, by the start of their names. They are removed when a visitor withdraws the level. Add the
 * cookies of any further script that is configured.
 */
const COOKIES_OF: Readonly<Record<number, readonly string[]>> = {
  [LEVELS.audience]: ["_ga", "_gid"],
  [LEVELS.tests]: ["ab-", "variant"],
};

/** Names of existing cookies that need a level the visitor does not (or no longer) agree to. */
export function cookiesToRemove(names: readonly string[], levels: readonly number[]): string[] {
  const refused = Object.entries(COOKIES_OF).flatMap(([level, starts]) =>
    levels.includes(Number(level)) ? [] : starts,
  );
  return names.filter((name) => refused.some((start) => name.startsWith(start)));
}
