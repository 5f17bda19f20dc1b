import { performance } from "node:perf_hooks";
import { type Answer, CookieJar, postForm } from "../support/http";
import type { Page } from "../support/http-browser";
import { HttpBrowser } from "../support/http-browser";
import { findSkus, valueOf } from "../support/http-shopper";
import type { World } from "../support/world";
import { cpuOf, type Measured, percentile } from "./measure";

/**
 * What changes of a cart cost, each by browsers with a cart of their own: so many make one, then add to it, and so on. A load that
 * repeats one request would measure conflicts, since every change gives the cart another version and the browser other cookies.
 */

const CONNECTIONS = 8;

interface Shopper {
  jar: CookieJar;
  /** The cart page as it was when all had added: what a line's form says of its line. */
  page: Page | null;
}

interface Change {
  name: string;
  path: string;
  /** 303 for a form, 200 for a script, 202 for a script that is led elsewhere. */
  status: number;
  fields: (page: Page | null) => Record<string, string>;
}

/** The fields of the first line's form, as a page without scripts sends them. */
function lineFields(page: Page | null): Record<string, string> {
  const names = ["lineId", "version", "seen", "sku", "name", "position"];
  return Object.fromEntries(names.map((name) => [name, (page && valueOf(page, name)) ?? ""]));
}

const CART = "/fr-fr/cart";

/** The changes of one round, in the order in which their shoppers make them. */
function changesOf([first, second, third]: string[]): Change[] {
  const form = { path: CART, status: 303 };
  return [
    { ...form, name: "first add", fields: () => ({ intent: "add", sku: first! }) },
    { ...form, name: "further add", fields: () => ({ intent: "add", sku: second! }) },
    { ...form, name: "quantity", fields: (page) => ({ ...lineFields(page), intent: "quantity", quantity: "2" }) },
    // As the page shows the line after the change before.
    {
      ...form,
      name: "removal",
      fields: (page) => {
        const { version, ...line } = lineFields(page);
        return { ...line, version: String(Number(version) + 1), seen: "2", intent: "delete" };
      },
    },
    { name: "add by script", path: `${CART}/add.data`, status: 200, fields: () => ({ sku: third! }) },
    {
      name: "qty by script",
      path: `${CART}.data`,
      status: 202,
      fields: (page) => ({ lineId: lineIds(page)[1] ?? "", intent: "quantity", quantity: "3" }),
    },
  ];
}

function lineIds(page: Page | null): string[] {
  return [...new Set([...(page?.text ?? "").matchAll(/name="lineId" value="([^"]+)"/g)].map(([, id]) => id ?? ""))];
}

/** What carts are filled with: five sizes that do not run out. */
export async function plentiful({ shopUrl, sandboxUrl }: World): Promise<string[]> {
  const skus = await findSkus(new HttpBrowser(shopUrl), 5);
  for (const sku of skus) {
    await fetch(`${sandboxUrl}/__sandbox/stock/${sku}`, {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ quantity: 100 }),
    });
  }
  return skus;
}

/** Every change once by each of so many shoppers, one kind after the other. */
export async function measureChanges(
  { shopUrl, shopPid }: World,
  skus: string[],
  count: number,
): Promise<Map<string, Measured>> {
  const shoppers = Array.from({ length: count }, (): Shopper => ({ jar: new CookieJar(), page: null }));
  const results = new Map<string, Measured>();
  for (const change of changesOf(skus)) {
    if (change.name === "quantity") await inParallel(shoppers, (shopper) => openCart(shopUrl, shopper));
    results.set(change.name, await measureChange(change, shoppers, { shopUrl, shopPid }));
  }
  return results;
}

async function openCart(shop: string, shopper: Shopper): Promise<void> {
  const browser = new HttpBrowser(shop);
  for (const name of shopper.jar.names) browser.jar.set(name, shopper.jar.value(name) ?? "");
  shopper.page = await browser.open(CART);
  shopper.jar = browser.jar;
}

async function measureChange(
  { path, status, fields }: Change,
  shoppers: Shopper[],
  { shopUrl, shopPid }: Pick<World, "shopUrl" | "shopPid">,
): Promise<Measured> {
  const [times, answers]: [number[], Answer[]] = [[], []];
  const [cpu, start] = [cpuOf(shopPid), performance.now()];
  await inParallel(shoppers, async ({ jar, page }) => {
    const sent = performance.now();
    const answer = await postForm(shopUrl + path, fields(page), jar.header);
    times.push(performance.now() - sent);
    jar.take(answer);
    answers.push(answer);
  });
  return {
    requestsPerSecond: shoppers.length / ((performance.now() - start) / 1000),
    cpuMs: (cpuOf(shopPid) - cpu) / shoppers.length,
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    bytes: answers[0]?.size ?? 0,
    failed: answers.filter((answer) => answer.status !== status).length,
  };
}

async function inParallel(shoppers: Shopper[], act: (shopper: Shopper) => Promise<void>): Promise<void> {
  const waiting = [...shoppers];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await act(next);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
}
