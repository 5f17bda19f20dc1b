import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { HttpBrowser } from "../support/http-browser";
import { addToCart, findSkus } from "../support/http-shopper";
import { setFaults } from "../support/sandbox-control";
import { report, sized } from "./size";

/** Promise 5, the cart's part: one press adds one piece, however often its form arrives. */

const shop = inject("shopUrl");
const sandbox = inject("sandboxUrl");
const PRESSES = sized(5_000);
/** Of one browser: a cart takes 20 pieces of a sku at most. */
const PER_BROWSER = 15;
let sku = "";
let other = "";

beforeAll(async () => {
  [sku = "", other = ""] = await findSkus(new HttpBrowser(shop), 2);
});
afterAll(() => setFaults(sandbox, []));

const press = (browser: HttpBrowser) =>
  browser.post("/fr-fr/cart", { intent: "add", sku }, { follow: false }).then(({ status }) => status);

/** The same cookies in another tab, whose page is as old as they are. */
function anotherTab(browser: HttpBrowser): HttpBrowser {
  const tab = new HttpBrowser(shop);
  for (const name of browser.jar.names) tab.jar.set(name, browser.jar.value(name) ?? "");
  return tab;
}

/** Each gives the statuses of its answers. */
const TWICE: Record<string, (browser: HttpBrowser) => Promise<number[]>> = {
  "double click": (browser) => Promise.all([press(browser), press(browser)]),
  "two tabs at once": (browser) => Promise.all([press(anotherTab(browser)), press(browser)]),
  "the answer lost, the form sent again": async (browser) => {
    const tab = anotherTab(browser);
    const first = await press(tab);
    return [first, await press(browser)];
  },
  "no answer from the gateway, then another try": async (browser) => {
    await setFaults(sandbox, [{ method: "POST", path: "/products/\\d+$", cut: true, times: 1 }]);
    const first = await press(browser);
    await setFaults(sandbox, []);
    return [first === 503 ? 303 : first, await press(browser)];
  },
};

describe("a press sent twice", () => {
  it("adds one piece", { timeout: 4 * 3_600_000 }, async () => {
    const kinds = Object.entries(TWICE);
    const figures: Record<string, number> = {};
    let pieces = 0;
    let slowest = 0;
    for (let made = 0; made < PRESSES; made += PER_BROWSER) {
      const browser = new HttpBrowser(shop);
      await addToCart(browser, other);
      const count = Math.min(PER_BROWSER, PRESSES - made);
      for (let number = 0; number < count; number += 1) {
        const [kind, twice] = kinds[(made + number) % kinds.length]!;
        const start = performance.now();
        expect(await twice(browser), kind).toEqual([303, 303]);
        slowest = Math.max(slowest, performance.now() - start);
        figures[kind] = (figures[kind] ?? 0) + 1;
      }
      const { text } = await browser.open("/fr-fr/cart");
      const found = new RegExp(`name="seen" value="(\\d+)"/><input type="hidden" name="sku" value="${sku}"`).exec(text);
      expect(Number(found?.[1]), `slowest pair so far: ${slowest.toFixed(0)} ms`).toBe(count);
      pieces += Number(found?.[1]);
    }
    report("Promise 5, the cart's part: one press, one piece", {
      ...figures,
      presses: PRESSES,
      pieces,
      "slowest pair (ms)": Math.round(slowest),
    });
  });
});
