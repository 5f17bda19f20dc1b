import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { ServiceUnavailableError } from "../gateway/errors.server";
import { createRefresher } from "./refresh.server";

const tokens = { accessToken: "old", refreshToken: "one" };
const next = { accessToken: "new", refreshToken: "two" };

let provider: Server | undefined;
afterEach(() => provider?.closeAllConnections());
afterEach(() => provider?.close());

/** Over a real connection, because a response mocked in the same process is not cut off by a timeout. */
async function providerThatSends(text: string, { isWhole }: { isWhole: boolean }): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { "Content-Type": "application/json" });
    response.write(text);
    if (isWhole) response.end();
  });
  provider = server;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe("a refresh", () => {
  it("gives the provider's new tokens", async () => {
    const issuer = await providerThatSends(JSON.stringify(next), { isWhole: true });
    await expect(createRefresher(issuer)(tokens)).resolves.toEqual(next);
  });

  it("does not wait for an answer that comes to a halt, and logs nobody out for it", async () => {
    const issuer = await providerThatSends('{"accessToken":', { isWhole: false });
    const refresh = createRefresher(issuer, undefined, 50);
    await expect(refresh(tokens)).rejects.toBeInstanceOf(ServiceUnavailableError);
  });
});
