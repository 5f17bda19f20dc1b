import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { Request, Response } from "express";
import { describe, expect, it } from "vitest";
import { callsText, createCallLog } from "./calls";

const socket = new Socket();

/** Ends a call without a body at once. */
function call(log: ReturnType<typeof createCallLog>, url: string, token: string): void {
  const request = Object.assign(new IncomingMessage(socket), { method: "GET", url, originalUrl: url, path: url });
  request.headers = { authorization: `Bearer ${token}` };
  const response = new ServerResponse(request);
  log.recorder(request as unknown as Request, response as unknown as Response, () => response.emit("close"));
}

describe("kept calls", () => {
  it("are the last ten thousand, however long the token that all of them carry", () => {
    const log = createCallLog();
    for (let n = 1; n <= 10_050; n++) call(log, `/gateway/carts/${n}`, "t".repeat(4_000));
    const { next, calls } = log.since(0);
    expect(next).toBe(10_050);
    expect(calls).toHaveLength(10_000);
    expect(calls[0]?.n).toBe(51);
  });

  it("are fewer where they carry much, and the last ones then too", () => {
    const log = createCallLog();
    for (let n = 1; n <= 4_000; n++) call(log, `/gateway/carts/${"x".repeat(6_000)}`, `token ${n}`);
    const { calls } = log.since(0);
    expect(calls.length).toBeGreaterThan(1_200);
    expect(calls.length).toBeLessThan(1_400);
    expect(calls.at(-1)?.n).toBe(4_000);
    expect(log.since(3_999).calls).toHaveLength(1);
    for (const since of [0, 3_999, 4_000]) {
      expect(JSON.parse([...callsText(log.since(since))].join(""))).toEqual(log.since(since));
    }
  });
});
