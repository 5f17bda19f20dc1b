import { Router } from "express";
import { z } from "zod";
import { statement } from "../database";
import type { Sandbox } from "../service";
import type { Resource } from "./resource";

/** Delays that tests change, milliseconds of the sandbox's clock. */
const delay = z
  .number()
  .int()
  .min(0)
  .max(365 * 86_400_000);
export const commerceSettings = z.object({
  /** From the validation of a cart until its order can be read. */
  orderDelayMs: delay,
  /** From a pending payment until the provider says more. */
  pendingDelayMs: delay,
});
export type CommerceSettings = z.infer<typeof commerceSettings>;

const DEFAULTS: CommerceSettings = { orderDelayMs: 400, pendingDelayMs: 120_000 };

/** Changed under `/pay/__log/settings`. */
export const settings: Resource = {
  name: "settings",
  schema: `
    CREATE TABLE IF NOT EXISTS commerce_settings (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  `,
  seed: () => undefined,
  router: () => Router(),
};

const row = z.object({ name: z.string(), value: z.number() });

export function readSettings({ db }: Sandbox): CommerceSettings {
  const rows = statement(db, "SELECT name, value FROM commerce_settings").all();
  const changed = rows.map((one) => row.parse(one)).map(({ name, value }) => [name, value]);
  return commerceSettings.parse({ ...DEFAULTS, ...Object.fromEntries(changed) });
}

export function changeSettings(sandbox: Sandbox, settings: Partial<CommerceSettings>): CommerceSettings {
  const upsert = statement(
    sandbox.db,
    "INSERT INTO commerce_settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
  );
  for (const [name, value] of Object.entries(settings)) upsert.run(name, value);
  return readSettings(sandbox);
}
