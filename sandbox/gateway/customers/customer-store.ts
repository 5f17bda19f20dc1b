import { z } from "zod";
import { statement } from "../../database";
import type { Sandbox } from "../../service";

/** What is kept of a customer beside the account: one document a kind, such as their addresses. */
export const customerDocumentsSchema = `
  CREATE TABLE IF NOT EXISTS customer_documents (
    customer_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    document TEXT NOT NULL,
    PRIMARY KEY (customer_id, kind)
  ) STRICT, WITHOUT ROWID;
`;

/** A kind of document: its name, its shape, and what a customer has at first. */
export interface DocumentKind<T> {
  kind: string;
  schema: z.ZodType<T>;
  empty: T;
}

const row = z.object({ document: z.string() });

export function readDocument<T>({ db }: Sandbox, customerId: string, { kind, schema, empty }: DocumentKind<T>): T {
  const found = statement(db, "SELECT document FROM customer_documents WHERE customer_id = ? AND kind = ?");
  const document = found.get(customerId, kind);
  return document ? schema.parse(JSON.parse(row.parse(document).document)) : empty;
}

export function writeDocument<T>({ db }: Sandbox, customerId: string, { kind }: DocumentKind<T>, document: T): void {
  statement(
    db,
    `INSERT INTO customer_documents (customer_id, kind, document) VALUES (?, ?, ?)
     ON CONFLICT (customer_id, kind) DO UPDATE SET document = excluded.document`,
  ).run(customerId, kind, JSON.stringify(document));
}
