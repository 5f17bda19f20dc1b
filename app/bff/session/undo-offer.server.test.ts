import { expect, it } from "vitest";
import { aContext } from "#tests/support/request-context.ts";
import { UNDO_BANNER_MS, UNDO_WINDOW_MS } from "#app/models/cart-rules.ts";
import { markRefused } from "../http/form-problem.server";
import { undoOffer } from "./undo-offer.server";

const entries = [{ deletedAt: 1_000 }, { deletedAt: 3_000 }, { deletedAt: 2_000 }];
const askedAt = (time: number) => ({ ...aContext(), askedAt: time });

it("the latest deletion alone is offered to be taken back, until its banner's time is over", () => {
  expect(undoOffer(askedAt(3_000 + UNDO_BANNER_MS), entries)).toBe(entries[1]);
  expect(undoOffer(askedAt(3_001 + UNDO_BANNER_MS), entries)).toBeNull();
  expect(undoOffer(askedAt(3_000), [])).toBeNull();
});

it("is not offered for hours after a clock was set back: the server would not honour it", () => {
  // A deletion that took long was noted after its request had come.
  expect(undoOffer(askedAt(3_000 - 10_000), entries)).toBe(entries[1]);
  expect(undoOffer(askedAt(3_000 - 3_600_000), entries)).toBeNull();
});

it("is offered for as long as the server honours it where that has just failed", () => {
  for (const [time, offered] of [
    [3_000 + UNDO_WINDOW_MS, entries[1]],
    [3_001 + UNDO_WINDOW_MS, null],
  ] as const) {
    const context = askedAt(time);
    markRefused(context);
    expect(undoOffer(context, entries)).toBe(offered);
  }
});
