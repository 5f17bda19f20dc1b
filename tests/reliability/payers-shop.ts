import { afterAll, beforeAll, inject } from "vitest";
import { HttpBrowser } from "../support/http-browser";
import { findSku } from "../support/http-shopper";
import { anotherShop } from "../support/integration-world";
import { setOrderDelay } from "../support/sandbox-control";
import type { ShopProcess } from "../support/world";

/** For the tests of a file: a shop whose orders are there at once, for many customers, and a piece that each of them buys. */
export function payersShop(): { url: string; sku: string } {
  const sandbox = inject("sandboxUrl");
  const found = { url: "", sku: "" };
  let shop: ShopProcess;

  beforeAll(async () => {
    await setOrderDelay(sandbox, 0);
    // Each customer comes from this one address.
    shop = await anotherShop({ SHOPPERS_PER_ADDRESS: "100000" });
    found.url = shop.url;
    found.sku = await findSku(new HttpBrowser(shop.url));
  });
  afterAll(async () => {
    await setOrderDelay(sandbox, null);
    await shop.stop();
  });
  return found;
}
