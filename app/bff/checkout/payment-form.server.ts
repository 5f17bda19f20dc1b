import { formatDate } from "#app/models/day-format.ts";
import { serverText, cartText } from "#app/i18n/i18n.server.ts";
import type { Text } from "#app/i18n/use-text.tsx";
import { maskedNumber, readCardNumber } from "#app/models/gift-card-rules.ts";
import { formatMoney, parseAmount } from "#app/models/money-format.ts";
import { funnelPath } from "#app/paths.ts";
import { dropDraft, findDraft, keepDraft } from "../session/form-draft.server";
import { addPromoCode, chooseLoyaltyOffers, offersIn, REFUSED_CODE, removePromoCode } from "../cart/promo-codes.server";
import type { RequestContext } from "../context.server";
import { noteUnavailable } from "../http/error-responses.server";
import { formText, formProblem } from "../http/form-problem.server";
import type { Checkout } from "./access.server";
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
import { choiceAndCodeIn, choiceIn } from "./step-action.server";
import { saveSubscriptionChoices } from "./subscriptions.server";

/**
 * The payment step's form: the method, and everything that lowers the amount first. Its buttons name the action in
 * `intent`, with its object after a colon: `remove-code:WELCOME10`.
 */

/**
 * What a button of the form does.
 * @param what the gift card, payment or code that the button names
 * @returns the form again with its mistakes; null when it succeeded
 */
type Change = (context: RequestContext, form: FormData, what: string) => Promise<StepProblem | null>;

const CHANGES: Readonly<Record<string, Change>> = {
  "use-gift-card": payWithTypedCard,
  "use-own-gift-card": payWithOwnCard,
  "remove-gift-card": removeCard,
  "undo-gift-card": undoCard,
  "add-code": addCode,
  "remove-code": removeCode,
  offers: chooseOffers,
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
  // A typed gift card number that this button does not send must not come back in any answer.
  if (intent !== "use-gift-card") {
    form.delete("giftCard");
    form.delete("giftCardAmount");
  }
  if (intent !== "add-code" && readCardNumber(formText(form, "promo")) !== null) form.delete("promo");
  form.delete("refused");
  const change = Object.hasOwn(CHANGES, intent) ? CHANGES[intent] : null;
  if (!change) return saveMethod(context, checkout, form);
  keepChoice(context, form, intent);
  form.set("intent", intent);
  const problem = await catchProblem(context, form, () => change(context, form, what));
  const isInPlace = context.url.pathname.endsWith(".data");
  return problem ?? { to: funnelPath(context, "payment") + (isInPlace ? "" : `#${SEEN_AT[intent] ?? CARDS}`) };
}

/** Keeps the chosen method, or the one chosen before it was out of sight, and a code that this button does not send. */
function keepChoice(context: RequestContext, form: FormData, intent: string): void {
  const chosen = intent === "add-code" ? choiceIn(form) : choiceAndCodeIn(form);
  const before = findDraft(context, "payment")?.method;
  if (!chosen.has("method") && before !== undefined) chosen.set("method", before);
  if (chosen.has("method") || chosen.has("promo")) keepDraft(context, "payment", chosen);
  else dropDraft(context, "payment");
}

/**
 * The enter key and "Continue" send the code or card that was typed; if none was, they submit the step. What has just
 * been refused is not sent again by "Continue": the shopper goes on without it.
 */
function intentIn(form: FormData): { intent: string; what: string } {
  const [intent = "", ...what] = formText(form, "intent").split(":");
  if (intent !== "" && intent !== "enter") return { intent, what: what.join(":") };
  const passedOver = intent === "" ? formText(form, "refused") : "";
  const isToSend = (field: string) => !["", passedOver].includes(formText(form, field));
  const typed = isToSend("giftCard") ? "use-gift-card" : isToSend("promo") ? "add-code" : "";
  return { intent: typed, what: "" };
}

