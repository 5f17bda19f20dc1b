import type { ErrorRequestHandler } from "express";
import { z } from "zod";
import type { Sandbox } from "../service";

/** What the gateway answers instead of a result: a status and a body `{ code, message }` (D5). */
export class GatewayError extends Error {
  override name = "GatewayError";
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export const badRequest = (message: string, code = "BAD_REQUEST"): GatewayError => new GatewayError(400, code, message);
export const notFound = (message: string, code = "NOT_FOUND"): GatewayError => new GatewayError(404, code, message);

/** The error for a value that does not follow the contract; it names the fields. */
function invalid(error: z.ZodError): GatewayError {
  return new GatewayError(400, "VALIDATION", error.issues.flatMap(wordsOf).slice(0, 10).join("; "));
}

type Issue = z.ZodError["issues"][number];

/** `field: what is wrong`; fields that nobody knows by their own names, and for a choice its first, usual, kind. */
function wordsOf(issue: Issue): string[] {
  const { path, message } = issue;
  const [usual = []] = issue.code === "invalid_union" ? issue.errors : [];
  if (usual.length > 0) return usual.flatMap((inner) => wordsOf({ ...inner, path: [...path, ...inner.path] }));
  const name = (field: readonly PropertyKey[]): string => field.map(String).join(".") || "body";
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => `${name([...path, key])}: is not known here`);
  return [`${name(path)}: ${message}`];
}

/**
 * Reads a body, query or path parameters by a schema of the contract.
 * @throws GatewayError 400 that names each wrong field
 */
export function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (!result.success) throw invalid(result.error);
  return result.data;
}

/** What Express and its body parser throw carries a status of its own. */
const httpError = z.object({ status: z.number().int().min(400).max(499), type: z.string().optional() });

const CODES: Record<number, string> = { 413: "TOO_LARGE", 415: "UNSUPPORTED_MEDIA_TYPE" };

function toGatewayError(error: unknown): GatewayError | null {
  if (error instanceof GatewayError) return error;
  if (error instanceof z.ZodError) return invalid(error);
  if (error instanceof URIError) return badRequest("The path is not correctly encoded.");
  const known = httpError.safeParse(error);
  if (!known.success) return null;
  const { status, type } = known.data;
  if (type === "entity.parse.failed") return badRequest("The body is not valid JSON.", "MALFORMED_JSON");
  const message = error instanceof Error ? error.message : "The request cannot be answered.";
  return new GatewayError(status, CODES[status] ?? "BAD_REQUEST", message);
}

/** Last handler of every JSON service. What is nobody's input error is logged and answered 500. */
export function errorHandler(sandbox: Sandbox): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const known = toGatewayError(error);
    if (known) {
      response.status(known.status).json({ code: known.code, message: known.message });
      return;
    }
    const stack = error instanceof Error ? error.stack : String(error);
    sandbox.log("request failed", { method: request.method, path: request.originalUrl, error: stack });
    response.status(500).json({ code: "INTERNAL", message: "The sandbox failed; its log says why." });
  };
}
