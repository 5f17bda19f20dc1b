import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Sandbox } from "../service";
import { FLAG_FILES, flagsService } from "./service";

let server: Server;
let base: string;

beforeAll(async () => {
  const app = express().use(flagsService.mount, await flagsService.router({} as Sandbox));
  server = await new Promise((resolve) => {
    const listening = app.listen(0, "127.0.0.1", () => resolve(listening));
  });
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/images/flags`;
});
afterAll(() => server.close());

describe("a flag", () => {
  it.each(FLAG_FILES)("is a small webp of three to two: %s", async (file) => {
    const answer = await fetch(`${base}/${file}?w=72&q=50`);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(answer.headers.get("cache-control")).toContain("immutable");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.length).toBeLessThan(1_500);
    const { width = 0, height = 0 } = await sharp(bytes).metadata();
    expect(width).toBeGreaterThanOrEqual(72);
    expect(width / height).toBe(1.5);
  });

  it("comes in the format asked for", async () => {
    const answer = await fetch(`${base}/fr.webp?w=24&f=jpeg`);
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
  });

  it.each([
    ["nl.webp", 404],
    ["..%2Ffr.svg", 404],
    ["fr.webp?w=abc", 400],
    ["fr.webp?f=tiff", 400],
  ])("is refused: %s", async (path, status) => {
    expect((await fetch(`${base}/${path}`)).status).toBe(status);
  });
});
