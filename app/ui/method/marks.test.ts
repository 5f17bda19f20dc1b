import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { PAYMENT_PRODUCTS } from "#app/models/payment-methods.ts";

const drawings = readFileSync(fileURLToPath(new URL("marks.svg", import.meta.url)), "utf8");

it("every mark of a payment product is drawn, and no drawing is left over", () => {
  const drawn = [...drawings.matchAll(/<symbol id="([\w-]+)" viewBox="0 0 48 32">/g)].map(([, id]) => id);
  const marks = new Set(Object.values(PAYMENT_PRODUCTS).flatMap((product) => product.marks));
  expect(drawn.toSorted()).toEqual([...marks].toSorted());
});

it("draws words as paths: text would be set in whatever typeface a visitor has", () => {
  expect(drawings).not.toMatch(/<text\b|font-/);
});
