import { HONEYPOT } from "~/models/honeypot";

/**
 * A field that nobody sees, reads out, reaches or has filled in for them. Programs that fill whatever the page's text has
 * give themselves away by it (bff/http/programs): no wall, and nothing to solve for people.
 */
export function Honeypot() {
  return <input type="text" name={HONEYPOT} hidden tabIndex={-1} autoComplete="off" defaultValue="" />;
}
