import { createHash } from "node:crypto";
import type { Tokens } from "~/models/customer";
import { OWNER_FIELD } from "~/models/form-problem";
import { sessionSubject } from "~/models/session-rules";
import type { RequestContext } from "../context.server";

/**
 * Whose page a form stands in. A page stays open while its customer signs out, or another signs in from another tab:
 * its form then comes with their session. Each form of account and checkout says whose it was (`OwnerField`), and so does
 * the one that has a shop put a piece aside.
 */

const MARK = /^[\w-]{16}$/;

/**
 * A customer's mark, expired session or not: the beginning of a hash of their id. Null for a visitor, and for tokens
 * that do not say whose they are.
 */
export function ownerMark(tokens: Tokens | null, idToken?: string): string | null {
  const customer = tokens && sessionSubject(tokens, idToken);
  if (customer === null) return null;
  return createHash("sha256").update(customer).digest("base64url").slice(0, 16);
}

/** Whose the form was when its page was made; null where it does not say. */
export function ownerOfForm(form: FormData): string | null {
  const mark = form.get(OWNER_FIELD);
  return typeof mark === "string" && MARK.test(mark) ? mark : null;
}

/** The form's page was made for another customer than the one who is signed in now. */
export function isOthersForm({ session }: RequestContext, form: FormData): boolean {
  const owner = ownerOfForm(form);
  return owner !== null && owner !== ownerMark(session.tokens);
}
