import { z } from "zod";
import { findTestCard, type TestCard } from "./test-cards";
import type { PayTexts } from "./payment-words";

/** What the shopper typed. It is read, never kept: not in a table, not in a log. */
export interface CardForm {
  number: string;
  expiry: string;
  cvc: string;
}
export type CardErrors = Partial<Record<keyof CardForm, keyof PayTexts["errors"]>>;

const field = z.string().max(100).catch("");
const posted = z.object({ number: field, expiry: field, cvc: field }).catch({ number: "", expiry: "", cvc: "" });

/** Whatever was sent, as text; what is missing or odd is empty. */
export function readCardForm(body: unknown): CardForm {
  return posted.parse(body);
}

/** The test card that was typed, or what is wrong with each field. `now` is milliseconds. */
export function checkCard(form: CardForm, now: number): { card: TestCard } | { errors: CardErrors } {
  const errors: CardErrors = {};
  const card = findTestCard(form.number);
  if (form.number.trim() === "") errors.number = "numberMissing";
  else if (!card) errors.number = "numberUnknown";
  const expiry = expiryError(form.expiry, now);
  if (expiry) errors.expiry = expiry;
  // The page says that any code will do, of any card.
  if (!/^\d{3,4}$/.test(form.cvc.trim())) errors.cvc = "cvcInvalid";
  return card && Object.keys(errors).length === 0 ? { card } : { errors };
}

function expiryError(text: string, now: number): "expiryInvalid" | "expiryPast" | null {
  const match = /^\s*(0?[1-9]|1[0-2])\s*[/.-]?\s*(?:20)?(\d\d)\s*$/.exec(text);
  if (!match) return "expiryInvalid";
  // A card holds until its month is over.
  return Date.UTC(2000 + Number(match[2]), Number(match[1])) <= now ? "expiryPast" : null;
}

/** A date three years from now and a code that fits, so that one click fills the form. */
export function filledForm(card: TestCard, now: number): CardForm {
  const date = new Date(now);
  const month = String(date.getUTCMonth() + 1).padStart(2, "0");
  const year = String((date.getUTCFullYear() + 3) % 100).padStart(2, "0");
  return { number: card.number, expiry: `${month}/${year}`, cvc: card.number.length === 15 ? "7373" : "737" };
}
