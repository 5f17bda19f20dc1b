import type { Cart } from "#models/cart.ts";
import { allowsDematerialised } from "#models/cart-rules.ts";
import type { Money } from "#models/money.ts";
import type { ShippingMethodKey } from "#models/shipping.ts";
import type { Sandbox } from "../../service";
import type { GatewayContext } from "../context";
import { convert } from "../currencies";
import { pointsOf } from "../loyalty/loyalty-store";
import { methodsOf, rateOf } from "../shipping/rates";
import { domainOf } from "../web-domains";
import { findArticle, type PricedLine } from "./article";
import type { CartState } from "./cart-state";
import { affordableOffers, loyaltyOffersOf, type LoyaltyOffer } from "./loyalty-offers";
import { earnPoints } from "./points";
import { promoCodesOf, type PromoCode } from "./promo-codes";
import { computeTotals, goodsTotal, isReducible, lineTotal, type Totals } from "./totals";

/** The shop and the shopper a cart is shown to. */
export type Viewer = Pick<GatewayContext, "storeId" | "language" | "locale" | "currency" | "isPrivateSale">;

/** A cart with what everything in it costs now, in the viewer's currency and language. */
export interface PricedCart extends Pick<Cart, "giftCards" | "donations" | "loyaltyCard"> {
  lines: PricedLine[];
  promoCodes: PromoCode[];
  loyaltyOffers: LoyaltyOffer[];
  shippingMethodKey: ShippingMethodKey | null;
  totals: Totals;
  points: ReturnType<typeof earnPoints>;
  isMember: boolean;
}

export function priceCart(sandbox: Sandbox, viewer: Viewer, state: CartState): PricedCart {
  const params = domainOf(sandbox, viewer.storeId)?.params;
  const money = (centAmount: number): Money => ({ centAmount, currencyCode: viewer.currency });
  const loyaltyOffers = offersInForce(sandbox, state);
  const lapsed = state.loyaltyOfferIds.filter((id) => loyaltyOffers.every((offer) => offer.id !== id));
  const lines = state.lines.filter(({ giftOf = "" }) => !lapsed.includes(giftOf));
  const chosen = {
    lines: priceLines(sandbox, viewer, lines),
    giftCards: state.giftCards.map((card) => ({ ...card, amount: convert(card.amount, viewer.currency) })),
    donations: state.donations.map(({ id, amount }) => ({ id, amount: convert(amount, viewer.currency) })),
    loyaltyCard: state.loyaltyCard && { ...state.loyaltyCard, price: money(params?.loyaltyCardCentAmount ?? 0) },
    promoCodes: promoCodesOf(state),
    loyaltyOffers,
  };
  const extras = [...chosen.giftCards, ...chosen.donations].map(({ amount }) => amount.centAmount);
  if (chosen.loyaltyCard) extras.push(chosen.loyaltyCard.price.centAmount);
  const shippingMethodKey = shippingMethodInForce(state, chosen);
  const rate = shippingMethodKey && rateOf(shippingMethodKey, viewer.currency, state.shippingAddress?.country);
  const totals = computeTotals({ ...chosen, extras, rate, currency: viewer.currency });
  return {
    ...chosen,
    shippingMethodKey,
    totals,
    points: earnPoints({
      goods: goodsTotal(chosen.lines, totals),
      scale: params?.loyalty ? params.loyaltyScale : 0,
      promoCodes: chosen.promoCodes,
    }),
    isMember: state.customer?.loyaltyType !== undefined || chosen.loyaltyCard !== null,
  };
}

/** The chosen offers, as long as the customer has the points. */
export function offersInForce(
  sandbox: Sandbox,
  state: Pick<CartState, "customer" | "loyaltyOfferIds">,
): LoyaltyOffer[] {
  const chosen = loyaltyOffersOf(state);
  if (chosen.length === 0 || !state.customer) return [];
  return affordableOffers(chosen, pointsOf(sandbox, state.customer.customerId));
}

/** What the lines come to, before anything is taken off, without gift cards: what codes can reduce. */
export function goodsOf({ lines }: Pick<PricedCart, "lines">, currencyCode: string): Money {
  return { centAmount: lines.filter(isReducible).reduce((sum, line) => sum + lineTotal(line), 0), currencyCode };
}

function priceLines(sandbox: Sandbox, viewer: Viewer, lines: CartState["lines"]): PricedLine[] {
  return lines.flatMap(({ lineId, sku, quantity, giftOf, lastModifiedAt }) => {
    const article = findArticle(sandbox, sku, viewer);
    return article ? [{ lineId, quantity, lastModifiedAt, giftOf, article }] : [];
  });
}

/** The chosen method, as long as the country still has it and the cart still may have it (C5). */
function shippingMethodInForce(
  { shippingMethodKey: key, shippingAddress }: CartState,
  { lines, ...extras }: Pick<PricedCart, "lines" | "giftCards" | "loyaltyCard" | "donations">,
): ShippingMethodKey | null {
  if (key === "VI") {
    const lineItems = lines.map(({ article }) => article);
    return allowsDematerialised({ ...extras, lineItems }) ? key : null;
  }
  return key && shippingAddress && methodsOf(shippingAddress.country).includes(key) ? key : null;
}
