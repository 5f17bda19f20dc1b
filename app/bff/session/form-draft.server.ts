import type { RequestContext } from "../context.server";
import { typedValues } from "../http/form-problem.server";
import { ownerMark, ownerOfForm } from "./form-owner.server";

/**
 * What was typed into a form that could not be taken because the session had ended, the customer had signed out in
 * another tab, or a service was unavailable (D3): sealed in the browser's own cookie for 15 minutes, and put back into
 * the form when the same customer sees it again. An address is saved after signing in (`finish-address.server.ts`).
 */

/** Sealed with the rest into one cookie of limited size. */
const MAX_BYTES = 2_000;

/** Runs an action; keeps the form when it ends in a sign-in or in a service's silence. Never used for a payment. */
export async function keepingDraft<T>(
  context: RequestContext,
  page: string,
  form: FormData,
  run: () => Promise<T>,
): Promise<T> {
  const { tokens, customer } = context.session;
  const owner = ownerOfForm(form) ?? ownerMark(tokens) ?? customer ?? undefined;
  try {
    return await run();
  } catch (thrown) {
    if (isInterruption(thrown) && (owner !== undefined || !tokens)) {
      keep(context, page, { form, owner, isDue: thrown.status === SIGN_IN });
    }
    throw thrown;
  }
}

/** What this customer typed into the page's form before it was interrupted, or null. */
export function findDraft(context: RequestContext, page: string): Record<string, string> | null {
  const { draft, tokens, customer } = context.session;
  const isTheirs = draft?.owner === undefined ? tokens !== null : draft.owner === (ownerMark(tokens) ?? customer);
  return draft?.page === page && isTheirs ? draft.values : null;
}

/** Forgets the page's draft once its form was taken; another page's stays. */
export function dropDraft({ session }: RequestContext, page: string): void {
  if (session.draft?.page === page) session.draft = null;
}

/** Keeps the form by hand, where the action itself answers the interruption. */
export function keepDraft(context: RequestContext, page: string, form: FormData): void {
  const owner = ownerMark(context.session.tokens);
  if (owner) keep(context, page, { form, owner });
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

/** Status of the way to a sign-in (D3). */
const SIGN_IN = 301;

/** Sign-in or 503; other redirects and errors are answers. */
function isInterruption(thrown: unknown): thrown is Response {
  return thrown instanceof Response && (thrown.status === SIGN_IN || thrown.status === 503);
}
