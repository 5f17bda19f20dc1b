import ky, { HTTPError, type KyInstance } from "ky";
import type { z } from "zod";
import { readWholeOrLeniently } from "#app/models/lenient-schemas.ts";
import { type GatewayErrorBody, gatewayErrorSchema } from "#app/models/schema-parts.ts";
import { toWellFormedTexts } from "#app/models/text.ts";
import type { Logger } from "../log.server";
import { noteOnSpan, tracedCall, traceHeaders } from "../traces.server";
import { bytesOf, type ReadBody, textOf } from "./body.server";
import { createBreaker } from "./breaker.server";
import { ContractError, GatewayError, ServiceUnavailableError } from "./errors.server";

export interface GatewayCall<T> {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  /** From the gateway's root, without a leading slash. A plain string if it contains no values. */
  path: Path | string;
  query?: Record<string, string | number | undefined> | URLSearchParams;
  json?: unknown;
  /** Schema of the response's body; leave out for calls without one. */
  schema?: z.ZodType<T>;
  /** Reads a body that is not JSON, instead of `schema`. */
  file?: (bytes: Buffer<ArrayBuffer>, headers: Headers) => T;
  headers: Record<string, string>;
  /** Time limit in milliseconds, instead of the usual one of its method. */
  giveUpAfterMs?: number;
}

/** Headers of calls that the process makes at start, without a shopper or a site: v1 is the default (S4). */
export function processHeaders(processId: string): Record<string, string> {
  return { "Accept-Language": "fr-FR", "session-id": processId, "device-channel": "SD", "checkout-version": "v1" };
}

export interface GatewayAnswer<T> {
  status: number;
  body: T;
}

export type GatewayClient = <T>(call: GatewayCall<T>) => Promise<GatewayAnswer<T>>;

/** The path of a call, with and without its values. */
export interface Path {
  /** With all values, encoded. */
  address: string;
  /**
   * Without values, for messages and the log: numbers of gift cards, codes and cart ids are as secret as a password.
   */
  route: string;
}

/**
 * Builds a path with every value encoded: path`carts/${id}/products/${sku}`. Values that are a `Path` are inserted as
 * they are.
 * @throws GatewayError 404 for an empty value, `.` and `..`, which would change the path: `DELETE carts/1/products/..`
 * would delete the cart
 */
export function path(parts: TemplateStringsArray, ...values: (string | number | Path)[]): Path {
  let [address = ""] = parts;
  let route = address;
  for (const [index, value] of values.entries()) {
    const part = parts[index + 1];
    address += (typeof value === "object" ? value.address : encoded(value, parts)) + part;
    route += (typeof value === "object" ? value.route : "…") + part;
  }
  return { address, route };
}

function encoded(value: string | number, parts: TemplateStringsArray): string {
  if (!/^\.{0,2}$/.test(String(value))) return encodeURIComponent(value);
  throw new GatewayError(parts.join("…"), 404, { code: "NO_NAME", message: "Names nothing" });
}

export function toPath(of: Path | string): Path {
  return typeof of === "string" ? { address: of, route: of } : of;
}

/**
 * How long a read may take until a response begins, with all tries and the pauses between them. Its body may take as
 * long again, so a read takes at most twice as long.
 */
const READ_MS = 2_500;
/** The same for a change, which is tried once. */
const CHANGE_MS = 10_000;
/** Longest pause before a read is retried. */
const BACKOFF_MS = 400;
/** Statuses after which a read is retried; 429 is not among them. */
const RETRIED_STATUSES = [408, 500, 502, 503, 504];

/**
 * The only client of the gateway. Reads are retried twice with jitter, as long as few fail; changes never, since only
 * their callers know what may be repeated. Areas that do not answer are left alone for a while (`Breaker`). Every
 * response is validated against the contract; invalid parts that pages can do without are left out and logged.
 *
 * Fails with GatewayError (an error status), ServiceUnavailableError (no answer, 5xx, 429) or ContractError.
 */
export function createGatewayClient(
  baseUrl: string,
  subscriptionKey: string,
  log: Logger,
  backoffLimit = BACKOFF_MS,
): GatewayClient {
  const budget = createRetryBudget();
  const breaker = createBreaker(log);
  const http = ky.create({
    prefixUrl: baseUrl,
    headers: { "Ocp-Apim-Subscription-Key": subscriptionKey, Accept: "application/json" },
    retry: {
      limit: 2,
      methods: ["get"],
      // `Retry-After` is ignored, as a shopper would not wait that long.
      afterStatusCodes: [],
      shouldRetry: ({ error }) => isWorthARetry(error) && budget.take(),
      jitter: true,
      backoffLimit,
    },
    // ky's timeout is for each try and ends with the headers; `send` limits the whole call.
    timeout: false,
    redirect: "error",
    hooks: { beforeRetry: [({ retryCount }) => noteOnSpan("http.request.resend_count", retryCount)] },
  });
  return (call) => {
    const isRead = (call.method ?? "GET") === "GET";
    return breaker(areaOf(call.path), isRead, () => {
      if (isRead) budget.earn();
      return tracedCall(routeOf(call), () => send(http, log, call));
    });
  };
}

/**
 * The area of the gateway that a call belongs to, by the first segment of its path; `carts` and `carts-self` are one.
 */
