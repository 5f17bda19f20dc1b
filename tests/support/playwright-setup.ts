import { stockUp } from "./http-shopper";
import { setOlderSites } from "./sandbox-control";
import { startWorld } from "./world";

/**
 * A shop and sandbox for all browser tests, and a second pair with the older funnel; tests find their addresses in the
 * environment.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const [world, older] = await Promise.all([startWorld(), startWorld({}, setOlderSites)]);
  await Promise.all([world, older].map(({ shopUrl, sandboxUrl }) => stockUp(shopUrl, sandboxUrl)));
  process.env.SHOP_URL = world.shopUrl;
  process.env.SANDBOX_URL = world.sandboxUrl;
  process.env.OLDER_SHOP_URL = older.shopUrl;
  process.env.OLDER_SANDBOX_URL = older.sandboxUrl;
  return async () => {
    await Promise.all([world.stop(), older.stop()]);
  };
}
