import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { refusal } from "#tests/support/gateway-answers.ts";
import { aCustomer } from "#tests/support/customer-builders.ts";
import { CartWorld } from "#tests/support/cart-world.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, GATEWAY, SIGNED_IN } from "#tests/support/request-context.ts";
import { cartCustomer } from "./merge.server";
import { addProduct } from "./lines.server";

const server = useGatewayServer();
const member = aCustomer({ loyaltyNumber: "600123", loyaltyType: "FID" });
const OWNER = { customerId: member.customerId, email: member.email, loyaltyCardId: "600123", loyaltyType: "FID" };

/** A gateway that knows the customer, and answers this about their last purchase. */
function gateway(lastPurchase: () => Response): void {
  server.use(
    http.get(`${GATEWAY}/accounts-self/`, () => HttpResponse.json(member)),
    http.get(`${GATEWAY}/customers-self/lastPurchaseDate`, lastPurchase),
  );
}

describe("whose a cart is [CART-23]", () => {
  it.each([
    ["2026-10-03T08:00:00.000Z", "20261003"],
    ["2026-10-03", "20261003"],
    [null, "new"],
  ])("is who the customer is, with the last purchase %j as %s [PAY-24]", async (value, loyaltySeniority) => {
    gateway(() => HttpResponse.json({ value }));
    expect(await cartCustomer(aContext({ session: SIGNED_IN }))).toEqual({ ...OWNER, loyaltySeniority });
  });

  it.each([404, 500])("is known without a last purchase that answers %i", async (status) => {
    gateway(() => refusal(status, "NO"));
    expect(await cartCustomer(aContext({ session: SIGNED_IN }))).toEqual(OWNER);
  });

  it("is nobody's for a visitor, who is asked nothing", async () => {
    expect(await cartCustomer(aContext())).toBeNull();
  });

  it("is said when the cart is made [CART-01]", async () => {
    const world = new CartWorld();
    const users: unknown[] = [];
    server.use(
      http.post(`${GATEWAY}/carts`, async ({ request }) => {
        users.push(await request.clone().json());
      }),
      ...world.handlers,
    );
    gateway(() => HttpResponse.json({ value: null }));
    await addProduct(aContext({ session: SIGNED_IN }), "1000010101");
    await addProduct(aContext(), "1000010101");
    expect(users).toEqual([{ user: { ...OWNER, loyaltySeniority: "new" } }, { user: null }]);
  });
});
