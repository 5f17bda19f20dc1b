import { Router } from "express";
import { z } from "zod";
import { domainSchema, type Domain } from "#models/site.ts";
import { statement } from "../database";
import type { Sandbox } from "../service";
import type { Resource } from "./resource";
import { SEED_DOMAINS } from "./seed-domains";

/** Kept beside the table because every call of the gateway asks for its shop. */
const domains = new WeakMap<Sandbox, Domain[]>();

/** Domain parameters of every country's shop, as `GET /web-domains/` answers them (S3). */
export function listDomains(sandbox: Sandbox): Domain[] {
  let known = domains.get(sandbox);
  if (!known) {
    const rows = statement(sandbox.db, "SELECT domain FROM domains ORDER BY rank").all();
    known = rows.map((row) => domainSchema.parse(JSON.parse(z.object({ domain: z.string() }).parse(row).domain)));
    domains.set(sandbox, known);
  }
  return known;
}

/** The shop that a `store` header names; null when there is none. */
export function domainOf(sandbox: Sandbox, storeId: string): Domain | null {
  return listDomains(sandbox).find((domain) => domain.storeId === storeId) ?? null;
}

/** Keys that stand beside `params`; a change of any other key is one of a parameter. */
const TOP = new Set(["domain", "storeId", "devise", "cookieDomain", "properties"]);
export const domainPatchSchema = z.record(z.string(), z.unknown());

/**
 * Merges a change into one country's shop: objects key by key, all else replaced; null takes `devise` away.
 * Gives null for an unknown country, and fails with a ZodError when the result breaks the contract.
 */
export function changeDomain(sandbox: Sandbox, country: string, patch: Record<string, unknown>): Domain | null {
  const before = listDomains(sandbox).find((domain) => domain.countryCodeISO2 === country);
  if (!before) return null;
  const { params, ...rest } = patch;
  const keys = Object.entries(rest);
  const changed = merge(before, {
    ...Object.fromEntries(keys.filter(([key]) => TOP.has(key))),
    params: merge(isObject(params) ? params : {}, Object.fromEntries(keys.filter(([key]) => !TOP.has(key)))),
  });
  if (isObject(changed) && changed.devise === null) delete changed.devise;
  const after = domainSchema.parse(changed);
  statement(sandbox.db, "UPDATE domains SET domain = ? WHERE country = ?").run(JSON.stringify(after), country);
  domains.delete(sandbox);
  return after;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function merge(before: unknown, change: unknown): unknown {
  if (!isObject(before) || !isObject(change)) return change;
  const merged: Record<string, unknown> = { ...before };
  for (const [key, value] of Object.entries(change)) merged[key] = merge(before[key], value);
  return merged;
}

export const webDomains: Resource = {
  name: "web-domains",
  schema: `
    CREATE TABLE IF NOT EXISTS domains (
      country TEXT PRIMARY KEY,
      rank INTEGER NOT NULL,
      domain TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
  `,
  seed({ db }) {
    const insert = db.prepare("INSERT INTO domains (country, rank, domain) VALUES (?, ?, ?)");
    for (const [rank, domain] of SEED_DOMAINS.entries()) {
      insert.run(domain.countryCodeISO2, rank, JSON.stringify(domain));
    }
  },
  forget(sandbox) {
    domains.delete(sandbox);
  },
  router(sandbox) {
    const router = Router();
    router.get("/web-domains", (_request, response) => {
      response.json(listDomains(sandbox));
    });
    return router;
  },
};
