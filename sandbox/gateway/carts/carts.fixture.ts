import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import type { Cart } from "#models/cart.ts";
import { setStock } from "../../catalogue/products";
import { type Commerce, Shopper, startCommerce } from "../commerce.fixture";
import { listDemoSkus } from "../demo-products";

/** What tests of carts stand on. */
export interface CartsWorld {
  readonly commerce: Commerce;
  /** Twelve products' skus, 15 pieces of each at the start of every test. */
  readonly skus: readonly string[];
  /** A new one for every test. */
  readonly visitor: Shopper;
  sku(index: number): string;
}

/** A gateway for one test file, in which every test finds no carts. */
export function useCarts(): CartsWorld {
  let commerce: Commerce;
  let skus: string[];
  let visitor: Shopper;
  beforeAll(async () => {
    commerce = await startCommerce(240);
    skus = listDemoSkus(commerce.sandbox, 12).map(({ sku }) => sku);
  }, 60_000);
  afterAll(() => commerce.close());
  beforeEach(() => {
    visitor = new Shopper(commerce);
    for (const sku of skus) setStock(commerce.sandbox, sku, 15);
    commerce.sandbox.db.exec("UPDATE carts SET status = 'deleted'");
  });
  return {
    get commerce() {
      return commerce;
    },
    get skus() {
      return skus;
    },
    get visitor() {
      return visitor;
    },
    sku: (index) => skus[index] ?? expect.fail("too few products"),
  };
}

export const refused = (status: number, code: string) => ({
  status,
  body: expect.objectContaining({ code }) as unknown,
});

export const quantities = (cart: Cart) => cart.lineItems.map((line) => [line.sku, line.quantity]);
