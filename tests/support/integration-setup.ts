import type { TestProject } from "vitest/node";
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
  project.provide("shopUrl", world.shopUrl);
  project.provide("sandboxUrl", world.sandboxUrl);
  return () => world.stop();
}
