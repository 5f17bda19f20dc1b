import { expect, it } from "vitest";
import { aReadyCart } from "#tests/support/checkout-builders.ts";
import { aShopper, CheckoutWorld } from "#tests/support/checkout-world.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, SIGNED_IN } from "#tests/support/request-context.ts";
import { fitGiftCards, giftCardPayments, payWithGiftCard } from "./gift-cards.server";

const server = useGatewayServer();
const CARD = "6006000000000001";
const eur = (centAmount: number) => ({ centAmount, currencyCode: "EUR" });

it("guessing a gift card's number ends after ten wrong ones, without asking; right ones do not count [BEY-21]", async () => {
  const world = new CheckoutWorld();
  world.giftCards = [{ giftCardId: CARD, balance: eur(2_000), endDate: null }];
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

it("what cards pay is lowered to what they hold; those that hold enough are left alone, the others taken out", async () => {
  const world = new CheckoutWorld();
  const [less, empty, gone] = ["6006000000000002", "6006000000000003", "6006000000000004"];
  const pays = (giftCardId: string, cents: number) => {
    const product = { paymentProvider: "vitrine", paymentProduct: "giftcard" } as const;
    return { ...product, paymentId: `with-${giftCardId.slice(-4)}`, giftCardId, amountPlanned: eur(cents) };
  };
  const holds = (giftCardId: string, cents: number) => ({ giftCardId, balance: eur(cents), endDate: null });
  world.cart = aReadyCart({ payments: [pays(CARD, 1_000), pays(less, 900), pays(empty, 500), pays(gone, 500)] });
  world.giftCards = [holds(CARD, 1_000), holds(less, 400), holds(empty, 0)];
  await aShopper(world, server);
  const context = aContext({ session: { ...SIGNED_IN, cart: { cartId: "cart-1" } } });
  expect(await fitGiftCards(context)).toEqual([less, empty, gone]);
  const of = "carts-self/cart-1/gift-cards";
  expect(world.changes).toEqual([`POST ${of}/${less}`, `DELETE ${of}/${empty}`, `DELETE ${of}/${gone}`]);
  expect(world.called(`POST ${of}/${less}`).map(({ body }) => body)).toEqual([{ amount: eur(400) }]);
});

it("only the shop's own gift cards with a number are listed: another provider may have cards of its own", () => {
  const own = { paymentProvider: "vitrine", paymentProduct: "giftcard", amountPlanned: eur(500) } as const;
  const others = { ...own, paymentProvider: "adyen", paymentId: "p3", giftCardId: "adyen-1" } as const;
  const payments = [{ ...own, paymentId: "p1" }, { ...own, paymentId: "p2", giftCardId: CARD }, others];
  expect(giftCardPayments({ payments })).toEqual([{ paymentId: "p2", giftCardId: CARD, centAmount: 500 }]);
});
