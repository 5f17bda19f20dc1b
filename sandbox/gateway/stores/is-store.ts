import type { Sandbox } from "../../service";
import { domainOf } from "../web-domains";
import { findPlace } from "./store-list";

/** Whether an id is a country's shop on the web, or one of the house's own in a street. */
export function isStore(sandbox: Sandbox, storeId: string): boolean {
  return domainOf(sandbox, storeId) !== null || findPlace(storeId)?.kind === "store";
}
