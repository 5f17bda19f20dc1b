import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { tokenCookies } from "#tests/support/auth-provider.ts";
import { aCart } from "#tests/support/builders.ts";
import { aCustomer } from "#tests/support/customer-builders.ts";
import { refusal } from "#tests/support/gateway-answers.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, GATEWAY, SIGNED_IN } from "#tests/support/request-context.ts";
import type { Cart } from "#app/models/cart.ts";
import { NoCartError, ServiceUnavailableError } from "../gateway/errors.server";
import { LIMITS } from "../http/limits.server";
import { addPromoCode, chooseLoyaltyOffers, findLoyaltyOffers, removePromoCode } from "./promo-codes.server";

const server = useGatewayServer();
const session = { cart: { cartId: "cart-1", version: 3 } };

/** Gives the calls of a cart these answers in turn, and records the calls. */
function gateway(...answers: (() => Response)[]): string[] {
  const asked: string[] = [];
  server.use(
    http.all(`${GATEWAY}/carts*`, async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const body = await request.text();
      asked.push(`${request.method} ${pathname}${search}${body && ` ${body}`}`);
      return (answers.shift() ?? (() => HttpResponse.json(aCart())))();
    }),
    http.all(`${GATEWAY}/carts-self/*`, async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      asked.push(`${request.method} ${pathname}${search} ${await request.text()}`);
      return (answers.shift() ?? (() => HttpResponse.json(aCart())))();
    }),
  );
  return asked;
}

const answer = (cart: Partial<Cart>) => () => HttpResponse.json(aCart({ version: 4, ...cart }));
const aCode = (code: string, productOutOfStock = false) =>
  ({ code, type: "CAD", value: { centAmount: 0, currencyCode: "EUR" }, productOutOfStock, opcId: "OPC-1" }) as const;
const withCode = (code: string, productOutOfStock = false) =>
  answer({ discountCode: [aCode(code, productOutOfStock)] });
const POST = "POST /carts/cart-1/promo-code/MERCI?version=3";

