import { beforeEach, describe, expect, it } from "vitest";
import { aReadyCart } from "#tests/support/checkout-builders.ts";
import type { CheckoutWorld } from "#tests/support/checkout-world.ts";
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
import type { GiftCard } from "#app/models/payment.ts";
import { action } from "./route";

const server = useGatewayServer();
let world: CheckoutWorld;
let browser: FakeBrowser;

const GET = `GET carts-self/cart-1/gift-cards/${CARD}`;

beforeEach(async () => {
  ({ world, browser } = await aGiftCardPayer(server));
});

const open = () => openPaymentStep(browser);
const send = (form: Record<string, string>) => browser.submit(action, PAYMENT_STEP, form);

const use = (giftCard: string, giftCardAmount = "") => send({ intent: "use-gift-card", giftCard, giftCardAmount });
const paid = () => paidWithCard(world);
const texts = (answer: Awaited<ReturnType<typeof send>>) => answer.problem.fields.map(({ text }) => text);

describe("a gift card", () => {
  it("pays as much as it holds, however its number is typed, and is shown masked [PAY-13]", async () => {
    expect(await use(" 6006 0000 0000 0001 ")).toMatchObject({ status: 303, to: `${PAYMENT_STEP}#gift-cards` });
    expect(paid()).toEqual([2_000]);
    const { giftCards, question } = await open();
    expect(giftCards.rows).toEqual([
      {
        kind: "used",
        paymentId: `with-${CARD.slice(-4)}`,
        name: "Carte cadeau •••• 0001",
        amount: "20,00\u00a0€",
        remains: said("remainsNothing"),
      },
    ]);
    expect(giftCards.left).toBe("29,99\u00a0€");
    expect(question).toContain("29,99\u00a0€");
    expect(JSON.stringify(giftCards)).not.toContain(CARD);
  });

  it("pays no more than the cart needs, and what stays on it is said [PAY-13]", async () => {
    world.giftCards = [aGiftCard({ balance: eur(10_000) })];
    await use(CARD);
    expect(paid()).toEqual([4_999]);
    const { giftCards } = await open();
    expect(giftCards.left).toBeNull();
    expect(giftCards.rows).toMatchObject([{ remains: said("remains", { amount: "50,01\u00a0€" }) }]);
    expect(await send({})).toMatchObject({ status: 303, to: "/fr-fr/checkout/overview" });
    expect(texts(await use("6006000000000009"))).toEqual([said("error.unknown")]);
    world.giftCards.push(aGiftCard({ giftCardId: "6006000000000009" }));
    expect(texts(await use("6006000000000009"))).toEqual([said("error.covered")]);
  });

  it("pays what the shopper says, another amount when it is entered again, and the same one already", async () => {
    for (const amount of ["12,50 €", "5", "5"]) await use(CARD, amount);
    expect(paid()).toEqual([1_250, 500, 500]);
    const values = { number: "•••• 0001", amount: "5,00\u00a0€" };
    expect(browser.cookies.flash?.messages).toEqual([
      { kind: "info", key: "giftCard.replaced", values },
      { kind: "info", key: "giftCard.same", values },
    ]);
    expect((await open()).giftCards.rows).toHaveLength(1);
  });

  it.each([
    ["", "", "giftCard", "error.missing", {}],
    ["6006ABCD00000001", "", "giftCard", "error.digits", {}],
    ["1", "", "giftCard", "error.digits", {}],
    [CARD, "0", "giftCardAmount", "error.amount", { example: "20,00\u00a0€" }],
    [CARD, "-5", "giftCardAmount", "error.amount", { example: "20,00\u00a0€" }],
    [CARD, "vingt", "giftCardAmount", "error.amount", { example: "20,00\u00a0€" }],
    [CARD, "5,999", "giftCardAmount", "error.amount", { example: "20,00\u00a0€" }],
  ])(
    "number %j, amount %j is refused beside its field and not asked for",
    async (...[number, amount, field, key, values]) => {
      const answer = await use(number, amount);
      expect(answer.status).toBe(400);
      expect(answer.problem.fields).toEqual([{ fieldId: field, text: said(key, values) }]);
      expect(answer.problem.values).toMatchObject({ giftCard: number, giftCardAmount: amount });
      expect(world.calls.filter(({ name }) => name.includes("gift-cards/"))).toEqual([]);
    },
  );

  it.each<[Partial<GiftCard>, string, string, string, object]>([
    [{ balance: eur(0) }, "", "giftCard", "error.empty", {}],
    [{ endDate: "2020-01-31" }, "", "giftCard", "error.ended", { date: "31\u00a0janvier 2020" }],
    [
      { balance: { centAmount: 1, currencyCode: "CHF" } },
      "",
      "giftCard",
      "error.currency",
      { currency: "CHF", own: "EUR" },
    ],
    [{}, "20,01", "giftCardAmount", "error.aboveBalance", { amount: "20,00\u00a0€" }],
    [{ balance: eur(9_000) }, "50", "giftCardAmount", "error.aboveLeft", { amount: "49,99\u00a0€" }],
  ])("%j for %j does not pay: the sentence says why", async (...[card, amount, fieldId, key, values]) => {
    world.giftCards = [aGiftCard(card)];
    const answer = await use(CARD, amount);
    expect(answer.status).toBe(422);
    expect(answer.problem.fields).toEqual([{ fieldId, text: said(key, values) }]);
    expect(paid()).toEqual([]);
  });

  it("whose balance is answered 404 is not known", async () => {
    world.refusals.set(GET, () => refusal(404, "GIFT_CARD_UNKNOWN"));
    const answer = await use(CARD);
    expect([answer.status, texts(answer)]).toEqual([422, [said("error.unknown")]]);
  });

  it("whose balance is answered 403 is said to be no use for now, and its number is not kept", async () => {
    world.refusals.set(GET, () => refusal(403, "FORBIDDEN"));
    const answer = await use(CARD);
    expect([answer.status, answer.problem.notice]).toEqual([503, expect.stringMatching(/\p{L}/u)]);
    expect(browser.cookies.draft).toBeUndefined();
  });

  it.each([
    ["GIFT_CARD_UNKNOWN", "error.unknown", {}],
    ["GIFT_CARD_EXPIRED", "error.ended", { date: null }],
    ["GIFT_CARD_CURRENCY", "error.currency", { currency: "EUR", own: "EUR" }],
    ["SOMETHING_NEW", "error.refused", {}],
    ["GIFT_CARD_BALANCE", "error.refused", {}],
  ])("that the gateway refuses with 422 %s is told of", async (code, key, values) => {
    world.refusals.set(PAY_WITH_CARD, () => refusal(422, code));
    const answer = await use(CARD);
    expect(answer.status).toBe(422);
    if ("date" in values) expect(texts(answer)[0]).toMatch(/^Cette carte était valable jusqu’au \d/);
    else expect(texts(answer)).toEqual([said(key, values)]);
  });

  it("that was spent elsewhere a moment ago says what is left on it", async () => {
    world.refusals.set(PAY_WITH_CARD, () => {
      world.giftCards = [aGiftCard({ balance: eur(700) })];
      return refusal(422, "GIFT_CARD_BALANCE");
    });
    expect(texts(await use(CARD, "15"))).toEqual([said("error.aboveBalance", { amount: "7,00\u00a0€" })]);
  });

  it.each([403, 429, 500, 503])(
    "while the gateway answers %d is kept as typed, and nothing is claimed",
    async (status) => {
      world.refusals.set(GET, () => refusal(status, "UNAVAILABLE"));
      const answer = await use(CARD, "5");
      expect(answer.status).toBe(503);
      expect(answer.problem).toMatchObject({ notice: said("error.unavailable"), values: { giftCard: CARD } });
      expect(browser.cookies.draft).toBeUndefined();
    },
  );

  it("makes one change of it where another tab was faster (409), of what is left by now", async () => {
    world.giftCards = [aGiftCard({ balance: eur(9_000) })];
    let isFirst = true;
    world.refusals.set(PAY_WITH_CARD, () => {
      if (!isFirst) return undefined as never;
      isFirst = false;
      world.cart = { ...world.cart!, version: world.cart!.version + 1, totalPrice: eur(3_000) };
      return refusal(409, "VERSION");
    });
    expect((await use(CARD)).status).toBe(303);
    expect(paid()).toEqual([4_999, 3_000]);
    world.refusals.set(PAY_WITH_CARD, () => refusal(409, "VERSION"));
    expect((await use(CARD)).status).toBe(409);
  });

  it("is refused the amount that the cart needs no more since another tab changed it (409)", async () => {
    world.giftCards = [aGiftCard({ balance: eur(9_000) })];
    await use(CARD, "10");
    world.refusals.set(PAY_WITH_CARD, () => {
      world.cart = { ...world.cart!, version: world.cart!.version + 1, totalPrice: eur(3_000) };
      return refusal(409, "VERSION");
    });
    const answer = await use(CARD, "40");
    expect(texts(answer)).toEqual([said("error.aboveLeft", { amount: "30,00\u00a0€" })]);
  });

  it("of the customer's own is offered by one press, unless it is used, empty, ended or of another currency", async () => {
    world.giftCards = [
      aGiftCard({ endDate: "2040-12-31" }),
      aGiftCard({ giftCardId: "6006000000000002", balance: eur(0) }),
      aGiftCard({ giftCardId: "6006000000000003", endDate: "2020-01-01" }),
      aGiftCard({ giftCardId: "6006000000000004", balance: { centAmount: 9, currencyCode: "CHF" } }),
    ];
    world.ownGiftCards = world.giftCards.map(({ giftCardId }) => giftCardId);
    const { own } = (await open()).giftCards;
    expect(own).toMatchObject([
      {
        name: "Carte cadeau •••• 0001",
        balance: "20,00\u00a0€",
        until: said("until", { date: "31\u00a0décembre 2040" }),
      },
    ]);
    expect((await send({ intent: `use-own-gift-card:${own[0]!.ref}` })).status).toBe(303);
    expect(paid()).toEqual([2_000]);
    expect((await open()).giftCards.own).toEqual([]);
    expect(texts(await send({ intent: "use-own-gift-card:nobody" }))).toEqual([said("error.refused")]);
  });

  it("is listed without what stays on it while the balance is not known", async () => {
    await use(CARD);
    world.refusals.set(GET, () => refusal(503, "UNAVAILABLE"));
    expect((await open()).giftCards.rows).toMatchObject([{ kind: "used", remains: null }]);
  });
});

describe("a cart that gift cards pay for", () => {
  const covered = () =>
    aReadyCart({
      payments: [
        {
          paymentId: "p",
          paymentProvider: "vitrine",
          paymentProduct: "giftcard",
          amountPlanned: eur(4_999),
          giftCardId: CARD,
        },
      ],
    });

  it("keeps its payment step, where they can be taken out again [PAY-13]", async () => {
    world.cart = covered();
    expect((await open()).giftCards).toMatchObject({ left: null, own: [] });
    await send({ intent: "remove-gift-card:p" });
    expect((await open()).giftCards.left).toBe("49,99\u00a0€");
    expect((await send({})).status).toBe(400);
  });
});
