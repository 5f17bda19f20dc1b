import type { RequestContext } from "../context.server";
import { typedValues } from "../http/form-problem.server";
import { ownerMark, ownerOfForm } from "./form-owner.server";
import type { Session } from "./session.server";

/**
 * Input of a form that could not be processed because the session had expired, the customer had signed out in another
 * tab, or a service was unavailable (D3). It is sealed in a cookie for some minutes (`SEALED_COOKIES.draft`), and put
 * back into the form when the same customer opens it again. An address is saved right after signing in
 * (`finish-address.server.ts`).
 */

/** Fits into one sealed cookie with the draft's other fields. */
const MAX_BYTES = 2_000;

/** Runs an action, and keeps the form if it ends in a redirect to sign-in or in a 503. Never use it for a payment. */
export async function keepingDraft<T>(
  context: RequestContext,
  page: string,
  form: FormData,
  run: () => Promise<T>,
): Promise<T> {
  const { tokens } = context.session;
  const owner = ownerOfForm(form) ?? currentOwner(context.session) ?? undefined;
  try {
    return await run();
  } catch (thrown) {
    if (isInterruption(thrown) && (owner !== undefined || !tokens)) {
      keep(context, page, { form, owner, isDue: thrown.status === SIGN_IN });
    }
    throw thrown;
  }
}

/**
 * Runs the action of a form that does not come back as it was filled in. If it ends in a redirect to sign-in, the
 * shopper is told afterwards that it was not processed: the page alone, with an empty form, does not say so.
 */
export async function tellingNotSent<T>(context: RequestContext, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (thrown) {
    if (isInterruption(thrown) && thrown.status === SIGN_IN) flashNotSent(context);
    throw thrown;
  }
}

/** The same for an action that handles the interruption itself. */
export function flashNotSent({ session }: RequestContext): void {
  session.flash({ kind: "info", key: "form.signInFirst" });
}

/** What this customer typed into the page's form before the interruption, or null. */
export function findDraft(context: RequestContext, page: string): Record<string, string> | null {
  const { draft, tokens } = context.session;
  const isTheirs = draft?.owner === undefined ? tokens !== null : draft.owner === currentOwner(context.session);
  return draft?.page === page && isTheirs ? draft.values : null;
}

/** Removes the page's draft once its form was processed; the draft of another page stays. */
export function dropDraft({ session }: RequestContext, page: string): void {
  if (session.draft?.page === page) session.draft = null;
}

/** Keeps the form for an action that handles the interruption itself, also if it ended the session. */
export function keepDraft(context: RequestContext, page: string, form: FormData): void {
  const owner = currentOwner(context.session);
  if (owner) keep(context, page, { form, owner });
}

/** The customer who is signed in or, if the session has ended, who was last. */
function currentOwner({ tokens, customer }: Session) {
  return ownerMark(tokens) ?? customer;
}

function keep(
  { session }: RequestContext,
  page: string,
  { form, owner, isDue = false }: { form: FormData; owner: string | undefined; isDue?: boolean },
): void {
  const values = typedValues(form);
  if (Buffer.byteLength(JSON.stringify(values)) > MAX_BYTES) return;
  session.draft = { page, ...(owner !== undefined && { owner }), values, ...(isDue && { isDue }) };
}

/** Status of redirects to the sign-in (D3). */
const SIGN_IN = 301;

/** Only a redirect to sign-in or a 503; after other redirects and errors the form is not kept. */
function isInterruption(thrown: unknown): thrown is Response {
  return thrown instanceof Response && (thrown.status === SIGN_IN || thrown.status === 503);
}
