import { afterEach, expect, it, vi } from "vitest";
import type { Env } from "#app/bff/env.server.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext } from "#tests/support/request-context.ts";
import { findShell } from "./shell-fragments.server";

useGatewayServer();
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("the footer has the year by UTC, wherever the process runs [SHELL-10]", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-01-01T00:30:00Z") });
  vi.spyOn(Date.prototype, "getFullYear").mockReturnValue(2026);
  const env = { SITE_ENV: "local", IMAGES_URL: "http://images.test" } as Env;
  expect((await findShell(aContext({ prefix: "en", shop: { env } }))).fragments.footer).toContain("2027");
});
