import { serverText } from "#app/i18n/i18n.server.ts";
import { isUndoOpen } from "#app/models/cart-rules.ts";
import { paths } from "#app/paths.ts";
import type { DeliveryAddress } from "#app/models/address.ts";
import type { RequestContext } from "../context.server";
import { foundByPress } from "../session/undo-offer.server";
import type { FormAnswer } from "./account-form.server";
import {
  addDeliveryAddress,
  changeDeliveryAddress,
  keptDeliveryAddresses,
  removeDeliveryAddress,
  sameDeliveryAddress,
} from "./addresses.server";

/**
 * Handles the buttons of the address book: `intent=delete`, `favourite` or `undo`, with an `id`. An id that is not this
 * customer's changes nothing and shows no message (ACC-04). The redirect keeps the search words in the list's address.
 */
export async function changeAddressBook(context: RequestContext, form: FormData): Promise<FormAnswer> {
  const to = listAddress(context);
  const sent = form.get("id");
  const id = typeof sent === "string" ? sent : "";
  if (form.get("intent") === "undo") return undoDelete(context, id, to);
  const all = await keptDeliveryAddresses(context);
  const position = all.findIndex((address) => address.id === id);
  const known = all[position];
  if (form.get("intent") === "favourite" && known) await changeDeliveryAddress(context, { ...known, favorite: true });
  if (form.get("intent") === "delete") await deleteAddress(context, id, known ? { position, known } : null);
  return { to };
}

async function deleteAddress(
  context: RequestContext,
  id: string,
  now: { position: number; known: DeliveryAddress } | null,
): Promise<void> {
  const { session } = context;
  const found = await foundByPress(context, ["delete address", session.sessionIds, id], now);
  if (!found) return;
  await removeDeliveryAddress(context, id);
  const { id: _id, ...address } = found.known;
  session.undo.address = { id, deletedAt: Date.now(), position: found.position, address };
}

function listAddress({ prefix, url }: RequestContext): string {
  const list = paths.account(prefix, "settings/delivery-addresses");
  const query = url.searchParams.get("q")?.trim();
  return query ? `${list}?${new URLSearchParams({ q: query })}` : list;
}

/**
 * Restores a deleted address at its former position, once and within 60 seconds (D7). It is the favourite again if it
 * was.
 */
async function undoDelete(context: RequestContext, id: string, to: string): Promise<FormAnswer> {
  const { undo } = context.session;
  const { address: deleted } = undo;
  const restored: FormAnswer = { to, flash: { kind: "success", key: "account.addressRestored" } };
  if (deleted?.id !== id || !isUndoOpen(deleted.deletedAt, Date.now())) {
    if (undo.isDone(`address ${id}`)) return restored;
    const t = await serverText(context.language, "settings");
    return { notice: t("addresses.undoError"), status: 409 };
  }
  const { address, position, deletedAt } = deleted;
  // Two presses at once send the same cookie: only one of them restores the address.
  await context.shop.dedupe(`restore address ${id} ${deletedAt}`, async () => {
    // An earlier press may have restored it without getting the gateway's answer.
    if (sameDeliveryAddress(await keptDeliveryAddresses(context), address)) return;
    await addDeliveryAddress(context, { ...address, position });
  });
  undo.address = null;
  undo.markDone(`address ${id}`, deletedAt);
  return restored;
}
