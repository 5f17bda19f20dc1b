import express from "express";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ask } from "#tests/support/http.ts";
import { serve } from "#tests/support/serve.ts";
import {
  compressFast,
  recompressBrotli,
  sendDocument,
  sharedCaching,
  type SharedDocument,
} from "./send-document.server";

const DOCUMENT: SharedDocument = {
  status: 200,
  headers: { "content-type": "text/html; charset=utf-8" },
  tags: [],
  madeAt: 0,
  etag: 'W/"one"',
  bodies: { br: compressFast(Buffer.from("<p>29,99\u00a0€</p>")) },
  scripts: [],
  slots: [],
  isSmall: true,
};

describe("bodies that are kept", () => {
  it("hold no more memory than their own bytes", async () => {
    for (const text of ["x", "small ".repeat(500), Array.from({ length: 9_000 }, (_, at) => at * at).join()]) {
      const first = compressFast(Buffer.from(text));
      const well = await recompressBrotli(first);
      for (const body of [first, well]) expect(body.buffer.byteLength).toBe(body.length);
    }
  });
});

describe("what caches in between may do", () => {
  afterEach(() => void vi.useRealTimers());

  it.each([
    [null, 60, 600, 86_400],
    [100_000, 60, 600, 86_400],
    [86_400, 60, 600, 86_339],
    [90.9, 60, 29, 29],
    [30, 29, 0, 0],
    [1.5, 0, 0, 0],
    [-5, 0, 0, 0],
  ])("ends with the prices: in %s s [CAT-06]", (seconds, fresh, whileRevalidating, ifIll) => {
    vi.useFakeTimers();
    expect(sharedCaching(seconds === null ? null : Date.now() + seconds * 1000)).toBe(
      `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${whileRevalidating}, stale-if-error=${ifIll}`,
    );
  });

  it.each([
    [null, 304],
    [90, 304],
    [1, 200],
  ])("is said with a page where nothing may be kept: %s s before prices change [CAT-06]", async (seconds, status) => {
    const pricesUntil = seconds === null ? null : Date.now() + seconds * 1000;
    const app = express().get("/", (request, response) => {
      sendDocument(request, response, DOCUMENT, { isChosenByCookie: false, pricesUntil });
    });
    const answer = await ask(await serve(app), { headers: { "if-none-match": DOCUMENT.etag } });
    expect(answer.status).toBe(status);
  });
});

describe("the tags for a cache in front", () => {
  it("name what a header can carry, and never cost the page", async () => {
    const tags = ["content:\u200bété", "content:two\nlines", "family:one,two", "product:100001", "site:FR"];
    const app = express().set("trust proxy", "loopback");
    app.get("/", (request, response) => {
      sendDocument(request, response, { ...DOCUMENT, tags }, { isChosenByCookie: false, pricesUntil: null });
    });
    const answer = await ask(await serve(app));
    expect([answer.status, answer.headers["cache-tag"]]).toEqual([200, "product:100001,site:FR"]);
  });
});
