import fc from "fast-check";
import type { Cart } from "#models/cart.ts";
import type { Money } from "#models/money.ts";
import type { Order } from "#models/order.ts";
import { SHIPPING_METHOD_KEYS } from "#models/shipping.ts";
import { aReadyCart } from "./checkout-builders";
import { aLine } from "./builders";
import { anOrder } from "./customer-builders";

/** Generated carts that are ready for payment, and their orders, with any number of each kind of amount. */

const CURRENCIES = ["EUR", "CHF", "GBP", "PLN"] as const;
const cents = fc.integer({ min: 1, max: 200_000 });

const WAYS = SHIPPING_METHOD_KEYS.flatMap((key) =>
  (key === "VI" ? [0] : [0, 490, 990]).map((price) => ({ key, price })),
);

const given = fc
  .record({
    currencyCode: fc.constantFrom(...CURRENCIES),
    products: fc.array(fc.record({ price: cents, quantity: fc.integer({ min: 1, max: 9 }), isFree: fc.boolean() }), {
      maxLength: 5,
    }),
    giftCards: fc.array(fc.record({ amount: cents, recipientName: fc.constantFrom(undefined, "Inès") }), {
      maxLength: 3,
    }),
    loyaltyCard: fc.option(cents),
    donations: fc.array(cents, { maxLength: 3 }),
    /** Discounts in thousandths, applied one after the other. */
    codes: fc.array(fc.integer({ min: 1, max: 999 }), { maxLength: 3 }),
    /** Methods and prices, free ones among them; a cart without a parcel has no delivery. */
    delivery: fc.constantFrom(...WAYS),
    /** Amounts that the gateway charges or deducts without naming them. */
    unnamed: fc.constantFrom(0, 0, 0, 350, -120),
    /** Discounts of loyalty offers, in thousandths of what is left after the codes. */
    offers: fc.array(fc.integer({ min: 1, max: 500 }), { maxLength: 2 }),
    /** Thousandths that each gift card pays of what is left by the ones before it. */
    byGiftCard: fc.oneof(fc.constant([]), fc.array(fc.constantFrom(1, 250, 999, 1000), { minLength: 1, maxLength: 3 })),
  })
  .filter(({ products, giftCards, donations, loyaltyCard }) => {
    return products.length + giftCards.length + donations.length > 0 || loyaltyCard !== null;
  });

export const aPaidCart: fc.Arbitrary<Cart> = given.map((of) => {
  const money = (centAmount: number): Money => ({ centAmount, currencyCode: of.currencyCode });
  const goods = sum(of.products.map(({ price, quantity, isFree }) => (isFree ? 0 : price * quantity)));
  const labels = [...of.codes.map((_, index) => `Code C${index}`), ...of.offers.map((_, index) => `Offer ${index}`)];
  const discounts = partsOf(goods, [...of.codes, ...of.offers]).flatMap((off, index) =>
    off > 0 ? [{ label: labels[index]!, value: money(off) }] : [],
  );
  const extras = sum([...of.giftCards.map(({ amount }) => amount), ...of.donations, of.loyaltyCard ?? 0]);
  const named = goods + extras + of.delivery.price - sum(discounts.map(({ value }) => value.centAmount));
  const total = Math.max(0, named + of.unnamed);
  return aReadyCart({
    lineItems: of.products.map(({ price, quantity, isFree }, index) => {
      const totalPrice = money(isFree ? 0 : price * quantity);
      return aLine({ lineId: `line-${index}`, quantity, isFree, price: money(price), totalPrice });
    }),
    giftCards: of.giftCards.map(({ amount, recipientName }, index) => {
      return { giftCardId: `card-${index}`, amount: money(amount), recipientName };
    }),
    loyaltyCard: of.loyaltyCard === null ? null : { cardId: "card", price: money(of.loyaltyCard) },
    donations: of.donations.map((amount, index) => ({ id: `don${index}`, amount: money(amount) })),
    discounts,
    shippingInfo: {
      shippingMethodKey: of.delivery.key,
      name: `By ${of.delivery.key}`,
      price: money(of.delivery.price),
    },
    ...(of.delivery.key === "VI" ? { shippingAddress: null } : {}),
    totalPrice: money(total),
    payments: partsOf(total, of.byGiftCard).flatMap((cents, index) =>
      cents > 0 ? [giftCardPayment(money(cents), index + 1)] : [],
    ),
  });
});

/** Amounts in cents, each the given thousandths of what the ones before leave of `whole`. */
function partsOf(whole: number, thousandths: readonly number[]): number[] {
  let left = whole;
  return thousandths.map((part) => {
    const cents = Math.round((left * part) / 1000);
    left -= cents;
    return cents;
  });
}

function giftCardPayment(amountPlanned: Money, number: number): Cart["payments"][number] {
  const kind = { paymentProvider: "vitrine", paymentProduct: "giftcard" } as const;
  return { paymentId: `p${number}`, ...kind, amountPlanned, giftCardId: `600600000000000${number}` };
}

/** The order for a cart; a card pays what gift cards leave. */
export function orderOf(cart: Cart): Order {
  const { totalPrice } = cart;
  const byGiftCard = sum(cart.payments.map(({ amountPlanned }) => amountPlanned.centAmount));
  const amountPlanned = { ...totalPrice, centAmount: totalPrice.centAmount - byGiftCard };
  const byCard = { paymentProvider: "adyen", paymentProduct: "cb", amountPlanned };
  return anOrder({
    totalPrice,
    currency: totalPrice.currencyCode,
    lineItems: cart.lineItems,
    giftCards: cart.giftCards,
    donations: cart.donations,
    loyaltyCard: cart.loyaltyCard,
    discounts: cart.discounts,
    shippingInfo: { ...anOrder().shippingInfo, ...cart.shippingInfo! },
    shippingAddress: cart.shippingAddress,
    payments: [...cart.payments, ...(amountPlanned.centAmount > 0 ? [byCard] : [])],
  });
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, each) => all + each, 0);
}
