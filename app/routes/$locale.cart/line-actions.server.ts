import { data, redirect } from "@remix-run/node";
import { returnPath } from "#app/bff/session/return-path.server.ts";
import type { WishProblem } from "#app/bff/account/wishlist.server.ts";
import { findCart } from "#app/bff/cart/cart.server.ts";
import {
  moveBackToCart,
  removeSavedForLater,
  saveForLater,
  undoRemoveSaved,
} from "#app/bff/cart/saved-for-later.server.ts";
import {
  addProduct,
  deleteLine,
  LineChangedError,
  lineOfSku,
  setQuantity,
  undoDelete,
  refreshStock,
} from "#app/bff/cart/lines.server.ts";
import { seenLine, seenQuantity, flashDearer } from "#app/bff/cart/seen.server.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { formText } from "#app/bff/http/form-problem.server.ts";
import type { GatewayError } from "#app/bff/gateway/errors.server.ts";
import { nameWithSize } from "#app/models/cart-lines.ts";
import { quantityFromForm } from "#app/models/quantity.ts";
import { SAVED_FOR_LATER } from "./below/saved-for-later";
import { type Answer, type Changed, failure, type Redirect, refuse, type Refusal, toCart } from "./refusal.server";
import { soldOutRefusal } from "./sold-out.server";
import { isGoodsId } from "#app/models/goods-id.ts";

/** Id of a line's quantity field. */
const quantityField = (lineId: string) => `quantity-${lineId}`;

export async function add(context: RequestContext, form: FormData): Answer {
  const sku = formText(form, "sku");
  const back = returnPath(form.get("returnTo"));
  // Without a size, redirect to the product, which shows the error beside its sizes.
  if (!sku && back) return redirect(withQuery(back, "error", "size"), 303);
  if (!isGoodsId(sku)) return refuse(context, form, { status: 404, key: "error.unknown" });
  const { name, isTold } = await addSku(context, form);
  if (!isTold) context.session.flash({ kind: "success", key: "cart.added", values: { name } });
  return toCart(context);
}

/**
 * Adds one piece to the cart; returns the product's name, and whether a message on the next page says that it is in the
 * cart. Throws as the gateway does.
 */
export async function addSku(context: RequestContext, form: FormData): Promise<{ name: string; isTold: boolean }> {
  const sku = formText(form, "sku");
  const cart = await addProduct(context, sku);
  context.shop.tracking.countAdd({ prefix: context.prefix, pathname: context.url.pathname });
  return { name: lineOfSku(cart, sku)?.name ?? "", isTold: flashDearer(context, cart, form) };
}

/** A script that sends `stay` may have several requests under way, of which each loads the page again by itself. */
export async function changeQuantity(context: RequestContext, form: FormData): Promise<Awaited<Answer> | Changed> {
  const lineId = formText(form, "lineId");
  const result = quantityFromForm(formText(form, "quantity"));
  if ("error" in result) {
    return refuse(context, form, { status: 400, fieldId: quantityField(lineId), key: `error.${result.error}` });
  }
  try {
    await setQuantity(context, lineId, result.quantity, seenQuantity(context, form));
  } catch (error) {
    if (!(error instanceof LineChangedError)) throw error;
    return lineChanged(context, form, { line: error.line, quantity: result.quantity });
  }
  return form.has("stay") ? data(null) : toCart(context);
}

interface LineChange {
  line: LineChangedError["line"];
  quantity: number;
}

/** The line has changed since the shopper saw it: reports that, and asks what to do where there is a choice. */
async function lineChanged(context: RequestContext, form: FormData, { line, quantity }: LineChange): Answer {
  if (!line) return refuse(context, form, { status: 409, key: "error.lineGone" });
  const { lineId, name, quantity: now } = line;
  return refuse(context, form, {
    status: 409,
    key: "error.lineChanged",
    values: { name, now, quantity },
    question: { lineId, quantity },
  });
}

export async function remove(context: RequestContext, form: FormData): Promise<Redirect> {
  await deleteLine(context, formText(form, "lineId"), seenLine(form));
  return toCart(context);
}

export async function undo(context: RequestContext, form: FormData): Answer {
  if (await undoDelete(context, formText(form, "undoId"))) return toCart(context);
  return refuse(context, form, { status: 409, key: "error.undo" });
}

const NOT_WISHED: Readonly<Record<WishProblem, Refusal>> = {
  full: { status: 422, key: "error.wishlistFull" },
  unavailable: { status: 503, key: "error.wishlist" },
};

/** Moves a line to the wishlist. When the wishlist is full or unavailable, the line stays. */
export async function moveToLater(context: RequestContext, form: FormData): Answer {
  if (!context.site.params.wishlist) return refuse(context, form, { status: 404, key: "error.extra" });
  const saved = await saveForLater(context, formText(form, "lineId"));
  if (saved && "problem" in saved) return refuse(context, form, NOT_WISHED[saved.problem]);
  if (saved) context.session.flash({ kind: "success", key: "cart.later", values: saved });
  return toCart(context);
}

export async function moveBack(context: RequestContext, form: FormData): Answer {
  const sku = formText(form, "sku");
  const cart = await moveBackToCart(context, sku);
  if (!cart) return refuse(context, form, { status: 404, key: "error.unknown" });
  const name = lineOfSku(cart, sku)?.name ?? "";
  if (!flashDearer(context, cart, form))
    context.session.flash({ kind: "success", key: "cart.added", values: { name } });
  return toCart(context);
}

export async function dropSaved(context: RequestContext, form: FormData): Promise<Redirect> {
  await removeSavedForLater(context, formText(form, "sku"));
  return toCart(context, SAVED_FOR_LATER);
}

export async function restoreSaved(context: RequestContext, form: FormData): Answer {
  if (await undoRemoveSaved(context, formText(form, "undoId"))) return toCart(context, SAVED_FOR_LATER);
  return refuse(context, form, { status: 409, key: "error.undo" });
}

/** Reduces the cart to what is in stock. */
export async function adjust(context: RequestContext): Promise<Redirect> {
  const names = (await refreshStock(context)).map(nameWithSize).join(", ");
  if (names) context.session.flash({ kind: "info", key: "cart.adjusted", values: { names } });
  return toCart(context);
}

/** Why a change of a line was refused: a limit is reached, so many are left, or none. */
export async function lineFailure(context: RequestContext, form: FormData, error: unknown): Answer {
  return failure(context, form, error, ({ status, code }: GatewayError) => {
    if (status === 404) return { status, key: "error.unknown" };
    if (code === "TOO_MANY_LINES") return { status: 422, key: "error.tooManyLines" };
    return quantityRefusal(context, form, code);
  });
}

async function quantityRefusal(context: RequestContext, form: FormData, code: string): Promise<Refusal> {
  const cart = await findCart(context);
  const lineId = formText(form, "lineId");
  const named = cart?.lineItems.find((item) => item.lineId === lineId);
  const line = named ?? (cart ? lineOfSku(cart, formText(form, "sku")) : undefined);
  if (line && code === "QUANTITY_ABOVE_MAXIMUM") {
    return { status: 422, fieldId: quantityField(line.lineId), key: "error.tooLarge" };
  }
  if (!line || line.availableQuantity === 0) return soldOutRefusal(context, form, line);
  const values = { count: line.availableQuantity };
  return { status: 422, fieldId: quantityField(line.lineId), key: "error.stock", values };
}

function withQuery(path: string, name: string, value: string): string {
  const url = new URL(path, "http://shop.invalid");
  url.searchParams.set(name, value);
  return url.pathname + url.search;
}
