/** Name of the field of forms that nobody sees: it is there for programs, which like to have one. */
export const HONEYPOT = "website";
