import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aCart } from "#tests/support/builders.ts";
import { aContext } from "#tests/support/request-context.ts";
import { extrasView, offeredExtras } from "./extras-view.server";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-23T23:30:00Z"), toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

it("a gift card whose day has passed in the cart, by the site's clock, is said to be sent at once", () => {
  const sentOn = (sendDate: string) => {
    const card = { giftCardId: "g1", amount: { centAmount: 5_000, currencyCode: "EUR" }, sendDate };
    return extrasView(aContext({ prefix: "fr-fr" }), aCart({ giftCards: [card] })).giftCards[0]?.sendDate;
  };
  expect(sentOn("2026-11-24")).toBe("24\u00a0novembre 2026");
  expect(sentOn("2026-11-23")).toBeNull();
});

it("offers no donation of nothing or less, and says of a loyalty card without a price that it has none", () => {
  const donation = (id: string, amount: number) => ({ id, amount, isActive: true });
  const offered = (loyaltyCardCentAmount: number) =>
    offeredExtras(
      aContext({
        params: {
          loyalty: true,
          loyaltyCardCentAmount,
          donations: [donation("none", 0), donation("less", -100), donation("one", 100)],
        },
      }),
      aCart(),
    );
  const { donations, loyaltyCard } = offered(500);
  expect(donations.map(({ id }) => id)).toEqual(["one"]);
  expect(loyaltyCard?.price?.centAmount).toBe(500);
  for (const none of [0, -100]) expect(offered(none).loyaltyCard).toMatchObject({ price: null });
});
