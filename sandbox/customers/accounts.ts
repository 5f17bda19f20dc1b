import { z } from "zod";
import { customerSchema } from "#models/customer.ts";
import { statement, transaction } from "../database";
import type { Sandbox } from "../service";
import { DEMO_PASSWORD } from "./demo";
import { hashPassword, hashPasswordForSeed, matchesHash } from "./passwords";
import { SEED_ACCOUNTS } from "./seed";

/** An account as the sandbox keeps it: what `GET /accounts-self/` answers, and whether it has never ordered. */
export const accountSchema = customerSchema.extend({ newCustomer: z.boolean() });
export type Account = z.infer<typeof accountSchema>;
/** What may be changed. A key that is present and undefined clears the field. */
export type AccountPatch = Partial<Omit<Account, "customerId" | "hasPassword">>;

/** Thrown by createAccount and updateAccount when another account has the address. */
export class EmailTakenError extends Error {
  override name = "EmailTakenError";
}

export const accountsSchema = `
  CREATE TABLE IF NOT EXISTS accounts (
    customer_id TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL,
    account TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
`;

let seedHashes: string[] | undefined;
let nobodyHash: string | undefined;

export function seedAccounts(sandbox: Sandbox): void {
  sandbox.db.exec("DELETE FROM accounts");
  // Hashing is slow on purpose, and tests reset often: once a process is enough.
  seedHashes ??= SEED_ACCOUNTS.map(({ customerId }) => hashPasswordForSeed(DEMO_PASSWORD, customerId));
  for (const [index, account] of SEED_ACCOUNTS.entries()) insert(sandbox, account, seedHashes[index] ?? "");
}

export function findAccount(sandbox: Sandbox, customerId: string): Account | null {
  const row = statement(sandbox.db, "SELECT account FROM accounts WHERE customer_id = ?").get(customerId);
  return row ? readAccount(row) : null;
}

/** Those whose name, address or number holds the words, the newest first. */
export function listAccounts(sandbox: Sandbox, words: string, limit: number): Account[] {
  const like = `%${words.trim().replace(/[%_\\]/g, "\\$&")}%`;
  return statement(
    sandbox.db,
    `SELECT account FROM accounts
     WHERE email LIKE ?1 ESCAPE '\\' OR customer_id LIKE ?1 ESCAPE '\\'
       OR account ->> 'firstName' || ' ' || (account ->> 'lastName') LIKE ?1 ESCAPE '\\'
     ORDER BY customer_id DESC LIMIT ?2`,
  )
    .all(like, limit)
    .map(readAccount);
}

/** Whether there is one, without reading it. */
export function hasAccount(sandbox: Sandbox, customerId: string): boolean {
  return statement(sandbox.db, "SELECT 1 FROM accounts WHERE customer_id = ?").get(customerId) !== undefined;
}

/** Case and surrounding spaces do not count. */
export function findAccountByEmail(sandbox: Sandbox, email: string): Account | null {
  const row = statement(sandbox.db, "SELECT account FROM accounts WHERE email = ?").get(emailKey(email));
  return row ? readAccount(row) : null;
}

/** False for an unknown customer, after as much work as for a known one. */
export async function checkPassword(sandbox: Sandbox, customerId: string, password: string): Promise<boolean> {
  const row = statement(sandbox.db, "SELECT password_hash FROM accounts WHERE customer_id = ?").get(customerId);
  nobodyHash ??= hashPasswordForSeed("", "nobody");
  const hash = row ? hashRow.parse(row).password_hash : nobodyHash;
  return (await matchesHash(password, hash)) && row !== undefined;
}

/** Fails with EmailTakenError. */
export async function createAccount(
  sandbox: Sandbox,
  fields: { email: string; password: string; firstName: string; lastName: string } & Partial<AccountPatch>,
): Promise<Account> {
  const { password, ...profile } = fields;
  const passwordHash = await hashPassword(password);
  return transaction(sandbox.db, () => {
    if (findAccountByEmail(sandbox, profile.email)) throw new EmailTakenError(profile.email);
    const account: Account = {
      optinNews: "NO",
      isDeleted: false,
      newCustomer: true,
      ...profile,
      email: profile.email.trim(),
      customerId: nextCustomerId(sandbox),
      hasPassword: true,
    };
    insert(sandbox, account, passwordHash);
    return account;
  });
}

/** Null for an unknown customer; fails with EmailTakenError. */
export function updateAccount(sandbox: Sandbox, customerId: string, patch: AccountPatch): Account | null {
  return transaction(sandbox.db, () => {
    const before = findAccount(sandbox, customerId);
    if (!before) return null;
    const after = accountSchema.parse({ ...before, ...patch, customerId });
    const owner = findAccountByEmail(sandbox, after.email);
    if (owner && owner.customerId !== customerId) throw new EmailTakenError(after.email);
    statement(sandbox.db, "UPDATE accounts SET email = ?, account = ? WHERE customer_id = ?").run(
      emailKey(after.email),
      JSON.stringify(after),
      customerId,
    );
    return after;
  });
}

export async function setPassword(sandbox: Sandbox, customerId: string, password: string): Promise<void> {
  const hash = await hashPassword(password);
  statement(sandbox.db, "UPDATE accounts SET password_hash = ? WHERE customer_id = ?").run(hash, customerId);
}

const accountRow = z.object({ account: z.string() });
const hashRow = z.object({ password_hash: z.string() });

function readAccount(row: unknown): Account {
  return accountSchema.parse(JSON.parse(accountRow.parse(row).account));
}

function insert(sandbox: Sandbox, account: Account, passwordHash: string): void {
  statement(sandbox.db, "INSERT INTO accounts (customer_id, email, password_hash, account) VALUES (?, ?, ?, ?)").run(
    account.customerId,
    emailKey(account.email),
    passwordHash,
    JSON.stringify(account),
  );
}

function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** `c-2001` and so on for those who register. */
function nextCustomerId(sandbox: Sandbox): string {
  const row = statement(sandbox.db, "SELECT MAX(CAST(substr(customer_id, 3) AS INTEGER)) AS last FROM accounts").get();
  const { last } = z.object({ last: z.number().nullable() }).parse(row);
  return `c-${Math.max(2000, last ?? 0) + 1}`;
}
