import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { HttpBrowser, type Page } from "../support/http-browser";
import { addToCart, findSkus } from "../support/http-shopper";
import { anotherShop } from "../support/integration-world";
import { PLENTY, setStock } from "../support/sandbox-control";
import type { ShopProcess } from "../support/world";
import { report, sized } from "./size";

/**
 * Promise 4: no cart is lost. Writers with cookies of their own, as on so many devices, change one cart all at once, as
 * scripts do it. What was acknowledged is in the cart at the end, exactly; what was not changed nothing.
 */

const shop = inject("shopUrl");
/** Two instances, so that conflicts are the gateway's to find: within one, changes of a cart take turns. */
let shops: [string, string];
let second: ShopProcess;
const sandbox = inject("sandboxUrl");
const CARTS = sized(200);
const WRITERS = 10;
const CHANGES = Math.ceil(sized(50_000) / CARTS / WRITERS);
/** On a machine that others use as well an hour was not enough. */
const FULL_RUN_MS = 4 * 3_600_000;
/** Carts that are written to at the same time. */
const AT_ONCE = 3;

let skus: string[] = [];
const counts = { acknowledged: 0, refused: 0, failed: 0 };
let mostTries = 0;
let conflicts = 0;

beforeAll(async () => {
  second = await anotherShop();
  shops = [shop, second.url];
  skus = await findSkus(new HttpBrowser(shop), 3 * WRITERS);
  for (const sku of skus) await setStock(sandbox, sku, PLENTY);
});
afterAll(() => second.stop());

/** Chance that is the same in every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed + 1;
  return (sides) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % sides;
  };
}

interface Line {
  lineId: string;
  sku: string;
  quantity: number;
}

function linesOf({ text }: Page): Line[] {
  const fields =
    /name="lineId" value="([^"]+)"\/>(?:(?!<\/form>).)*?name="seen" value="(\d+)"\/>(?:(?!<\/form>).)*?name="sku" value="(\d+)"/gs;
  return [...text.matchAll(fields)].map(([, lineId = "", quantity = "", sku = ""]) => ({
    lineId,
    sku,
    quantity: Number(quantity),
  }));
}

/** One writer's own part of the cart: a line whose quantity it sets, one it deletes, and a sku that it adds. */
class Writer {
  readonly browser: HttpBrowser;
  /** What the shop has acknowledged, by sku. */
  readonly expected = new Map<string, number>();

  constructor(
    cookies: HttpBrowser,
    url: string,
    readonly lines: { set: Line; remove: Line; add: string },
  ) {
    this.browser = new HttpBrowser(url);
    for (const name of cookies.jar.names) this.browser.jar.set(name, cookies.jar.value(name) ?? "");
    this.expected.set(lines.set.sku, 1).set(lines.remove.sku, 1);
  }

  async change(roll: (sides: number) => number): Promise<void> {
    const { set, remove, add } = this.lines;
    const kind = roll(10);
    if (kind === 0) {
      const gone = await this.send("/fr-fr/cart.data", { intent: "delete", lineId: remove.lineId });
      if (gone) this.expected.delete(remove.sku);
    } else if (kind < 4 && (this.expected.get(add) ?? 0) < 20) {
      if (await this.send("/fr-fr/cart/add.data", { intent: "add", sku: add }))
        this.expected.set(add, (this.expected.get(add) ?? 0) + 1);
    } else {
      const quantity = 1 + roll(20);
      const fields = { intent: "quantity", lineId: set.lineId, quantity: String(quantity) };
      if (await this.send("/fr-fr/cart.data", fields)) this.expected.set(set.sku, quantity);
    }
  }

  /** True when it was acknowledged; false when it was refused, with the reason, because of the others. */
  private async send(path: string, fields: Record<string, string>): Promise<boolean> {
    const { status } = await this.browser.post(path, fields, { follow: false });
    if (status === 200 || status === 202) counts.acknowledged += 1;
    else if (status === 409) counts.refused += 1;
    else counts.failed += 1;
    return status === 200 || status === 202;
  }
}

async function writeOneCart(number: number): Promise<void> {
  const first = new HttpBrowser(shop);
  const [sets, removes, adds] = [0, 1, 2].map((part) => skus.slice(part * WRITERS, (part + 1) * WRITERS));
  for (const sku of [...sets!, ...removes!]) await addToCart(first, sku);
  const lines = linesOf(await first.open("/fr-fr/cart"));
  const lineOf = (sku: string) => lines.find((line) => line.sku === sku)!;
  const writers = adds!.map(
    (add, index) =>
      new Writer(first, shops[index % 2]!, { set: lineOf(sets![index]!), remove: lineOf(removes![index]!), add }),
  );
  await Promise.all(
    writers.map(async (writer, index) => {
      const roll = dice(number * WRITERS + index);
      for (let change = 0; change < CHANGES; change += 1) await writer.change(roll);
    }),
  );
  const expected = Object.fromEntries(writers.flatMap((writer) => [...writer.expected]));
  for (const { browser } of [writers[0]!, writers.at(-1)!]) {
    const left = linesOf(await browser.open("/fr-fr/cart"));
    expect(Object.fromEntries(left.map(({ sku, quantity }) => [sku, quantity]))).toEqual(expected);
  }
}

const callsSchema = z.object({
  next: z.number(),
  calls: z.array(
    z.object({ method: z.string(), path: z.string(), status: z.number(), headers: z.record(z.string(), z.unknown()) }),
  ),
});

/** How often each request of the shop tried its change, by the sandbox's own word. */
async function countTries(since: number): Promise<number> {
  const answer = await fetch(`${sandbox}/__sandbox/calls?since=${since}`);
  const { next, calls } = callsSchema.parse(await answer.json());
  const tries = new Map<unknown, number>();
  for (const { method, path, status, headers } of calls) {
    if (method === "GET" || !path.includes("/products/")) continue;
    if (status === 409) conflicts += 1;
    const id = headers["x-request-id"];
    tries.set(id, (tries.get(id) ?? 0) + 1);
  }
  mostTries = Math.max(mostTries, ...tries.values());
  return next;
}

describe("conflicting changes", () => {
  it("lose no cart and no acknowledged line [CART-02] [CART-25]", { timeout: FULL_RUN_MS }, async () => {
    let since = await countTries(1_000_000_000);
    for (let cart = 0; cart < CARTS; cart += AT_ONCE) {
      const numbers = Array.from({ length: Math.min(AT_ONCE, CARTS - cart) }, (_, index) => cart + index);
      await Promise.all(numbers.map(writeOneCart));
      since = await countTries(since);
    }
    const sent = counts.acknowledged + counts.refused + counts.failed;
    report("Promise 4: no cart is lost", {
      changes: `${sent} of ${WRITERS} writers a cart, ${CARTS} carts, 2 instances`,
      acknowledged: counts.acknowledged,
      "refused in words, nothing changed": counts.refused,
      "conflicts met (409)": conflicts,
      "retries of one change": `${mostTries - 1} at most`,
      "lost carts and lost acknowledged lines": 0,
    });
    expect(counts.failed).toBe(0);
    expect(sent).toBe(CARTS * WRITERS * CHANGES);
    expect(mostTries).toBe(2);
  });
});
