import { Router } from "express";
import { z } from "zod";
import type { Money } from "#models/money";
import { statement } from "../../database";
import type { Sandbox } from "../../service";
import type { Resource } from "../resource";

/** Gift cards that can be paid with, and what is left on them. */
export const giftCards: Resource = {
  name: "gift-cards",
  schema: `
    CREATE TABLE IF NOT EXISTS gift_cards (
      number TEXT PRIMARY KEY,
      balance INTEGER NOT NULL CHECK (balance >= 0),
      currency TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
  `,
  seed(sandbox) {
    insertGiftCard(sandbox, "6006000000000001", { centAmount: 5_000, currencyCode: "EUR" });
    insertGiftCard(sandbox, "6006000000000002", { centAmount: 50_000, currencyCode: "EUR" });
  },
  // They are spent in carts, and have no calls of their own.
  router: () => Router(),
};

const row = z
  .object({ balance: z.number(), currency: z.string() })
  .transform(({ balance, currency }): Money => ({ centAmount: balance, currencyCode: currency }));

/** Null for a number that is no gift card. */
export function findGiftCardBalance({ db }: Sandbox, number: string): Money | null {
  const found = statement(db, "SELECT balance, currency FROM gift_cards WHERE number = ?").get(number);
  return found ? row.parse(found) : null;
}

export function insertGiftCard({ db }: Sandbox, number: string, balance: Money): void {
  statement(db, "INSERT INTO gift_cards (number, balance, currency) VALUES (?, ?, ?)").run(
    number,
    balance.centAmount,
    balance.currencyCode,
  );
}

/** Of an order that was never paid. */
export function emptyGiftCard({ db }: Sandbox, number: string): void {
  statement(db, "UPDATE gift_cards SET balance = 0 WHERE number = ?").run(number);
}

/** Takes cents of the card's own currency off (negative: gives them back). False, and nothing taken, without cover. */
export function chargeGiftCard({ db }: Sandbox, number: string, cents: number): boolean {
  const update = statement(db, "UPDATE gift_cards SET balance = balance - ? WHERE number = ? AND balance >= ?");
  return update.run(cents, number, cents).changes === 1;
}
