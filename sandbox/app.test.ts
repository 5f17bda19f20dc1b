import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { productAnswerSchema } from "#models/product.ts";
import { GATEWAY_HEADERS, startSandbox, type TestSandbox } from "./sandbox.fixture";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
}, 60_000);
afterAll(() => sandbox.close());

describe("several sandboxes", () => {
  it("stand side by side on one cache, and keep their data over a restart", async () => {
    const shared = { cacheDir: sandbox.folder };
    const other = await startSandbox(shared);
    const dbFile = join(other.folder, "sandbox.db");
    await other.control("PUT", "stock/1000010101", { quantity: 5 });
    const stock = async (each: TestSandbox) => {
      const { body } = await each.gateway("ecommerce/v3/catalog/products/100001");
      return productAnswerSchema.parse(body).product.options[0]?.skus[0]?.stock.quantity;
    };
    expect(await stock(other)).toBe(5);
    expect(await stock(sandbox)).not.toBe(5);
    await other.close();
    expect(existsSync(dbFile)).toBe(true);
    const again = await startSandbox({ ...shared, dbFile });
    expect(await stock(again)).toBe(5);
    await again.close();
    rmSync(other.folder, { recursive: true });
    rmSync(again.folder, { recursive: true });
  });

  it("says that a port is taken before it writes anything", async () => {
    const { port } = new URL(sandbox.baseUrl);
    await expect(startSandbox({ port: Number(port) })).rejects.toMatchObject({ code: "EADDRINUSE" });
  });

  it("has an answer for addresses without a service", async () => {
    const answer = await fetch(`${sandbox.baseUrl}/%E0%A4%A`, { headers: GATEWAY_HEADERS });
    expect([400, 404]).toContain(answer.status);
  });
});
