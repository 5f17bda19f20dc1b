/**
 * What a visitor agreed to (TRK-03, TRK-07). The cookie `privacy` holds it as comma-separated integers, `0,1,2`; scripts
 * may read it (C9). The browser's measuring script uses these rules too.
 */

export const PRIVACY_COOKIE = "privacy";
/** Six months, in seconds. */
export const PRIVACY_SECONDS = 180 * 86_400;

/**
 * Purposes by the integer that stands for them. 2 is the specification's (C9), the others are ours. Nothing is asked for that
 * nothing uses; 3 stood for advertising once, and an integer is never given a second meaning.
 */
export const LEVELS = { necessary: 0, audience: 1, tests: 2 } as const;
export type Purpose = keyof typeof LEVELS;
export const PURPOSES = Object.keys(LEVELS) as Purpose[];

/** What needs no consent: what applies to whoever has not chosen, whether the domain asks (`cnil`) or not. */
export const NECESSARY_ONLY: readonly number[] = [LEVELS.necessary];

/** Up to sixteen levels of two digits: a longer list is nobody's choice. */
const CHOICE = /^\d{1,2}(?:,\d{1,2}){0,15}$/;
const COOKIES = new RegExp(`(?:^|;)\\s*${PRIVACY_COOKIE}=([^;]*)`, "g");

/**
 * The levels a visitor chose, from a `Cookie` header or `document.cookie`. Null where they have not chosen: no cookie, one
 * that is no list of integers, or two that say different things. Levels that mean nothing (any more) are read and play no part.
 */
export function readConsent(cookies: string | undefined): readonly number[] | null {
  const values = new Set([...(cookies ?? "").matchAll(COOKIES)].map(([, value = ""]) => value.replace(/%2C/gi, ",")));
  const [value = ""] = values;
  return values.size === 1 && CHOICE.test(value) ? value.split(",").map(Number) : null;
}

/** Value of the cookie: what is necessary is always part of it. */
export function privacyValue(levels: readonly number[]): string {
  return [...new Set([LEVELS.necessary, ...levels])].sort((a, b) => a - b).join(",");
}

/** The levels of purposes, as a form names them; what it does not know plays no part. */
export function levelsOf(purposes: readonly unknown[]): number[] {
  return PURPOSES.filter((purpose) => purposes.includes(purpose)).map((purpose) => LEVELS[purpose]);
}

export const ALL_LEVELS: readonly number[] = Object.values(LEVELS);

/** Whether somebody agreed to anything that is measured in their browser. */
export function isAnythingAllowed(levels: readonly number[] | null): boolean {
  return levels !== null && levels.some((level) => level !== LEVELS.necessary && ALL_LEVELS.includes(level));
}

/** Entry of local storage that needs consent to audience measurement: the cart as it was seen last. */
export const MEASURED_CART = "measured-cart";

/**
 * Cookies that need a level, by the beginnings of their names. Whoever takes a level back has them removed. A script that
 * is configured and sets others has to be added here.
 */
const COOKIES_OF: Readonly<Record<number, readonly string[]>> = {
  [LEVELS.audience]: ["_ga", "_gid"],
  [LEVELS.tests]: ["ab-", "variant"],
};

/** Names of cookies that are there and need a level that is not (any more) agreed to. */
export function cookiesToRemove(names: readonly string[], levels: readonly number[]): string[] {
  const refused = Object.entries(COOKIES_OF).flatMap(([level, starts]) =>
    levels.includes(Number(level)) ? [] : starts,
  );
  return names.filter((name) => refused.some((start) => name.startsWith(start)));
}
