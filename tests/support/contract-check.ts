import { IDEMPOTENCY_KEY, queryValues } from "#contract/call.ts";
import { problemsIn } from "#contract/body.ts";
import { problemsOf } from "#contract/conformance.ts";
import { findCall } from "#contract/contract.ts";
import type { z } from "zod";

/** A request to a mocked gateway with its response. */
export interface Exchange {
  method: string;
  /** From the gateway's root, with the query: `/carts/cart-1?version=3`. */
  path: string;
  idempotencyKey: string | null;
  /** Parsed JSON; null without a body. */
  asked: unknown;
  status: number;
  /** Parsed JSON; null without a body, undefined when it is not JSON. */
  answered: unknown;
}

/**
 * Violations of the contract in an exchange; empty when request and response are valid. A mock may refuse anything with
 * any words; a success must be a response that the gateway could give, to a request that it would accept.
 */
export function contractProblems({ method, path, idempotencyKey, asked, status, answered }: Exchange): string[] {
  if (status >= 400) return [];
  const url = new URL(path, "http://gateway.test");
  const found = findCall(method, url.pathname);
  if (!found) return [`${method} ${url.pathname} is no call of the contract`];
  const { call, params } = found;
  const problems = [
    ...requestProblems("path", call.params, params),
    ...requestProblems("query", call.query, queryValues(call, url.searchParams)),
    ...(call.body ? requestProblems("body", call.body, asked) : []),
    ...(call.idempotent && !IDEMPOTENCY_KEY.test(idempotencyKey ?? "") ? ["Idempotency-Key is missing or wrong"] : []),
    ...problemsOf(call, { status, body: answered }).map((each) => `answer: ${each}`),
  ];
  return problems.map((problem) => `${call.id}: ${problem}`);
}

function requestProblems(part: string, schema: z.ZodType, given: unknown): string[] {
  const read = schema.safeParse(given);
  const problems = read.success
    ? problemsIn(given, read.data)
    : read.error.issues.map(({ path, message }) => `${path.map(String).join(".")}: ${message}`);
  return problems.map((problem) => `${part}: ${problem}`);
}
