import { describe, expect, it } from "vitest";
import { isPrefetch } from "./context.server";

describe("a request that is made in advance", () => {
  it.each([
    [{ "sec-purpose": "prefetch;prerender" }, true],
    [{ purpose: "prefetch" }, true],
    [{ "x-moz": "prefetch" }, true],
    [{ "x-purpose": "preview" }, true],
    [{ "sec-purpose": "", purpose: "prefetch" }, true],
    [{ purpose: "navigate" }, false],
    [{}, false],
  ])("is told by its headers %j, Remix's and Node's alike", (headers: Record<string, string>, isEarly) => {
    expect([isPrefetch(new Headers(headers)), isPrefetch(headers)]).toEqual([isEarly, isEarly]);
  });
});
