import type { TestProject } from "vitest/node";
import { HttpBrowser } from "./http-browser";
import { findSkus } from "./http-shopper";
import { PLENTY, setPrivateSale, setStock } from "./sandbox-control";
import { startWorld } from "./world";

declare module "vitest" {
  export interface ProvidedContext {
    shopUrl: string;
    sandboxUrl: string;
  }
}

/** One shop and one sandbox for all integration tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // At full size thousands of carts are made from this one address.
  const env: Record<string, string> = process.env.RELIABILITY ? { SHOPPERS_PER_ADDRESS: "100000" } : {};
  // Near a sale pages are kept for less long: tests would see another `Cache-Control` in the days before it.
  const world = await startWorld(env, (sandboxUrl) => setPrivateSale(sandboxUrl, null));
  const skus = await findSkus(new HttpBrowser(world.shopUrl), 5);
  for (const sku of skus) await setStock(world.sandboxUrl, sku, PLENTY);
  project.provide("shopUrl", world.shopUrl);
  project.provide("sandboxUrl", world.sandboxUrl);
  return () => world.stop();
}
