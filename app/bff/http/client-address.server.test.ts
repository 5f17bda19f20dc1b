import express from "express";
import { describe, expect, it } from "vitest";
import { clientIpKey } from "./client-address.server";

/** The address of a request as Express determines it behind trusted proxies. */
function addressBehind(peer: string, forwarded: string | undefined, trusted: string[]): string {
  const app = express();
  app.set("trust proxy", trusted);
  const request = Object.create(app.request, {
    app: { value: app },
    socket: { value: { remoteAddress: peer } },
    connection: { value: { remoteAddress: peer } },
    headers: { value: forwarded === undefined ? {} : { "x-forwarded-for": forwarded } },
  }) as typeof app.request;
  return clientIpKey(request);
}

describe("the address that tries are counted by", () => {
  it.each([
    ["198.51.100.7", undefined, [], "198.51.100.7"],
    // Headers of a client that is not a trusted proxy are ignored.
    ["198.51.100.7", "203.0.113.1", [], "198.51.100.7"],
    ["198.51.100.7", "203.0.113.1", ["10.0.0.0/8"], "198.51.100.7"],
    // Behind one proxy: the address that it added, not those that the client sent.
    ["10.0.0.1", "203.0.113.1", ["10.0.0.0/8"], "203.0.113.1"],
    ["10.0.0.1", "1.2.3.4, 203.0.113.1", ["10.0.0.0/8"], "203.0.113.1"],
    ["10.0.0.1", "1.2.3.4, 203.0.113.1, 10.0.0.2", ["10.0.0.0/8"], "203.0.113.1"],
    // All of them are trusted proxies: the furthest one.
    ["10.0.0.1", "10.0.0.3, 10.0.0.2", ["10.0.0.0/8"], "10.0.0.3"],
    ["10.0.0.1", undefined, ["10.0.0.0/8"], "10.0.0.1"],
    // A proxy that adds ports, and one that forwards invalid values.
    ["10.0.0.1", "203.0.113.1:50123", ["10.0.0.0/8"], "203.0.113.1"],
    ["10.0.0.1", "[2001:db8:1:2::9]:50123", ["10.0.0.0/8"], "2001:db8:1:2::/64"],
    ["10.0.0.1", "unknown", ["10.0.0.0/8"], "10.0.0.1"],
    ["10.0.0.1", "<script>", ["10.0.0.0/8"], "10.0.0.1"],
    ["::ffff:198.51.100.7", undefined, [], "198.51.100.7"],
  ])("from %s, forwarded for %s, trusting %j: %s", (peer, forwarded, trusted, address) => {
    expect(addressBehind(peer, forwarded, trusted)).toBe(address);
  });

  it.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0db8:0001:0002:ffff::1", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2::1", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:db8::1:0:0:0:1", "2001:db8:0:1::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["::", "0:0:0:0::/64"],
    ["1::", "1:0:0:0::/64"],
  ])("is the network of %s: %s", (ip, address) => {
    expect(clientIpKey({ ip, socket: { remoteAddress: undefined } })).toBe(address);
  });

  it("is known as unknown when there is none", () => {
    expect(clientIpKey({ ip: undefined, socket: { remoteAddress: undefined } })).toBe("unknown");
  });
});
