import { serverText } from "#app/i18n/i18n.server.ts";
import { MAX_PLACE, readPosition } from "#app/models/place-search.ts";
import { isPlaceMethod, type PlaceMethod, type ShippingMethod } from "#app/models/shipping.ts";
import { oneLine } from "#app/models/text.ts";
import { funnelPath } from "#app/paths.ts";
import type { RequestContext } from "../context.server";
import { formText } from "../http/form-problem.server";
import { keepDraft } from "../session/form-draft.server";
import { emptySearch } from "./delivery-place.server";
import { stepProblem, type StepProblem } from "./save-problem.server";

/** The step's form sent as a search: keeps what was typed and redirects to the list (303). Works without scripts. */

/**
 * `findPlaces:PR` searches by the text in its field, `near:PR` around a position, `more:PR` lists more. The enter key
 * sends `enter`.
 */
const SEARCH = /^(findPlaces|near|more):(\w{2})$/;

/** Intent of a form that a search has saved. */
const SAVED_BY_SEARCH = "findPlaces";

/** Whether a saved form was saved by a search, and not because the shopper was interrupted, also in a search. */
export function isSearch(intent: string | undefined): boolean {
  return intent === SAVED_BY_SEARCH;
}

/** Fields that the shopper did not fill in. */
const NOT_TYPED = ["seen", "intent"];

/**
 * Saves the form for the page that follows.
 * @param more fields to add, such as a refused place
 */
export function keepSearch(context: RequestContext, form: FormData, more: Record<string, string> = {}): void {
  const typed = new FormData();
  for (const [name, value] of form) if (!NOT_TYPED.includes(name) && value !== "") typed.append(name, value);
  for (const [name, value] of Object.entries(more)) typed.set(name, value);
  typed.set("intent", SAVED_BY_SEARCH);
  keepDraft(context, "delivery", typed);
}

/**
 * Handles the form if it is a search: gives the path of the list, or the form's mistakes. Null when it is not a search.
 * The path holds the search text, never the shopper's position.
 */
export async function findPlacesAgain(
  context: RequestContext,
  request: Request,
  { form, offered }: { form: FormData; offered: readonly ShippingMethod[] },
): Promise<{ to: string } | StepProblem | null> {
  const asked = searchIn(form);
  if (!asked || !offered.some(({ key }) => key === asked.method)) return null;
  const { method, what } = asked;
  const fieldId = `place-${method}`;
  form.set("method", method);
  if (what === "near" && !readPosition(form.get(`lat-${method}`), form.get(`lon-${method}`))) {
    const t = await serverText(context.language, "placeSearch");
    return stepProblem(context, "delivery", { form, fields: [{ fieldId, text: t("nearDenied") }] });
  }
  const text = textOf(form, fieldId);
  const before = new URL(request.url).searchParams;
  const isNear = what === "near" || (what === "more" && before.has("near"));
  if (!isNear && text === "") {
    return stepProblem(context, "delivery", { form, fields: [{ fieldId, text: await emptySearch(context) }] });
  }
  if (isNear) form.delete(fieldId);
  keepSearch(context, form);
  const shown = textOf(form, `more-${method}`);
  const query = new URLSearchParams({
    method,
    ...(isNear ? { near: "1" } : { place: text }),
    ...(what === "more" && /^\d{2}$/.test(shown) && { show: shown }),
    // Keeps the way back to the overview.
    ...(before.has("from") && { from: before.get("from") ?? "" }),
  });
  return { to: `${funnelPath(context, "delivery")}?${query}` };
}

function textOf(form: FormData, name: string): string {
  return oneLine(formText(form, name)).slice(0, MAX_PLACE);
}

function searchIn(form: FormData): { method: PlaceMethod; what: string } | null {
  const intent = form.get("intent");
  if (typeof intent !== "string") return null;
  const [, what = "", key = ""] = SEARCH.exec(intent) ?? [];
  if (isPlaceMethod(key)) return { method: key, what };
  const method = form.get("method");
  if (intent !== "enter" || typeof method !== "string" || !isPlaceMethod(method)) return null;
  // Text that differs from the list's was most likely typed just before enter, so enter means a search.
  const hasChanged = textOf(form, `place-${method}`) !== textOf(form, `searched-${method}`);
  return hasChanged ? { method, what: "findPlaces" } : null;
}
