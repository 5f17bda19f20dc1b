import { expect, it } from "vitest";
import { aShopper, CheckoutWorld } from "#tests/support/checkout-world";
import { useGatewayServer } from "#tests/support/gateway-server";
import { aContext, SIGNED_IN } from "#tests/support/request-context";
import { payWithGiftCard } from "./gift-cards.server";

const server = useGatewayServer();
const CARD = "6006000000000001";

it("guessing a gift card's number ends after ten wrong ones, without asking; right ones do not count [BEY-21]", async () => {
  const world = new CheckoutWorld();
  world.giftCards = [{ giftCardId: CARD, balance: { centAmount: 2_000, currencyCode: "EUR" }, endDate: null }];
  await aShopper(world, server);
  const { shop } = aContext();
  const pay = (number: string) => {
    const context = aContext({ shop, session: { ...SIGNED_IN, cart: { cartId: "cart-1" } } });
    return payWithGiftCard(context, number, 100);
  };
  for (let right = 0; right < 12; right += 1) expect(await pay(CARD)).toMatchObject({ cents: 100 });
  const wrong = (index: number) => pay(`60061111222233${String(10 + index)}`);
  for (let index = 0; index < 10; index += 1) expect(await wrong(index)).toEqual({ reason: "unknown" });
  const asked = world.calls.length;
  expect(await wrong(10)).toEqual({ reason: "rateLimited" });
  expect(await pay(CARD)).toEqual({ reason: "rateLimited" });
  expect(world.calls.slice(asked)).toEqual([]);
});
