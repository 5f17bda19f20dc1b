import type { RequestContext } from "../context.server";
import { typedValues } from "../http/form-problem.server";
import { ownerMark, ownerOfForm } from "./form-owner.server";

/**
 * What was typed into a form that could not be taken because the session had ended, the customer had signed out in another tab, or a
 * service was ill (D3): sealed in the browser's own cookie for 15 minutes, and put back into the form when the same customer sees it again.
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
  const owner = ownerOfForm(form) ?? ownerMark(context.session.tokens);
  try {
    return await run();
  } catch (thrown) {
    if (owner && isInterruption(thrown)) keepDraft(context, page, { owner, form });
    throw thrown;
  }
}

/** What this customer typed into the page's form before it was interrupted, or null. */
export function findDraft(context: RequestContext, page: string): Record<string, string> | null {
  const { draft, tokens } = context.session;
  return draft && draft.page === page && draft.owner === ownerMark(tokens) ? draft.values : null;
}

/** Forgets the page's draft once its form was taken; another page's stays. */
export function dropDraft({ session }: RequestContext, page: string): void {
  if (session.draft?.page === page) session.draft = null;
}

/** Keeps the form by hand, where the action itself answers the interruption. */
export function keepDraft(
  context: RequestContext,
  page: string,
  { form, owner = ownerMark(context.session.tokens) }: { form: FormData; owner?: string | null },
): void {
  const values = typedValues(form);
  if (owner && Buffer.byteLength(JSON.stringify(values)) <= MAX_BYTES) context.session.draft = { page, owner, values };
}

/** Sign-in or 503; other redirects and errors are answers. */
function isInterruption(thrown: unknown): boolean {
  return thrown instanceof Response && (thrown.status === 301 || thrown.status === 503);
}
