import { startWorld } from "./world";

/**
 * One shop and one sandbox for all browser tests; the tests find them in the environment. Pictures are plain: they have
 * tests of their own, and a browser without scripts waits for all of a page.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const world = await startWorld({ SANDBOX_PICTURES: "plain" });
  process.env.SHOP_URL = world.shopUrl;
  process.env.SANDBOX_URL = world.sandboxUrl;
  return () => world.stop();
}
