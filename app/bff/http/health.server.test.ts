import express from "express";
import type { Server } from "node:http";
import { afterEach, expect, it } from "vitest";
import { ask } from "#tests/support/http";
import { endConnections } from "./health.server";

let server: Server | undefined;
afterEach(() => void server?.close());

/** The `Connection` header of a response, when draining begins before or after its request has arrived. */
async function connectionOf(path: "/before" | "/meanwhile" | "/never"): Promise<string | undefined> {
  let isDraining = path === "/before";
  const app = express().use(endConnections(() => isDraining));
  app.get(path, (_request, response) => {
    isDraining ||= path === "/meanwhile";
    response.send("answered");
  });
  const listening = (server = app.listen(0, "127.0.0.1"));
  await new Promise((resolve) => listening.once("listening", resolve));
  const { port } = listening.address() as { port: number };
  return (await ask(`http://127.0.0.1:${port}${path}`, { headers: { connection: "keep-alive" } })).headers.connection;
}

it("closes every connection while draining, also of requests that were in flight when that began [OPS-03]", async () => {
  expect(await connectionOf("/never")).toBe("keep-alive");
  expect(await connectionOf("/before")).toBe("close");
  expect(await connectionOf("/meanwhile")).toBe("close");
});
