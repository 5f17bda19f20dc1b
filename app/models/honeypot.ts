/** Name of a form field that people do not see: only bots fill it in. */
export const HONEYPOT = "website";
