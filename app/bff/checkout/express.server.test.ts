import { beforeEach, describe, expect, it } from "vitest";
import { aLine } from "#tests/support/builders.ts";
import { aReadyCart } from "#tests/support/checkout-builders.ts";
import { type CheckoutWorld, checkoutWorldOn } from "#tests/support/checkout-world.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { CART } from "#tests/support/payment-world.ts";
import { aContext } from "#tests/support/request-context.ts";
import type { PaymentProduct } from "#app/models/site.ts";
import { expressWallets, startExpress } from "./express.server";

const server = useGatewayServer();
let world: CheckoutWorld;

beforeEach(() => {
  world = checkoutWorldOn(server);
});

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1";
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0";
const PRODUCTS: PaymentProduct[] = [
  { name: "paypal", rank: 3, minAmount: 100 },
  { name: "cb", rank: 1 },
  { name: "applepay", rank: 2 },
  { name: "klarna", rank: 4 },
];

function shopper(userAgent = FIREFOX, paymentProducts = PRODUCTS, funnel = {}) {
  return { ...aContext({ session: { ...CART, funnel }, params: { paymentProducts } }), userAgent };
}

describe("wallets in the cart", () => {
  it.each([
    [IPHONE, ["applepay", "paypal"]],
    [FIREFOX, ["paypal"]],
  ])("are those that the browser has, the best rank first: %s", (userAgent, wallets) => {
    expect(expressWallets(shopper(userAgent), aReadyCart())).toEqual(wallets);
  });

  it("are none where the domain has none, for what costs nothing, and for a cart that cannot be ordered", () => {
    expect(expressWallets(shopper(IPHONE, [{ name: "cb", rank: 1 }]), aReadyCart())).toEqual([]);
    const nothing = { centAmount: 0, currencyCode: "EUR" };
    expect(expressWallets(shopper(IPHONE), aReadyCart({ totalPrice: nothing }))).toEqual([]);
    const short = aReadyCart({ lineItems: [aLine({ quantity: 3, availableQuantity: 1 })] });
    expect(expressWallets(shopper(IPHONE), short)).toEqual([]);
    const little = aReadyCart({ totalPrice: { centAmount: 99, currencyCode: "EUR" } });
    expect(expressWallets(shopper(FIREFOX), little)).toEqual([]);
  });
});

describe("a wallet pressed in the cart", () => {
  it("is chosen, and the way goes on to the overview; an attempt of another method is another's", async () => {
    const context = shopper(FIREFOX, PRODUCTS, { paymentMethod: "cb", attempt: "attempt-1", notice: "paymentRefused" });
    expect(await startExpress(context, "paypal")).toBe("/fr-fr/checkout/overview");
    expect(context.session.funnel).toEqual({ paymentMethod: "paypal" });
    expect(world.changes).toEqual([]);
  });

  it("keeps the attempt and the payment under way of the same method", async () => {
    const funnel = { paymentMethod: "paypal", attempt: "attempt-1", paymentId: "pay-1", paymentCartId: "cart-1" };
    const context = shopper(FIREFOX, PRODUCTS, funnel);
    await startExpress(context, "paypal");
    expect(context.session.funnel).toEqual(funnel);
  });

  it.each(["applepay", "cb", "klarna", "constructor", ""])(
    "chooses nothing that is not offered: %j",
    async (wallet) => {
      const context = shopper(FIREFOX, PRODUCTS, { paymentMethod: "cb" });
      expect(await startExpress(context, wallet)).toBe("/fr-fr/checkout/overview");
      expect(context.session.funnel).toEqual({ paymentMethod: "cb" });
    },
  );
});
