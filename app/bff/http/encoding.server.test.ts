import { describe, expect, it } from "vitest";
import { encodingFor } from "./encoding.server";

describe("the encoding of an answer", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["br;q=0.5, gzip;q=0.9", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0", "identity"],
    ["identity;q=0.5, *;q=0", "identity"],
    ["*", "br"],
    ["zstd", "identity"],
    ["", "identity"],
    [undefined, "identity"],
  ])("is the smallest that is taken: %s", (accepted, encoding) => {
    expect(encodingFor({ headers: { "accept-encoding": accepted } })).toBe(encoding);
  });
});