/** Saves the method and, for shoppers whose billing step was filled in for them, the subscriptions offered here. */
async function saveMethod(
  context: RequestContext,
  checkout: Checkout,
  form: FormData,
): Promise<{ to: string } | StepProblem> {
  const chosen = await chooseMethod(context, checkout, form);
  if ("problem" in chosen) return chosen;
  const problem = await catchProblem(context, form, async () => {
    await saveSubscriptionChoices(context, checkout.cart, form);
    return null;
  });
  return problem ?? chosen;
}

/** Runs a change. A refusal or a failure of the gateway becomes a problem of the form. */
async function catchProblem(
  context: RequestContext,
  form: FormData,
  run: () => Promise<StepProblem | null>,
): Promise<StepProblem | null> {
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

async function payWithTypedCard(context: RequestContext, form: FormData): Promise<StepProblem | null> {
  const t = await serverText(context.language, "storedValue");
  const typed = formText(form, "giftCard");
  const amount = formText(form, "giftCardAmount");
  const number = readCardNumber(typed);
  const { currency } = context.site;
  const wanted = parseAmount(amount, currency)?.centAmount ?? 0;
  const example = formatMoney({ centAmount: 20_00, currencyCode: currency }, context.locale);
  const fields = [
    ...(number === null ? [{ fieldId: "giftCard", text: t(typed === "" ? "error.missing" : "error.digits") }] : []),
    ...(amount !== "" && wanted === 0 ? [{ fieldId: "giftCardAmount", text: t("error.amount", { example }) }] : []),
  ];
  if (number === null || fields.length > 0) return stepProblem(context, "payment", { form, fields });
  return cardProblem(context, form, await payWithGiftCard(context, number, amount === "" ? null : wanted));
}

async function payWithOwnCard(context: RequestContext, form: FormData, card: string): Promise<StepProblem | null> {
  const number = await numberOfOwn(context, card);
  if (number === null) return cardProblem(context, form, { reason: "refused" });
  return cardProblem(context, form, await payWithGiftCard(context, number, null));
}

async function removeCard(context: RequestContext, _form: FormData, paymentId: string): Promise<StepProblem | null> {
  await stopPayingWith(context, paymentId);
  return null;
}

async function undoCard(context: RequestContext, form: FormData, undoId: string): Promise<StepProblem | null> {
  const result = await undoGiftCard(context, undoId);
  if (result) return cardProblem(context, form, result);
  if (context.session.undo.isDone(undoId)) return null;
  const t = await serverText(context.language, "storedValue");
  return withNotice(context, form, { status: 409, notice: t("error.undo") });
}

/** Why a card does not pay; null for one that does, and a flash message when it pays another amount than before. */
async function cardProblem(
  context: RequestContext,
  form: FormData,
  result: GiftCardUsed | GiftCardRefusal,
): Promise<StepProblem | null> {
  const money = (centAmount: number) =>
    formatMoney({ centAmount, currencyCode: context.site.currency }, context.locale);
  if (!("reason" in result)) {
    const { giftCardId, cents, before } = result;
    const values = { number: maskedNumber(giftCardId), amount: money(cents) };
    const key = before === cents ? "giftCard.same" : "giftCard.replaced";
    if (before !== null) context.session.flash({ kind: "info", key, values });
    return null;
  }
  const t = await serverText(context.language, "storedValue");
  const fieldId = "cents" in result ? "giftCardAmount" : "giftCard";
  const status = result.reason === "rateLimited" ? 429 : 422;
  const fields = [{ fieldId, text: refusalText(context, t, result, money) }];
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

async function addCode(context: RequestContext, form: FormData): Promise<StepProblem | null> {
  const refusal = await addPromoCode(context, formText(form, "promo"));
  if (!refusal) return null;
  const t = await cartText(context.language);
  const fields = [{ fieldId: "promo", text: t(`promo.error.${refusal}`) }];
  return stepProblem(context, "payment", { form, fields, status: REFUSED_CODE[refusal] });
}

async function removeCode(context: RequestContext, _form: FormData, code: string): Promise<StepProblem | null> {
  await removePromoCode(context, code);
  return null;
}

async function chooseOffers(context: RequestContext, form: FormData): Promise<StepProblem | null> {
  const refusal = await chooseLoyaltyOffers(context, offersIn(form));
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
