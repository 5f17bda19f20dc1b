import type { RequestHandler } from "express";
import { randomUUID } from "node:crypto";
import { pinoHttp } from "pino-http";
import { type Logger, plainFields, withChosenFields } from "../log.server";
import { traceId } from "../traces.server";

/** Writes one structured line for each request, with the request id that is also sent to the gateway (OPS-02). */
export function requestLog(logger: Logger): RequestHandler {
  return pinoHttp({
    logger: withChosenFields(logger),
    genReqId(request, response) {
      const given = request.headers["x-request-id"];
      const id = typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
      response.setHeader("x-request-id", id);
      return id;
    },
    serializers: {
      // The path only: queries contain search words, codes and state.
      req: (request: { id: string; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: request.url.split("?", 1)[0],
        traceId: traceId(),
      }),
      err: plainFields,
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
    customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? "error" : "info"),
    customSuccessMessage: () => "request",
    customErrorMessage: () => "request failed",
    // pino-http invents an error, with a useless stack, for a 5xx without one; the actual cause is logged on a line of
    // its own.
    customErrorObject: (_request, response, error: Error, line: Record<string, unknown>) =>
      error.message === `failed with status code ${response.statusCode}` ? { ...line, err: undefined } : line,
  }) as RequestHandler;
}
