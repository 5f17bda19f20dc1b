import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RESULT_CODES } from "#models/payment.ts";
import {
  coversOrder,
  isAuthorised,
  isLive,
  isUnderway,
  mayBecome,
  PAYMENT_STATUSES,
  resultCodeOf,
} from "./payment-status";

const status = fc.constantFrom(...PAYMENT_STATUSES);

describe("payment statuses", () => {
  it("tell the storefront a result code it knows, every one of them", () => {
    const told = new Set(PAYMENT_STATUSES.map(resultCodeOf));
    expect([...told].sort()).toEqual([...RESULT_CODES].sort());
  });

  it("never lead out of an end, and never back to something the shopper has passed", () => {
    fc.assert(
      fc.property(fc.array(status, { maxLength: 12 }), (wanted) => {
        let current: (typeof PAYMENT_STATUSES)[number] = "Open";
        let authorisations = 0;
        for (const next of wanted) {
          if (!mayBecome(current, next)) continue;
          expect(isUnderway(next) && !isUnderway(current)).toBe(false);
          if (isAuthorised(next)) authorisations += 1;
          current = next;
        }
        expect(authorisations).toBeLessThanOrEqual(1);
      }),
      { numRuns: 2000 },
    );
  });

  it("leave a superseded payment uncharged for ever", () => {
    expect(PAYMENT_STATUSES.filter((next) => mayBecome("Superseded", next))).toEqual([]);
    expect(PAYMENT_STATUSES.filter(isLive)).not.toContain("Superseded");
  });

  it("let an order be placed only on money or a promise of it", () => {
    expect(PAYMENT_STATUSES.filter(coversOrder)).toEqual([
      "Received",
      "Pending",
      "PresentToShopper",
      "Authorised",
      "Success",
    ]);
  });
});
