import { z } from "zod";
import { readStrictly } from "#models/lenient-schemas.ts";
import type { ContractCall } from "./call";

/** How a response violates the contract; empty if it conforms. `body` is parsed JSON, null for none. */
export function problemsOf(call: ContractCall, { status, body }: { status: number; body: unknown }): string[] {
  const answer = call.answers[status];
  if (!answer) return [`${status} is none of ${Object.keys(call.answers).join(", ")}`];
  if (answer.body === null) return body === null ? [] : [`${status} has a body`];
  if (!(answer.body instanceof z.ZodType)) return [];
  const result = readStrictly(answer.body, body);
  if (result.success) return [];
  return result.error.issues.slice(0, 5).map(({ path, message }) => `${path.map(String).join(".")}: ${message}`);
}
