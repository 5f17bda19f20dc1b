import { paths } from "#app/paths.ts";
import type { RequestContext } from "../context.server";
import { optional } from "../http/error-responses.server";
import { formOf } from "../http/form-problem.server";
import { findDraft } from "../session/form-draft.server";
import { requireAccount } from "./account-access.server";
import { finishForm, type FormAnswer } from "./account-form.server";
import { BILLING_DRAFT, NEW_ADDRESS_DRAFT, saveBillingForm, saveDeliveryAddress } from "./address-pages.server";

/**
 * Saves the address whose form was sent after the session had ended, once its customer has signed in again (D3). Saves
 * it once, however many requests come back: the response removes the draft, and concurrent requests share one result.
 * Never fails: what cannot be saved is back in its form as it was typed.
 *
 * @param returnTo where the shopper was going
 * @returns the page that a saved form leads to, for a shopper who was going back to the form; null when nothing changes
 */
export async function finishAddress(context: RequestContext, returnTo: string): Promise<string | null> {
  const { shop, prefix } = context;
  const { draft, tokens } = context.session;
  if (!draft?.isDue || !tokens) return null;
  const { page } = draft;
  const save = savingOf(page);
  const values = findDraft(context, page);
  if (!save || !values) return null;
  const form = formOf(values);
  const answer = await optional(context, "an address was not saved after signing in", null, () =>
    shop.dedupe(`address ${page} ${tokens.accessToken}`, async () => {
      await requireAccount(context, "settings");
      return save(context, form);
    }),
  );
  if (!answer || !("to" in answer)) return null;
  finishForm(context, { draft: page, form }, answer);
  return returnTo.startsWith(paths.account(prefix, page)) ? answer.to : null;
}

function savingOf(page: string): ((context: RequestContext, form: FormData) => Promise<FormAnswer>) | null {
  if (page === BILLING_DRAFT) return saveBillingForm;
  if (page === NEW_ADDRESS_DRAFT) return (context, form) => saveDeliveryAddress(context, null, form);
  const [, id] = /^settings\/delivery-addresses\/([^/]+)\/edit$/.exec(page) ?? [];
  return id === undefined ? null : (context, form) => saveDeliveryAddress(context, id, form);
}
