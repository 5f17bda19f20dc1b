import type { Request, RequestHandler, Response } from "express";

/** A handler that may be asynchronous: what it throws reaches the error handler (Express 4 does not see to that). */
export function handler(handle: (request: Request, response: Response) => unknown): RequestHandler {
  return (request, response, next) => {
    Promise.resolve()
      .then(() => handle(request, response))
      .catch(next);
  };
}
