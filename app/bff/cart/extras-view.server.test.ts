import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aCart } from "#tests/support/builders.ts";
import { aContext } from "#tests/support/request-context.ts";
import { extrasView } from "./extras-view.server";

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
