import { HONEYPOT } from "#app/models/honeypot.ts";

/**
 * A hidden field that people neither see, hear, reach nor have filled in by the browser. A program that fills every
 * field of the HTML gives itself away (bff/http/programs). It blocks nobody else and asks nothing of people.
 */
export function Honeypot() {
  return <input type="text" name={HONEYPOT} hidden tabIndex={-1} autoComplete="off" defaultValue="" />;
}
