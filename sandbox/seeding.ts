import { spawn } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type Database from "libsql";
import { z } from "zod";
import { openDatabase, transaction } from "./database";
import { SEED_TIME, type Sandbox, type Service } from "./service";

export interface Seeding {
  services: readonly Service[];
  cacheDir: string;
  /** How many products the catalogue has. */
  products: number;
  log: Sandbox["log"];
}

const NAMES = z.array(z.object({ name: z.string() }));
const COUNT = z.object({ n: z.number() });

/** A file with the seed data, and a fingerprint of all code that the data may hang on. */
export interface Seed {
  file: string;
  fingerprint: string;
}

/**
 * The seed data for the code as it is. One file serves all sandboxes that share a cache folder, whichever their port;
 * changed code has another file, so it never meets old data.
 */
export function prepareSeed(seeding: Seeding): Seed {
  const seed = seedOf(seeding);
  if (!existsSync(seed.file)) {
    removeOldSeeds(seeding.cacheDir);
    makeSeed(seeding, seed);
  }
  return seed;
}

/** The same in a process of its own, for the services of SERVICES: see seed.ts. */
export async function prepareSeedApart(seeding: Seeding): Promise<Seed> {
  const seed = seedOf(seeding);
  if (!existsSync(seed.file)) {
    seeding.log("making the seed data, once", { products: seeding.products });
    const script = fileURLToPath(new URL("./seed.ts", import.meta.url));
    const env = { ...process.env, SANDBOX_CACHE: seeding.cacheDir, SANDBOX_PRODUCTS: String(seeding.products) };
    const child = spawn(process.execPath, [...process.execArgv, "--import", "tsx", script], { stdio: "inherit", env });
    const [code] = (await once(child, "exit")) as [number | null];
    if (code !== 0) throw new Error(`The seed data could not be made (exit code ${code})`);
  }
  return seed;
}

function seedOf(seeding: Seeding): Seed {
  const fingerprint = fingerprintOf(seeding);
  return { fingerprint, file: join(seeding.cacheDir, `seed-${fingerprint}.db`) };
}

/** Opens the database: as it was left, or afresh from the seed when there is none or it stems from other code. */
export function openSeeded({ log }: Seeding, seed: Seed, dbFile: string): Database.Database {
  if (existsSync(dbFile)) {
    const db = openDatabase(dbFile);
    if (fingerprintIn(db) === seed.fingerprint) return db;
    db.close();
    log("the seed data changed; starting afresh", { file: dbFile });
  }
  for (const rest of ["", "-wal", "-shm"]) rmSync(`${dbFile}${rest}`, { force: true });
  mkdirSync(dirname(dbFile), { recursive: true });
  copyFileSync(seed.file, dbFile);
  return openDatabase(dbFile);
}

/** Puts the seed data back into an open database, table by table, so that nobody's connection or statement breaks. */
export function restoreSeed(db: Database.Database, seed: Seed, seeding: Seeding): void {
  const fixed = new Set(seeding.services.flatMap(({ fixedTables }) => fixedTables ?? []));
  if (!existsSync(seed.file)) makeSeed(seeding, seed);
  db.pragma("foreign_keys = OFF");
  db.prepare("ATTACH DATABASE ? AS seed").run(seed.file);
  try {
    transaction(db, () => {
      for (const table of tablesOf(db)) {
        if (fixed.has(table)) continue;
        db.exec(`DELETE FROM main."${table}"; INSERT INTO main."${table}" SELECT * FROM seed."${table}"`);
      }
    });
  } finally {
    db.exec("DETACH DATABASE seed");
    db.pragma("foreign_keys = ON");
  }
}

/** Ordinary tables: full-text tables and their shadows are made of fixed data and stay as they are. */
function tablesOf(db: Database.Database): string[] {
  const rows = db
    .prepare("SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all();
  return NAMES.parse(rows).map(({ name }) => name);
}

const DAY_MS = 86_400_000;

/** Those of yesterday's code; a younger one may still be some running sandbox's. */
function removeOldSeeds(cacheDir: string): void {
  if (!existsSync(cacheDir)) return;
  for (const name of readdirSync(cacheDir)) {
    const file = join(cacheDir, name);
    // Another process may remove it at the same time.
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (/^(seed|unfinished)-.*\.db$/.test(name) && changed < Date.now() - DAY_MS) rmSync(file, { force: true });
  }
}

function makeSeed(seeding: Seeding, { file, fingerprint }: Seed): void {
  mkdirSync(seeding.cacheDir, { recursive: true });
  const unfinished = join(seeding.cacheDir, `unfinished-${randomUUID()}.db`);
  const db = openDatabase(unfinished);
  try {
    // One file to copy, without a log beside it.
    db.pragma("journal_mode = DELETE");
    for (const { schema } of seeding.services) if (schema.trim()) db.exec(schema);
    db.exec("CREATE TABLE sandbox (fingerprint TEXT NOT NULL, products INTEGER NOT NULL) STRICT");
    const sandbox = seedSandbox(seeding, db);
    for (const service of seeding.services) {
      const start = performance.now();
      transaction(db, () => {
        service.seed(sandbox);
      });
      seeding.log(`seeded ${service.name}`, { ms: Math.round(performance.now() - start) });
    }
    db.prepare("INSERT INTO sandbox (fingerprint, products) VALUES (?, ?)").run(fingerprint, seeding.products);
    db.close();
    renameSync(unfinished, file);
  } catch (error) {
    if (db.open) db.close();
    for (const rest of ["", "-journal", "-wal", "-shm"]) rmSync(`${unfinished}${rest}`, { force: true });
    throw error;
  }
}

function seedSandbox({ cacheDir, products, log }: Seeding, db: Database.Database): Sandbox {
  return {
    db,
    now: () => SEED_TIME,
    get baseUrl(): string {
      throw new Error("Seed data serve every port: write paths, and put the address before them when answering");
    },
    cacheDir,
    products,
    log,
  };
}

function fingerprintOf({ services, products }: Seeding): string {
  const hash = createHash("sha256").update(`${products}`);
  for (const { name, schema } of services) hash.update(name).update(schema);
  for (const folder of ["./", "../app/models/"]) {
    const root = fileURLToPath(new URL(folder, import.meta.url));
    const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(isSource).sort();
    for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex").slice(0, 16);
}

function isSource(file: string): boolean {
  return (
    /\.(ts|json)$/.test(file) && !file.endsWith(".test.ts") && !/^(control|studio.draw|studio.garments)\b/.test(file)
  );
}

function fingerprintIn(db: Database.Database): string | null {
  const found = COUNT.parse(db.prepare("SELECT count(*) AS n FROM sqlite_master WHERE name = 'sandbox'").get());
  if (found.n === 0) return null;
  const row = z.object({ fingerprint: z.string() }).safeParse(db.prepare("SELECT fingerprint FROM sandbox").get());
  return row.success ? row.data.fingerprint : null;
}
