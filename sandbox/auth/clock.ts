import type { Sandbox } from "../service";

/**
 * The provider's library reads the machine's clock; the sandbox's can be moved. Everything that is stored or signed
 * carries the sandbox's time, and is translated by this many seconds on the way in and out of the library. ID tokens
 * alone keep real time: the client checks them at once, by its own clock.
 */
export function clockOffset(sandbox: Sandbox): number {
  return Math.round((sandbox.now() - Date.now()) / 1000);
}

export function nowInSeconds(sandbox: Sandbox): number {
  return Math.floor(sandbox.now() / 1000);
}

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
