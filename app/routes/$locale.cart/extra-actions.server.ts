import {
  addDonation,
  addLoyaltyCard,
  buyGiftCard,
  removeDonation,
  removeGiftCard,
  removeLoyaltyCard,
  undoExtra,
} from "#app/bff/cart/extras.server.ts";
import { giftCardBounds, readGiftCard } from "#app/bff/cart/gift-card-form.server.ts";
import {
  addPromoCode,
  chooseLoyaltyOffers,
  offersIn,
  REFUSED_CODE,
  removePromoCode,
} from "#app/bff/cart/promo-codes.server.ts";
import { dropDraft } from "#app/bff/session/form-draft.server.ts";
import { isSignedIn } from "#app/bff/session/sign-in.server.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { formText } from "#app/bff/http/form-problem.server.ts";
import { formatMoney } from "#app/models/money-format.ts";
import {
  type Answer,
  CART_DRAFT,
  failure,
  type Redirect,
  refuse,
  type Refusal,
  refuseWith,
  toCart,
  toSignIn,
} from "./refusal.server";

/** Actions on entries that are not product lines: codes, loyalty offers, gift cards, donations, the loyalty card. */

export async function addCode(context: RequestContext, form: FormData): Answer {
  // A code that was kept is sent by now.
  dropDraft(context, CART_DRAFT);
  const refusal = await addPromoCode(context, formText(form, "promo"));
  if (!refusal) return toCart(context);
  return refuse(context, form, { status: REFUSED_CODE[refusal], fieldId: "promo", key: `promo.error.${refusal}` });
}

export async function removeCode(context: RequestContext, form: FormData): Promise<Redirect> {
  await removePromoCode(context, formText(form, "code"));
  return toCart(context);
}

export async function chooseOffers(context: RequestContext, form: FormData): Answer {
  if (!isSignedIn(context)) return toSignIn(context, form);
  const refusal = await chooseLoyaltyOffers(context, offersIn(form));
  if (!refusal) return toCart(context);
  return refuse(context, form, { status: 422, fieldId: "offers", key: `offers.error.${refusal}` });
}

export async function addGiftCard(context: RequestContext, form: FormData): Answer {
  const bounds = giftCardBounds(context);
  if (!bounds) return refuse(context, form, { status: 404, key: "error.extra" });
  const read = await readGiftCard(context, form, bounds);
  if ("problems" in read) return refuseWith(context, form, { status: 400, fields: read.problems });
  await buyGiftCard(context, read.giftCard);
  context.session.flash({ kind: "success", key: "cart.addedGift" });
  return toCart(context);
}

export async function takeOutGiftCard(context: RequestContext, form: FormData): Promise<Redirect> {
  await removeGiftCard(context, formText(form, "giftCardId"));
  return toCart(context);
}

export async function donate(context: RequestContext, form: FormData): Answer {
  const id = formText(form, "donationId");
  const { params, currency } = context.site;
  const donation = params.donations.find((each) => each.id === id && each.isActive);
  if (!donation) return refuse(context, form, { status: 404, key: "error.extra" });
  await addDonation(context, id);
  const money = { centAmount: donation.amount, currencyCode: currency };
  const amount = formatMoney(money, context.locale, { whole: true });
  context.session.flash({ kind: "success", key: "cart.addedDonation", values: { amount } });
  return toCart(context);
}

export async function takeOutDonation(context: RequestContext, form: FormData): Promise<Redirect> {
  await removeDonation(context, formText(form, "donationId"));
  return toCart(context);
}

export async function addCard(context: RequestContext, form: FormData): Answer {
  if (!context.site.params.loyalty) return refuse(context, form, { status: 404, key: "error.extra" });
  if (!isSignedIn(context)) return toSignIn(context, form);
  await addLoyaltyCard(context);
  return toCart(context);
}

export async function takeOutCard(context: RequestContext): Promise<Redirect> {
  await removeLoyaltyCard(context);
  return toCart(context);
}

export async function putBack(context: RequestContext, form: FormData): Answer {
  if (await undoExtra(context, formText(form, "undoId"))) return toCart(context);
  return refuse(context, form, { status: 409, key: "error.undo" });
}

/** Refusals with a known code; any other means that the extra is no longer offered. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  GIFT_CARD_DATE: { status: 422, fieldId: "giftDate", key: "gift.error.date" },
  TOO_MANY_GIFT_CARDS: { status: 422, fieldId: "giftAmount", key: "gift.error.tooMany" },
  LOYALTY_CARD_OWNED: { status: 422, key: "card.error.owned" },
};

export function extraFailure(context: RequestContext, form: FormData, error: unknown): Answer {
  return failure(context, form, error, ({ code, status }) => {
    return REFUSALS[code] ?? { status: status === 404 ? 404 : 422, key: "error.extra" };
  });
}
