import { inject } from "vitest";
import { stockUp } from "./http-shopper";
import { settleSandbox } from "./sandbox-control";
import { type LaunchOptions, launchShop, type ShopProcess } from "./world";

/** Another instance of the shop on the shared sandbox, for tests that configure, watch or stop it. */
export function anotherShop(env: Record<string, string> = {}, options: LaunchOptions = {}): Promise<ShopProcess> {
  return launchShop(Number(new URL(inject("sandboxUrl")).port), env, options);
}

/** Resets the shared sandbox to its initial data, for tests that change demo customers beyond repair. */
export async function resetSandbox(): Promise<void> {
  const sandbox = inject("sandboxUrl");
  const { status } = await fetch(`${sandbox}/__sandbox/reset`, { method: "POST" });
  if (status >= 400) throw new Error(`The sandbox was not reset (${status})`);
  await settleSandbox(sandbox);
  await stockUp(inject("shopUrl"), sandbox);
}
