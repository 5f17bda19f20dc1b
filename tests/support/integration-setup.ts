import type { TestProject } from "vitest/node";
import { stockUp } from "./http-shopper";
import { settleSandbox } from "./sandbox-control";
import { startWorld } from "./world";

declare module "vitest" {
  export interface ProvidedContext {
    shopUrl: string;
    sandboxUrl: string;
  }
}

/** One shop and one sandbox for all integration tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // The tests create hundreds of carts from one address; `tests/reliability` at full size thousands.
  const env = { SHOPPERS_PER_ADDRESS: "100000" };
  const world = await startWorld(env, settleSandbox);
  await stockUp(world.shopUrl, world.sandboxUrl);
  project.provide("shopUrl", world.shopUrl);
  project.provide("sandboxUrl", world.sandboxUrl);
  return () => world.stop();
}
