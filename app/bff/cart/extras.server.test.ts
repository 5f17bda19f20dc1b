import { http, HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { aCart } from "#tests/support/builders.ts";
import { aCustomer } from "#tests/support/customer-builders.ts";
import { refusal } from "#tests/support/gateway-answers.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, nextRequest, SIGNED_IN } from "#tests/support/request-context.ts";
import type { Cart } from "#app/models/cart.ts";
import { hasStatus, ServiceUnavailableError } from "../gateway/errors.server";
import { changeCart } from "./cart.server";
import {
  addDonation,
  addLoyaltyCard,
  buyGiftCard,
  removeDonation,
  removeGiftCard,
  removeLoyaltyCard,
  undoExtra,
} from "./extras.server";

const server = useGatewayServer();
const eur = (centAmount: number) => ({ centAmount, currencyCode: "EUR" });
const GIFT = { amount: eur(5_000), recipientEmail: "louise@exemple.fr", message: "Joyeux anniversaire !" };
const signedIn = () => aContext({ session: { ...SIGNED_IN, cart: { cartId: "cart-1", version: 3 } } });
const customer = { customerId: "c1", email: "a@b.fr" };

/** A gateway that always answers with this cart, whatever is changed. */
function gateway(cart: Partial<Cart>, change: () => Response = () => HttpResponse.json(aCart({ customer, ...cart }))) {
  const asked: string[] = [];
  server.use(
    http.all(/carts/, async ({ request }) => {
      const { pathname } = new URL(request.url);
      const body = await request.text();
      asked.push(`${request.method} ${pathname}${body && ` ${body}`}`);
      return request.method === "GET" ? HttpResponse.json(aCart({ version: 3, customer, ...cart })) : change();
    }),
  );
  return asked;
}

describe("a gift card", () => {
  it("is bought in one call [CART-12]", async () => {
    const asked = gateway({});
    await buyGiftCard(signedIn(), GIFT);
    expect(asked).toEqual([`POST /carts/cart-1/gift-card ${JSON.stringify(GIFT)}`]);
  });

  it("is sent at once where the day for it has passed: put back after midnight, or moved from another cart", async () => {
    const asked = gateway({});
    await buyGiftCard(signedIn(), { ...GIFT, sendDate: "2026-01-31" });
    expect(asked).toEqual([`POST /carts/cart-1/gift-card ${JSON.stringify(GIFT)}`]);
  });

  it("is bought once, however often the button is pressed [CART-12]", async () => {
    const conflict = () => refusal(409, "CONFLICT");
    const asked = gateway({ version: 4, giftCards: [{ giftCardId: "g1", ...GIFT }] }, conflict);
    expect((await buyGiftCard(signedIn(), { ...GIFT, recipientName: undefined })).giftCards).toHaveLength(1);
    expect(asked.filter((call) => call.startsWith("POST"))).toHaveLength(1);
    // A card with another message is another gift.
    const other = gateway({ version: 4, giftCards: [{ giftCardId: "g1", ...GIFT }] }, conflict);
    await expect(buyGiftCard(signedIn(), { ...GIFT, message: "" })).rejects.toThrow();
    expect(other.filter((call) => call.startsWith("POST"))).toHaveLength(2);
  });

  describe("like one that the cart held before", () => {
    const held = { giftCardId: "g1", ...GIFT };
    const another = { giftCardId: "g2", ...GIFT };
    /** The first try meets a newer cart with these gift cards; the second is accepted. */
    const newer = (giftCards: Cart["giftCards"]) => {
      let tries = 0;
      const answer = () => HttpResponse.json(aCart({ customer, version: 5, giftCards: [...giftCards, another] }));
      return gateway({ version: 4, giftCards }, () => ((tries += 1) === 1 ? refusal(409, "CONFLICT") : answer()));
    };
    /** A request of a browser that already knows the first card. */
    const told = async () => {
      const context = signedIn();
      gateway({ giftCards: [held] });
      await changeCart(context, { method: "PUT", path: "refresh" });
      return context;
    };
    const bought = (asked: string[]) => asked.filter((call) => call.startsWith("POST")).length;

    it("is bought as well, though the cart was changed elsewhere meanwhile [CART-12]", async () => {
      const context = await told();
      const asked = newer([held]);
      expect((await buyGiftCard(context, GIFT)).giftCards).toHaveLength(2);
      expect(bought(asked)).toBe(2);
    });

    it("is not bought again where the newer cart holds one more: it is the same press", async () => {
      const context = await told();
      const asked = newer([held, another]);
      expect((await buyGiftCard(context, GIFT)).giftCards).toHaveLength(2);
      expect(bought(asked)).toBe(1);
    });

    it("is bought as well where the visitor's cart without one is merged into the customer's [CART-12]", async () => {
      const asked = gateway({});
      server.use(
        http.get(/carts\/cart-0/, () => HttpResponse.json(aCart({ id: "cart-0" }))),
        http.post(/cart-0\/gift-card/, () => refusal(403, "CART_NOT_MERGED")),
        http.get(/accounts-self/, () => HttpResponse.json(aCustomer())),
        http.get(/lastPurchaseDate/, () => HttpResponse.json({ value: null })),
        http.post(/merge/, () =>
          HttpResponse.json({ hasBeenMerged: false, cart: aCart({ customer, version: 4, giftCards: [held] }) }),
        ),
      );
      const cart = { cartId: "cart-0", version: 3, isVisitors: true } as const;
      await buyGiftCard(aContext({ session: { ...SIGNED_IN, cart } }), GIFT);
      expect(asked.at(-1)).toBe(`POST /carts/cart-1/gift-card ${JSON.stringify(GIFT)}`);
    });

    it("can be put back beside it [CART-09]", async () => {
      const context = signedIn();
      gateway({ giftCards: [held, another] }, () =>
        HttpResponse.json(aCart({ customer, version: 4, giftCards: [held] })),
      );
      await removeGiftCard(context, "g2");
      const asked = newer([held]);
      expect(await undoExtra(context, context.session.undo.extras[0]!.undoId)).toBe(true);
      expect(bought(asked)).toBe(2);
    });
  });

  it("that is taken out can be put back as it was, once [CART-09]", async () => {
    const context = signedIn();
    gateway({
      giftCards: [
        { giftCardId: "g0", amount: eur(1_000) },
        { giftCardId: "g1", ...GIFT },
      ],
    });
    await removeGiftCard(context, "g1");
    const [entry] = context.session.undo.extras;
    expect(entry).toMatchObject({ position: 1, giftCard: GIFT });
    const asked = gateway({});
    expect(await undoExtra(context, entry!.undoId)).toBe(true);
    expect(await undoExtra(context, entry!.undoId)).toBe(true);
    expect(asked).toEqual([`POST /carts/cart-1/gift-card ${JSON.stringify(GIFT)}`]);
  });

  it("cannot be put back after a minute, nor by another id [CART-09]", async () => {
    const context = signedIn();
    gateway({ giftCards: [{ giftCardId: "g1", ...GIFT }] });
    await removeGiftCard(context, "g1");
    expect(await undoExtra(context, "another")).toBe(false);
    const { undoId, deletedAt } = context.session.undo.extras[0]!;
    vi.useFakeTimers({ now: deletedAt + 60_001 });
    expect(await undoExtra(context, undoId)).toBe(false);
    vi.useRealTimers();
  });

  it("can still be put back when the gateway did not answer", async () => {
    const context = signedIn();
    gateway({ giftCards: [{ giftCardId: "g1", ...GIFT }] });
    await removeGiftCard(context, "g1");
    const { undoId } = context.session.undo.extras[0]!;
    gateway({}, () => refusal(503, "DOWN"));
    await expect(undoExtra(context, undoId)).rejects.toThrow(ServiceUnavailableError);
    gateway({});
    expect(await undoExtra(context, undoId)).toBe(true);
  });

  it("can be put back whichever answer the browser gets, if the button is pressed again on a slow gateway", async () => {
    const context = signedIn();
    const again = nextRequest(context);
    gateway({ giftCards: [{ giftCardId: "g1", ...GIFT }] });
    await removeGiftCard(context, "g1");
    gateway({ giftCards: [] }, () => refusal(404, "GIFT_CARD_NOT_IN_CART"));
    await removeGiftCard(again, "g1");
    const { undoId } = context.session.undo.extras[0]!;
    expect(again.session.undo.extras).toMatchObject([{ undoId, giftCard: GIFT }]);
    const third = nextRequest(again);
    await removeGiftCard(third, "g1");
    expect(third.session.undo.extras).toHaveLength(1);
  });

  it("that is gone already leaves nothing to put back", async () => {
    const context = signedIn();
    gateway({ giftCards: [] }, () => refusal(404, "GIFT_CARD_NOT_IN_CART"));
    await removeGiftCard(context, "g1");
    expect(context.session.undo.extras).toEqual([]);
  });

  it("that the gateway refuses is told with its code", async () => {
    gateway({}, () => refusal(422, "TOO_MANY_GIFT_CARDS"));
    const error: unknown = await buyGiftCard(signedIn(), GIFT).catch((each: unknown) => each);
    expect(hasStatus(error, 422) && error.code).toBe("TOO_MANY_GIFT_CARDS");
  });
});

describe("a donation [CART-13]", () => {
  it("is added and taken back", async () => {
    const asked = gateway({});
    await addDonation(signedIn(), "don2");
    await removeDonation(signedIn(), "don2");
    expect(asked).toEqual(['POST /carts/cart-1/donation {"donationId":"don2"}', "DELETE /carts/cart-1/donation/don2"]);
  });

  it("that a newer cart has is not given twice", async () => {
    let tries = 0;
    const asked = gateway({ donations: [{ id: "don2", amount: eur(200) }] }, () => {
      tries += 1;
      return refusal(409, "VERSION_CONFLICT");
    });
    const cart = await addDonation(signedIn(), "don2");
    expect([tries, cart.donations.length, asked.length]).toEqual([1, 1, 2]);
  });
});

describe("the loyalty card", () => {
  it("can be put back whichever answer the browser gets, if the button is pressed again on a slow gateway [CART-09]", async () => {
    const context = signedIn();
    const again = nextRequest(context);
    gateway({ loyaltyCard: { cardId: "l1", price: eur(1_000) } });
    await removeLoyaltyCard(context);
    gateway({ loyaltyCard: null }, () => refusal(404, "LOYALTY_CARD_NOT_IN_CART"));
    await removeLoyaltyCard(again);
    expect(again.session.undo.extras).toMatchObject([{ giftCard: null, position: 0 }]);
    expect(again.session.undo.extras[0]!.undoId).toBe(context.session.undo.extras[0]!.undoId);
  });

  it("that a newer cart has is not added twice", async () => {
    const asked = gateway({ loyaltyCard: { cardId: "l1", price: eur(1_000) } }, () => refusal(409, "VERSION_CONFLICT"));
    expect((await addLoyaltyCard(signedIn())).loyaltyCard).toMatchObject({ cardId: "l1" });
    expect(asked.filter((call) => call.startsWith("POST"))).toHaveLength(1);
  });

  it("is the customer's own call, added, taken out and put back [CART-14, CART-09]", async () => {
    const context = signedIn();
    const asked = gateway({ loyaltyCard: { cardId: "l1", price: eur(1_000) } });
    await addLoyaltyCard(context);
    await removeLoyaltyCard(context);
    await undoExtra(context, context.session.undo.extras[0]!.undoId);
    expect(asked.filter((call) => !call.startsWith("GET"))).toEqual([
      "POST /carts-self/cart-1/loyalty-card",
      "DELETE /carts-self/cart-1/loyalty-card",
      "POST /carts-self/cart-1/loyalty-card",
    ]);
  });
});
