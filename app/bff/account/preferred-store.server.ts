import { serverText } from "#app/i18n/i18n.server.ts";
import { customerSchema } from "#app/models/customer.ts";
import type { AskedPlace } from "#app/models/place-search.ts";
import type { Store, StoreList } from "#app/models/store.ts";
import { paths } from "#app/paths.ts";
import type { RequestContext } from "../context.server";
import { personalCall } from "../gateway/calls.server";
import { hasStatus } from "../gateway/errors.server";
import { nullIfUnavailable } from "../http/error-responses.server";
import { findStore } from "../stores/locator.server";
import { findPlaces } from "../stores/places.server";
import type { FormAnswer } from "./account-form.server";

/** The shop that a customer calls theirs (ACC-14). */

export interface PreferredStore {
  /** Null while it cannot be read; `gone` when the site has no such shop any more. */
  mine: Store | "none" | "gone" | null;
  /** Null before anything is searched. */
  search: { place: string; /** Null while nobody answers. */ found: StoreList | null } | null;
}

const MOST_FOUND = 20;

/**
 * The customer's shop and the result of a search, loaded in parallel.
 *
 * @param storeId of the customer's account, which may still be loading
 */
export async function loadPreferredStore(
  context: RequestContext,
  { storeId, asked: { place, near } }: { storeId: Promise<string | undefined>; asked: AskedPlace },
): Promise<PreferredStore> {
  const [mine, found] = await Promise.all([
    storeId.then((id) => findMine(context, id)),
    near && findPlaces(context, { kind: "store", near, most: MOST_FOUND }),
  ]);
  return { mine, search: near && { place, found } };
}

async function findMine(context: RequestContext, storeId: string | undefined): Promise<PreferredStore["mine"]> {
  if (!storeId) return "none";
  return nullIfUnavailable(
    context,
    findStore(context, storeId).then((store) => store ?? "gone"),
  );
}

/** Saves the shop of `storeId`; one that this site does not have is refused. */
export async function choosePreferredStore(context: RequestContext, form: FormData): Promise<FormAnswer> {
  const storeId = form.get("storeId");
  if (form.get("intent") !== "choose" || typeof storeId !== "string") return refuse(context);
  if (!(await findStore(context, storeId))) return refuse(context);
  try {
    const json = { preferredStore: storeId };
    await personalCall(context, { method: "PUT", path: "accounts-self/", json, schema: customerSchema });
  } catch (error) {
    if (hasStatus(error, 404, 422)) return refuse(context);
    throw error;
  }
  context.memo.delete("customer");
  return { to: paths.account(context.prefix, "store"), flash: { kind: "success", key: "account.saved" } };
}

async function refuse({ language }: RequestContext): Promise<FormAnswer> {
  const t = await serverText(language, "preferences");
  return { notice: t("store.error.unknown"), status: 422 };
}
