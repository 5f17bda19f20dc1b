import fc from "fast-check";
import { expect, it } from "vitest";
import { pastMovements } from "./seed-loyalty";

const orders = fc
  .array(fc.nat(700), { maxLength: 60 })
  .map((all) => all.map((points, at) => ({ orderNumber: `${at}`, at, points })));

it("lets points come to the balance, and never below nothing on the way", () => {
  fc.assert(
    fc.property(orders, fc.nat(1_000), (past, balance) => {
      let held = 0;
      for (const { points } of pastMovements(past, balance, 0)) {
        held += points;
        expect(held).toBeGreaterThanOrEqual(0);
      }
      expect(held).toBe(balance);
    }),
  );
});
