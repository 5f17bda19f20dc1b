import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { gatewayErrorSchema } from "../../app/models/gateway-error";
import { type Commerce, Shopper, startCommerce } from "./commerce.fixture";
import { listDemoSkus } from "./demo-products";

let commerce: Commerce;
let shopper: Shopper;
let cartId: string;
beforeAll(async () => {
  commerce = await startCommerce(60);
  shopper = new Shopper(commerce, "c-1001");
  const cart = await shopper.createCart();
  cartId = cart.id;
  const sku = listDemoSkus(commerce.sandbox, 1)[0]?.sku ?? expect.fail("no product");
  await shopper.change(cart, "POST", `products/${sku}`);
}, 60_000);
afterAll(() => commerce.close());

const CALLS = [
  "POST /carts",
  "POST /carts/merge",
  "GET /carts/X",
  "DELETE /carts/X",
  "POST /carts/:cart/products/X",
  "POST /carts/:cart/products-list",
  "PUT /carts/:cart/products/X/quantity/X",
  "DELETE /carts/:cart/products/X",
  "POST /carts/:cart/promo-code/X",
  "DELETE /carts/:cart/promo-code/X",
  "POST /carts/:cart/gift-card",
  "DELETE /carts/:cart/gift-card/X",
  "POST /carts/:cart/donation",
  "POST /carts-self/:cart/billing-address",
  "POST /carts-self/:cart/shipping-method/X",
  "POST /carts-self/:cart/shipping-method/NO",
  "POST /carts-self/:cart/shipping-method/VI",
  "POST /carts-self/:cart/shipping-method-hsp",
  "POST /carts-self/:cart/gift-cards/X",
  "POST /carts-self/:cart/gift-cards/6006000000000001",
  "PUT /carts-self/:cart/loyalty-offers",
  "PUT /carts-self/:cart/subscriptions",
  "POST /carts-self/:cart/payments",
  "POST /carts-self/:cart/payments/adyen",
  "POST /carts-self/:cart/validate",
  "GET /orders-self?page=X&size=X",
  "GET /orders-self/X",
  "GET /orders-self/by-cart/X",
  "GET /deliveries/shipping-methods?country=X&cartId=X",
  "PUT /accounts-self",
  "PUT /accounts-self/password",
  "POST /customers-self/addresses/deliveries",
  "PUT /customers-self/addresses/delivery/X",
  "DELETE /customers-self/addresses/delivery/X",
  "PUT /customers-self/addresses/billing",
  "GET /customers-self/addresses?country=X",
  "POST /customers-self/knowledges/wishlist",
  "DELETE /customers-self/knowledges/wishlist/X",
  "POST /customers-self/knowledges/product-stock-alert?id=X",
  "DELETE /customers-self/knowledges/product-stock-alert/X?knowledgeTypeId=X",
  "PUT /customers-self/subscriptions",
  "PUT /customers-self/bankStatements",
  "GET /customers-self/loyalty?page=X&size=X",
];

const hostile = fc.oneof(
  fc.constantFrom(
    "'; DROP TABLE carts; --",
    "../../etc/passwd",
    "%00",
    "\u0000",
    "__proto__",
    "constructor",
    "1e9",
    "NaN",
  ),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ minLength: 2_000, maxLength: 2_000 }),
  fc.integer().map(String),
);

/** Bodies that have the right names with the wrong things under them, or nothing right at all. */
const value = fc.oneof(
  fc.jsonValue(),
  hostile,
  fc.constant({ centAmount: -1, currencyCode: "EUR" }),
  fc.constant(1e308),
);
const body = fc.oneof(
  fc.jsonValue(),
  hostile.filter((text) => text !== ""),
  fc.dictionary(
    fc.constantFrom(
      ...[
        "amount",
        "user",
        "cartId",
        "customer",
        "donationId",
        "loyaltyOfferIds",
        "subscriptions",
        "paymentId",
        "details",
      ],
      ...[
        "firstName",
        "line1",
        "address1",
        "country",
        "productId",
        "sku",
        "iban",
        "values",
        "store",
        "source",
        "email",
      ],
    ),
    value,
  ),
);

describe("bad input", () => {
  it("is answered below 500, with a code and a message, and never breaks the cart", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...CALLS), hostile, body, fc.nat(9), async (call, text, sent, version) => {
        const [method = "", template = ""] = call.split(" ");
        const path = template.replace(":cart", cartId).replaceAll("X", encodeURIComponent(text));
        const separator = path.includes("?") ? "&" : "?";
        const answer = await shopper.send(method, `${path}${separator}version=${version}`, {
          ...(method === "GET" ? {} : { body: sent }),
          headers: { "Idempotency-Key": "fuzz-fuzz-fuzz" },
        });
        expect(answer.status, `${call} ${JSON.stringify(answer.body)}`).toBeLessThan(500);
        if (answer.status >= 400) gatewayErrorSchema.parse(answer.body);
      }),
      { numRuns: 300 },
    );
    expect((await shopper.send("GET", "/carts-self")).status).toBe(200);
  });

  it("over a megabyte is refused", async () => {
    const answer = await shopper.send("POST", "/carts", { body: { user: null, more: "x".repeat(1_100_000) } });
    expect(answer).toMatchObject({ status: 413, body: { code: "TOO_LARGE" } });
  });
});
