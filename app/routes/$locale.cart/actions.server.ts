import { data, redirect } from "@remix-run/node";
import { recallCart } from "#app/bff/cart/cart.server.ts";
import { changeUnpaid } from "#app/bff/checkout/change-unpaid.server.ts";
import { startExpress } from "#app/bff/checkout/express.server.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { formText } from "#app/bff/http/form-problem.server.ts";
import { cartText } from "#app/i18n/i18n.server.ts";
import * as extras from "./extra-actions.server";
import * as lines from "./line-actions.server";
import { type Answer, type CartProblem, type Changed, failure, refuse } from "./refusal.server";
import * as sharing from "./share-actions.server";
import { isGoodsId } from "#app/models/goods-id.ts";

type Outcome = Promise<Awaited<Answer> | Changed>;
type Handler = (context: RequestContext, form: FormData) => Outcome;
type FailureHandler = (context: RequestContext, form: FormData, error: unknown) => Answer;

/** Handlers of the cart's forms, by their `intent`. */
const LINES: Readonly<Record<string, Handler>> = {
  add: lines.add,
  quantity: lines.changeQuantity,
  delete: lines.remove,
  undo: lines.undo,
  later: lines.moveToLater,
  back: lines.moveBack,
  drop: lines.dropSaved,
  "undo-drop": lines.restoreSaved,
  adjust: lines.adjust,
  "add-shared": sharing.addShared,
};
const EXTRAS: Readonly<Record<string, Handler>> = {
  "add-code": extras.addCode,
  "remove-code": extras.removeCode,
  offers: extras.chooseOffers,
  "add-gift-card": extras.addGiftCard,
  "remove-gift-card": extras.takeOutGiftCard,
  "add-donation": extras.donate,
  "remove-donation": extras.takeOutDonation,
  "add-card": extras.addCard,
  "remove-card": extras.takeOutCard,
  "undo-extra": extras.putBack,
};
const WHOLE_CART: Readonly<Record<string, Handler>> = {
  share: sharing.share,
  express: async (context, form) => redirect(await startExpress(context, formText(form, "wallet")), 303),
};

/** Intents that also work on a new cart. */
const ADDS = new Set(["add", "back", "add-shared", "add-gift-card", "add-donation", "add-card"]);

/** Each form has one intent. Success answers 303 to a page that can be reloaded. */
export async function handleCartForm(context: RequestContext, form: FormData): Outcome {
  const intent = formText(form, "intent");
  const found =
    handlerOf(LINES, intent, lines.lineFailure) ??
    handlerOf(EXTRAS, intent, extras.extraFailure) ??
    handlerOf(WHOLE_CART, intent, failure);
  if (!found) return refuse(context, form, { status: 400, key: "error.intent" });
  const [handle, fail] = found;
  try {
    // The page shows the customer's cart, also in a browser that has lost its cookie.
    if (!ADDS.has(intent)) await recallCart(context);
    return await changeUnpaid(context, ADDS.has(intent) ? "add" : "other", () => handle(context, form));
  } catch (error) {
    return fail(context, form, error);
  }
}

function handlerOf(
  handlers: Readonly<Record<string, Handler>>,
  intent: string,
  fail: FailureHandler,
): [Handler, FailureHandler] | null {
  const handler = Object.hasOwn(handlers, intent) ? handlers[intent] : undefined;
  return handler ? [handler, fail] : null;
}

/** The same for a script that stays on its page: the product's name, or the error in the page's language. */
export async function addInPlace(context: RequestContext, form: FormData) {
  const sku = formText(form, "sku");
  const t = await cartText(context.language);
  if (!isGoodsId(sku)) return notAdded(t("error.unknown"), { status: 404 });
  try {
    const { name } = await changeUnpaid(context, "add", () => lines.addSku(context, form));
    return data({ added: name, problem: null, links: NONE });
  } catch (error) {
    const answer = await lines.lineFailure(context, form, error);
    if (!("data" in answer)) return notAdded(t("error.signIn"), { status: 401 });
    const { fields, notice, links } = answer.data;
    // Leaves out the link to the page that the shopper is on.
    const others = links.filter(({ href }) => href !== form.get("returnTo"));
    return notAdded(fields[0]?.text ?? notice ?? "", answer.init, others);
  }
}

const NONE: CartProblem["links"] = [];

function notAdded(problem: string, init: ResponseInit | null, links = NONE) {
  return data({ added: null, problem, links }, init ?? undefined);
}
