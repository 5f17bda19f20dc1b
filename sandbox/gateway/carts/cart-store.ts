import { randomUUID } from "node:crypto";
import { z } from "zod";
import { statement } from "../../database";
import type { Sandbox } from "../../service";
import type { GatewayContext } from "../context";
import { GatewayError } from "../errors";
import { cartStateSchema, type CartState } from "./cart-state";

/** Rows of carts. A cart is open until it is ordered, merged into another, or deleted; only open ones are found. */
export const cartsSchema = `
  CREATE TABLE IF NOT EXISTS carts (
    cart_id TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    customer_id TEXT,
    store_id TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'ordered', 'merged', 'deleted')),
    state TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX IF NOT EXISTS carts_one_per_customer ON carts (customer_id, store_id) WHERE status = 'open';
`;

export interface StoredCart {
  cartId: string;
  version: number;
  /** Null for a visitor's. */
  customerId: string | null;
  /** Each country's shop has its own carts. */
  storeId: string;
  state: CartState;
}

/** Who asks, in which shop. */
export type Asker = Pick<GatewayContext, "customerId" | "storeId">;

const row = z
  .object({
    cart_id: z.string(),
    version: z.number(),
    customer_id: z.string().nullable(),
    store_id: z.string(),
    state: z.string(),
  })
  .transform(({ cart_id, version, customer_id, store_id, state }): StoredCart => {
    const kept = cartStateSchema.parse(JSON.parse(state));
    return { cartId: cart_id, version, customerId: customer_id, storeId: store_id, state: kept };
  });

const OPEN = "SELECT cart_id, version, customer_id, store_id, state FROM carts WHERE status = 'open'";

/** An open cart by id, whoever asks. */
export function findOpenCart({ db }: Sandbox, cartId: string): StoredCart | null {
  const found = statement(db, `${OPEN} AND cart_id = ?`).get(cartId);
  return found ? row.parse(found) : null;
}

export function findCartOfCustomer({ db }: Sandbox, customerId: string, storeId: string): StoredCart | null {
  const found = statement(db, `${OPEN} AND customer_id = ? AND store_id = ?`).get(customerId, storeId);
  return found ? row.parse(found) : null;
}

/** C4: the storefront forgets its cart when a 404's message starts with these words. */
export function unknownCart(cartId: string): GatewayError {
  return new GatewayError(404, "CART_UNKNOWN", `No cart found for id ${cartId}`);
}

/**
 * An open cart that the asker may see: a visitor's by its id, a customer's by that customer alone, in its own shop.
 * @throws GatewayError 404
 */
export function getCart(sandbox: Sandbox, cartId: string, { customerId, storeId }: Asker): StoredCart {
  const cart = findOpenCart(sandbox, cartId);
  if (cart?.storeId !== storeId || (cart.customerId !== null && cart.customerId !== customerId))
    throw unknownCart(cartId);
  return cart;
}

/** Fails on the unique index when the customer has an open cart already: look first. */
export function insertCart(sandbox: Sandbox, storeId: string, state: CartState): StoredCart {
  const customerId = state.customer?.customerId ?? null;
  const cart: StoredCart = { cartId: randomUUID(), version: 1, customerId, storeId, state };
  const now = sandbox.now();
  statement(
    sandbox.db,
    "INSERT INTO carts (cart_id, version, customer_id, store_id, status, state, created_at, updated_at) VALUES (?, 1, ?, ?, 'open', ?, ?, ?)",
  ).run(cart.cartId, customerId, storeId, JSON.stringify(state), now, now);
  return cart;
}

/**
 * Writes the cart with the next version. The version that was read must still be the stored one, whoever checked it
 * before: two writers, one wins.
 * @throws GatewayError 409
 */
export function saveCart(sandbox: Sandbox, before: StoredCart, state: CartState): StoredCart {
  const customerId = state.customer?.customerId ?? null;
  const { changes } = statement(
    sandbox.db,
    `UPDATE carts SET version = version + 1, customer_id = ?, state = ?, updated_at = ?
     WHERE cart_id = ? AND version = ? AND status = 'open'`,
  ).run(customerId, JSON.stringify(state), sandbox.now(), before.cartId, before.version);
  if (changes !== 1) throw versionConflict(before.version);
  return { ...before, version: before.version + 1, customerId, state };
}

export function closeCart(sandbox: Sandbox, cart: StoredCart, status: "ordered" | "merged" | "deleted"): void {
  const { changes } = statement(
    sandbox.db,
    "UPDATE carts SET status = ?, version = version + 1, updated_at = ? WHERE cart_id = ? AND version = ? AND status = 'open'",
  ).run(status, sandbox.now(), cart.cartId, cart.version);
  if (changes !== 1) throw versionConflict(cart.version);
}

/** @throws GatewayError 409 when somebody else changed the cart since the asker read it */
export function checkVersion(cart: StoredCart, version: number): void {
  if (cart.version !== version) throw versionConflict(version);
}

function versionConflict(version: number): GatewayError {
  return new GatewayError(409, "VERSION_CONFLICT", `The cart is not at version ${version} any more`);
}
