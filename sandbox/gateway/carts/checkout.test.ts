import { describe, expect, it } from "vitest";
import type { CartAddress } from "#models/address.ts";
import { SEED_DOMAINS } from "../seed-domains";
import { findPlace, forgetParcels, setParcels } from "../stores/store-list";
import { cartOf } from "./cart.fixture";
import {
  payWithGiftCard,
  readMethod,
  removeGiftCard,
  setBillingAddress,
  setHspShipping,
  setShipping,
} from "./checkout";
import { addDonation, addLoyaltyCard, buyGiftCard } from "./extras";
import { addPromoCode, removePromoCode } from "./promo-codes";

const params = SEED_DOMAINS[0]?.params ?? expect.fail("no France");
const shop = { params, currency: "EUR" };
const address: CartAddress = {
  firstName: "CAMILLE",
  lastName: "LEFÈVRE",
  address1: "12 RUE DES LILAS",
  zipCode: "75011",
  city: "PARIS",
  country: "FR",
};
const euro = (centAmount: number) => ({ centAmount, currencyCode: "EUR" });
const code = (name: string): unknown => expect.objectContaining({ status: 422, code: name });

describe("delivery", () => {
  const set = (key: "NO" | "LM" | "VI", given: CartAddress | null, isVirtual = false) =>
    setShipping(cartOf(), params, { key, address: given, isVirtual });

  it("goes where the shop delivers", () => {
    expect(set("NO", address)).toMatchObject({ shippingMethodKey: "NO", shippingAddress: { city: "PARIS" } });
    expect(() => set("NO", { ...address, country: "PL" })).toThrow(code("COUNTRY_NOT_DELIVERED"));
    expect(() => set("LM", { ...address, country: "BE" })).toThrow(code("SHIPPING_METHOD_UNAVAILABLE"));
  });

  it("needs a point for a store, and nothing at all by email", () => {
    expect(() => set("LM", address)).toThrow(code("DELIVERY_POINT_REQUIRED"));
    expect(set("LM", { ...address, deliveryPointIdV2: "2001" }).shippingMethodKey).toBe("LM");
    // Unknown, a pickup point, and a shop of another country.
    for (const deliveryPointIdV2 of ["4711", "500001", "3001"]) {
      expect(() => set("LM", { ...address, deliveryPointIdV2 })).toThrow(code("DELIVERY_POINT_UNKNOWN"));
    }
    expect(set("VI", null, true)).toMatchObject({ shippingMethodKey: "VI", shippingAddress: null });
    expect(() => set("VI", null, false)).toThrow(code("SHIPPING_METHOD_UNAVAILABLE"));
  });

  it("goes to no place that is full or closed, whether by its number or by the control", () => {
    const to = (deliveryPointIdV2: string) => {
      const { country } = findPlace(deliveryPointIdV2)?.address ?? expect.fail("no such place");
      return setShipping(cartOf(), params, {
        key: "PR",
        address: { ...address, country, deliveryPointIdV2 },
        isVirtual: false,
      });
    };
    // By their numbers: the seventeenth and the nineteenth.
    expect(() => to("500004")).toThrow(code("DELIVERY_POINT_FULL"));
    expect(() => to("500023")).toThrow(code("DELIVERY_POINT_CLOSED"));
    setParcels("500001", "closed");
    expect(() => to("500001")).toThrow(code("DELIVERY_POINT_CLOSED"));
    forgetParcels();
    expect(to("500001").shippingAddress?.deliveryPointIdV2).toBe("500001");
  });

  it("knows its methods, HSP by a call of its own", () => {
    expect(readMethod("NO")).toBe("NO");
    expect(() => readMethod("XX")).toThrow(expect.objectContaining({ status: 404 }));
    expect(() => readMethod("HSP")).toThrow(code("HSP_RECEIVER_REQUIRED"));
  });

  it("hands a happy shopper's parcel to the person they name", () => {
    const customer = { customerId: "c", email: "h@vitrine.test", loyaltyType: "HSP" };
    const state = { ...cartOf(), customer, billingAddress: address };
    const receiver = { firstName: "LOU", lastName: "ROY" };
    expect(setHspShipping(state, params, receiver)).toMatchObject({
      shippingMethodKey: "HSP",
      shippingAddress: { firstName: "LOU", lastName: "ROY", city: "PARIS" },
    });
    const fid = { ...state, customer: { ...customer, loyaltyType: "FID" } };
    expect(() => setHspShipping(fid, params, receiver)).toThrow(code("SHIPPING_METHOD_UNAVAILABLE"));
  });

  it("bills only where the shop does", () => {
    expect(setBillingAddress(cartOf(), params, address).billingAddress).toEqual(address);
    expect(() => setBillingAddress(cartOf(), params, { ...address, country: "US" })).toThrow(
      code("COUNTRY_NOT_BILLED"),
    );
  });
});

