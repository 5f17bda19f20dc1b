import { beforeEach, describe, expect, it } from "vitest";
import { aReadyCart } from "#tests/support/checkout-builders.ts";
import { aShopper, CheckoutWorld } from "#tests/support/checkout-world.ts";
import { refusal } from "#tests/support/gateway-answers.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, SIGNED_IN } from "#tests/support/request-context.ts";
import { maskedNumber } from "#app/models/gift-card-rules.ts";
import { GatewayError, NoCartError } from "../gateway/errors.server";
import { fitGiftCards, giftCardPayments, payWithGiftCard } from "./gift-cards.server";
import { pay } from "./payment.server";

const server = useGatewayServer();
const CARD = "6006000000000001";
const READ = `GET carts-self/cart-1/gift-cards/${CARD}`;
const PAYER = { ...SIGNED_IN, cart: { cartId: "cart-1" } };
const eur = (centAmount: number) => ({ centAmount, currencyCode: "EUR" });

it("guessing a gift card's number ends after ten wrong ones, without asking; right ones do not count [BEY-21]", async () => {
  const world = new CheckoutWorld();
  world.giftCards = [{ giftCardId: CARD, balance: eur(2_000), endDate: null }];
  await aShopper(world, server);
  const { shop } = aContext();
  const pay = (number: string) => {
    const context = aContext({ shop, session: PAYER });
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

it("a card that nobody could read is no guess at its number [BEY-21]", async () => {
  const world = new CheckoutWorld();
  world.giftCards = [{ giftCardId: CARD, balance: eur(2_000), endDate: null }];
  world.refusals.set(READ, () => refusal(403, "FORBIDDEN"));
  await aShopper(world, server);
  const { shop } = aContext();
  const pay = () => payWithGiftCard(aContext({ shop, session: PAYER }), CARD, 100);
  for (let failed = 0; failed < 12; failed += 1) await expect(pay()).rejects.toBeInstanceOf(GatewayError);
  world.refusals.clear();
  expect(await pay()).toMatchObject({ cents: 100 });
});

it.each([
  ["the card holds", 2_000, 2_000],
  ["is left to pay", 9_000, 4_999],
])("all that %s can be asked for by its amount [PAY-13]", async (_which, balance, wanted) => {
  const world = new CheckoutWorld();
  world.giftCards = [{ giftCardId: CARD, balance: eur(balance), endDate: null }];
  await aShopper(world, server);
  const used = { giftCardId: CARD, cents: wanted, before: null };
  expect(await payWithGiftCard(aContext({ session: PAYER }), CARD, wanted)).toEqual(used);
});

it("that the gateway calls ended is said to have ended on its last day, and one that pays nothing is not needed", async () => {
  const world = new CheckoutWorld();
  world.giftCards = [{ giftCardId: CARD, balance: eur(2_000), endDate: "2999-01-31" }];
  await aShopper(world, server);
  const PAY = `POST carts-self/cart-1/gift-cards/${CARD}`;
  world.refusals.set(PAY, () => refusal(422, "GIFT_CARD_EXPIRED"));
  const pay = () => payWithGiftCard(aContext({ session: PAYER }), CARD, null);
  expect(await pay()).toEqual({ reason: "ended", endDate: "2999-01-31" });
  world.refusals.set(PAY, () => Response.json(world.cart));
  expect(await pay()).toEqual({ reason: "covered" });
});

it("is not called unknown where it is the cart that is gone", async () => {
  const world = new CheckoutWorld();
  world.refusals.set(READ, () => refusal(404, "CART_NOT_FOUND", "No cart found for id cart-1"));
  await aShopper(world, server);
  await expect(payWithGiftCard(aContext({ session: PAYER }), CARD, 100)).rejects.toBeInstanceOf(NoCartError);
});

it("what cards pay is lowered to what they hold; those that hold enough are left alone, the others taken out", async () => {
  const world = new CheckoutWorld();
  const [less, empty, gone, ended] = ["6006000000000002", "6006000000000003", "6006000000000004", "6006000000000005"];
  const pays = (giftCardId: string, cents: number) => {
    const product = { paymentProvider: "vitrine", paymentProduct: "giftcard" } as const;
    return { ...product, paymentId: `with-${giftCardId.slice(-4)}`, giftCardId, amountPlanned: eur(cents) };
  };
  const holds = (giftCardId: string, cents: number) => ({ giftCardId, balance: eur(cents), endDate: null });
  world.cart = aReadyCart({
    payments: [pays(CARD, 1_000), pays(less, 900), pays(empty, 500), pays(gone, 500), pays(ended, 500)],
  });
  const late = { ...holds(ended, 500), endDate: "2020-01-31" };
  world.giftCards = [holds(CARD, 1_000), holds(less, 400), holds(empty, 0), late];
  await aShopper(world, server);
  const context = aContext({ session: PAYER });
  expect(await fitGiftCards(context)).toBe(true);
  const said = [less, empty, gone, ended].map((number) => ({ number: maskedNumber(number) }));
  expect(context.session.takeFlash().map(({ values }) => values)).toEqual(said);
  const of = "carts-self/cart-1/gift-cards";
  expect(world.changes).toEqual([
    `POST ${of}/${less}`,
    ...[empty, gone, ended].map((number) => `DELETE ${of}/${number}`),
  ]);
  expect(world.called(`POST ${of}/${less}`).map(({ body }) => body)).toEqual([{ amount: eur(400) }]);
});

describe("a payment of the rest", () => {
  const PAYMENTS = "POST carts-self/cart-1/payments";
  let world: CheckoutWorld;

  beforeEach(async () => {
    world = new CheckoutWorld();
    const byCard = { paymentProvider: "vitrine", paymentProduct: "giftcard", amountPlanned: eur(1_000) } as const;
    world.cart = aReadyCart({ payments: [{ ...byCard, paymentId: "g", giftCardId: CARD }] });
    world.giftCards = [{ giftCardId: CARD, balance: eur(400), endDate: null }];
    await aShopper(world, server);
  });

  it("is not started when the card was spent elsewhere: the new amount is said first", async () => {
    const context = aContext({ session: PAYER });
    expect(await pay(context, "cb", { cents: 3999 })).toEqual({ kind: "overview" });
    expect(world.called(PAYMENTS)).toEqual([]);
    expect(context.session.funnel.notice).toBe("amountChanged");
  });

  it("is started when the card cannot be read: the order is refused if it holds less", async () => {
    world.refusals.set(READ, () => refusal(503, "DOWN"));
    expect(await pay(aContext({ session: PAYER }), "cb", { cents: 3999 })).toEqual({ kind: "confirmation" });
    expect(world.called(PAYMENTS)).toHaveLength(1);
  });
});

it("only the shop's own gift cards with a number are listed: another provider may have cards of its own", () => {
  const own = { paymentProvider: "vitrine", paymentProduct: "giftcard", amountPlanned: eur(500) } as const;
  const others = { ...own, paymentProvider: "adyen", paymentId: "p3", giftCardId: "adyen-1" } as const;
  const payments = [{ ...own, paymentId: "p1" }, { ...own, paymentId: "p2", giftCardId: CARD }, others];
  expect(giftCardPayments({ payments })).toEqual([{ paymentId: "p2", giftCardId: CARD, centAmount: 500 }]);
});
