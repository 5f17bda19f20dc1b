import type { Cart, LineItem } from "#models/cart.ts";
import type { Money } from "#models/money.ts";
import { formatMoney } from "#models/money-format.ts";
import { maxQuantity } from "#models/quantity.ts";
import type { Sandbox } from "../../service";
import { findLivePayment } from "../payments/payment-store";
import { loyaltyOfferLabel } from "./loyalty-offers";
import { fill } from "../../words/words";
import { SHIPPING_WORDS } from "../shipping/shipping-words";
import type { PricedLine } from "./article";
import type { StoredCart } from "./cart-store";
import { capGiftCards } from "./gift-card-payments";
import { priceCart, type PricedCart, type Viewer } from "./price-cart";
import { lineTotal } from "./totals";
import { CART_WORDS, pointsIncentive } from "./cart-words";

/**
 * The cart as the gateway answers it: prices and stock of this moment in the shop's currency, names in the viewer's
 * language. A sku that has left the catalogue is not shown.
 */
export function presentCart(sandbox: Sandbox, viewer: Viewer, { cartId, version, state }: StoredCart): Cart {
  const priced = priceCart(sandbox, viewer, state);
  const { shippingMethodKey, totals, points, isMember } = priced;
  const money = (centAmount: number): Money => ({ centAmount, currencyCode: viewer.currency });
  const totalPrice = money(totals.total);
  return {
    id: cartId,
    version,
    customer: state.customer,
    lineItems: priced.lines.map((line) => presentLine(line, priced, viewer)),
    totalPrice,
    shippingAddress: shippingMethodKey ? state.shippingAddress : null,
    shippingInfo: shippingMethodKey && {
      shippingMethodKey,
      name: SHIPPING_WORDS[viewer.language][shippingMethodKey].name,
      price: money(totals.delivery ?? 0),
    },
    billingAddress: state.billingAddress,
    giftCards: priced.giftCards,
    loyaltyCard: priced.loyaltyCard,
    donations: priced.donations,
    ...presentReductions(priced, viewer),
    payments: [...presentGiftCards(state.giftCardPayments, totalPrice), ...presentLivePayment(sandbox, cartId)],
    subscriptions: state.subscriptions,
    loyaltyPointsEarned: isMember ? points.earned : 0,
    loyaltyBonusPointsEarned: isMember ? points.bonus : 0,
    loyaltyPointsIncentive:
      isMember || points.earned === 0 ? null : pointsIncentive(points.earned + points.bonus, viewer),
    productsNotAdded: state.productsNotAdded,
    orderNumber: null,
    sourceCartId: state.sourceCartId,
  };
}

function presentLine(line: PricedLine, { totals, promoCodes }: PricedCart, viewer: Viewer): LineItem {
  const { lineId, quantity, lastModifiedAt, giftOf, article } = line;
  const isGift = giftOf !== undefined;
  const totalPrice = { ...article.price, centAmount: lineTotal(line) };
  const gift: LineItem["discountMessages"] = [{ type: "CAD", displayedAmount: CART_WORDS[viewer.language].gift }];
  const reductions = totals.reductions.flatMap(({ key, byLine }): LineItem["discountMessages"] => {
    const off = byLine.get(lineId) ?? 0;
    const type = promoCodes.find(({ code }) => code === key)?.type ?? "REM";
    return off > 0 ? [{ type, displayedAmount: formatMoney({ ...totalPrice, centAmount: -off }, viewer.locale) }] : [];
  });
  // Field by field: copying the rest of an object is what would take the time here.
  return {
    lineId,
    sku: article.sku,
    productId: article.productId,
    optionId: article.optionId,
    quantity,
    availableQuantity: maxQuantity(article.stock),
    price: article.price,
    totalPrice,
    catalogPrice: article.catalogPrice,
    segmentationId: article.segmentationId,
    isFree: isGift,
    lastModifiedAt,
    categoryLabel: article.categoryLabel,
    marketingLabels: article.marketingLabels,
    name: article.name,
    color: article.color,
    size: article.size,
    ref: article.ref,
    model: article.model,
    picture: article.picture,
    discountMessages: isGift ? gift : reductions,
  };
}

function presentReductions(
  { lines, promoCodes, loyaltyOffers, totals }: PricedCart,
  { language, currency }: Viewer,
): Pick<Cart, "discountCode" | "discounts" | "loyaltyOffers"> {
  const money = (centAmount: number): Money => ({ centAmount, currencyCode: currency });
  const offOf = (key: string): number => totals.reductions.find((one) => one.key === key)?.amount ?? 0;
  const labelOf = (key: string): string => {
    const offer = loyaltyOffers.find(({ id }) => id === key);
    return offer ? loyaltyOfferLabel(offer.id, language) : fill(CART_WORDS[language].promoCode, { code: key });
  };
  return {
    discountCode: promoCodes.map(({ code, type, opcId, freeDelivery }) => {
      const value = money(freeDelivery ? totals.deliveryOff : offOf(code) + giftValue(lines, code));
      return { code, type, value, productOutOfStock: isOutOfStock(lines, code), opcId };
    }),
    discounts: totals.reductions.map(({ key, amount }) => ({ label: labelOf(key), value: money(amount) })),
    loyaltyOffers: {
      offers: loyaltyOffers.map(({ id }) => {
        return { id, label: loyaltyOfferLabel(id, language), productOutOfStock: isOutOfStock(lines, id) };
      }),
    },
  };
}

/** The warehouse has run out of the gift that a code or an offer promises. */
function isOutOfStock(lines: readonly PricedLine[], source: string): boolean {
  return lines.some(({ giftOf, article, quantity }) => giftOf === source && article.stock < quantity);
}

/** What the gift of a code would have cost. */
function giftValue(lines: readonly PricedLine[], source: string): number {
  const gift = lines.find(({ giftOf }) => giftOf === source);
  return gift ? gift.article.price.centAmount * gift.quantity : 0;
}

function presentGiftCards(payments: StoredCart["state"]["giftCardPayments"], total: Money): Cart["payments"] {
  return capGiftCards(payments, total).map(({ paymentId, giftCardId, amount }) => {
    return { paymentId, paymentProvider: "vitrine", paymentProduct: "giftcard", amountPlanned: amount, giftCardId };
  });
}

function presentLivePayment(sandbox: Sandbox, cartId: string): Cart["payments"] {
  const payment = findLivePayment(sandbox, cartId);
  if (!payment) return [];
  const { paymentId, provider, product, amount, currency } = payment;
  const amountPlanned = { centAmount: amount, currencyCode: currency };
  return [{ paymentId, paymentProvider: provider, paymentProduct: product, amountPlanned }];
}
