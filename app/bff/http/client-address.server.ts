import { isIP, isIPv4 } from "node:net";
import type { Request } from "express";

/**
 * Whether the request comes from a trusted proxy (TRUSTED_PROXIES), perhaps a cache. Forwarding headers of other
 * senders are not believed.
 */
export function isFromProxy({ app, socket }: Request): boolean {
  const isTrusted = app.get("trust proxy fn") as (address: string | undefined, hop: number) => boolean;
  return isTrusted(socket.remoteAddress, 0);
}

/** Key under which rate limits count an address: IPv4, or the /64 network of IPv6; 'unknown' when there is none. */
export function clientIpKey({
  ip,
  socket,
}: Pick<Request, "ip"> & { socket: Pick<Request["socket"], "remoteAddress"> }) {
  return oneCustomers(ip) ?? oneCustomers(socket.remoteAddress) ?? "unknown";
}

/**
 * The part of an address that belongs to one customer. For IPv6 the first 64 bits: providers assign at least that many
 * addresses to each customer.
 */
function oneCustomers(text = ""): string | null {
  const address = withoutPort(text);
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  if (isIPv4(address)) return address;
  return isIP(address) === 6 ? `${network(address)}::/64` : null;
}

/** Removes the port, which some proxies add. */
function withoutPort(text: string): string {
  const [, bracketed] = /^\[(.+)\](?::\d+)?$/.exec(text) ?? [];
  const [, v4] = /^([\d.]+):\d+$/.exec(text) ?? [];
  return (bracketed ?? v4 ?? text).replace(/%.*$/, "");
}

function network(address: string): string {
  // URL normalises an address: lower case, no leading zeros, `::` for the longest run of zeros.
  const [left = "", right] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const groups = left === "" ? [] : left.split(":");
  const behind = right ? right.split(":") : [];
  const zeros = right === undefined ? 0 : 8 - groups.length - behind.length;
  return [...groups, ...Array.from({ length: zeros }, () => "0"), ...behind].slice(0, 4).join(":");
}
