import type { TestProject } from "vitest/node";
import { HttpBrowser } from "./http-browser";
import { findSkus } from "./http-shopper";
import { PLENTY, setStock } from "./sandbox-control";
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
  const world = await startWorld(process.env.RELIABILITY ? { SHOPPERS_PER_ADDRESS: "100000" } : {});
  const skus = await findSkus(new HttpBrowser(world.shopUrl), 5);
  for (const sku of skus) await setStock(world.sandboxUrl, sku, PLENTY);
  project.provide("shopUrl", world.shopUrl);
  project.provide("sandboxUrl", world.sandboxUrl);
  return () => world.stop();
}