export function areaOf(of: Path | string): string {
  return toPath(of)
    .route.split("/", 1)[0]!
    .replace(/-self$/, "");
}

function isWorthARetry(error: Error): boolean {
  if (error instanceof HTTPError) return RETRIED_STATUSES.includes(error.response.status);
  return error.name !== "AbortError";
}

/**
 * One retry is earned by every ten reads, and up to MOST_SAVED are saved, so that a failing gateway does not get three
 * times the usual load.
 */
const RETRIES_PER_READ = 0.1;
const MOST_SAVED = 20;

function createRetryBudget() {
  let saved = MOST_SAVED;
  return {
    earn: () => void (saved = Math.min(MOST_SAVED, saved + RETRIES_PER_READ)),
    take(): boolean {
      if (saved < 1) return false;
      saved -= 1;
      return true;
    },
  };
}

/** The name of a call in messages and the log. */
function nameOf({ method = "GET", path: of }: GatewayCall<unknown>): string {
  return `${method} /${toPath(of).route}`;
}

/**
 * The name of a call in traces, which are grouped by it: also without ids of the catalogue, which the log may contain.
 */
function routeOf(call: GatewayCall<unknown>): string {
  return nameOf(call).replace(/\/\w*\d{3}\w*/g, "/…");
}

async function send<T>(http: KyInstance, log: Logger, call: GatewayCall<T>): Promise<GatewayAnswer<T>> {
  const method = call.method ?? "GET";
  const name = nameOf(call);
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), call.giveUpAfterMs ?? (method === "GET" ? READ_MS : CHANGE_MS));
  try {
    const sent = { name, signal: giveUp.signal, log };
    const response = await answerTo(http, call, sent);
    noteOnSpan("http.response.status_code", response.status);
    timer.refresh();
    return await readAnswer(call, response, sent);
  } finally {
    clearTimeout(timer);
  }
}

interface Sent {
  name: string;
  /** Aborted when the time limit is over. */
  signal: AbortSignal;
  log: Logger;
}

/** The response once its headers have arrived, whatever its status. */
async function answerTo(http: KyInstance, call: GatewayCall<unknown>, { name, signal }: Sent): Promise<Response> {
  try {
    return await http(toPath(call.path).address, {
      method: call.method ?? "GET",
      headers: { ...call.headers, ...traceHeaders() },
      searchParams: searchParams(call.query),
      ...(call.json === undefined ? {} : { json: toWellFormedTexts(call.json) }),
      signal,
      // With its own signal: from the second try on, the one that ky passes on follows others that may be garbage.
      fetch: (request) => fetch(request, { signal }),
    });
  } catch (error) {
    if (error instanceof HTTPError) return error.response;
    const what = signal.aborted ? "did not answer in time" : "could not be reached";
    throw new ServiceUnavailableError(`${name} ${what}`, { cause: error });
  }
}

async function readAnswer<T>(call: GatewayCall<T>, response: Response, sent: Sent): Promise<GatewayAnswer<T>> {
  const { status } = response;
  if (!response.ok) throw failure(sent.name, status, await bodyOf(response, sent, textOf));
  const { schema, file } = call;
  if (file) return { status, body: file(await bodyOf(response, sent, bytesOf), response.headers) };
  if (!schema) return { status, body: undefined as T };
  return { status, body: parse(sent, { status, text: await bodyOf(response, sent, textOf) }, schema) };
}

async function bodyOf<B>(response: Response, { name, signal }: Sent, read: ReadBody<B>): Promise<B> {
  try {
    return await read(response, signal);
  } catch (error) {
    throw new ServiceUnavailableError(`${name} did not finish its answer`, { cause: error });
  }
}

function searchParams(query: GatewayCall<unknown>["query"]): URLSearchParams | undefined {
  if (!query) return query;
  const pairs = query instanceof URLSearchParams ? [...query] : Object.entries(query);
  const params = new URLSearchParams();
  for (const [key, value] of pairs) if (value !== undefined) params.append(key, String(toWellFormedTexts(value)));
  return params;
}

interface TextAnswer {
  status: number;
  text: string;
}

function parse<T>({ name, log }: Sent, { status, text }: TextAnswer, schema: z.ZodType<T>): T {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    throw new ContractError(`${name} answered ${status} with something that is not JSON`, { cause: error });
  }
  const { result, leftOut } = readWholeOrLeniently(schema, body);
  if (result.success) {
    if (leftOut.length > 0) {
      const reasons = leftOut.slice(0, 5);
      log.warn({ call: name, reasons }, "parts of an answer do not follow the contract and are left out");
    }
    return result.data;
  }
  const fields = result.error.issues.slice(0, 5).map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new ContractError(`${name} does not follow the contract: ${fields.join("; ")}`);
}

function failure(name: string, status: number, text: string): Error {
  const body = errorBody(text);
  if (status >= 500 || status === 429) return new ServiceUnavailableError(`${name} answered ${status} ${body.code}`);
  return new GatewayError(name, status, body);
}

function errorBody(text: string): GatewayErrorBody {
  try {
    return gatewayErrorSchema.parse(JSON.parse(text));
  } catch {
    return { code: "UNKNOWN", message: "" };
  }
}
