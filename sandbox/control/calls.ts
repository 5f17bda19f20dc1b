import { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import { LRUCache } from "lru-cache";

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
  /** When it came, in milliseconds of the sandbox's life, and how long it took. */
  at: number;
  ms: number;
}

const KEPT_CALLS = 10_000;
const KEPT_BODY_BYTES = 65_536;
/** Of bodies, addresses and headers together: fewer calls are kept where they carry much. Usual ones need half. */
const KEPT_BYTES = 8_000_000;
/** Values of headers that one string stands for, in however many calls they came. */
const SHARED_VALUES = 2_000;

/** The last 10,000 calls, numbered from 1 in the order in which they came. */
export interface CallLog {
  /** Calls numbered above `since`; `next` is what to ask with next time. */
  since(n: number): { next: number; calls: Call[] };
  recorder: RequestHandler;
}

/** Pictures and static files would only push the calls of interest out. */
const UNLOGGED = /^\/(images|assets|auth\/fonts|favicon\.ico)\b/;

export function createCallLog(): CallLog {
  const kept = createShelf();
  const shared = new LRUCache<string, string>({ max: SHARED_VALUES });
  let last = 0;
  return {
    since: (n) => ({ next: last, calls: kept.calls.filter((call) => call.n > n) }),
    recorder(request, response, next) {
      if (UNLOGGED.test(request.path)) {
        next();
        return;
      }
      const start = performance.now();
      const n = ++last;
      const body = tapBody(request);
      const { method, originalUrl } = request;
      const { headers, bytes } = shareValues(request.headers, shared);
      const [path = "", query = ""] = splitUrl(originalUrl);
      const call: Call = {
        n,
        method,
        path,
        query: readQuery(query),
        headers,
        body: null,
        status: 0,
        at: tenths(start),
        ms: 0,
      };
      kept.add(call, bytes + originalUrl.length);
      response.once("close", () => {
        const sent = body();
        call.body = readBody(sent, headers["content-type"]);
        kept.weigh(call, sent.length);
        call.status = response.headersSent ? response.statusCode : 0;
        call.ms = tenths(performance.now() - start);
      });
      next();
    },
  };
}

const tenths = (ms: number) => Math.round(ms * 10) / 10;

const CHUNK = 50;

/** The same as JSON, piece by piece: all of it at once would be a good part of the sandbox's memory. */
export function* callsText({ next, calls }: ReturnType<CallLog["since"]>): Generator<string> {
  yield `{"next":${next},"calls":[`;
  for (let at = 0; at < calls.length; at += CHUNK) {
    const part = calls.slice(at, at + CHUNK).map((call) => JSON.stringify(call));
    yield `${at > 0 ? "," : ""}${part.join(",")}`;
  }
  yield "]}";
}

/** Calls in the order of their numbers; the first go when they are too many or weigh too much. */
function createShelf() {
  const calls: Call[] = [];
  const weights: number[] = [];
  let total = 0;
  const weigh = (call: Call, bytes: number): void => {
    const at = call.n - (calls[0]?.n ?? Infinity);
    if (at < 0) return;
    weights[at] = (weights[at] ?? 0) + bytes;
    total += bytes;
    while (calls.length > KEPT_CALLS || (total > KEPT_BYTES && calls.length > 1)) {
      calls.shift();
      total -= weights.shift() ?? 0;
    }
  };
  return {
    calls,
    weigh,
    add(call: Call, bytes: number) {
      calls.push(call);
      weigh(call, bytes);
    },
  };
}

/** The same headers, where a value that came before takes no room of its own. Tokens are long and come often. */
function shareValues(
  headers: IncomingMessage["headers"],
  shared: LRUCache<string, string>,
): { headers: IncomingMessage["headers"]; bytes: number } {
  const copy: IncomingMessage["headers"] = {};
  let bytes = 0;
  for (const name in headers) {
    const value = headers[name];
    if (typeof value !== "string") {
      copy[name] = value;
      continue;
    }
    const known = shared.get(value);
    if (known === undefined) {
      shared.set(value, value);
      bytes += value.length;
    }
    copy[name] = known ?? value;
  }
  return { headers: copy, bytes };
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
