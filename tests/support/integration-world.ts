import { inject } from "vitest";
import { HttpBrowser } from "./http-browser";
import { findSkus } from "./http-shopper";
import { PLENTY, setStock, settleSandbox } from "./sandbox-control";
import { type LaunchOptions, launchShop, type ShopProcess } from "./world";

/** One more instance of the shop on the tests' sandbox, for what has to be configured, watched or stopped. */
export function anotherShop(env: Record<string, string> = {}, options: LaunchOptions = {}): Promise<ShopProcess> {
  return launchShop(Number(new URL(inject("sandboxUrl")).port), env, options);
}

/** What the first products of the shop have of their first size is more than all tests of a run buy. */
export async function stockUp(shop: string, sandbox: string): Promise<void> {
  for (const sku of await findSkus(new HttpBrowser(shop), 5)) await setStock(sandbox, sku, PLENTY);
}

/** Gives all tests' sandbox its data back, as they find it: for what has changed demo customers beyond repair. */
export async function resetSandbox(): Promise<void> {
  const sandbox = inject("sandboxUrl");
  const { status } = await fetch(`${sandbox}/__sandbox/reset`, { method: "POST" });
  if (status >= 400) throw new Error(`The sandbox was not reset (${status})`);
  await settleSandbox(sandbox);
  await stockUp(inject("shopUrl"), sandbox);
}
