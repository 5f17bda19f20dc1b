import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import autocannon from "autocannon";

export interface Load {
  url: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
  /** The process whose processor time is counted. */
  pid: number;
  seconds: number;
  /** Paths that are each asked for once, and taken from the list: nothing that is kept answers them. */
  paths?: string[];
  /** Requests at a time; 8 unless told. */
  connections?: number;
}

export interface Measured {
  requestsPerSecond: number;
  /** Processor milliseconds of the process, divided by its requests. */
  cpuMs: number;
  p50Ms: number;
  p99Ms: number;
  /** Bytes of one answer's body on the wire. */
  bytes: number;
  failed: number;
}

/** Of pages that are made for a request. */
const MOST_A_SECOND = 200;

const TICKS = Number(execFileSync("getconf", ["CLK_TCK"]).toString());

/** Processor time a process has used so far, user and system, milliseconds (Linux). */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
}

/** Resident memory of a process, megabytes. */
export function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
}

/** Puts a steady load on one address and says what a request cost. Status 303 is how the shop answers a form. */
export async function measure({ pid, seconds, paths, connections = 8, ...request }: Load): Promise<Measured> {
  const before = cpuOf(pid);
  const requests = paths?.splice(0, seconds * MOST_A_SECOND).map((path) => ({ path }));
  const result = await autocannon({ ...request, ...(requests && { requests }), connections, duration: seconds });
  const cpu = cpuOf(pid) - before;
  const total = result.requests.total;
  return {
    requestsPerSecond: result.requests.average,
    cpuMs: cpu / total,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    bytes: Math.round(result.throughput.total / total),
    failed: result.errors + result.timeouts + result["4xx"] + result["5xx"],
  };
}

export function median(values: number[]): number {
  return percentile(values, 0.5);
}

/** @param part of the values that are below it, 0 to 1 */
export function percentile(values: number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
}
