import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { validatedCartSchema } from "#models/cart.ts";
import { paymentResultSchema } from "#models/payment.ts";
import { setStock } from "../../catalogue/products";
import { open, post } from "../../pay/browser.fixture";
import { HOME, newKey, Shopper } from "../commerce.fixture";
import { forgetParcels, setParcels } from "../stores/store-list";
import { card, pageOf, type Start, Till } from "./till.fixture";

let till: Till;
beforeAll(async () => {
  till = await Till.open();
}, 60_000);
afterAll(() => till.commerce.close());
beforeEach(() => till.reset());

describe("starting a payment", () => {
  it("sends the shopper to the hosted page, and answers the same key the same way", async () => {
    const before = { ...till.cart };
    const key = newKey();
    const first = await till.start({ key });
    expect(first).toMatchObject({ resultCode: "RedirectShopper", action: { type: "redirect", method: "GET" } });
    expect(await till.start({ key, version: before.version })).toEqual(first);
    expect(till.cart.version).toBe(before.version + 1);
    expect(till.cart.payments).toMatchObject([{ paymentId: first.paymentId, paymentProduct: "cb" }]);
  });

  it("needs a key, a version, the right amount and a product that the shop takes", async () => {
    const [path, call] = till.startCall();
    expect(await till.shopper.send("POST", path, { body: call.body })).toMatchObject({
      status: 400,
      body: { code: "HEADERS" },
    });
    const refusals: [Start, number, string][] = [
      [{ amount: 1 }, 412, "AMOUNT_CHANGED"],
      [{ amount: -till.cart.totalPrice.centAmount }, 412, "AMOUNT_CHANGED"],
      [{ version: till.cart.version - 1 }, 409, "VERSION_CONFLICT"],
      [{ product: "przelewy24" }, 422, "PAYMENT_PRODUCT_UNAVAILABLE"],
      [{ product: "free" }, 422, "PAYMENT_PRODUCT_UNAVAILABLE"],
    ];
    for (const [wanted, status, code] of refusals) {
      const [wrongPath, wrongCall] = till.startCall(wanted);
      expect(await till.shopper.send("POST", wrongPath, wrongCall)).toMatchObject({ status, body: { code } });
    }
    const script = { ...call, body: { ...call.body, returnUrl: "javascript:alert(1)" } };
    expect((await till.shopper.send("POST", path, script)).status).toBe(400);
    expect(await till.log()).toMatchObject({ authorisations: 0 });
  });

  it("refuses a key that came with another request", async () => {
    const key = newKey();
    await till.start({ key });
    const [path, call] = till.startCall({ key, product: "paypal" });
    expect(await till.shopper.send("POST", path, call)).toMatchObject({
      status: 422,
      body: { code: "IDEMPOTENCY_KEY_REUSED" },
    });
  });

  it("does not start before the checkout is complete, nor for what is gone", async () => {
    setStock(till.commerce.sandbox, till.sku, 0);
    const [path, call] = till.startCall();
    expect(await till.shopper.send("POST", path, call)).toMatchObject({ status: 412, body: { code: "STOCK_CHANGED" } });
    setStock(till.commerce.sandbox, till.sku, 10);
    const hsp = new Shopper(till.commerce, "c-1002");
    const bare = await hsp.change(await hsp.createCart(), "POST", `products/${till.sku}`);
    const early = { ...call, body: { ...call.body, amount: bare.totalPrice } };
    expect(await hsp.send("POST", hsp.pathOf(bare, "payments", "carts-self"), early)).toMatchObject({
      status: 412,
      body: { code: "CHECKOUT_INCOMPLETE" },
    });
  });
});

