import { hash } from "node:crypto";
import type { Tokens } from "#app/models/customer.ts";
import { OWNER_FIELD } from "#app/models/form-problem.ts";
import { sessionSubject } from "#app/models/session-rules.ts";
import type { RequestContext } from "../context.server";

/**
 * Which customer a form was rendered for. A page may stay open while its customer signs out, or another one signs in in
 * another tab; its form is then sent with the other session. So each form of account and checkout contains the mark of
 * its customer (`OwnerField`), as does the form for a reservation in a store.
 */

const MARK = /^[\w-]{16}$/;

/**
 * A customer's mark, the beginning of a hash of their id, also if the session has expired. Null for a visitor, and for
 * tokens that do not name a customer.
 */
export function ownerMark(tokens: Tokens | null, idToken?: string): string | null {
  const customer = tokens && sessionSubject(tokens, idToken);
  if (customer === null) return null;
  return hash("sha256", customer, "base64url").slice(0, 16);
}

/** The mark of the customer that the form was rendered for; null if it has none. */
export function ownerOfForm(form: FormData): string | null {
  const mark = form.get(OWNER_FIELD);
  return typeof mark === "string" && MARK.test(mark) ? mark : null;
}

/** Whether the form was rendered for another customer than the one who is signed in now. */
export function isOthersForm({ session }: RequestContext, form: FormData): boolean {
  const owner = ownerOfForm(form);
  return owner !== null && owner !== ownerMark(session.tokens);
}
