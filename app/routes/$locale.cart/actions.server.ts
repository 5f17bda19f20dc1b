import { data, redirect } from "@remix-run/node";
import { isUnavailable, noteUnavailable } from "~/bff/access/unavailable.server";
import { returnPath } from "~/bff/auth/return-path.server";
import { CartConflictError, findCart } from "~/bff/cart/cart.server";
import { addProduct, deleteLine, LineChangedError, setQuantity, undoDelete } from "~/bff/cart/lines.server";
import { seenLine, seenQuantity } from "~/bff/cart/seen.server";
import type { RequestContext } from "~/bff/context.server";
import { GatewayError, NoCartError } from "~/bff/gateway/errors.server";
import { serverText } from "~/i18n/i18n.server";
import type { Key } from "~/i18n/namespaces";
import { quantityFromForm } from "~/models/quantity";
import { paths } from "~/paths";
import { PRESSED_QUANTITY, submittedQuantity } from "~/ui/stepper/stepper-fields";

/** What was wrong with a cart form, for the page that answers it. Nothing was changed and nothing is lost. */
export interface CartProblem {
  key: Extract<Key<"cart">, `error.${string}`>;
  values?: Record<string, number | string>;
  /** The line whose field it belongs to, and what was typed there. */
  lineId?: string;
  typed?: string;
  /** The line changed since the shopper saw it: what was wanted of it, to be said once more. */
  question?: { lineId: string; quantity: number };
}

const SKU = /^\d{6,20}$/;

type Failure = ReturnType<typeof problem>;
// Not Response: the page would take what useActionData gives for any.
type Redirect = ReturnType<typeof redirect>;

/** One form, one intent: add, quantity, delete, undo. Success answers 303 to a page that can be reloaded. */
export async function handleCartForm(context: RequestContext, form: FormData): Promise<Redirect | Failure> {
  const intents: Record<string, () => Promise<Redirect | Failure>> = {
    add: () => add(context, form),
    quantity: () => changeQuantity(context, form),
    delete: () => remove(context, form),
    undo: () => undo(context, text(form, "undoId")),
  };
  const intent = text(form, "intent");
  const handler = Object.hasOwn(intents, intent) ? intents[intent] : undefined;
  if (!handler) return problem(400, { key: "error.intent" });
  try {
    return await handler();
  } catch (error) {
    return failure(context, form, error);
  }
}

/** The same for a script that stays on its page: the product's name, or what to say instead, in the page's language. */
export async function addInPlace(context: RequestContext, form: FormData) {
  const sku = text(form, "sku");
  const name = SKU.test(sku)
    ? await addSku(context, sku).catch((error: unknown) => failure(context, form, error))
    : null;
  if (typeof name === "string") return data({ added: name, problem: null });
  const { init, data: found } = name ?? problem(404, { key: "error.unknown" });
  const t = await serverText(context.language, "cart");
  return data({ added: null, problem: t(found.key, found.values) }, init ?? undefined);
}

async function add(context: RequestContext, form: FormData): Promise<Redirect | Failure> {
  const sku = text(form, "sku");
  const back = returnPath(form.get("returnTo"));
  // No size was chosen: back to the product, which says so beside its sizes.
  if (!sku && back) return redirect(withQuery(back, "error", "size"), 303);
  if (!SKU.test(sku)) return problem(404, { key: "error.unknown" });
  const name = await addSku(context, sku);
  context.session.flash({ kind: "success", key: "cart.added", values: { name } });
  return toCart(context);
}

/** Puts one piece into the cart; gives the product's name. Throws as the gateway does. */
async function addSku(context: RequestContext, sku: string): Promise<string> {
  const cart = await addProduct(context, sku);
  return cart.lineItems.find((line) => line.sku === sku)?.name ?? "";
}

async function changeQuantity(context: RequestContext, form: FormData): Promise<Redirect | Failure> {
  const lineId = text(form, "lineId");
  const typed = submittedQuantity(form) ?? "";
  // The minus of a single piece takes the line out; a typed 0 is asked back, since it may be a slip.
  if (form.get(PRESSED_QUANTITY) === "0") return remove(context, form);
  const result = quantityFromForm(typed);
  if ("error" in result) return problem(400, { key: `error.${result.error}`, lineId, typed });
  try {
    await setQuantity(context, lineId, result.quantity, seenQuantity(context, form));
  } catch (error) {
    if (!(error instanceof LineChangedError)) throw error;
    return lineChanged(error, result.quantity);
  }
  return toCart(context);
}

function lineChanged({ line }: LineChangedError, quantity: number): Failure {
  if (!line) return problem(409, { key: "error.lineGone" });
  const { lineId, name } = line;
  return problem(409, {
    key: "error.lineChanged",
    values: { name, now: line.quantity, quantity },
    question: { lineId, quantity },
  });
}

async function remove(context: RequestContext, form: FormData): Promise<Redirect> {
  await deleteLine(context, text(form, "lineId"), seenLine(form));
  return toCart(context);
}

async function undo(context: RequestContext, undoId: string): Promise<Redirect | Failure> {
  const isUndone = await undoDelete(context, undoId);
  return isUndone ? toCart(context) : problem(409, { key: "error.undo" });
}

/** Says in the shopper's words why the gateway refused. */
async function failure(context: RequestContext, form: FormData, error: unknown): Promise<Failure> {
  if (error instanceof NoCartError) return problem(409, { key: "error.noCart" });
  if (error instanceof CartConflictError) return problem(409, { key: "error.conflict" });
  if (isUnavailable(error)) {
    noteUnavailable(context, error);
    return problem(503, { key: "error.unavailable", ...typedQuantity(form) });
  }
  if (!(error instanceof GatewayError)) throw error;
  context.shop.log.warn(
    { requestId: context.requestId, call: error.call, code: error.code },
    "a cart change was refused",
  );
  if (error.status === 404) return problem(404, { key: "error.unknown" });
  if ([400, 409, 412, 422].includes(error.status)) return problem(422, await stockProblem(context, form));
  throw error;
}

/** How many are left of what was asked for; without a line of it in the cart it is simply sold out. */
async function stockProblem(context: RequestContext, form: FormData): Promise<CartProblem> {
  const cart = await findCart(context);
  const [lineId, sku] = [text(form, "lineId"), text(form, "sku")];
  const line = cart?.lineItems.find((item) => item.lineId === lineId || item.sku === sku);
  if (!line) return { key: "error.soldOut" };
  const typed = submittedQuantity(form) ?? undefined;
  return { key: "error.stock", values: { count: line.availableQuantity }, lineId: line.lineId, typed };
}

/** What was typed stays in its field. */
function typedQuantity(form: FormData): Pick<CartProblem, "lineId" | "typed"> {
  const typed = submittedQuantity(form);
  return typed === null ? {} : { lineId: text(form, "lineId"), typed };
}

function problem(status: number, value: CartProblem) {
  return data(value, { status });
}

function toCart({ prefix }: RequestContext): Redirect {
  return redirect(paths.cart(prefix), 303);
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}

function withQuery(path: string, name: string, value: string): string {
  const url = new URL(path, "http://shop.invalid");
  url.searchParams.set(name, value);
  return url.pathname + url.search;
}
