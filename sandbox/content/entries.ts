import { z } from "zod";
import { statement } from "../database";
import type { Sandbox } from "../service";

/** What an editor wrote, in one locale, with the fields every entry has. */
export const entrySchema = z.looseObject({ uid: z.string(), locale: z.string(), title: z.string().nullish() });
export type Entry = z.infer<typeof entrySchema>;

export const assetSchema = z.looseObject({ uid: z.string(), url: z.string(), parent_uid: z.string().nullable() });
export type Asset = z.infer<typeof assetSchema>;

export const entriesSchema = `
  CREATE TABLE IF NOT EXISTS content_types (
    uid TEXT PRIMARY KEY
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS content_entries (
    content_type TEXT NOT NULL REFERENCES content_types (uid),
    uid TEXT NOT NULL,
    locale TEXT NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (content_type, locale, uid)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS content_assets (
    uid TEXT PRIMARY KEY,
    folder TEXT NOT NULL,
    asset TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
`;

const entryRow = z.object({ entry: z.string() });
const typeRow = z.object({ uid: z.string() });
const assetRow = z.object({ asset: z.string() });

/** Parsed entries by type and locale: content changes only by a reset. */
const parsed = new WeakMap<Sandbox, Map<string, Entry[]>>();

export function forgetEntries(sandbox: Sandbox): void {
  parsed.delete(sandbox);
}

export function hasContentType(sandbox: Sandbox, type: string): boolean {
  return statement(sandbox.db, "SELECT 1 FROM content_types WHERE uid = ?").get(type) !== undefined;
}

export function contentTypes(sandbox: Sandbox): string[] {
  const rows = statement(sandbox.db, "SELECT uid FROM content_types ORDER BY uid").all();
  return rows.map((row) => typeRow.parse(row).uid);
}

/** Every entry of a type that exists in a locale, in the order of their uids. */
export function listEntries(sandbox: Sandbox, type: string, locale: string): readonly Entry[] {
  let known = parsed.get(sandbox);
  if (!known) parsed.set(sandbox, (known = new Map<string, Entry[]>()));
  const key = `${type} ${locale}`;
  let entries = known.get(key);
  if (!entries) {
    const sql = "SELECT entry FROM content_entries WHERE content_type = ? AND locale = ? ORDER BY uid";
    const rows = statement(sandbox.db, sql).all(type, locale);
    entries = rows.map((row) => entrySchema.parse(JSON.parse(entryRow.parse(row).entry)));
    known.set(key, entries);
  }
  return entries;
}

export function findEntry(sandbox: Sandbox, type: string, locale: string, uid: string): Entry | null {
  return listEntries(sandbox, type, locale).find((entry) => entry.uid === uid) ?? null;
}

export function listAssets(sandbox: Sandbox, folder: string | undefined): Asset[] {
  const rows =
    folder === undefined
      ? statement(sandbox.db, "SELECT asset FROM content_assets ORDER BY uid").all()
      : statement(sandbox.db, "SELECT asset FROM content_assets WHERE folder = ? ORDER BY uid").all(folder);
  return rows.map((row) => assetSchema.parse(JSON.parse(assetRow.parse(row).asset)));
}

export function findAsset(sandbox: Sandbox, uid: string): Asset | null {
  const row = statement(sandbox.db, "SELECT asset FROM content_assets WHERE uid = ?").get(uid);
  return row === undefined ? null : assetSchema.parse(JSON.parse(assetRow.parse(row).asset));
}

export function writeEntry(sandbox: Sandbox, type: string, entry: Entry): void {
  statement(sandbox.db, "INSERT OR IGNORE INTO content_types (uid) VALUES (?)").run(type);
  statement(sandbox.db, "INSERT INTO content_entries (content_type, uid, locale, entry) VALUES (?, ?, ?, ?)").run(
    type,
    entry.uid,
    entry.locale,
    JSON.stringify(entry),
  );
}

export function writeAsset(sandbox: Sandbox, asset: Asset): void {
  statement(sandbox.db, "INSERT INTO content_assets (uid, folder, asset) VALUES (?, ?, ?)").run(
    asset.uid,
    asset.parent_uid ?? "",
    JSON.stringify(asset),
  );
}
