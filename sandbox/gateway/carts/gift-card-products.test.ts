import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { GIFT_CARD_SEGMENTATION } from "#models/cart-rules.ts";
import { orderSchema } from "#models/order.ts";
import { productAnswerSchema, productTilesSchema } from "#models/product.ts";
import { searchSuggestionsSchema } from "#models/family.ts";
import { shippingMethodsSchema } from "#models/shipping.ts";
import { type Commerce, HOME, Shopper, startCommerce } from "../commerce.fixture";
import { listDemoSkus } from "../demo-products";
import { findGiftCardBalance } from "../gift-cards/gift-card-store";
import { listMails } from "../mails/mail-store";
import { payByCard, placeOrder } from "../orders/order.fixture";

const GIFT_CARD = "9990500101";
const ROOT = "/ecommerce/v3/catalog";

let commerce: Commerce;
let shopper: Shopper;
beforeAll(async () => {
  commerce = await startCommerce();
  shopper = new Shopper(commerce, "c-1003");
}, 60_000);
afterAll(() => commerce.close());
beforeEach(() => commerce.sandbox.db.exec("UPDATE carts SET status = 'deleted'"));

async function methodsOf(cartId: string): Promise<string[]> {
  const path = `/deliveries/shipping-methods?country=FR&cartId=${cartId}`;
  return (await shopper.get(shippingMethodsSchema, "GET", path)).shippingMethods.map(({ key }) => key);
}

describe("a gift card sold as a product", () => {
  it("is a product of its own segmentation, at a round amount of every currency", async () => {
    const { product } = await shopper.get(productAnswerSchema, "GET", `${ROOT}/products/999050`);
    expect(product).toMatchObject({ name: "Carte cadeau", segmentationId: GIFT_CARD_SEGMENTATION, composition: [] });
    const polish = new Shopper(commerce, null, { store: "1007", language: "pl-PL" });
    const { product: karta } = await polish.get(productAnswerSchema, "GET", `${ROOT}/products/999050`);
    expect(karta.name).toBe("Karta podarunkowa");
    expect(karta.options[0]?.prices.current.appliedPrice).toEqual({ centAmount: 20_000, currencyCode: "PLN" });
  });

  it("has no colour on its card, of which there is only one", async () => {
    const path = `${ROOT}/products?ids=999050`;
    const { products } = await shopper.get(productTilesSchema, "GET", path);
    expect(products).toMatchObject([{ subtitle: "Envoyée par e-mail", segmentationId: GIFT_CARD_SEGMENTATION }]);
  });

  it("is suggested to whoever looks for one", async () => {
    const path = `${ROOT}/search/suggestions?query=carte%20cad`;
    const { products } = await shopper.get(searchSuggestionsSchema, "GET", path);
    expect(products.map(({ productId }) => productId)).toContain("999050");
  });

  it("goes by VI as long as there is nothing else to carry", async () => {
    let cart = await shopper.createCart();
    cart = await shopper.change(cart, "POST", `products/${GIFT_CARD}`);
    expect(await methodsOf(cart.id)).toContain("VI");
    cart = await shopper.changeOwn(cart, "POST", "shipping-method/VI", {});
    expect(cart).toMatchObject({ shippingInfo: { shippingMethodKey: "VI", price: { centAmount: 0 } } });
    const [other] = listDemoSkus(commerce.sandbox, 1);
    cart = await shopper.change(cart, "POST", `products/${other?.sku}`);
    expect(cart.shippingInfo).toBeNull();
    expect(await methodsOf(cart.id)).not.toContain("VI");
    const refused = await shopper.send("POST", shopper.pathOf(cart, "shipping-method/VI", "carts-self"), { body: {} });
    expect(refused).toMatchObject({ status: 422, body: { code: "SHIPPING_METHOD_UNAVAILABLE" } });
  });

  it("costs what it is worth, whatever code is entered", async () => {
    let cart = await shopper.createCart();
    cart = await shopper.change(cart, "POST", `products/${GIFT_CARD}`);
    cart = await shopper.change(cart, "POST", "promo-code/BIENVENUE10");
    expect(cart.totalPrice).toEqual({ centAmount: 5_000, currencyCode: "EUR" });
  });

  it("earns no points, as a product or by its form, alone or beside goods, and promises none", async () => {
    const bought = async (customer: string | null, ...skus: string[]) => {
      const buyer = new Shopper(commerce, customer);
      let cart = await buyer.createCart();
      for (const sku of skus) cart = await buyer.change(cart, "POST", `products/${sku}`);
      return buyer.change(cart, "POST", "gift-card", { amount: { centAmount: 3000, currencyCode: "EUR" } });
    };
    const none = { loyaltyPointsEarned: 0, loyaltyPointsIncentive: null };
    expect(await bought("c-1001", GIFT_CARD)).toMatchObject(none);
    expect(await bought(null, GIFT_CARD)).toMatchObject(none);
    const { sku } = listDemoSkus(commerce.sandbox, 1)[0]!;
    const cart = await bought("c-1002", GIFT_CARD, sku);
    const goods = cart.lineItems.find((line) => line.sku === sku)!.totalPrice.centAmount;
    expect(cart.loyaltyPointsEarned).toBe(Math.floor(goods / 100));
  });

  it("does not count towards what a coupon asks for, as its small print says", async () => {
    let cart = await shopper.createCart();
    cart = await shopper.change(cart, "POST", `products/${GIFT_CARD}`);
    const [line] = cart.lineItems;
    cart = await shopper.change(cart, "PUT", `products/${line?.lineId}/quantity/2`);
    const refused = await shopper.send("POST", shopper.pathOf(cart, "promo-code/MERCI"));
    expect(refused).toMatchObject({ status: 422, body: { code: "PROMO_CODE_MINIMUM" } });
  });

  it("is ordered without a delivery address, and its numbers are mailed to the buyer", async () => {
    let cart = await shopper.createCart();
    cart = await shopper.change(cart, "POST", `products/${GIFT_CARD}`);
    const [line] = cart.lineItems;
    cart = await shopper.change(cart, "PUT", `products/${line?.lineId}/quantity/2`);
    cart = await shopper.changeOwn(cart, "POST", "billing-address", HOME);
    cart = await shopper.changeOwn(cart, "POST", "shipping-method/VI", {});
    expect(cart.shippingAddress).toBeNull();
    const number = await placeOrder(shopper, await payByCard(shopper, { cart, outcome: "authorised" }));
    commerce.setOffset(1_000);
    const order = await shopper.get(orderSchema, "GET", `/orders-self/${number}`);
    commerce.setOffset(0);
    expect(order).toMatchObject({ shippingAddress: null, shippingInfo: { shippingMethodKey: "VI" } });
    const texts = listMails(commerce.sandbox, { to: "new@vitrine.test" }).map(({ text }) => text);
    const cards = texts.flatMap((text) => text.match(/6006\d{12}/g) ?? []);
    expect(new Set(cards).size).toBe(2);
    for (const card of cards) {
      expect(findGiftCardBalance(commerce.sandbox, card)).toEqual({ centAmount: 5_000, currencyCode: "EUR" });
    }
  });
});