describe("a parcel to a place", () => {
  const POINT = "500001";
  const unavailable = { status: 412, body: { code: "DELIVERY_POINT_UNAVAILABLE" } };
  beforeEach(async () => {
    const address = { ...HOME, deliveryPointIdV2: POINT };
    till.cart = await till.shopper.changeOwn(till.cart, "POST", "shipping-method/PR", address);
  });
  afterEach(forgetParcels);

  it("is not paid once the place is full, and is as soon as it has room", async () => {
    setParcels(POINT, "full");
    expect(await till.shopper.send("POST", ...till.startCall())).toMatchObject(unavailable);
    expect(await till.log()).toMatchObject({ authorisations: 0 });
    setParcels(POINT, "accepted");
    expect(await till.start()).toMatchObject({ resultCode: "RedirectShopper" });
  });

  it("is not ordered once the place has closed", async () => {
    const { paymentId } = await till.start();
    await till.complete(paymentId);
    setParcels(POINT, "closed");
    const headers = { "Idempotency-Key": newKey() };
    const path = till.shopper.pathOf(till.cart, "validate", "carts-self");
    expect(await till.shopper.send("POST", path, { headers })).toMatchObject(unavailable);
    expect(await till.log()).toMatchObject({ orderNumber: null });
  });
});

describe("never twice", () => {
  it("starts one payment for a double click, whichever request comes first", async () => {
    const [path, call] = till.startCall({ key: newKey() });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => till.shopper.get(paymentResultSchema, "POST", path, call)),
    );
    expect(new Set(answers.map(({ paymentId }) => paymentId)).size).toBe(1);
  });

  it("authorises one of two started payments, however the pages are sent", async () => {
    const first = await till.start();
    const firstPage = await open(pageOf(first));
    const second = await till.start({ product: "paypal" });
    const secondPage = await open(pageOf(second));
    const gone = await post(firstPage, /hosted/, card("authorised"));
    expect(gone).toMatchObject({ status: 410, text: expect.stringContaining("Rien n’a été débité") as unknown });
    await Promise.all([1, 2, 3].map(() => post(secondPage, /hosted/, { outcome: "authorised" })));
    expect(await till.complete(first.paymentId)).toMatchObject({ resultCode: "Cancelled" });
    expect(await till.complete(second.paymentId)).toMatchObject({ resultCode: "Authorised" });
    expect(await till.log()).toMatchObject({ authorisations: 1, voids: 0 });
  });

  it("answers the accepted payment instead of starting another", async () => {
    const { result } = await till.payBy("authorised");
    expect(await till.start({ product: "paypal", key: newKey() })).toMatchObject({
      resultCode: "Authorised",
      paymentId: result.paymentId,
    });
    expect(await till.log()).toMatchObject({ authorisations: 1 });
  });

  it("gives back what was authorised when the cart changes, and lets the same key start anew", async () => {
    const { result } = await till.payBy("authorised");
    till.cart = await till.shopper.change(till.cart, "POST", `products/${till.sku}`);
    expect(till.cart.payments).toEqual([]);
    expect(await till.complete(result.paymentId)).toMatchObject({ resultCode: "Cancelled" });
    const key = newKey();
    const second = await till.start({ key });
    const line = till.cart.lineItems[0]?.lineId ?? "";
    till.cart = await till.shopper.change(till.cart, "PUT", `products/${line}/quantity/3`);
    till.cart = await till.shopper.change(till.cart, "PUT", `products/${line}/quantity/2`);
    const third = await till.start({ key });
    expect(third.paymentId).not.toBe(second.paymentId);
    await post(await open(pageOf(third)), /hosted/, card("authorised"));
    expect(await till.log()).toMatchObject({ authorisations: 2, voids: 1 });
  });

  it("makes one order of parallel validations under different keys", async () => {
    await till.payBy("authorised");
    const answers = await Promise.all(Array.from({ length: 10 }, () => till.validate()));
    const numbers = answers.map(({ status, body }) => [status, validatedCartSchema.parse(body).orderNumber]);
    expect(new Set(numbers.map(String)).size).toBe(1);
    expect(await till.log()).toMatchObject({ authorisations: 1, orderNumber: numbers[0]?.[1] });
  });
});
