import { z } from "zod";
import { DOWNLOAD_KINDS } from "#models/order.ts";
import { statement } from "../../database";
import type { Sandbox } from "../../service";

/** Papers that were issued: written when they are fetched, from the order they are about. */
export const documentsSchema = `
  CREATE TABLE IF NOT EXISTS documents (
    document_id TEXT PRIMARY KEY,
    customer_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    order_number TEXT NOT NULL,
    issued_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS documents_by_customer ON documents (customer_id, issued_at DESC);
`;

const PREFIXES = { INVOICE: "INV", CREDIT_NOTE: "CRN" } as const;

export interface IssuedDocument {
  documentId: string;
  customerId: string;
  kind: keyof typeof PREFIXES;
  orderNumber: string;
  /** Milliseconds. */
  issuedAt: number;
}

const row = z
  .object({
    document_id: z.string(),
    customer_id: z.string(),
    kind: z.enum(DOWNLOAD_KINDS),
    order_number: z.string(),
    issued_at: z.number(),
  })
  .transform(({ document_id, customer_id, kind, order_number, issued_at }): IssuedDocument => {
    return { documentId: document_id, customerId: customer_id, kind, orderNumber: order_number, issuedAt: issued_at };
  });

/** One of a kind an order: issued again it is the same paper. */
export function issueDocument({ db }: Sandbox, document: Omit<IssuedDocument, "documentId">): void {
  const { customerId, kind, orderNumber, issuedAt } = document;
  statement(
    db,
    "INSERT OR IGNORE INTO documents (document_id, customer_id, kind, order_number, issued_at) VALUES (?, ?, ?, ?, ?)",
  ).run(`${PREFIXES[kind]}-${orderNumber}`, customerId, kind, orderNumber, issuedAt);
}

/** Null for an unknown one, for another customer's, and before it is issued. */
export function findDocument(sandbox: Sandbox, customerId: string, documentId: string): IssuedDocument | null {
  const found = statement(
    sandbox.db,
    "SELECT * FROM documents WHERE document_id = ? AND customer_id = ? AND issued_at <= ?",
  ).get(documentId, customerId, sandbox.now());
  return found ? row.parse(found) : null;
}

export function findInvoiceId({ db }: Sandbox, orderNumber: string): string | null {
  const id = `${PREFIXES.INVOICE}-${orderNumber}`;
  const found = statement(db, "SELECT * FROM documents WHERE document_id = ?").get(id);
  return found ? row.parse(found).documentId : null;
}

/** Issued by now, newest first; `page` counts from 1. */
export function listDocuments(
  sandbox: Sandbox,
  customerId: string,
  { page, size }: { page: number; size: number },
): { total: number; documents: IssuedDocument[] } {
  const { db } = sandbox;
  const count = statement(db, "SELECT count(*) AS n FROM documents WHERE customer_id = ? AND issued_at <= ?");
  const rows = statement(
    db,
    `SELECT * FROM documents WHERE customer_id = ? AND issued_at <= ?
     ORDER BY issued_at DESC, document_id DESC LIMIT ? OFFSET ?`,
  ).all(customerId, sandbox.now(), size, (page - 1) * size);
  return {
    total: z.object({ n: z.number() }).parse(count.get(customerId, sandbox.now())).n,
    documents: rows.map((one) => row.parse(one)),
  };
}
