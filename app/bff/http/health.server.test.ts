import express from "express";
import { expect, it } from "vitest";
import { ask } from "#tests/support/http.ts";
import { serve } from "#tests/support/serve.ts";
import { endConnections } from "./health.server";

/** The `Connection` header of a response, when draining begins before or after its request has arrived. */
async function connectionOf(path: "/before" | "/meanwhile" | "/never"): Promise<string | undefined> {
  let isDraining = path === "/before";
  const app = express().use(endConnections(() => isDraining));
  app.get(path, (_request, response) => {
    isDraining ||= path === "/meanwhile";
    response.send("answered");
  });
  return (await ask((await serve(app)) + path, { headers: { connection: "keep-alive" } })).headers.connection;
}

it("closes every connection while draining, also of requests that were in flight when that began [OPS-03]", async () => {
  expect(await connectionOf("/never")).toBe("keep-alive");
  expect(await connectionOf("/before")).toBe("close");
  expect(await connectionOf("/meanwhile")).toBe("close");
});
