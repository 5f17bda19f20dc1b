import { expect, it } from "vitest";
import { GIFT_CARD_SEGMENTATION } from "#models/cart-rules.ts";
import { vatOf } from "./vat";

const euros = (centAmount: number) => ({ centAmount, currencyCode: "EUR" });
const line = (segmentationId: string, centAmount: number) => ({ segmentationId, totalPrice: euros(centAmount) });

it("is in what goods cost, and not in gift cards, whichever way they are sold", () => {
  const order = { shippingAddress: null, billingAddress: null, giftCards: [], donations: [] };
  const goods = line("w10111", 12_000);
  const card = line(GIFT_CARD_SEGMENTATION, 15_000);
  const taxOf = (lineItems: (typeof goods)[], total: number) =>
    vatOf({ ...order, lineItems, totalPrice: euros(total) }).amount;
  expect(taxOf([goods], 12_000)).toEqual(euros(2_000));
  expect(taxOf([goods, card], 27_000)).toEqual(euros(2_000));
  expect(taxOf([card], 15_000)).toEqual(euros(0));
});
