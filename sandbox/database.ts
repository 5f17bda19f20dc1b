import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Database from "libsql";

const prepared = new WeakMap<Database.Database, Map<string, Database.Statement>>();

/**
 * Opens the one file. With WAL and NORMAL a killed process loses nothing that it has acknowledged, and a file left
 * behind by one opens again.
 */
export function openDatabase(file: string): Database.Database {
  mkdirSync(dirname(file), { recursive: true });
  const db = new Database(file);
  db.pragma("journal_mode = WAL");
  db.pragma("synchronous = NORMAL");
  db.pragma("busy_timeout = 5000");
  db.pragma("foreign_keys = ON");
  return db;
}

/** The statement for a piece of SQL, prepared once a connection: preparing costs three times what a read does. */
export function statement(db: Database.Database, sql: string): Database.Statement {
  const known = prepared.get(db) ?? new Map<string, Database.Statement>();
  prepared.set(db, known);
  const found = known.get(sql) ?? db.prepare(sql);
  known.set(sql, found);
  return found;
}

/** Runs `work` in a transaction, or in a savepoint of the one that is open: all of it is written, or nothing. */
export function transaction<T>(db: Database.Database, work: () => T): T {
  const nested = db.inTransaction;
  db.exec(nested ? "SAVEPOINT step" : "BEGIN IMMEDIATE");
  try {
    const result = work();
    db.exec(nested ? "RELEASE step" : "COMMIT");
    return result;
  } catch (error) {
    if (db.inTransaction) db.exec(nested ? "ROLLBACK TO step; RELEASE step" : "ROLLBACK");
    throw error;
  }
}
