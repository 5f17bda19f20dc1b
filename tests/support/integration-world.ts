import { inject } from "vitest";
import { launchShop, type ShopProcess } from "./world";

/** One more instance of the shop on the tests' sandbox, for what has to be configured, watched or stopped. */
export function anotherShop(
  env: Record<string, string> = {},
  options: { heapMegabytes?: number } = {},
): Promise<ShopProcess> {
  return launchShop(Number(new URL(inject("sandboxUrl")).port), env, options);
}
