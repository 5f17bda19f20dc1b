import { once } from "node:events";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { HttpBrowser, type Page } from "../support/http-browser";
import { findSkus } from "../support/http-shopper";
import { anotherShop } from "../support/integration-world";
import { describeWith, type Nginx, startNginx } from "../support/program";
import { PLENTY, setStock } from "../support/sandbox-control";
import { freePort, type ShopProcess } from "../support/world";
import { report, sized } from "./size";

/**
 * Promise 10: two instances behind nginx, by the sample configuration, are restarted one after the other while shoppers
 * look at pages and change their carts without a pause. No request fails, no cart and no acknowledged change is lost.
 */

const sandbox = inject("sandboxUrl");
const RESTARTS = sized(20, 2);
const KILLS = sized(10, 1);
const SHOPPERS = 6;
const FULL_RUN_MS = 3_600_000;
const CART = "/fr-fr/cart";
const PAGES = ["/fr-fr", "/fr-fr/legal-notices", "/fr-fr/search?query=laine"];

const linesOf = ({ text }: Page) =>
  [
    ...text.matchAll(
      /name="lineId" value="([^"]+)"\/>(?:(?!<\/form>).)*?name="seen" value="(\d+)"\/>(?:(?!<\/form>).)*?name="sku" value="(\d+)"/gs,
    ),
  ].map(([, lineId = "", quantity = "", sku = ""]) => ({ lineId, quantity: Number(quantity), sku }));

/** Sets the quantity of one line, puts another one in and takes it out, and looks at pages, until told to stop. */
class Shopper {
  readonly failures: string[] = [];
  requests = 0;
  /** Quantities that the cart may have by what was acknowledged: more than one after a change that was not answered. */
  readonly #may = new Map<string, number[]>();
  #lineId = "";

  constructor(
    readonly browser: HttpBrowser,
    readonly skus: readonly [string, string],
  ) {}

  async begin(): Promise<void> {
    await this.#change(this.skus[0], 1, { intent: "add", sku: this.skus[0] });
    this.#lineId = linesOf(await this.browser.open(CART))[0]!.lineId;
  }

  async shop(round: number): Promise<void> {
    const [sku, other] = this.skus;
    const quantity = 1 + (round % 9);
    await this.#change(sku, quantity, { intent: "quantity", lineId: this.#lineId, quantity: String(quantity) });
    await this.#send(() => this.browser.open(PAGES[round % PAGES.length]!));
    if (round % 2 === 0) return this.#change(other, 1, { intent: "add", sku: other });
    const line = linesOf(await this.browser.open(CART)).find((each) => each.sku === other);
    if (line) await this.#change(other, 0, { intent: "delete", lineId: line.lineId });
  }

  /** What the cart holds that it may not, or lacks. */
  async wrong(): Promise<string[]> {
    const lines = new Map(linesOf(await this.browser.open(CART)).map(({ sku, quantity }) => [sku, quantity]));
    return [...this.#may].flatMap(([sku, may]) =>
      may.includes(lines.get(sku) ?? 0) ? [] : [`${sku}: ${lines.get(sku) ?? 0}, not ${may.join(" or ")}`],
    );
  }

  async #change(sku: string, quantity: number, form: Record<string, string>): Promise<void> {
    const isDone = await this.#send(() => this.browser.post(CART, form, { follow: false }));
    this.#may.set(sku, isDone ? [quantity] : [...(this.#may.get(sku) ?? [0]), quantity]);
  }

  /** False for a request that failed. */
  async #send(ask: () => Promise<Page>): Promise<boolean> {
    this.requests += 1;
    const answer = await ask().catch((error: Error) => error);
    if (!(answer instanceof Error) && answer.status < 400) return true;
    this.failures.push(answer instanceof Error ? answer.message : `${answer.status} ${answer.url}`);
    return false;
  }
}

describeWith("nginx", "two instances behind nginx, by the sample configuration", () => {
  const shops: ShopProcess[] = [];
  let ports: number[];
  let nginxPort: number;
  let nginx: Nginx;
  let shoppers: Shopper[];

  const start = async (index: number) => {
    const env = {
      SITE_ORIGIN: `http://127.0.0.1:${nginxPort}`,
      TRUSTED_PROXIES: "loopback",
      SHOPPERS_PER_ADDRESS: "100000",
    };
    shops[index] = await anotherShop(env, { port: ports[index] });
  };

  beforeAll(async () => {
    nginxPort = await freePort();
    ports = [await freePort(), await freePort()];
    await Promise.all([start(0), start(1)]);
    nginx = await startNginx(ports, "a-secret", nginxPort);
    const skus = await findSkus(new HttpBrowser(nginx.url), 2);
    for (const sku of skus) await setStock(sandbox, sku, PLENTY);
    shoppers = Array.from({ length: SHOPPERS }, () => new Shopper(new HttpBrowser(nginx.url), [skus[0]!, skus[1]!]));
    await Promise.all(shoppers.map((shopper) => shopper.begin()));
  });
  afterAll(async () => {
    await nginx.stop();
    await Promise.all(shops.map((shop) => shop.stop()));
  });

  /** Has all shoppers go on until it is done. */
  async function whileShopping(run: () => Promise<void>): Promise<{ requests: number; failures: string[] }> {
    const before = shoppers.reduce((sum, { requests }) => sum + requests, 0);
    for (const { failures } of shoppers) failures.length = 0;
    let isOver = false;
    const shopping = shoppers.map(async (shopper) => {
      for (let round = 0; !isOver; round += 1) await shopper.shop(round);
    });
    await run().finally(() => (isOver = true));
    await Promise.all(shopping);
    return {
      requests: shoppers.reduce((sum, { requests }) => sum + requests, -before),
      failures: shoppers.flatMap(({ failures }) => failures),
    };
  }

  const wrongCarts = async () => (await Promise.all(shoppers.map((shopper) => shopper.wrong()))).flat();

  async function restart(index: number, signal: NodeJS.Signals): Promise<void> {
    const { process } = shops[index]!;
    const ended = once(process, "exit");
    process.kill(signal);
    expect(await ended).toEqual(signal === "SIGTERM" ? [0, null] : [null, signal]);
    await start(index);
  }

  it(`lose no cart when one is killed, ${KILLS} times`, { timeout: FULL_RUN_MS }, async () => {
    const { requests, failures } = await whileShopping(async () => {
      for (let turn = 0; turn < KILLS; turn += 1) await restart(1, "SIGKILL");
    });
    const wrong = await wrongCarts();
    report("Promise 10: an instance that is killed", {
      kills: KILLS,
      requests,
      failed: failures.length,
      "lost carts and lost acknowledged changes": wrong.length,
    });
    expect(wrong).toEqual([]);
  });

  it(`restart ${RESTARTS} times: no request fails, nothing is lost [OPS-03]`, { timeout: FULL_RUN_MS }, async () => {
    const { requests, failures } = await whileShopping(async () => {
      for (let turn = 0; turn < RESTARTS; turn += 1) await restart(turn % 2, "SIGTERM");
    });
    const wrong = await wrongCarts();
    report("Promise 10: rolling restart", {
      restarts: RESTARTS,
      requests,
      failed: failures.length,
      "lost carts and lost acknowledged changes": wrong.length,
    });
    expect(failures).toEqual([]);
    expect(wrong).toEqual([]);
  });
});
