import { HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { aLine } from "#tests/support/builders.ts";
import { anOption, aProduct, aSku } from "#tests/support/catalogue-builders.ts";
import { aReadyCart } from "#tests/support/checkout-builders.ts";
import { CheckoutWorld, checkoutWorldOn } from "#tests/support/checkout-world.ts";
import { notByContract, refusal } from "#tests/support/gateway-answers.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, SIGNED_IN } from "#tests/support/request-context.ts";
import type { ProductOption } from "#app/models/product.ts";
import { NO_REVIEWS } from "#app/models/review.ts";
import { NoCartError, ServiceUnavailableError } from "../gateway/errors.server";
import { waitForOrder } from "./order-lookup.server";
import { recordOrder, placeOrder } from "./place-order.server";

const server = useGatewayServer();
let world: CheckoutWorld;

beforeEach(() => {
  world = checkoutWorldOn(server);
});

const VALIDATE = "POST carts-self/cart-1/validate";
const REFRESH = "PUT carts/cart-1/refresh";
const shopper = () => aContext({ session: { ...SIGNED_IN, cart: { cartId: "cart-1" } } });

describe("placeOrder", () => {
  it("orders, with one key a cart however often it is asked [PAY-17]", async () => {
    const context = shopper();
    expect(await placeOrder(context)).toEqual({ kind: "ordered" });
    expect(context.session.funnel).toEqual({ orderCartId: "cart-1", orderNumber: "2610000001" });
    expect(world.called(VALIDATE)[0]).toMatchObject({ key: "order-cart-1", version: "1" });
  });

  it("reloads the cart and tries once more on 409 [PAY-14]", async () => {
    world.validations = [refusal(409, "VERSION"), "order"];
    expect(await placeOrder(shopper())).toEqual({ kind: "ordered" });
    expect(world.called(VALIDATE).map(({ key }) => key)).toEqual(["order-cart-1", "order-cart-1"]);
  });

  it("orders nothing where the cart behind the 409 is not the one that was agreed to", async () => {
    world.validations = [refusal(409, "VERSION"), "order"];
    const agreed = new Error("Not as shown");
    const ordering = placeOrder(shopper(), () => {
      throw agreed;
    });
    await expect(ordering).rejects.toBe(agreed);
    expect(world.called(VALIDATE)).toHaveLength(1);
  });

  it("does not try a third time", async () => {
    world.validations = [refusal(409, "VERSION")];
    expect(await placeOrder(shopper())).toEqual({ kind: "incomplete", code: "VERSION" });
    expect(world.called(VALIDATE)).toHaveLength(2);
  });

  it("judges the second answer like the first [PAY-14]", async () => {
    world.validations = [refusal(409, "VERSION"), refusal(412, "STOCK_CHANGED")];
    expect(await placeOrder(shopper())).toEqual({ kind: "stock-changed" });
    expect(world.called(REFRESH)).toHaveLength(1);
  });

  it("reloads the cart and refreshes its stock on 412 [PAY-14]", async () => {
    world.validations = [refusal(412, "STOCK_CHANGED")];
    const context = shopper();
    expect(await placeOrder(context)).toEqual({ kind: "stock-changed" });
    expect(world.changes).toEqual([VALIDATE, REFRESH]);
    expect(context.session.cartId).toBe("cart-1");
  });

  const SKUS = ["1000010138", "1000010140"].map((sku) => aSku({ sku }));
  const sell = (productId: string, option: Partial<ProductOption>) =>
    world.refusals.set(`GET ecommerce/v3/catalog/products/${productId}`, () =>
      HttpResponse.json({
        product: aProduct({ productId, options: [anOption(option)] }),
        optionId: null,
        reviews: NO_REVIEWS,
      }),
    );

  it.each([
    ["with its alert and what is like it", "AVAILABLE", ["cart.tellMe", "cart.similar"]],
    ["without an alert where it will not come back", "DISCONTINUED", ["cart.similar"]],
  ] as const)("names the piece that was sold meanwhile, %s", async (_, availability, ways) => {
    const dress = aLine({ lineId: "l-1", name: "Robe en lin", productId: "100001", optionId: "10000101" });
    sell("100001", {
      optionId: "10000101",
      availability,
      skus: [aSku({ sku: dress.sku }), aSku({ sku: "1000010199" })],
    });
    const hrefs = {
      "cart.tellMe": `/fr-fr/product/100001/alert?sku=${dress.sku}`,
      "cart.similar": expect.stringMatching(/^\/fr-fr\/.*--p100001$/) as string,
    };
    world.cart = aReadyCart({ lineItems: [dress, aLine({ lineId: "l-2", sku: "1000010240" })] });
    const left = aReadyCart({ lineItems: [aLine({ lineId: "l-2", sku: "1000010240" })], version: 3 });
    world.validations = [refusal(412, "STOCK_CHANGED")];
    world.refusals.set(REFRESH, () => HttpResponse.json(left));
    const context = shopper();
    await placeOrder(context);
    expect(context.session.takeFlash()).toEqual([
      {
        kind: "warning",
        key: "cart.soldMeanwhile",
        values: { names: "Robe en lin" },
        links: ways.map((key) => ({ key, href: hrefs[key] })),
      },
    ]);
  });

  it("names each piece that was sold meanwhile, and leads to alert and neighbours of the first two", async () => {
    const size = (label: string) => ({ size: { id: label, label } });
    const dress = { name: "Robe en lin", productId: "100001", optionId: "10000101" };
    sell("100001", { optionId: "10000101", skus: SKUS });
    sell("100002", { optionId: "10000201", skus: [aSku({ sku: "1000020138" })] });
    const lineItems = [
      aLine({ lineId: "l-1", ...dress, sku: "1000010138", ...size("38") }),
      aLine({ lineId: "l-2", ...dress, sku: "1000010140", ...size("40") }),
      aLine({ lineId: "l-3", name: "Caban", productId: "100002", optionId: "10000201", sku: "1000020138" }),
    ];
    world.cart = aReadyCart({ lineItems });
    world.validations = [refusal(412, "STOCK_CHANGED")];
    world.refusals.set(REFRESH, () => HttpResponse.json(aReadyCart({ lineItems: [], version: 3 })));
    const linksOf = async () => {
      const context = shopper();
      await placeOrder(context);
      const [flash] = context.session.takeFlash();
      expect(flash?.values).toEqual({ names: "Robe en lin, Caban" });
      return flash?.links?.map(({ key, href, of }) => [key, href.replace(/.*(?=--|\?)/, ""), of]);
    };
    expect(await linksOf()).toEqual([
      ["cart.tellMe", "?sku=1000010138", "Robe en lin, 38"],
      ["cart.similar", "--p100001", "Robe en lin"],
      ["cart.tellMe", "?sku=1000010140", "Robe en lin, 40"],
    ]);
    world.cart = aReadyCart({ lineItems: [lineItems[0]!, lineItems[2]!] });
    expect((await linksOf())?.map(([, , of]) => of)).toEqual(["Robe en lin", "Robe en lin", "Caban", "Caban"]);
  });

  it("names a gift that alone ran out meanwhile, without links: it cannot be bought", async () => {
    const gift = aLine({ lineId: "l-9", sku: "1000010940", name: "Sac en toile", isFree: true });
    const dress = aLine({ lineId: "l-1", name: "Robe en lin" });
    world.cart = aReadyCart({ lineItems: [dress, gift] });
    world.validations = [refusal(412, "STOCK_CHANGED")];
    world.refusals.set(REFRESH, () => HttpResponse.json(aReadyCart({ lineItems: [dress], version: 3 })));
    const context = shopper();
    await placeOrder(context);
    expect(context.session.takeFlash()).toEqual([
      { kind: "warning", key: "cart.soldMeanwhile", values: { names: "Sac en toile" }, links: [] },
    ]);
  });

  it("tells of changed stock even when the refresh fails", async () => {
    world.validations = [refusal(412, "STOCK_CHANGED")];
    world.refusals.set(REFRESH, () => refusal(500, "DOWN"));
    expect(await placeOrder(shopper())).toEqual({ kind: "stock-changed" });
  });

  it.each([
    [402, "PAYMENT_REQUIRED"],
    [412, "AMOUNT_CHANGED"],
    [412, "CHECKOUT_INCOMPLETE"],
    [412, "GIFT_CARD_BALANCE"],
    [422, "VALIDATION"],
    [400, "VALIDATION"],
  ])("says what is missing on %d %s, and orders nothing", async (status, code) => {
    world.validations = [refusal(status, code)];
    const context = shopper();
    expect(await placeOrder(context)).toEqual({ kind: "incomplete", code });
    expect(context.session.funnel).toEqual({});
  });

  it.each([
    ["got lost", () => refusal(504, "TIMEOUT")],
    ["cannot be read", () => notByContract("<html>")],
  ])("finds the order that was made though the answer %s [PAY-17]", async (_what, answer) => {
    const context = shopper();
    world.refusals.set(VALIDATE, () => {
      world.placeOrder();
      return answer();
    });
    expect(await placeOrder(context)).toEqual({ kind: "ordered" });
    expect(context.session.cartId).toBeNull();
  });

  it("does not claim an order, nor that there is none, when nobody answers", async () => {
    world.validations = [refusal(503, "DOWN")];
    const context = shopper();
    await expect(placeOrder(context)).rejects.toBeInstanceOf(ServiceUnavailableError);
    expect(context.session.cartId).toBe("cart-1");
    world.refusals.set("GET orders-self/by-cart/cart-1", () => refusal(503, "DOWN"));
    await expect(placeOrder(shopper())).rejects.toBeInstanceOf(ServiceUnavailableError);
  });

  it("waits for an order no longer because each answer takes long", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    world.refusals.set("GET orders-self/by-cart/cart-1", () => {
      vi.setSystemTime(Date.now() + 2_000);
      return refusal(404, "ORDER_UNKNOWN");
    });
    const params = { orderConfirmation: { maxAttempts: 10, attemptDelay: 1 } };
    expect(await waitForOrder(aContext({ session: SIGNED_IN, params }), "cart-1")).toBeNull();
    expect(world.called("GET orders-self/by-cart/cart-1")).toHaveLength(2);
    vi.useRealTimers();
  });

  it.each([
    [1_250, 3],
    [1_265, 2],
  ])(
    "waits for the time between the attempts that the domain sets, and 2.5 s more: answers of %d ms",
    async (ms, calls) => {
      vi.useFakeTimers({ toFake: ["Date"] });
      world.refusals.set("GET orders-self/by-cart/cart-1", () => {
        vi.setSystemTime(Date.now() + ms);
        return refusal(404, "ORDER_UNKNOWN");
      });
      const params = { orderConfirmation: { maxAttempts: 3, attemptDelay: 20 } };
      expect(await waitForOrder(aContext({ session: SIGNED_IN, params }), "cart-1")).toBeNull();
      expect(world.called("GET orders-self/by-cart/cart-1")).toHaveLength(calls);
      vi.useRealTimers();
    },
  );

  it("waits for the order of a cart that is gone, and says when there is none", async () => {
    const gone = () => refusal(404, "CART_UNKNOWN", "No cart found for id cart-1");
    world.validations = [gone()];
    await expect(placeOrder(shopper())).rejects.toBeInstanceOf(NoCartError);
    world.placeOrder();
    world.cart = new CheckoutWorld().cart;
    world.orderDelay = 2;
    expect(await placeOrder(shopper())).toEqual({ kind: "ordered" });
  });

  it("fails on what is nobody's answer", async () => {
    world.validations = [refusal(403, "FORBIDDEN")];
    await expect(placeOrder(shopper())).rejects.toMatchObject({ status: 403 });
  });
});

it("lets go of the ordered cart, with what was taken out of it, and of no other", () => {
  const deleted = { undoId: "u", deletedAt: Date.now(), sku: "1000010101", quantity: 1, name: "Robe", position: 0 };
  const extra = { undoId: "loyalty card", deletedAt: Date.now(), position: 0, giftCard: null };
  const given = { undo: { lines: [deleted] }, undoExtras: { extras: [extra] } };
  const left = ({ session: { cartId, undo } }: ReturnType<typeof aContext>) => [cartId, undo.lines, undo.extras];
  for (const cart of [{ cartId: "cart-1" }, undefined]) {
    const context = aContext({ session: { ...SIGNED_IN, ...(cart && { cart }), ...given } });
    recordOrder(context, "cart-1", "26");
    expect(left(context)).toEqual([null, [], []]);
  }
  const context = aContext({ session: { ...SIGNED_IN, cart: { cartId: "a-new-one" }, ...given } });
  recordOrder(context, "cart-1", "26");
  expect(left(context)).toEqual(["a-new-one", [deleted], [extra]]);
  expect(context.session.funnel).toEqual({ orderCartId: "cart-1", orderNumber: "26" });
});
