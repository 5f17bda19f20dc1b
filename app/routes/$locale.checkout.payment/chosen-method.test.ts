import { beforeEach, describe, expect, it } from "vitest";
import { aShopper, CheckoutWorld } from "#tests/support/checkout-world.ts";
import { answerOf } from "#tests/support/fake-browser.ts";
import { refusal } from "#tests/support/gateway-answers.ts";
import type { FakeBrowser } from "#tests/support/fake-browser.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import type { PaymentView } from "#app/bff/checkout/payment-choice.server.ts";
import { ownerMark } from "#app/bff/session/form-owner.server.ts";
import { action, loader } from "./route";

const server = useGatewayServer();
let world: CheckoutWorld;
let browser: FakeBrowser;

const PAGE = "/fr-fr/checkout/payment";
const CARD = "6006000000000001";
const CALL = `carts-self/cart-1/gift-cards/${CARD}`;

beforeEach(async () => {
  world = new CheckoutWorld();
  world.giftCards = [{ giftCardId: CARD, balance: { centAmount: 2_000, currencyCode: "EUR" }, endDate: null }];
  browser = await aShopper(world, server);
});

async function open() {
  const { result } = await browser.visit(loader, PAGE);
  return answerOf<{ payment: PaymentView }>(result).data.payment;
}

const send = (form: Record<string, string>) => browser.submit(action, PAGE, form);

describe("a way to pay that was chosen", () => {
  const chosen = async () => (await open()).chosen;

  it("stands chosen after a gift card is used, taken out and put back", async () => {
    const paymentId = `with-${CARD.slice(-4)}`;
    expect((await send({ intent: "use-gift-card", giftCard: CARD, method: "paypal" })).status).toBe(303);
    expect(await chosen()).toBe("paypal");
    await send({ intent: `remove-gift-card:${paymentId}`, method: "cb" });
    expect(await chosen()).toBe("cb");
    const [row] = (await open()).giftCards.rows;
    await send({ intent: `undo-gift-card:${row?.kind === "removed" ? row.undoId : ""}`, method: "paypal" });
    expect(await chosen()).toBe("paypal");
    await send({ method: "cb" });
    expect(await chosen()).toBe("cb");
  });

  it.each([
    ["a promo code", { intent: "add-code", promo: "BIENVENUE10" }, `${PAGE}#codes`],
    ["one that is taken out", { intent: "remove-code:BIENVENUE10" }, `${PAGE}#promo`],
    ["loyalty offers", { intent: "offers", offer: "FID-5" }, `${PAGE}#points`],
    ["a gift card that is refused", { intent: "use-gift-card", giftCard: "1" }, undefined],
  ])("stands chosen after %s, and when it was out of sight", async (_what, form: Record<string, string>, to) => {
    expect((await send({ ...form, method: "paypal" })).to).toBe(to);
    expect(await chosen()).toBe("paypal");
    // While gift cards pay for everything, the page shows no other method.
    await send(form);
    expect(await chosen()).toBe("paypal");
  });

  it("is all that is kept: never the number of a gift card, whatever the form is sent for", async () => {
    world.refusals.set(`GET ${CALL}`, () => refusal(503, "UNAVAILABLE"));
    const typed = { giftCard: CARD, giftCardAmount: "5", method: "paypal" };
    await send({ intent: "use-gift-card", ...typed });
    expect(browser.cookies.draft?.values).toEqual({ method: "paypal" });
    const refused: Record<string, string>[] = [
      { intent: "add-code", promo: "" },
      { method: "nothing", refused: CARD },
    ];
    for (const sent of refused) {
      const { problem } = await send({ ...typed, ...sent });
      expect(problem.fields).toHaveLength(1);
      expect(JSON.stringify([problem, browser.cookies.draft])).not.toContain(CARD);
    }
  });

  /** Sends a form of an open page whose customer has signed out and in again in another tab. */
  async function sendSignedOut(form: Record<string, string>): Promise<void> {
    const { access, refresh } = browser.cookies;
    const { accessToken } = access!;
    delete browser.cookies.access;
    const owner = ownerMark({ accessToken, refreshToken: "" })!;
    expect((await send({ ...form, owner })).status).toBe(301);
    Object.assign(browser.cookies, { access, refresh });
  }

  it("waits for its customer, who has signed out in another tab", async () => {
    await sendSignedOut({ method: "paypal" });
    expect(await chosen()).toBe("paypal");
  });

  it.each<Record<string, string>>([{ method: "paypal" }, { intent: "use-gift-card", giftCard: CARD }])(
    "says after the sign-in that nothing was sent: %j",
    async (form) => {
      await sendSignedOut(form);
      expect(browser.cookies.flash?.messages).toEqual([{ kind: "info", key: "form.signInFirst" }]);
    },
  );

  it("takes the place of another page's form only where one was chosen", async () => {
    await sendSignedOut({ intent: "add-code", promo: "" });
    expect(browser.cookies.draft).toBeUndefined();
  });

  it("is kept with a promo code until that is sent, but for the number of a gift card [BEY-15]", async () => {
    await sendSignedOut({ intent: "add-code", promo: CARD, method: "paypal" });
    expect(browser.cookies.draft?.values).toEqual({ method: "paypal" });
    await sendSignedOut({ intent: "enter", promo: "BIENVENUE10", giftCard: CARD, method: "paypal" });
    expect(browser.cookies.draft?.values).toEqual({ promo: "BIENVENUE10", method: "paypal" });
    await send({ intent: "add-code", promo: "BIENVENUE10" });
    expect(browser.cookies.draft?.values).toEqual({ method: "paypal" });
    expect(await chosen()).toBe("paypal");
  });

  it("goes on by the enter key, unless a code or a number was typed", async () => {
    expect(await send({ intent: "enter", method: "paypal", giftCard: "", promo: "" })).toMatchObject({
      status: 303,
      to: "/fr-fr/checkout/overview",
    });
    expect(await send({ intent: "enter", method: "paypal", giftCard: CARD })).toMatchObject({
      status: 303,
      to: `${PAGE}#gift-cards`,
    });
    expect(world.called(`POST ${CALL}`)).toHaveLength(1);
    expect((await send({ intent: "enter", promo: "x".repeat(99) })).problem.fields[0]?.fieldId).toBe("promo");
  });

  it.each([
    ["promo", "BIENVENUE10", "codes"],
    ["giftCard", CARD, "gift-cards"],
  ])('waits while "Continue" sends what was typed into the field %s', async (field, typed, shownAt) => {
    const step = { [field]: ` ${typed} `, method: "paypal" };
    expect(await send(step)).toMatchObject({ status: 303, to: `${PAGE}#${shownAt}` });
    expect(await chosen()).toBe("paypal");
    expect(world.called(`POST ${CALL}`)).toHaveLength(field === "giftCard" ? 1 : 0);
  });

  it.each([
    ["promo", "x".repeat(99)],
    ["giftCard", "1"],
  ])("goes on without what was refused in the field %s, but for the enter key", async (field, typed) => {
    const step = { [field]: typed, method: "paypal" };
    expect((await send(step)).problem.fields[0]?.fieldId).toBe(field);
    expect((await send({ ...step, intent: "enter", refused: typed })).problem.fields[0]?.fieldId).toBe(field);
    expect((await send({ ...step, refused: "another" })).problem.fields[0]?.fieldId).toBe(field);
    expect(await send({ ...step, refused: typed })).toMatchObject({ status: 303, to: "/fr-fr/checkout/overview" });
  });
});
