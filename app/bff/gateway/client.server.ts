import ky, { HTTPError, type KyInstance, TimeoutError } from "ky";
import type { z } from "zod";
import { gatewayErrorSchema } from "~/models/schema-parts";
import { toWellFormedTexts } from "~/models/text";
import { ContractError, GatewayError, ServiceUnavailableError } from "./errors.server";

export interface GatewayCall<T> {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  /** Path from the gateway's root, without a leading slash, ids already encoded by `path`. */
  path: string;
  query?: Record<string, string | number | undefined> | URLSearchParams;
  json?: unknown;
  /** Shape of the answer's body; leave out for calls that answer nothing. */
  schema?: z.ZodType<T>;
  /** Takes the body where it is no JSON, in place of `schema`. */
  file?: (bytes: ArrayBuffer, headers: Headers) => T;
  headers: Record<string, string>;
}

export interface GatewayAnswer<T> {
  status: number;
  body: T;
}

export type GatewayClient = <T>(call: GatewayCall<T>) => Promise<GatewayAnswer<T>>;

/**
 * Builds a path with every value encoded: path`carts/${id}/products/${sku}`.
 * @throws GatewayError 404 for values that address something else than their own segment, however encoded: `DELETE
 * carts/1/products/..` would delete the cart
 */
export function path(parts: TemplateStringsArray, ...values: (string | number)[]): string {
  const stray = values.find((value) => /^\.{0,2}$/.test(String(value)));
  if (stray !== undefined) throw new GatewayError(parts.join("…"), 404, { code: "NO_NAME", message: "Names nothing" });
  return parts.reduce((whole, part, index) => whole + encodeURIComponent(values[index - 1] ?? "") + part);
}

const READ_TIMEOUT_MS = 2_500;
const CHANGE_TIMEOUT_MS = 10_000;
/** Longest pause before a read is asked for again. */
const BACKOFF_MS = 400;

/**
 * The one way to the gateway. Reads are retried twice with jitter, changes never: their callers know what may be
 * repeated. Every answer is checked against the contract before anybody uses it.
 *
 * Fails with GatewayError (an error status), ServiceUnavailableError (no answer, 5xx, 429) or ContractError.
 */
export function createGatewayClient(
  baseUrl: string,
  subscriptionKey: string,
  backoffLimit = BACKOFF_MS,
): GatewayClient {
  const http = ky.create({
    prefixUrl: baseUrl,
    headers: { "Ocp-Apim-Subscription-Key": subscriptionKey, Accept: "application/json" },
    retry: {
      limit: 2,
      methods: ["get"],
      statusCodes: [408, 500, 502, 503, 504],
      jitter: true,
      backoffLimit,
      retryOnTimeout: false,
    },
    redirect: "error",
  });
  return (call) => send(http, call);
}

async function send<T>(http: KyInstance, call: GatewayCall<T>): Promise<GatewayAnswer<T>> {
  const method = call.method ?? "GET";
  const name = `${method} /${call.path}`;
  const timeout = method === "GET" ? READ_TIMEOUT_MS : CHANGE_TIMEOUT_MS;
  const giveUp = new AbortController();
  let response: Response;
  try {
    response = await http(call.path, {
      method,
      headers: call.headers,
      searchParams: searchParams(call.query),
      ...(call.json === undefined ? {} : { json: toWellFormedTexts(call.json) }),
      timeout,
      signal: giveUp.signal,
    });
  } catch (error) {
    throw await failure(name, error);
  }
  const { schema, file } = call;
  if (!schema && !file) return { status: response.status, body: undefined as T };
  // ky's own time ends with the headers: a body may still come to a halt.
  const timer = setTimeout(() => giveUp.abort(), timeout);
  try {
    if (file) {
      const bytes = await bodyOf(name, response.arrayBuffer(), giveUp.signal);
      return { status: response.status, body: file(bytes, response.headers) };
    }
    const text = await bodyOf(name, response.text(), giveUp.signal);
    return { status: response.status, body: parse(name, response.status, text, schema!) };
  } finally {
    clearTimeout(timer);
  }
}

async function bodyOf<B>(name: string, body: Promise<B>, signal: AbortSignal): Promise<B> {
  const givenUp = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(new Error("The body came to a halt")), { once: true });
  });
  try {
    return await Promise.race([body, givenUp]);
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

function parse<T>(name: string, status: number, text: string, schema: z.ZodType<T>): T {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    throw new ContractError(`${name} answered ${status} with something that is not JSON`, { cause: error });
  }
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const fields = result.error.issues.slice(0, 5).map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new ContractError(`${name} does not follow the contract: ${fields.join("; ")}`);
}

async function failure(name: string, error: unknown): Promise<Error> {
  if (error instanceof TimeoutError)
    return new ServiceUnavailableError(`${name} did not answer in time`, { cause: error });
  if (!(error instanceof HTTPError))
    return new ServiceUnavailableError(`${name} could not be reached`, { cause: error });
  const { status } = error.response;
  const parsed = gatewayErrorSchema.safeParse(await error.response.json().catch(() => null));
  const body = parsed.success ? parsed.data : { code: "UNKNOWN", message: "" };
  if (status >= 500 || status === 429) return new ServiceUnavailableError(`${name} answered ${status} ${body.code}`);
  return new GatewayError(name, status, body);
}
