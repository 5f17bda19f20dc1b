import { COUNTRIES } from "#models/locale";
import { setNewFunnel } from "./sandbox-control";
import { startWorld } from "./world";

/**
 * One shop and one sandbox for all browser tests, and a shop with the older funnel; the tests find them in the environment. Pictures are plain: they have
 * tests of their own, and a browser without scripts waits for all of a page.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const world = await startWorld({ SANDBOX_PICTURES: "plain" });
  await setNewFunnel(world.sandboxUrl, COUNTRIES, false);
  process.env.OLDER_SHOP_URL = (await world.startShop()).url;
  await setNewFunnel(world.sandboxUrl, COUNTRIES, true);
  process.env.SHOP_URL = world.shopUrl;
  process.env.SANDBOX_URL = world.sandboxUrl;
  return () => world.stop();
}
