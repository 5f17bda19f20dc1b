import { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";

/** One request that a service of the sandbox was sent. */
export interface Call {
  n: number;
  method: string;
  /** From the sandbox's root, without the query. */
  path: string;
  query: Record<string, string | string[]>;
  headers: IncomingMessage["headers"];
  /** Parsed when it is JSON or a form, else as text; null when there is none. */
  body: unknown;
  /** 0 when the connection ended without an answer. */
  status: number;
  ms: number;
}

const KEPT_CALLS = 10_000;
const KEPT_BODY_BYTES = 65_536;

/** The last 10,000 calls, numbered from 1 in the order in which they came. */
export interface CallLog {
  /** Calls numbered above `since`; `next` is what to ask with next time. */
  since(n: number): { next: number; calls: Call[] };
  recorder: RequestHandler;
}

/** Pictures and static files would only push the calls of interest out. */
const UNLOGGED = /^\/(images|assets|favicon\.ico)\b/;

export function createCallLog(): CallLog {
  const kept: Call[] = [];
  let last = 0;
  return {
    since: (n) => ({ next: last, calls: kept.filter((call) => call.n > n) }),
    recorder(request, response, next) {
      if (UNLOGGED.test(request.path)) {
        next();
        return;
      }
      const start = performance.now();
      const n = ++last;
      const body = tapBody(request);
      const { method, originalUrl, headers } = request;
      const [path = "", query = ""] = splitUrl(originalUrl);
      const call: Call = { n, method, path, query: readQuery(query), headers, body: null, status: 0, ms: 0 };
      kept.push(call);
      if (kept.length > KEPT_CALLS) kept.shift();
      response.once("close", () => {
        call.body = readBody(body(), headers["content-type"]);
        call.status = response.headersSent ? response.statusCode : 0;
        call.ms = Math.round((performance.now() - start) * 10) / 10;
      });
      next();
    },
  };
}

function splitUrl(url: string): [string, string] {
  const at = url.indexOf("?");
  return at < 0 ? [url, ""] : [url.slice(0, at), url.slice(at + 1)];
}

/**
 * Copies the body as it arrives, whoever reads it: services parse bodies in different ways, or not at all, and a
 * listener of our own would start the stream before they are ready.
 */
function tapBody(request: IncomingMessage): () => Buffer {
  const chunks: Buffer[] = [];
  let size = 0;
  request.push = function (chunk: unknown, encoding?: BufferEncoding) {
    if (Buffer.isBuffer(chunk) && size < KEPT_BODY_BYTES) {
      chunks.push(chunk);
      size += chunk.length;
    }
    return IncomingMessage.prototype.push.call(request, chunk, encoding);
  };
  return () => Buffer.concat(chunks);
}

function readQuery(query: string): Call["query"] {
  const read: Call["query"] = {};
  for (const [key, value] of new URLSearchParams(query)) {
    const before = read[key];
    read[key] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
  }
  return read;
}

function readBody(bytes: Buffer, contentType = ""): unknown {
  if (bytes.length === 0) return null;
  const text = bytes.toString("utf8");
  if (contentType.startsWith("application/x-www-form-urlencoded")) return readQuery(text);
  if (!contentType.includes("json")) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
