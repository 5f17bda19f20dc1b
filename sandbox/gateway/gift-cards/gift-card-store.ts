import { Router } from "express";
import { z } from "zod";
import type { GiftCard, ownGiftCardsSchema } from "#models/payment.ts";
import { isEnded } from "#models/gift-card-rules.ts";
import type { Money } from "#models/money.ts";
import { statement } from "../../database";
import { handler } from "../../handler";
import type { Sandbox } from "../../service";
import { customerOf } from "../context";
import { requireActiveCustomer } from "../customers/active-customer";
import type { Resource } from "../resource";

/** Gift cards that can be paid with, and what is left on them. */
export const giftCards: Resource = {
  name: "gift-cards",
  schema: `
    CREATE TABLE IF NOT EXISTS gift_cards (
      number TEXT PRIMARY KEY,
      balance INTEGER NOT NULL CHECK (balance >= 0),
      currency TEXT NOT NULL,
      end_date TEXT,
      customer_id TEXT
    ) STRICT, WITHOUT ROWID;
  `,
  seed(sandbox) {
    const eur = (centAmount: number): Money => ({ centAmount, currencyCode: "EUR" });
    putGiftCard(sandbox, { giftCardId: "6006000000000001", balance: eur(5_000) });
    putGiftCard(sandbox, { giftCardId: "6006000000000002", balance: eur(50_000) });
    putGiftCard(sandbox, { giftCardId: "6006000000000003", balance: eur(0) });
    putGiftCard(sandbox, { giftCardId: "6006000000000004", balance: eur(3_000), endDate: "2026-01-31" });
    putGiftCard(sandbox, { giftCardId: "6006000000000005", balance: { centAmount: 2_500, currencyCode: "CHF" } });
    putGiftCard(sandbox, { giftCardId: "6006000000000006", balance: eur(4_000), customerId: "c-1002" });
    const own = { customerId: "c-1001", endDate: "2030-12-31" };
    putGiftCard(sandbox, { giftCardId: "6006000000000007", balance: eur(2_000), ...own });
  },
  router(sandbox) {
    const router = Router();
    router.get(
      "/customers-self/gift-cards",
      requireActiveCustomer(sandbox),
      handler((_request, response) => {
        const values = listGiftCards(sandbox, customerOf(response));
        response.json({ values } satisfies z.infer<typeof ownGiftCardsSchema>);
      }),
    );
    return router;
  },
};

const COLUMNS = "number, balance, currency, end_date, customer_id";
const row = z
  .object({
    number: z.string(),
    balance: z.number(),
    currency: z.string(),
    end_date: z.string().nullable(),
    customer_id: z.string().nullable(),
  })
  .transform(({ number, balance, currency, end_date: endDate, customer_id: customerId }) => {
    return {
      card: { giftCardId: number, balance: { centAmount: balance, currencyCode: currency }, endDate },
      customerId,
    };
  });

function findRow({ db }: Sandbox, number: string): z.infer<typeof row> | null {
  const found = statement(db, `SELECT ${COLUMNS} FROM gift_cards WHERE number = ?`).get(number);
  return found ? row.parse(found) : null;
}

/** Null for a number that is no gift card, and for one that is kept on another's account. */
export function findGiftCard(sandbox: Sandbox, number: string, customerId: string): GiftCard | null {
  const found = findRow(sandbox, number);
  return found && (found.customerId === null || found.customerId === customerId) ? found.card : null;
}

function listGiftCards({ db }: Sandbox, customerId: string): GiftCard[] {
  const rows = statement(db, `SELECT ${COLUMNS} FROM gift_cards WHERE customer_id = ?`).all(customerId);
  return z
    .array(row)
    .parse(rows)
    .map(({ card }) => card);
}

/** Null for a number that is no gift card. */
export function findGiftCardBalance(sandbox: Sandbox, number: string): Money | null {
  return findRow(sandbox, number)?.card.balance ?? null;
}

/** Whether its last day has passed by the sandbox's clock. */
export function hasEnded(sandbox: Sandbox, card: Pick<GiftCard, "endDate">): boolean {
  return isEnded(card, new Date(sandbox.now()).toISOString().slice(0, 10));
}

export type NewGiftCard = Pick<GiftCard, "giftCardId" | "balance"> & {
  endDate?: string;
  /** On whose account it is kept: nobody else can spend it then. */
  customerId?: string;
};

/** A new one, or an old one as it is from now on. */
export function putGiftCard({ db }: Sandbox, { giftCardId, balance, endDate, customerId }: NewGiftCard): void {
  statement(db, `INSERT OR REPLACE INTO gift_cards (${COLUMNS}) VALUES (?, ?, ?, ?, ?)`).run(
    giftCardId,
    balance.centAmount,
    balance.currencyCode,
    endDate ?? null,
    customerId ?? null,
  );
}

/** Of an order that was never paid. */
export function emptyGiftCard({ db }: Sandbox, number: string): void {
  statement(db, "UPDATE gift_cards SET balance = 0 WHERE number = ?").run(number);
}

/**
 * Takes cents of the card's own currency off (negative: gives them back). False, and nothing taken, without cover, which
 * a card that has ended is.
 */
export function chargeGiftCard(sandbox: Sandbox, number: string, cents: number): boolean {
  const found = findRow(sandbox, number);
  if (!found || (cents > 0 && hasEnded(sandbox, found.card))) return false;
  const sql = "UPDATE gift_cards SET balance = balance - ? WHERE number = ? AND balance >= ?";
  return statement(sandbox.db, sql).run(cents, number, cents).changes === 1;
}
