import { describe, expect, it } from "vitest";
import { serve } from "#tests/support/serve.ts";
import { ServiceUnavailableError, UnauthorizedError } from "../gateway/errors.server";
import { createRefresher } from "./refresh.server";

const tokens = { accessToken: "old", refreshToken: "one" };
const next = { accessToken: "new", refreshToken: "two" };

/** Over a real connection, because a response mocked in the same process is not cut off by a timeout. */
function providerThatSends(text: string, { isWhole }: { isWhole: boolean }): Promise<string> {
  return serve((request, response) => {
    request.resume();
    response.writeHead(200, { "Content-Type": "application/json" });
    response.write(text);
    if (isWhole) response.end();
  });
}

describe("a refresh", () => {
  it("gives the provider's new tokens", async () => {
    const issuer = await providerThatSends(JSON.stringify(next), { isWhole: true });
    await expect(createRefresher(issuer)(tokens)).resolves.toEqual(next);
  });

  it.each([
    [400, UnauthorizedError, 1],
    [401, UnauthorizedError, 1],
    [403, UnauthorizedError, 1],
    [503, ServiceUnavailableError, 2],
  ])("answered %i is asked for again only where that was no refusal [SESS-05]", async (status, kind, asked) => {
    let calls = 0;
    const issuer = await serve((request, response) => {
      calls += 1;
      request.resume();
      response.writeHead(status).end();
    });
    const refresh = createRefresher(issuer);
    for (const _time of ["first", "second"]) await expect(refresh(tokens)).rejects.toBeInstanceOf(kind);
    expect(calls).toBe(asked);
  });

  it("sends the tokens to nobody but the provider", async () => {
    const elsewhere = await providerThatSends(JSON.stringify(next), { isWhole: true });
    const issuer = await serve((request, response) => {
      request.resume();
      response.writeHead(307, { Location: elsewhere }).end();
    });
    await expect(createRefresher(issuer)(tokens)).rejects.toBeInstanceOf(ServiceUnavailableError);
  });

  it("does not wait for an answer that comes to a halt, and logs nobody out for it", async () => {
    const issuer = await providerThatSends('{"accessToken":', { isWhole: false });
    const refresh = createRefresher(issuer, undefined, 50);
    await expect(refresh(tokens)).rejects.toBeInstanceOf(ServiceUnavailableError);
  });

  it("reads no more of an answer than could be tokens, however much the provider sends [OPS-05]", async () => {
    const piece = "a".repeat(1024 * 1024);
    let sent = 0;
    const issuer = await serve((request, response) => {
      request.resume();
      const send = () => {
        while (sent < 60 && response.write(piece)) sent += 1;
      };
      response.on("drain", send);
      send();
    });
    await expect(createRefresher(issuer)(tokens)).rejects.toBeInstanceOf(ServiceUnavailableError);
    expect(sent).toBeLessThan(20);
  });
});
