import fc from "fast-check";
import type { Cart } from "#models/cart";
import type { Money } from "#models/money";
import type { Order } from "#models/order";
import { aReadyCart } from "./checkout-world";
import { aLine } from "./builders";
import { anOrder } from "./customer-builders";

/** Carts that are ready to be paid, and the orders that they become, with everything that costs in any number. */

const CURRENCIES = ["EUR", "CHF", "GBP", "PLN"] as const;
const cents = fc.integer({ min: 1, max: 200_000 });

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
    /** Thousandths off, one after the other. */
    codes: fc.array(fc.integer({ min: 1, max: 999 }), { maxLength: 3 }),
    delivery: fc.constantFrom(0, 490, 990),
    /** What the gateway charges, or takes off, and does not name. */
    unnamed: fc.constantFrom(0, 0, 0, 350, -120),
    /** Thousandths of the total that are paid with gift cards. */
    byGiftCard: fc.constantFrom(0, 0, 250, 1000),
  })
  .filter(({ products, giftCards, donations, loyaltyCard }) => {
    return products.length + giftCards.length + donations.length > 0 || loyaltyCard !== null;
  });

type Given = typeof given extends fc.Arbitrary<infer T> ? T : never;

export const aPaidCart: fc.Arbitrary<Cart> = given.map((of) => {
  const money = (centAmount: number): Money => ({ centAmount, currencyCode: of.currencyCode });
  const goods = sum(of.products.map(({ price, quantity, isFree }) => (isFree ? 0 : price * quantity)));
  const discounts = reductions(of, goods).map((off, index) => ({ label: `Code C${index}`, value: money(off) }));
  const extras = sum([...of.giftCards.map(({ amount }) => amount), ...of.donations, of.loyaltyCard ?? 0]);
  const named = goods + extras + of.delivery - sum(discounts.map(({ value }) => value.centAmount));
  const total = Math.max(0, named + of.unnamed);
  const covered = Math.round((total * of.byGiftCard) / 1000);
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
    shippingInfo: { shippingMethodKey: "NO", name: "Home delivery", price: money(of.delivery) },
    totalPrice: money(total),
    payments: covered === 0 ? [] : [giftCardPayment(money(covered))],
  });
});

function reductions({ codes }: Given, goods: number): number[] {
  let left = goods;
  return codes.flatMap((part) => {
    const off = Math.round((left * part) / 1000);
    left -= off;
    return off > 0 ? [off] : [];
  });
}

function giftCardPayment(amountPlanned: Money): Cart["payments"][number] {
  return { paymentId: "p1", paymentProvider: "vitrine", paymentProduct: "giftcard", amountPlanned, giftCardId: "6006" };
}

/** The order that a cart becomes, what gift cards leave being paid by card. */
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
    shippingInfo: { ...anOrder().shippingInfo, price: cart.shippingInfo!.price },
    payments: [...cart.payments, ...(amountPlanned.centAmount > 0 ? [byCard] : [])],
  });
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, each) => all + each, 0);
}
