import type { Request, RequestHandler, Response } from "express";
import type { z } from "zod";
import { customerOf } from "./context";
import { badRequest, GatewayError, notFound, read } from "./errors";
import { problemsIn } from "#contract/body.ts";
import { IDEMPOTENCY_KEY, queryValues } from "#contract/call.ts";
import { findCall, methodsOf } from "#contract/contract.ts";

/**
 * Refuses what the contract does not allow before any rule is asked: 404 for an unknown call, 405 for another method,
 * 401 where a customer is needed, 400 that names the field for a parameter, a header or a body. So what the document
 * says is what holds.
 */
export const contractGuard: RequestHandler = (request, response, next) => {
  const found = findCall(request.method, request.path);
  if (!found) throw unknownCall(request, response);
  const { call, params } = found;
  if (call.who === "customer") customerOf(response);
  read(call.params, params);
  readWhole(call.query, queryValues(call, searchOf(request.originalUrl)));
  if (call.idempotent && !IDEMPOTENCY_KEY.test(request.get("Idempotency-Key") ?? "")) {
    throw badRequest("Idempotency-Key: must be 8 to 100 letters, digits and _:.-", "HEADERS");
  }
  if (call.body) {
    checkKind(request);
    readWhole(call.body, request.body);
  }
  next();
};

function unknownCall({ method, path }: Request, response: Response): GatewayError {
  const known = methodsOf(path);
  if (known.length === 0) return notFound(`No call ${method} ${path}.`, "UNKNOWN_CALL");
  response.set("Allow", known.join(", "));
  return new GatewayError(405, "METHOD_NOT_ALLOWED", `${path} is called with ${known.join(" or ")}.`);
}

/** A body of another kind is not read: taken for an empty one, it would seem to have been obeyed. */
function checkKind(request: Request): void {
  if (Number(request.get("Content-Length")) === 0 || request.is("application/json") !== false) return;
  throw new GatewayError(415, "UNSUPPORTED_MEDIA_TYPE", "The body must be application/json.");
}

/** @throws GatewayError 400 also for what schemas let pass: unknown fields within, text that is none */
function readWhole(schema: z.ZodType, value: unknown): void {
  const problems = problemsIn(value, read(schema, value));
  if (problems.length > 0) throw badRequest(problems.slice(0, 10).join("; "), "VALIDATION");
}

/** Everything behind the first question mark, as it was sent. */
function searchOf(url: string): URLSearchParams {
  const at = url.indexOf("?");
  return new URLSearchParams(at < 0 ? "" : url.slice(at + 1));
}
