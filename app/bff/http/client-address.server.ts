import { isIP, isIPv4 } from "node:net";
import type { Request } from "express";

/** Whether a trusted proxy sends it (TRUSTED_PROXIES), which may be a cache: who else sends it is not believed. */
export function isFromProxy({ app, socket }: Request): boolean {
  const isTrusted = app.get("trust proxy fn") as (address: string | undefined, hop: number) => boolean;
  return isTrusted(socket.remoteAddress, 0);
}

/** Key that rate limits count an address by: IPv4, or the /64 of IPv6; 'unknown' when there is none. */
export function clientIpKey({
  ip,
  socket,
}: Pick<Request, "ip"> & { socket: Pick<Request["socket"], "remoteAddress"> }) {
  return oneCustomers(ip) ?? oneCustomers(socket.remoteAddress) ?? "unknown";
}

/** IPv6 by its first 64 bits: a provider gives a customer that many addresses at least. */
function oneCustomers(text = ""): string | null {
  const address = withoutPort(text);
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  if (isIPv4(address)) return address;
  return isIP(address) === 6 ? `${network(address)}::/64` : null;
}

/** Some proxies write the port too. */
function withoutPort(text: string): string {
  const [, bracketed] = /^\[(.+)\](?::\d+)?$/.exec(text) ?? [];
  const [, v4] = /^([\d.]+):\d+$/.exec(text) ?? [];
  return (bracketed ?? v4 ?? text).replace(/%.*$/, "");
}

function network(address: string): string {
  // URL writes an address the one right way: lower case, no leading zeros, `::` for the longest run of zeros.
  const [left = "", right] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const groups = left === "" ? [] : left.split(":");
  const behind = right ? right.split(":") : [];
  const zeros = right === undefined ? 0 : 8 - groups.length - behind.length;
  return [...groups, ...Array.from({ length: zeros }, () => "0"), ...behind].slice(0, 4).join(":");
}
