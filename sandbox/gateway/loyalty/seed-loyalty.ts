import { findAccount } from "../../customers/accounts";
import type { Sandbox } from "../../service";
import { listOrders } from "../orders/order-store";
import { addMovement, type LoyaltyMovement } from "./loyalty-store";

/** Members among the demo customers, and how many points they have left. */
const BALANCES = [
  ["c-1001", 420],
  ["c-1002", 180],
  ["c-1005", 900],
] as const;

/** Everything that members won with their orders and spent again, so that it comes to their balance. */
export function seedLoyalty(sandbox: Sandbox): void {
  for (const [customerId, balance] of BALANCES) {
    const orders = listOrders(sandbox, customerId, { page: 1, size: 1_000 });
    const earned = orders.reverse().map(({ orderNumber, visibleAt, document }) => {
      return { orderNumber, at: visibleAt, points: document.loyaltyPoints };
    });
    const since = Date.parse(findAccount(sandbox, customerId)?.loyaltyCreationDate ?? "") || sandbox.now();
    for (const movement of pastMovements(earned, balance, since)) addMovement(sandbox, { customerId, ...movement });
  }
}

type Movement = Omit<LoyaltyMovement, "customerId">;

/** Points of the offers, the dearest first. */
const OFFERS = [300, 200, 100] as const;

/**
 * Orders with their points, and before each of them an offer where there are points for it, as long as more was won
 * than is left. What is missing then was the welcome. The balance is never below nothing.
 *
 * @param orders oldest first
 */
export function pastMovements(
  orders: readonly { orderNumber: string; at: number; points: number }[],
  balance: number,
  since: number,
): Movement[] {
  const won = orders.reduce((sum, { points }) => sum + points, 0);
  let toSpend = Math.max(0, Math.ceil((won - balance) / 100) * 100);
  let held = balance - won + toSpend;
  const movements: Movement[] = [{ at: since, points: held, kind: "WELCOME", orderNumber: null }];
  const spend = (at: number, orderNumber: string | null): void => {
    const offer = OFFERS.find((points) => points <= Math.min(held, toSpend));
    if (offer === undefined) return;
    held -= offer;
    toSpend -= offer;
    movements.push({ at, points: -offer, kind: "OFFER", orderNumber });
  };
  for (const { orderNumber, at, points } of orders) {
    spend(at, orderNumber);
    held += points;
    movements.push({ at, points, kind: "ORDER", orderNumber });
  }
  const last = orders.at(-1);
  while (toSpend > 0) spend(last?.at ?? since, last?.orderNumber ?? null);
  return movements;
}
