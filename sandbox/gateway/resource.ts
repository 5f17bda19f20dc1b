import type { Router } from "express";
import type { Sandbox } from "../service";

/** One noun of the gateway: its tables, its seed data, its calls. Routes are written with their whole path. */
export interface Resource {
  name: string;
  schema: string;
  seed(sandbox: Sandbox): void;
  router(sandbox: Sandbox): Router;
  /** Tables that no request ever changes, which a reset need not restore. */
  fixedTables?: readonly string[];
  /** Forgets what is kept in memory; called after the data has been restored. */
  forget?(sandbox: Sandbox): void;
}
