import { IDEMPOTENCY_KEY, queryValues } from "#contract/call";
import { problemsIn } from "#contract/body";
import { problemsOf } from "#contract/conformance";
import { findCall } from "#contract/contract";
import type { z } from "zod";

/** A call as it was made of a gateway that a test stands in for, and what that answered. */
export interface Exchange {
  method: string;
  /** From the gateway's root, with its query: `/carts/cart-1?version=3`. */
  path: string;
  idempotencyKey: string | null;
  /** Parsed JSON; null for none. */
  asked: unknown;
  status: number;
  /** Parsed JSON; null for none, undefined for what is no JSON. */
  answered: unknown;
}

/**
 * What of an exchange the contract does not allow; empty when both keep to it. A stand-in may refuse whatever it likes
 * in any words; what it grants has to be what the gateway would say, to a request that the gateway would take.
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
