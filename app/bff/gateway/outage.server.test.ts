import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { GATEWAY } from "#tests/support/request-context.ts";
import { createLogger } from "../log.server";
import { createGatewayClient, type GatewayClient } from "./client.server";

const server = useGatewayServer({ hasContract: false });
const schema = z.object({ value: z.number() });
let client: GatewayClient;
beforeEach(() => {
  client = createGatewayClient(GATEWAY, "the-key", createLogger("silent"), 0);
});

describe("a gateway that fails for long", () => {
  it("retries a tenth of many reads, besides the first few, where half of them fail", async () => {
    let count = 0;
    const some = () => ((count += 1) % 2 ? new HttpResponse(null, { status: 503 }) : HttpResponse.json({ value: 1 }));
    server.use(http.get(`${GATEWAY}/things/1`, some));
    for (let read = 0; read < 400; read += 1) {
      await client({ path: "things/1", headers: {}, schema }).catch(() => {});
    }
    expect(count).toBeGreaterThan(430);
    expect(count).toBeLessThanOrEqual(400 * 1.1 + 20);
  });

  it("does not send reads of what has not answered for long, with or without `-self`; others, and changes, it sends", async () => {
    const get = (path: string, method?: "PUT") =>
      client({ method, path, headers: {} }).catch((reason: unknown) => reason);
    let count = 0;
    server.use(
      http.all(`${GATEWAY}/:area/:id`, ({ params: { area } }) => {
        count += 1;
        return area === "others" ? HttpResponse.json({}) : new HttpResponse(null, { status: 500 });
      }),
    );
    for (let read = 0; read < 50; read += 1) await get(read % 2 ? "things/1" : "things-self/1");
    count = 0;
    expect(String(await get("things-self/2"))).toContain("things did not answer a moment ago");
    expect(count).toBe(0);
    expect(await get("others/1")).toMatchObject({ status: 200 });
    await get("things/1", "PUT");
    expect(count).toBe(2);
  });

  it("saves no retries by reads that are not sent", async () => {
    let count = 0;
    server.use(
      http.get(`${GATEWAY}/:area/1`, () => {
        count += 1;
        return new HttpResponse(null, { status: 503 });
      }),
    );
    const fail = async (area: string, times: number) => {
      for (let read = 0; read < times; read += 1) await client({ path: `${area}/1`, headers: {} }).catch(() => {});
    };
    await fail("things", 1_000);
    count = 0;
    await fail("others", 10);
    expect(count).toBeLessThanOrEqual(14);
  });
});
