import { z } from "zod";
import { gatewayErrorSchema } from "#models/schema-parts.ts";
import { GOODS_ID } from "#models/goods-id.ts";

/** One call of the gateway's contract: its allowed requests and responses. */
export interface ContractCall {
  /** Its name in the OpenAPI document and in the tests: `getCart`. */
  id: string;
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** As in OpenAPI: `/carts/{cartId}`. */
  path: string;
  /** Its topic, by which calls are grouped. */
  tag: string;
  summary: string;
  /**
   * `shopless`: before a shop is known, with the subscription key alone. `anyone`: with the common headers, and a
   * bearer token if a customer is signed in. `customer`: with a bearer token.
   */
  who: "shopless" | "anyone" | "customer";
  params: z.ZodObject;
  query: z.ZodObject;
  /** Null for calls without a body. */
  body: z.ZodType | null;
  /** Whether it creates a payment or an order and therefore needs an `Idempotency-Key`. */
  idempotent: boolean;
  answers: Record<number, Answer>;
}

export interface Answer {
  description: string;
  /** Null without a body; a media type for a file. */
  body: z.ZodType | `${string}/${string}` | null;
}

export type Given = Pick<ContractCall, "id" | "summary"> &
  Partial<Pick<ContractCall, "who" | "query" | "body" | "idempotent">> & {
    params?: Record<string, z.ZodType>;
    /** The body of 200. */
    ok?: z.ZodType;
    /** Responses in addition to 200 with `ok` and the errors that every call has. */
    more?: Record<number, string | Answer>;
  };

const NOTHING = z.strictObject({});

/** Default descriptions of errors, by status. */
export const ERRORS: Record<number, string> = {
  400: "The request does not follow this contract; the message names each wrong field",
  401: "The subscription key is missing or wrong, or the bearer is (`Invalid JWT.`)",
  403: "The account is deleted (ACCOUNT_DELETED), or may not do this",
  404: "There is no such thing",
  413: "The body is too large",
  415: "The body is no JSON",
  422: "The request is well formed and cannot be done; the code says why",
};

/**
 * Makes the calls of one topic: `get("/carts/{cartId}", { … })`. Adds the errors 400 and 401 to every call, and 413 and
 * 415 to those with a body.
 */
export function topic(tag: string, calls: Record<string, Given>): ContractCall[] {
  return Object.entries(calls).map(([line, given]) => {
    const [method = "", path = ""] = line.split(" ");
    const { id, summary, who = "anyone", query = NOTHING, body = null, idempotent = false, params = {} } = given;
    return {
      id,
      method: z.enum(["GET", "POST", "PUT", "DELETE"]).parse(method),
      path,
      tag,
      summary,
      who,
      params: z.strictObject(params),
      query,
      body,
      idempotent,
      answers: answersOf(given, body !== null),
    };
  });
}

function answersOf({ ok, more = {} }: Given, hasBody: boolean): ContractCall["answers"] {
  const common = hasBody ? [400, 401, 413, 415] : [400, 401];
  const given = Object.entries(more).map(([status, answer]): [number, Answer] => {
    return [Number(status), typeof answer === "string" ? answerOf(Number(status), answer) : answer];
  });
  const good: [number, Answer][] = ok ? [[200, { description: "As asked", body: ok }]] : [];
  const usual = common.map((status): [number, Answer] => [status, answerOf(status, ERRORS[status] ?? "")]);
  return Object.fromEntries([...good, ...usual, ...given]);
}

function answerOf(status: number, description: string): Answer {
  return { description, body: status >= 400 ? gatewayErrorSchema : null };
}

/** Errors with their default descriptions. */
export function errors(...statuses: number[]): Record<number, string> {
  return Object.fromEntries(statuses.map((status) => [status, ERRORS[status] ?? ""]));
}

/** Parameters that several topics share. */
export const cartId = z.string().min(1).max(64);
export const digits = z.string().regex(GOODS_ID, "must be digits");
/** The version of a cart. It goes up with every change, and a change names the version that it applies to (C4). */
export const versionQuery = z.strictObject({
  version: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, "must be a whole number")
    .transform(Number)
    .pipe(z.number().int().min(1)),
});

/** Format of an `Idempotency-Key` (D5). */
export const IDEMPOTENCY_KEY = /^[\w:.-]{8,100}$/;

/** Whether a parameter of a call is a list. */
export function mayRepeat(query: z.ZodObject, name: string): boolean {
  let schema: unknown = Object.hasOwn(query.shape, name) ? query.shape[name] : null;
  while (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) schema = schema.unwrap();
  return schema instanceof z.ZodArray;
}

/**
 * Values of a query by name: a list for parameters that may be repeated; else the single value, or a list of all
 * values, which the schema then refuses.
 */
export function queryValues({ query }: ContractCall, given: URLSearchParams): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {};
  for (const name of new Set(given.keys())) {
    const all = given.getAll(name);
    Object.defineProperty(values, name, {
      value: mayRepeat(query, name) || all.length > 1 ? all : all[0],
      enumerable: true,
    });
  }
  return values;
}
