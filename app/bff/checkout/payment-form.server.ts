import { formatDate } from "~/models/day-format";
import { serverText, cartText } from "~/i18n/i18n.server";
import type { Text } from "~/i18n/use-text";
import { maskedNumber, readCardNumber } from "~/models/gift-card-rules";
import { formatMoney, parseAmount } from "~/models/money-format";
import { dropDraft, findDraft, keepDraft } from "../session/form-draft.server";
import { addPromoCode, chooseLoyaltyOffers, removePromoCode } from "../cart/promo-codes.server";
import type { RequestContext } from "../context.server";
import { noteUnavailable } from "../http/error-responses.server";
import { formText, formProblem } from "../http/form-problem.server";
import { type Checkout, funnelPath } from "./access.server";
import { stepTitle } from "./checkout-shell.server";
import {
  type GiftCardRefusal,
  type GiftCardUsed,
  payWithGiftCard,
  stopPayingWith,
  undoGiftCard,
} from "./gift-cards.server";
import { numberOfOwn } from "./gift-cards-view.server";
import { chooseMethod } from "./payment-choice.server";
import { isUnexpectedFailure, problemFromError, type StepProblem, stepProblem } from "./save-problem.server";
import { choiceIn } from "./step-action.server";
import { saveSubscriptionChoices } from "./subscriptions.server";

/**
 * The payment step's form: the method, and everything that lowers the amount first. Its buttons name the action in
 * `intent`, with its object after a colon: `remove-code:WELCOME10`.
 */

/** Null when it succeeded. */
type Answer = Promise<StepProblem | null>;

/** @param what the gift card, payment or code that the button names */
type Change = (context: RequestContext, form: FormData, what: string) => Answer;

const CHANGES: Readonly<Record<string, Change>> = {
  "use-gift-card": usesCard,
  "use-own-gift-card": usesOwnCard,
  "remove-gift-card": removesCard,
  "undo-gift-card": undoesCard,
  "add-code": addsCode,
  "remove-code": removesCode,
  offers: choosesOffers,
};

/**
 * Id of the element that shows a change, as the fragment of the redirect: a new document would start at the top. With
 * scripts gift cards stay on the page, which moves the focus itself.
 */
const SEEN_AT: Readonly<Record<string, string>> = { "add-code": "codes", "remove-code": "promo", offers: "points" };
const CARDS = "gift-cards";

/** Handles a form of the payment step: gives the path it leads to, or the step again with its mistakes. */
export async function savePayment(
  context: RequestContext,
  checkout: Checkout,
  form: FormData,
): Promise<{ to: string } | StepProblem> {
  const { intent, what } = intentIn(form);
  if (intent !== "use-gift-card") {
    // A typed gift card number that this button does not send must not come back in any answer.
    form.delete("giftCard");
    form.delete("giftCardAmount");
  }
  const change = Object.hasOwn(CHANGES, intent) ? CHANGES[intent] : null;
  if (!change) return choosesMethod(context, checkout, form);
  keepChoice(context, form);
  form.set("intent", intent);
  const problem = await answered(context, form, () => change(context, form, what));
  const isInPlace = context.url.pathname.endsWith(".data");
  return problem ?? { to: funnelPath(context, "payment") + (isInPlace ? "" : `#${SEEN_AT[intent] ?? CARDS}`) };
}

/** Keeps the chosen method, or the one chosen before it was out of sight. A code that was kept is sent by now. */
function keepChoice(context: RequestContext, form: FormData): void {
  const chosen = choiceIn(form);
  const before = findDraft(context, "payment")?.method;
  if (!chosen.has("method") && before !== undefined) chosen.set("method", before);
  if (chosen.has("method")) keepDraft(context, "payment", chosen);
  else dropDraft(context, "payment");
}

/** The enter key sends the code or card that was typed; if none was, it submits the step. */
function intentIn(form: FormData): { intent: string; what: string } {
  const [intent = "", ...what] = formText(form, "intent").split(":");
  if (intent !== "enter") return { intent, what: what.join(":") };
  const typed = formText(form, "giftCard") ? "use-gift-card" : formText(form, "promo") ? "add-code" : "";
  return { intent: typed, what: "" };
}

/** Saves the method and, for shoppers whose billing step was filled in for them, the subscriptions offered here. */
async function choosesMethod(
  context: RequestContext,
  checkout: Checkout,
  form: FormData,
): Promise<{ to: string } | StepProblem> {
  const chosen = await chooseMethod(context, checkout, form);
  if ("problem" in chosen) return chosen;
  const problem = await answered(context, form, async () => {
    await saveSubscriptionChoices(context, checkout.cart, form);
    return null;
  });
  return problem ?? chosen;
}

