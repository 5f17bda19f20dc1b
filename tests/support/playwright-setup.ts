import { startWorld } from "./world";

/** One shop and one sandbox for all browser tests; the tests find them in the environment. */
export default async function setup(): Promise<() => Promise<void>> {
  const world = await startWorld();
  process.env.SHOP_URL = world.shopUrl;
  process.env.SANDBOX_URL = world.sandboxUrl;
  return () => world.stop();
}
