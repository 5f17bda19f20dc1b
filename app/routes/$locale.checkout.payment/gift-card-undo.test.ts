import { beforeEach, describe, expect, it } from "vitest";
import { aShopper, type CheckoutWorld } from "#tests/support/checkout-world.ts";
import { refusal } from "#tests/support/gateway-answers.ts";
import type { FakeBrowser } from "#tests/support/fake-browser.ts";
import {
  aGiftCard,
  aGiftCardPayer,
  CARD,
  eur,
  openPaymentStep,
  paidWithCard,
  PAY_WITH_CARD,
  PAYMENT_STEP,
  said,
} from "#tests/support/gift-card-payer.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, SIGNED_IN } from "#tests/support/request-context.ts";
import { createDedupe } from "#app/bff/gateway/dedupe.server.ts";
import { undoExtra } from "#app/bff/cart/extras.server.ts";
import { payWithGiftCard, undoGiftCard } from "#app/bff/checkout/gift-cards.server.ts";
import { action } from "./route";

const server = useGatewayServer();
let world: CheckoutWorld;
let browser: FakeBrowser;

beforeEach(async () => {
  ({ world, browser } = await aGiftCardPayer(server));
});

const open = () => openPaymentStep(browser);
const send = (form: Record<string, string>) => browser.submit(action, PAYMENT_STEP, form);

const use = (giftCard: string, giftCardAmount = "") => send({ intent: "use-gift-card", giftCard, giftCardAmount });
const paid = () => paidWithCard(world);

describe("a gift card taken out", () => {
  const remove = () => send({ intent: `remove-gift-card:with-${CARD.slice(-4)}` });
  const undone = async () => {
    const [row] = (await open()).giftCards.rows;
    return send({ intent: `undo-gift-card:${row?.kind === "removed" ? row.undoId : "none"}` });
  };

  it("can be put back once, by the same amount [CART-09, PAY-13]", async () => {
    await use(CARD, "15");
    expect(await remove()).toMatchObject({ status: 303, to: `${PAYMENT_STEP}#gift-cards` });
    expect((await open()).giftCards).toMatchObject({ rows: [{ kind: "removed" }], left: "49,99\u00a0€" });
    const [row] = (await open()).giftCards.rows;
    const undo = { intent: `undo-gift-card:${row?.kind === "removed" ? row.undoId : ""}` };
    expect((await send(undo)).status).toBe(303);
    expect(paid()).toEqual([1_500, 1_500]);
    expect((await open()).giftCards.rows).toMatchObject([{ kind: "used", amount: "15,00\u00a0€" }]);
    expect((await send(undo)).status).toBe(303);
    expect(paid()).toHaveLength(2);
    const never = { intent: "undo-gift-card:never" };
    expect(await send(never)).toMatchObject({ status: 409, problem: { notice: said("error.undo") } });
  });

  it("comes back with what is left on it, or to be paid", async () => {
    await use(CARD, "15");
    await remove();
    world.giftCards = [aGiftCard({ balance: eur(400) })];
    expect((await undone()).status).toBe(303);
    expect(paid()).toEqual([1_500, 400]);
    await remove();
    world.giftCards = [aGiftCard()];
    world.cart = { ...world.cart!, totalPrice: eur(300) };
    expect((await undone()).status).toBe(303);
    expect(paid()).toEqual([1_500, 400, 300]);
  });

  it("can still be put back after the gateway did not answer", async () => {
    await use(CARD, "15");
    await remove();
    world.refusals.set(PAY_WITH_CARD, () => refusal(503, "UNAVAILABLE"));
    expect((await undone()).status).toBe(503);
    world.refusals.clear();
    expect((await undone()).status).toBe(303);
    expect((await open()).giftCards.rows).toMatchObject([{ kind: "used" }]);
  });

  it("can still be put back after too many numbers were tried", async () => {
    await use(CARD, "15");
    await remove();
    const { undoExtras } = browser.cookies;
    const context = aContext({ session: { ...SIGNED_IN, cart: { cartId: "cart-1" }, undoExtras: undoExtras! } });
    for (let wrong = 10; wrong < 20; wrong += 1) await payWithGiftCard(context, `60061111222233${wrong}`, 100);
    const { undo } = context.session;
    expect(await undoGiftCard(context, undo.extras[0]!.undoId)).toEqual({ reason: "rateLimited" });
    expect(undo.extras).toHaveLength(1);
  });

  it("can be put back where the button was pressed twice and the browser got the second answer only [PAY-13]", async () => {
    browser = await aShopper(world, server, { dedupe: createDedupe({ ttl: 10_000 }) });
    await use(CARD, "15");
    const before = { ...browser.cookies };
    await remove();
    browser.cookies = before;
    expect((await remove()).status).toBe(303);
    expect((await undone()).status).toBe(303);
    expect(paid()).toEqual([1_500, 1_500]);
  });

  it("was gone already, or never there: nothing is said and nothing to undo", async () => {
    expect((await remove()).status).toBe(303);
    expect((await open()).giftCards.rows).toEqual([]);
    await use(CARD);
    world.refusals.set(`DELETE carts-self/cart-1/gift-cards/${CARD}`, () => refusal(404, "GIFT_CARD_NOT_IN_CART"));
    expect((await remove()).status).toBe(303);
  });

  it("is no affair of the cart page's undo", async () => {
    await use(CARD);
    await remove();
    const context = aContext({ session: { undoExtras: browser.cookies.undoExtras! } });
    expect(context.session.undo.extras).toHaveLength(1);
    expect(await undoExtra(context, context.session.undo.extras[0]!.undoId)).toBe(false);
  });
});