describe("gift cards", () => {
  const pay = (cents: number, balance: number | null, left: number, state = cartOf()) =>
    payWithGiftCard(
      state,
      { giftCardId: "6006", amount: euro(cents), paymentId: "p" },
      { balance: balance === null ? null : euro(balance), left: euro(left) },
    );

  it("pay within their balance and what is left to pay", () => {
    expect(pay(3000, 5000, 4000).giftCardPayments).toHaveLength(1);
    expect(pay(2000, 5000, 4000, pay(3000, 5000, 4000)).giftCardPayments).toMatchObject([{ amount: euro(2000) }]);
    expect(() => pay(6000, 5000, 9000)).toThrow(code("GIFT_CARD_BALANCE"));
    expect(() => pay(3000, 5000, 2999)).toThrow(code("GIFT_CARD_AMOUNT"));
    expect(() => pay(0, 5000, 2999)).toThrow(code("GIFT_CARD_AMOUNT"));
    expect(() => pay(1, null, 2999)).toThrow(code("GIFT_CARD_UNKNOWN"));
  });

  it("are removed whether bought or paying", () => {
    expect(removeGiftCard(pay(1, 5, 5), "6006").giftCardPayments).toEqual([]);
    expect(() => removeGiftCard(cartOf(), "6006")).toThrow(expect.objectContaining({ status: 404 }));
  });

  it("are sold within the shop's bounds and in its currency", () => {
    const buy = (centAmount: number, currencyCode = "EUR") =>
      buyGiftCard(
        cartOf(),
        { ...shop, today: "2026-11-01" },
        { giftCardId: "g", amount: { centAmount, currencyCode } },
      );
    expect(buy(1000).giftCards).toHaveLength(1);
    expect(() => buy(999)).toThrow(code("GIFT_CARD_AMOUNT"));
    expect(() => buy(50_001)).toThrow(code("GIFT_CARD_AMOUNT"));
    expect(() => buy(5000, "PLN")).toThrow(code("CURRENCY"));
  });
});

describe("promo codes and extras", () => {
  it("take a code in any case, once, and refuse expired and unknown ones", () => {
    const state = addPromoCode(cartOf(), " bienvenue10 ", euro(0));
    expect(state.promoCodes).toEqual(["BIENVENUE10"]);
    expect(() => addPromoCode(state, "BIENVENUE10", euro(0))).toThrow(code("PROMO_CODE_ALREADY_USED"));
    expect(() => addPromoCode(state, "EXPIRE", euro(0))).toThrow(code("PROMO_CODE_EXPIRED"));
    expect(() => addPromoCode(state, "NOPE", euro(0))).toThrow(code("PROMO_CODE_UNKNOWN"));
    expect(removePromoCode(state, "bienvenue10").promoCodes).toEqual([]);
    expect(() => removePromoCode(cartOf(), "BIENVENUE10")).toThrow(expect.objectContaining({ status: 404 }));
  });

  it("take a coupon once the goods come to what it asks for, in currencies that have it", () => {
    expect(addPromoCode(cartOf(), "MERCI", euro(6000)).promoCodes).toEqual(["MERCI"]);
    expect(() => addPromoCode(cartOf(), "MERCI", euro(5999))).toThrow(code("PROMO_CODE_MINIMUM"));
    const yen = { centAmount: 1_000_000, currencyCode: "JPY" };
    expect(() => addPromoCode(cartOf(), "MERCI", yen)).toThrow(code("PROMO_CODE_MINIMUM"));
  });

  it("take an active donation once", () => {
    const state = addDonation(cartOf(), shop, "don1");
    expect(addDonation(state, shop, "don1").donations).toEqual([{ id: "don1", amount: euro(100) }]);
    expect(() => addDonation(cartOf(), shop, "don9")).toThrow(expect.objectContaining({ status: 404 }));
  });

  it("sell the loyalty card to those who have none", () => {
    expect(addLoyaltyCard(cartOf(), params, "card").loyaltyCard).toEqual({ cardId: "card" });
    const member = { ...cartOf(), customer: { customerId: "c", email: "e", loyaltyCardId: "29" } };
    expect(() => addLoyaltyCard(member, params, "card")).toThrow(code("LOYALTY_CARD_OWNED"));
    expect(() => addLoyaltyCard(cartOf(), { ...params, loyalty: false }, "card")).toThrow(code("LOYALTY_UNAVAILABLE"));
  });
});
