import { paths } from "#app/paths.ts";
import type { RequestContext } from "../context.server";
import { optional } from "../http/error-responses.server";
import { formOf } from "../http/form-problem.server";
import { dropDraft, findDraft, keepDraft } from "../session/form-draft.server";
import { requireAccount } from "./account-access.server";
import type { FormAnswer } from "./account-form.server";
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
  const { session, shop, prefix } = context;
  const { draft, tokens } = session;
  if (!draft?.isDue || !tokens) return null;
  const { page } = draft;
  const save = savingOf(page);
  const values = findDraft(context, page);
  if (!save || !values) return null;
  const answer = await optional(context, "an address was not saved after signing in", null, () =>
    shop.dedupe(`address ${page} ${tokens.accessToken}`, async () => {
      await requireAccount(context, "settings");
      return save(context, formOf(values));
    }),
  );
  if (!answer || !("to" in answer)) return null;
  dropDraft(context, page);
  // Only one of concurrent requests runs the saving, which kept the values of a deleted address in its own session.
  if (answer.to === paths.account(prefix, NEW_ADDRESS_DRAFT)) keepDraft(context, NEW_ADDRESS_DRAFT, formOf(values));
  if (answer.flash) session.flash(answer.flash);
  return returnTo.startsWith(paths.account(prefix, page)) ? answer.to : null;
}

function savingOf(page: string): ((context: RequestContext, form: FormData) => Promise<FormAnswer>) | null {
  if (page === BILLING_DRAFT) return saveBillingForm;
  if (page === NEW_ADDRESS_DRAFT) return (context, form) => saveDeliveryAddress(context, null, form);
  const [, id] = /^settings\/delivery-addresses\/([^/]+)\/edit$/.exec(page) ?? [];
  return id === undefined ? null : (context, form) => saveDeliveryAddress(context, id, form);
}
