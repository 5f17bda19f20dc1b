import type { Router } from "express";
import type Database from "libsql";

/** The moment of which the seed data speak, in milliseconds since the epoch. */
export const SEED_TIME = Date.UTC(2026, 10, 1);

/** What every service of the sandbox is given. */
export interface Sandbox {
  /** One SQLite file for everything; synchronous, the interface of better-sqlite3. */
  db: Database.Database;
  /** Milliseconds since the epoch, moved by `PUT /__sandbox/clock`. Every rule about time asks here. */
  now: () => number;
  /** Public address of the sandbox without a final slash, for example `http://localhost:4000`. */
  baseUrl: string;
  /** Folder for what may be thrown away (rendered pictures). */
  cacheDir: string;
  /** How many products the catalogue is seeded with; 2,400 unless said otherwise. */
  products?: number;
  /** Pictures are one grey area each: for tests of pages, which would wait for the drawing of hundreds. */
  plainPictures?: boolean;
  /** Pictures are drawn in a thread of their own. */
  picturesApart?: boolean;
  /** Milliseconds since the last request to any service began. */
  idle?: () => number;
  /** Length of what access tokens say besides whose they are: providers put roles there, and they can be long. */
  tokenPadding?: number;
  log: (message: string, fields?: Record<string, unknown>) => void;
}

/**
 * One outside service: its tables, its seed data and its routes.
 *
 * `seed` runs once, inside one transaction on an empty database; copies of what it wrote serve every later start and
 * `POST /__sandbox/reset`, on any port. So it must be deterministic, `now()` stands still in it (SEED_TIME), and
 * reading `baseUrl` in it throws: rows hold paths, and answers put the address before them.
 */
export interface Service {
  name: string;
  /** Path under which the routes are mounted, for example `/gateway`. */
  mount: string;
  schema: string;
  seed(sandbox: Sandbox): void;
  router(sandbox: Sandbox): Router | Promise<Router>;
  /** Forgets what is kept in memory; called after the data has been restored. */
  forget?(sandbox: Sandbox): void;
  /** Tables that no request ever changes, which a reset need not restore. */
  fixedTables?: readonly string[];
}
