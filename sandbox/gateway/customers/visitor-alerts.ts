import { z } from "zod";
import { currencyOf } from "#models/countries.ts";
import { canonicalPrefix } from "#models/locale.ts";
import { findSku, setStock } from "../../catalogue/products";
import { findAccount } from "../../customers/accounts";
import { statement, transaction } from "../../database";
import type { Sandbox } from "../../service";
import { findArticle } from "../carts/article";
import { sendMail } from "../mails/mail-store";
import { sizeWords, writeMail } from "../mails/mail-words";
import { domainOf } from "../web-domains";
import type { Viewer } from "../carts/price-cart";

/** Sizes that somebody without an account waits for, by their address alone (BEY-14). */
export const visitorAlertsSchema = `
  CREATE TABLE IF NOT EXISTS visitor_alerts (
    email TEXT NOT NULL,
    store_id TEXT NOT NULL,
    sku TEXT NOT NULL,
    PRIMARY KEY (email, store_id, sku)
  ) STRICT, WITHOUT ROWID;
`;

interface VisitorAlert {
  email: string;
  storeId: string;
  sku: string;
}

/** Asked twice it is one. */
export function addVisitorAlert({ db }: Sandbox, { email, storeId, sku }: VisitorAlert): void {
  statement(db, "INSERT OR IGNORE INTO visitor_alerts (email, store_id, sku) VALUES (?, ?, ?)").run(
    email,
    storeId,
    sku,
  );
}

export function countVisitorAlerts({ db }: Sandbox, email: string): number {
  const found = statement(db, "SELECT count(*) AS n FROM visitor_alerts WHERE email = ?").get(email);
  return z.object({ n: z.number() }).parse(found).n;
}

/**
 * Sets how many there are of a sku. When it comes back, whoever waits is told, once; a visitor's address is forgotten
 * then, a customer's alert stays in the account until it is removed. False for an unknown sku.
 */
export function restock(sandbox: Sandbox, sku: string, quantity: number): boolean {
  return transaction(sandbox.db, () => {
    const before = findSku(sandbox, sku, { language: "fr", currency: "EUR" })?.stock;
    if (!setStock(sandbox, sku, quantity)) return false;
    if (before === 0 && quantity > 0) for (const alert of takeWaiting(sandbox, sku)) tell(sandbox, alert);
    return true;
  });
}

const visitorRow = z.object({ email: z.string(), store_id: z.string() });
const customerRow = z.object({ customer_id: z.string(), kind: z.string() });

function takeWaiting(sandbox: Sandbox, sku: string): VisitorAlert[] {
  const { db } = sandbox;
  const visitors = statement(db, "DELETE FROM visitor_alerts WHERE sku = ? RETURNING email, store_id").all(sku);
  const customers = statement(
    db,
    `SELECT customer_id, kind FROM customer_documents, json_each(document)
     WHERE kind LIKE 'stock-alerts:%' AND json_extract(json_each.value, '$.sku') = ?`,
  ).all(sku);
  return [
    ...visitors.map((row) => visitorRow.parse(row)).map(({ email, store_id }) => ({ email, storeId: store_id, sku })),
    ...customers
      .map((row) => customerRow.parse(row))
      .flatMap(({ customer_id, kind }) => {
        const account = findAccount(sandbox, customer_id);
        return account ? [{ email: account.email, storeId: kind.split(":")[1] ?? "", sku }] : [];
      }),
  ];
}

function tell(sandbox: Sandbox, { email, storeId, sku }: VisitorAlert): void {
  const domain = domainOf(sandbox, storeId);
  if (!domain) return;
  const { properties, countryCodeISO2, devise } = domain;
  const viewer = {
    storeId,
    language: properties.lang,
    locale: properties.locale,
    currency: devise ?? currencyOf(countryCodeISO2),
    isPrivateSale: false,
  } as Viewer;
  const article = findArticle(sandbox, sku, viewer);
  if (!article) return;
  const path = `/${canonicalPrefix(countryCodeISO2)}/product/${article.productId}/alert?sku=${sku}`;
  const values = { name: article.name, size: sizeWords(viewer.language, article.size), path };
  sendMail(sandbox, { recipient: email.toLowerCase(), ...writeMail(viewer.language, "alert", values) });
}
