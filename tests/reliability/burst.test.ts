import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask } from "../support/http";
import { anotherShop } from "../support/integration-world";
import type { ShopProcess } from "../support/world";
import { sized } from "./size";

/**
 * One client sends requests for different pages on one connection and waits for no response: a few kilobytes that would have a
 * thousand pages rendered at the same moment. `npm test` sends fewer, to a process with less memory.
 */

const FULL = 1_100;
const REQUESTS = sized(FULL, 400);
const HEAP_MB = REQUESTS === FULL ? 112 : 72;

let shop: ShopProcess;

beforeAll(async () => {
  shop = await anotherShop({ DOCUMENT_CACHE_MB: "4", LOG_LEVEL: "error" }, { heapMegabytes: HEAP_MB });
});
afterAll(() => shop.stop());

/** Sends all requests at once; returns the statuses of the responses, in their order. */
function sendTogether(paths: readonly string[]): Promise<number[]> {
  const { hostname, port, host } = new URL(shop.url);
  const statuses: number[] = [];
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let rest = "";
    socket.on("data", (data) => {
      const text = rest + data.toString("latin1");
      for (const [, status] of text.matchAll(/HTTP\/1\.1 (\d{3}) /g)) statuses.push(Number(status));
      // The beginning of a status line that this piece cuts off.
      rest = /H[^ ]{0,7}(?: \d{0,3})?$/.exec(text)?.[0] ?? "";
      if (statuses.length === paths.length) socket.end();
    });
    socket.on("error", () => resolve(statuses)).on("close", () => resolve(statuses));
    socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`).join(""));
  });
}

describe("forms whose bodies do not come", () => {
  it("keep no page waiting", async () => {
    const { hostname, port, host } = new URL(shop.url);
    const head = [`Host: ${host}`, "Content-Type: application/x-www-form-urlencoded", "Content-Length: 9", "", ""];
    const answered: number[] = [];
    const sockets = Array.from({ length: 80 }, (_, index) => {
      const socket = connect(Number(port), hostname);
      socket.on("data", () => answered.push(index)).on("error", () => answered.push(index));
      socket.write(["POST /fr-fr/cart HTTP/1.1", ...head].join("\r\n"));
      return socket;
    });
    await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once("connect", resolve))));
    // The cart's page is each shopper's own. It is asked for twice, so that the forms have all arrived.
    for (let time = 0; time < 2; time += 1) expect((await ask(`${shop.url}/fr-fr/cart`)).status).toBe(200);
    expect(answered).toEqual([]);
    for (const socket of sockets) socket.destroy();
  });
});

describe("a burst on one connection", () => {
  it(`of ${REQUESTS} requests is answered by a process that goes on`, { timeout: 3_600_000 }, async () => {
    const paths = Array.from({ length: REQUESTS }, (_, index) => `/fr-fr/search?query=robe+${index}`);
    const statuses = await sendTogether(paths);
    expect(statuses).toHaveLength(REQUESTS);
    // 503 where a busy machine's gateway was too slow.
    expect([200, 503]).toEqual(expect.arrayContaining(statuses));
    expect((await ask(`${shop.url}/fr-fr`)).status).toBe(200);
    expect(shop.process.exitCode).toBeNull();
  });
});