async function answered(context: RequestContext, form: FormData, run: () => Answer): Answer {
  try {
    return await run();
  } catch (error) {
    if (!isUnexpectedFailure(error)) return problemFromError(context, "payment", { form, error });
    // Without a draft: the number of a card with money on it must not be kept.
    noteUnavailable(context, error);
    const t = await serverText(context.language, "storedValue");
    return withNotice(context, form, { status: 503, notice: t("error.unavailable") });
  }
}

async function usesCard(context: RequestContext, form: FormData): Answer {
  const t = await serverText(context.language, "storedValue");
  const typed = formText(form, "giftCard");
  const amount = formText(form, "giftCardAmount");
  const number = readCardNumber(typed);
  const wanted = parseAmount(amount, context.site.currency)?.centAmount ?? 0;
  const fields = [
    ...(number === null ? [{ fieldId: "giftCard", text: t(typed === "" ? "error.missing" : "error.digits") }] : []),
    ...(amount !== "" && wanted === 0 ? [{ fieldId: "giftCardAmount", text: t("error.amount") }] : []),
  ];
  if (number === null || fields.length > 0) return stepProblem(context, "payment", { form, fields });
  return cardAnswer(context, form, await payWithGiftCard(context, number, amount === "" ? null : wanted));
}

async function usesOwnCard(context: RequestContext, form: FormData, card: string): Answer {
  const number = await numberOfOwn(context, card);
  if (number === null) return cardAnswer(context, form, { reason: "refused" });
  return cardAnswer(context, form, await payWithGiftCard(context, number, null));
}

async function removesCard(context: RequestContext, _form: FormData, paymentId: string): Answer {
  await stopPayingWith(context, paymentId);
  return null;
}

async function undoesCard(context: RequestContext, form: FormData, undoId: string): Answer {
  const answer = await undoGiftCard(context, undoId);
  if (answer) return cardAnswer(context, form, answer);
  if (context.session.undo.isDone(undoId)) return null;
  const t = await serverText(context.language, "storedValue");
  return withNotice(context, form, { status: 409, notice: t("error.undo") });
}

/** Says why a card does not pay or, when it pays another amount than before, how much. */
async function cardAnswer(context: RequestContext, form: FormData, answer: GiftCardUsed | GiftCardRefusal): Answer {
  const money = (centAmount: number) =>
    formatMoney({ centAmount, currencyCode: context.site.currency }, context.locale);
  if (!("reason" in answer)) {
    const { giftCardId, cents, before } = answer;
    const values = { number: maskedNumber(giftCardId), amount: money(cents) };
    const key = before === cents ? "giftCard.same" : "giftCard.replaced";
    if (before !== null) context.session.flash({ kind: "info", key, values });
    return null;
  }
  const t = await serverText(context.language, "storedValue");
  const fieldId = "cents" in answer ? "giftCardAmount" : "giftCard";
  const status = answer.reason === "rateLimited" ? 429 : 422;
  const fields = [{ fieldId, text: refusalText(context, t, answer, money) }];
  return stepProblem(context, "payment", { form, fields, status });
}

function refusalText(
  context: RequestContext,
  t: Text<"storedValue">,
  refusal: GiftCardRefusal,
  money: (cents: number) => string,
): string {
  switch (refusal.reason) {
    case "ended":
      return t("error.ended", { date: formatDate(refusal.endDate, context.locale) });
    case "currency":
      return t("error.currency", { currency: refusal.currencyCode, own: context.site.currency });
    case "aboveBalance":
    case "aboveLeft":
      return t(`error.${refusal.reason}`, { amount: money(refusal.cents) });
    default:
      return t(`error.${refusal.reason}`);
  }
}

async function addsCode(context: RequestContext, form: FormData): Answer {
  const refusal = await addPromoCode(context, formText(form, "promo"));
  if (!refusal) return null;
  const t = await cartText(context.language);
  const fields = [{ fieldId: "promo", text: t(`promo.error.${refusal}`) }];
  const status = refusal === "empty" ? 400 : refusal === "rateLimited" ? 429 : 422;
  return stepProblem(context, "payment", { form, fields, status });
}

async function removesCode(context: RequestContext, _form: FormData, code: string): Answer {
  await removePromoCode(context, code);
  return null;
}

async function choosesOffers(context: RequestContext, form: FormData): Answer {
  const ids = form.getAll("offer").filter((id) => typeof id === "string");
  const refusal = await chooseLoyaltyOffers(context, [...new Set(ids)].slice(0, 10));
  if (!refusal) return null;
  const t = await cartText(context.language);
  const fields = [{ fieldId: "offers", text: t(`offers.error.${refusal}`) }];
  return stepProblem(context, "payment", { form, fields, status: 422 });
}

async function withNotice(
  context: RequestContext,
  form: FormData,
  { status, notice }: { status: StepProblem["status"]; notice: string },
): Promise<StepProblem> {
  const title = await stepTitle(context, "payment");
  return { status, problem: await formProblem(context, { title, form, notice }) };
}