describe("a promo code", () => {
  it("is no guess when its call fails [BEY-21]", async () => {
    const { shop } = aContext();
    for (let failed = 0; failed < LIMITS.code.session + 2; failed += 1) {
      gateway(() => refusal(403, "FORBIDDEN"));
      await expect(addPromoCode(aContext({ shop, session }), "MERCI")).rejects.toThrow("403");
    }
    gateway(withCode("MERCI"));
    expect(await addPromoCode(aContext({ shop, session }), "MERCI")).toBeNull();
  });

  it("is entered in one call, as it was typed but for spaces around it [CART-10]", async () => {
    const asked = gateway(withCode("MERCI"));
    expect(await addPromoCode(aContext({ session }), "  MERCI ")).toBeNull();
    expect(asked).toEqual([POST]);
  });

  it("needs a cart: none is made for it", async () => {
    const asked = gateway();
    await expect(addPromoCode(aContext(), "MERCI")).rejects.toThrow(NoCartError);
    expect(asked).toEqual([]);
  });

  it("whose gift is out of stock fails with Product_out_of_stock and is taken out again [CART-10]", async () => {
    const asked = gateway(withCode("MERCI", true), answer({ version: 5 }));
    expect(await addPromoCode(aContext({ session }), "MERCI")).toBe("outOfStock");
    expect(asked).toEqual([POST, "DELETE /carts/cart-1/promo-code/MERCI?version=4"]);
    gateway(() => refusal(422, "Product_out_of_stock"));
    expect(await addPromoCode(aContext({ session }), "MERCI")).toBe("outOfStock");
  });

  it("is judged by itself beside others, in capitals or not [CART-10]", async () => {
    gateway(answer({ discountCode: [aCode("BIENVENUE10"), aCode("MERCI", true)] }), answer({ version: 5 }));
    expect(await addPromoCode(aContext({ session }), "merci")).toBe("outOfStock");
    const asked = gateway(answer({ discountCode: [aCode("RUPTURE", true), aCode("MERCI")] }));
    expect(await addPromoCode(aContext({ session }), "merci")).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it.each([
    ["PROMO_CODE_UNKNOWN", "unknown"],
    ["PROMO_CODE_EXPIRED", "expired"],
    ["PROMO_CODE_ALREADY_USED", "twice"],
    ["PROMO_CODE_MINIMUM", "minimum"],
    ["SOMETHING_NEW", "unknown"],
  ])("that the gateway refuses by %s is %s", async (code, reason) => {
    for (const status of [400, 404, 422]) {
      gateway(() => refusal(status, code));
      expect(await addPromoCode(aContext({ session }), "MERCI")).toBe(reason);
    }
  });

  it.each(["../../carts", "a b", "x", "%00", "é".repeat(41), "MERCI?version=9"])(
    "that no code can be, %j, is unknown without asking [CART-25]",
    async (typed) => {
      expect(await addPromoCode(aContext({ session }), typed)).toBe("unknown");
    },
  );

  it("that is empty is asked for", async () => {
    expect(await addPromoCode(aContext({ session }), "  ")).toBe("empty");
  });

  it("meets a newer cart: it is reloaded and the code is entered once more [CART-02]", async () => {
    const asked = gateway(() => refusal(409, "VERSION_CONFLICT"), answer({ version: 8 }), withCode("MERCI"));
    expect(await addPromoCode(aContext({ session }), "MERCI")).toBeNull();
    expect(asked).toEqual([POST, "GET /carts/cart-1", "POST /carts/cart-1/promo-code/MERCI?version=8"]);
  });

  it("tells when nobody knows whether it was taken", async () => {
    gateway(() => refusal(503, "DOWN"));
    await expect(addPromoCode(aContext({ session }), "MERCI")).rejects.toThrow(ServiceUnavailableError);
  });

  it("is taken out; one that is not there is as it should be [CART-10]", async () => {
    const asked = gateway(answer({}));
    await removePromoCode(aContext({ session }), "MERCI");
    expect(asked).toEqual(["DELETE /carts/cart-1/promo-code/MERCI?version=3"]);
    gateway(() => refusal(404, "PROMO_CODE_NOT_IN_CART"));
    expect((await removePromoCode(aContext({ session }), "MERCI")).discountCode).toEqual([]);
  });
});

describe("loyalty offers", () => {
  const signedIn = () => aContext({ session: { ...SIGNED_IN, ...session } });
  const offers = (...list: [string, boolean][]) =>
    answer({
      customer: { customerId: "c1", email: "a@b.fr" },
      loyaltyOffers: { offers: list.map(([id, productOutOfStock]) => ({ id, label: id, productOutOfStock })) },
    });
  const PUT = "PUT /carts-self/cart-1/loyalty-offers?cartId=cart-1&version=";

  it("are chosen together, by the call that C7 shows [CART-11]", async () => {
    const asked = gateway(offers(["FID-5", false]));
    expect(await chooseLoyaltyOffers(signedIn(), ["FID-5"])).toBeNull();
    expect(asked).toEqual([`${PUT}3 {"loyaltyOfferIds":["FID-5"]}`]);
  });

  it("give back the one whose gift is out of stock and keep the others [CART-11]", async () => {
    const asked = gateway(offers(["FID-5", false], ["FID-FOULARD", true]), offers(["FID-5", false]));
    expect(await chooseLoyaltyOffers(signedIn(), ["FID-5", "FID-FOULARD"])).toBe("outOfStock");
    expect(asked[1]).toBe(`${PUT}4 {"loyaltyOfferIds":["FID-5"]}`);
  });

  it("are chosen in the customer's own cart, by its id, where the visitor's is merged on the way", async () => {
    const own = aCart({ id: "own", version: 8, customer: { customerId: "c1", email: "a@b.fr" } });
    const asked: string[] = [];
    server.use(
      http.put(`${GATEWAY}/carts-self/:cartId/loyalty-offers`, ({ request, params }) => {
        asked.push(`${String(params.cartId)} ${new URL(request.url).search}`);
        return params.cartId === "own" ? HttpResponse.json(own) : refusal(403, "CART_NOT_MERGED");
      }),
      http.get(`${GATEWAY}/carts/cart-1`, () => HttpResponse.json(aCart({ id: "cart-1", customer: null }))),
      http.get(`${GATEWAY}/carts-self`, () => HttpResponse.json(own)),
      http.get(`${GATEWAY}/accounts-self/`, () => HttpResponse.json(aCustomer())),
      http.get(`${GATEWAY}/customers-self/lastPurchaseDate`, () => HttpResponse.json({ value: null })),
      http.post(`${GATEWAY}/carts/merge`, () => HttpResponse.json({ cart: own, hasBeenMerged: false })),
    );
    expect(await chooseLoyaltyOffers(signedIn(), [])).toBeNull();
    expect(asked).toEqual(["cart-1 ?cartId=cart-1&version=3", "own ?cartId=own&version=8"]);
  });

  it.each([
    [422, "LOYALTY_POINTS_MISSING", "points"],
    [404, "LOYALTY_OFFER_UNKNOWN", "unknown"],
    [422, "Product_out_of_stock", "outOfStock"],
  ])("are refused with %i %s: %s", async (status, code, reason) => {
    gateway(() => refusal(status, code));
    expect(await chooseLoyaltyOffers(signedIn(), ["FID-5"])).toBe(reason);
  });

  const offer = { id: "FID-5", label: "5 %", points: 200, isAffordable: true };
  const member = { loyaltyType: "FID", loyaltyNumber: "2912345678901" } as const;
  /** Gives what the cart offers, and how often the programme was asked. */
  async function found({ customer = member, values = [offer], isVisitor = false, params = {} }) {
    let asked = 0;
    server.use(
      http.get(`${GATEWAY}/accounts-self/`, () => HttpResponse.json(aCustomer(customer))),
      http.get(`${GATEWAY}/customers-self/loyalty/offers/:storeId`, () => {
        asked += 1;
        return HttpResponse.json({ balance: 500, values });
      }),
    );
    const session = isVisitor ? {} : await tokenCookies();
    return [await findLoyaltyOffers(aContext({ session, params })), asked];
  }

  it("are offered to members, with their points", async () => {
    expect(await found({})).toEqual([{ balance: 500, offers: [offer] }, 1]);
  });

  it("are no part of the cart for customers without a card, and where there are none", async () => {
    expect((await found({ customer: {} as typeof member }))[0]).toBeNull();
    expect((await found({ values: [] }))[0]).toBeNull();
  });

  it("are not asked for where nobody can have any", async () => {
    expect(await found({ isVisitor: true })).toEqual([null, 0]);
    expect(await found({ params: { loyalty: false } })).toEqual([null, 0]);
  });
});
