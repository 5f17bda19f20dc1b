import express, { type RequestHandler } from "express";
import { expect, it, vi } from "vitest";
import { ask } from "#tests/support/http.ts";
import { serve } from "#tests/support/serve.ts";
import { createLogger } from "../log.server";
import { requestLog } from "./request-log.server";

/** The only line that a request leaves in the log. */
async function lineOf(answer: RequestHandler): Promise<Record<string, unknown>> {
  const lines: string[] = [];
  const log = createLogger("info", { write: (line) => void lines.push(line) });
  const address = await serve(express().use(requestLog(log), answer));
  await ask(`${address}/en/cart?query=secret`).catch(() => null);
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  return JSON.parse(lines[0]!) as Record<string, unknown>;
}

it("says of a 503 that it is one, in an error's line without an error's stack: the reason has a line of its own", async () => {
  const line = await lineOf((_request, response) => void response.status(503).end());
  expect(line).toMatchObject({
    level: "error",
    res: { status: 503 },
    req: { path: "/en/cart" },
    msg: "request failed",
  });
  expect(line).not.toHaveProperty("err");
});

it("keeps what broke an answer off", async () => {
  const line = await lineOf((_request, response) => {
    response.emit("error", new Error("the disk is gone"));
    response.destroy();
  });
  expect(line).toMatchObject({ level: "error", err: { message: "the disk is gone" }, msg: "request failed" });
});
