import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { aCart, aLine } from "#tests/support/builders.ts";
import { aCustomer } from "#tests/support/customer-builders.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, GATEWAY } from "#tests/support/request-context.ts";
import type { RequestContext } from "../context.server";
import { ServiceUnavailableError } from "../gateway/errors.server";
import { createDedupe } from "../gateway/dedupe.server";
import type { Opened } from "../session/cookies.server";
import { forgetCustomer } from "../session/sign-out.server";
import { ensureCart } from "./cart.server";
import { addProduct, addProducts } from "./lines.server";
import { resetCart } from "./cart-cookie.server";

const server = useGatewayServer();
const visitor = { anonymousId: "4d3c2b1a-0000-4000-8000-000000000000" };
const customer = (sessionId: string): Opened => ({
  access: { accessToken: "access", sessionId },
  refresh: { refreshToken: "refresh", sessionId },
});
let request: (session?: Opened) => RequestContext;

beforeEach(() => {
  let made = 0;
  server.use(
    http.get(`${GATEWAY}/accounts-self/`, () => HttpResponse.json(aCustomer())),
    http.get(`${GATEWAY}/customers-self/lastPurchaseDate`, () => HttpResponse.json({ value: null })),
    http.post(`${GATEWAY}/carts`, () => HttpResponse.json(aCart({ id: `cart-${++made}` }), { status: 201 })),
  );
  const dedupe = createDedupe({ ttl: 10_000 });
  request = (session = {}) => aContext({ session: { visitor, ...session }, shop: { dedupe } });
});

async function madeBy(context: RequestContext): Promise<string | null> {
  await ensureCart(context);
  return context.session.cartId;
}

describe("a cart that is made", () => {
  it("is one for tabs of one shopper that add at the same moment [CART-01]", async () => {
    expect(await Promise.all([madeBy(request()), madeBy(request())])).toEqual(["cart-1", "cart-1"]);
    const tabs = [request(customer("s-1")), request(customer("s-1"))];
    expect(await Promise.all(tabs.map(madeBy))).toEqual(["cart-2", "cart-2"]);
  });

  it("is another in each country, also at the same moment", async () => {
    const inItaly = Object.assign(request(), { site: { ...request().site, country: "IT" } });
    expect(await Promise.all([madeBy(request()), madeBy(inItaly)])).toEqual(["cart-1", "cart-2"]);
  });

  it("is never given to who comes next in the same browser", async () => {
    expect(await madeBy(request(customer("s-1")))).toBe("cart-1");
    expect(await madeBy(request())).toBe("cart-2");
    expect(await madeBy(request(customer("s-2")))).toBe("cart-3");
  });

  it("is not given again a moment later once the gateway no longer knows it", async () => {
    const context = request();
    expect(await madeBy(context)).toBe("cart-1");
    resetCart(context);
    expect(await madeBy(context)).toBe("cart-2");
  });

  it("is not there, whatever was to be put into it, where the customer's own is in the way and gone [CART-04]", async () => {
    const refused = (status: number) => HttpResponse.json({ code: "CART", message: "No" }, { status });
    server.use(
      http.post(`${GATEWAY}/carts`, () => refused(406)),
      http.get(`${GATEWAY}/carts-self`, () => refused(404)),
    );
    await expect(madeBy(request(customer("s-1")))).rejects.toThrow(ServiceUnavailableError);
  });

  it("is not given again once its visitor, who had signed in with it, has signed out", async () => {
    expect(await madeBy(request())).toBe("cart-1");
    forgetCustomer(request(customer("s-1")));
    expect(await madeBy(request())).toBe("cart-2");
  });

  it.each([
    ["a moment ago, by the same press at another instance, is not added again", 0, 0],
    ["minutes ago is added once more", 300_000, 1],
  ])("of a customer's other request, with a piece that was put in %s", async (_what, ago, added) => {
    const lastModifiedAt = new Date(Date.now() - ago).toISOString();
    const filled = aCart({ lineItems: [aLine({ sku: "1000000101", lastModifiedAt })] });
    let adds = 0;
    const refusal = { code: "CART_EXISTS", message: "The customer has a cart" };
    server.use(
      http.post(`${GATEWAY}/carts`, () => HttpResponse.json(refusal, { status: 406 })),
      http.get(`${GATEWAY}/carts-self`, () => HttpResponse.json(filled)),
      http.post(`${GATEWAY}/carts/:id/products/:sku`, () => {
        adds += 1;
        return HttpResponse.json(filled);
      }),
    );
    await addProduct(request(customer("s-2")), "1000000101");
    expect(adds).toBe(added);
  });

  it.each([
    ["nothing of a list that the same press", ["1000000101"], []],
    ["the rest of a list of which the same press", ["1000000101", "1000000102"], [["1000000102", "1000000102"]]],
  ])("of a customer's other request gets %s put in at another instance", async (_what, skus, lists) => {
    const filled = aCart({
      lineItems: [aLine({ sku: "1000000101", quantity: 2, lastModifiedAt: new Date().toISOString() })],
    });
    const sent: unknown[] = [];
    server.use(
      http.post(`${GATEWAY}/carts`, () => HttpResponse.json({ code: "CART_EXISTS", message: "No" }, { status: 406 })),
      http.get(`${GATEWAY}/carts-self`, () => HttpResponse.json(filled)),
      http.get(`${GATEWAY}/carts/:id`, () => HttpResponse.json(filled)),
      http.post(`${GATEWAY}/carts/:id/products-list/`, async ({ request: list }) => {
        sent.push(await list.json());
        return HttpResponse.json(filled);
      }),
    );
    const pieces = skus.map((sku) => ({ sku, quantity: 2 }));
    const { productsNotAdded } = await addProducts(request(customer("s-3")), pieces);
    expect(sent).toEqual(lists);
    expect(productsNotAdded).toEqual([]);
  });
});
