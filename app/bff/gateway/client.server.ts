import ky, { HTTPError, type KyInstance } from "ky";
import type { z } from "zod";
import { readWholeOrLeniently } from "~/models/lenient-schemas";
import { type GatewayErrorBody, gatewayErrorSchema } from "~/models/schema-parts";
import { toWellFormedTexts } from "~/models/text";
import type { Logger } from "../log.server";
import { noteOnSpan, tracedCall, traceHeaders } from "../traces.server";
import { untilGivenUp } from "../waiting.server";
import { createBreaker } from "./breaker.server";
import { ContractError, GatewayError, ServiceUnavailableError } from "./errors.server";

export interface GatewayCall<T> {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  /** From the gateway's root, without a leading slash. A plain string where no value stands in it. */
  path: Path | string;
  query?: Record<string, string | number | undefined> | URLSearchParams;
  json?: unknown;
  /** Shape of the answer's body; leave out for calls that answer nothing. */
  schema?: z.ZodType<T>;
  /** Takes the body where it is no JSON, in place of `schema`. */
  file?: (bytes: ArrayBuffer, headers: Headers) => T;
  headers: Record<string, string>;
  /** Milliseconds after which it is given up, in place of the usual ones of its method. */
  giveUpAfterMs?: number;
}

/** Headers of a call that the process makes for itself, at start: no shopper, and no site yet. */
export function processHeaders(processId: string): Record<string, string> {
  return { "Accept-Language": "fr-FR", "session-id": processId, "device-channel": "SD", "checkout-version": "v2" };
}

export interface GatewayAnswer<T> {
  status: number;
  body: T;
}

export type GatewayClient = <T>(call: GatewayCall<T>) => Promise<GatewayAnswer<T>>;

/** Where a call goes. */
export interface Path {
  /** With every value, encoded. */
  address: string;
  /** With none: what messages and the log say. Numbers of gift cards, codes and ids of carts are as good as a password. */
  route: string;
}

/**
 * Builds a path with every value encoded: path`carts/${id}/products/${sku}`. Paths among the values stand in it as they are.
 * @throws GatewayError 404 for values that address something else than their own segment, however encoded: `DELETE
 * carts/1/products/..` would delete the cart
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
 * How long a read is waited for until an answer begins: all tries together, the pauses between them included. The body of
 * that answer may take as long again, so that nobody waits for a read for more than twice as long.
 */
const READ_MS = 2_500;
/** The same for a change, which is tried once. */
const CHANGE_MS = 10_000;
/** Longest pause before a read is asked for again. */
const BACKOFF_MS = 400;
/** What a read is asked for again after; 429 is not among them. */
const RETRIED_STATUSES = [408, 500, 502, 503, 504];

/**
 * The one way to the gateway. Reads are retried twice with jitter, while few fail; changes never: their callers know what
 * may be repeated. What does not answer is left alone for a while (`Breaker`). Every answer is checked against the contract
 * before anybody uses it; parts that a page can go without and that do not follow it are left out, with a line in the log.
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
      // A shopper does not wait for as long as `Retry-After` asks.
      afterStatusCodes: [],
      shouldRetry: ({ error }) => isWorthARetry(error) && budget.take(),
      jitter: true,
      backoffLimit,
    },
    // ky's own is for each try, and ends with the headers.
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

/** What stands and falls together: `carts` and `carts-self`, the catalogue, the customer. */
export function areaOf(of: Path | string): string {
  return toPath(of)
    .route.split("/", 1)[0]!
    .replace(/-self$/, "");
}

function isWorthARetry(error: Error): boolean {
  if (error instanceof HTTPError) return RETRIED_STATUSES.includes(error.response.status);
  return error.name !== "AbortError";
}

/** Retries for one read in ten, and so many that were saved before: a gateway that fails is not asked three times as much. */
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

/** What messages and the log call it. */
function nameOf({ method = "GET", path: of }: GatewayCall<unknown>): string {
  return `${method} /${toPath(of).route}`;
}

/** The same for traces, which are told apart by their names: without the ids of the catalogue, which the log may say. */
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
  /** Aborted when the answer is waited for no longer. */
  signal: AbortSignal;
  log: Logger;
}

/** The answer's head, whatever its status. */
async function answerTo(http: KyInstance, call: GatewayCall<unknown>, { name, signal }: Sent): Promise<Response> {
  try {
    return await http(toPath(call.path).address, {
      method: call.method ?? "GET",
      headers: { ...call.headers, ...traceHeaders() },
      searchParams: searchParams(call.query),
      ...(call.json === undefined ? {} : { json: toWellFormedTexts(call.json) }),
      signal,
    });
  } catch (error) {
    if (error instanceof HTTPError) return error.response;
    const what = signal.aborted ? "did not answer in time" : "could not be reached";
    throw new ServiceUnavailableError(`${name} ${what}`, { cause: error });
  }
}

async function readAnswer<T>(call: GatewayCall<T>, response: Response, sent: Sent): Promise<GatewayAnswer<T>> {
  const { status } = response;
  if (!response.ok) throw failure(sent.name, status, await bodyOf(sent, response.text()));
  const { schema, file } = call;
  if (file) return { status, body: file(await bodyOf(sent, response.arrayBuffer()), response.headers) };
  if (!schema) return { status, body: undefined as T };
  return { status, body: parse(sent, { status, text: await bodyOf(sent, response.text()) }, schema) };
}

async function bodyOf<B>({ name, signal }: Sent, body: Promise<B>): Promise<B> {
  try {
    return await untilGivenUp(signal, body);
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
