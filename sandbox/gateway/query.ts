import type { Request } from "express";

/** The query as it was written: repeated parameters stay a list, and brackets in names mean nothing. */
export function queryOf(request: Request): URLSearchParams {
  const at = request.originalUrl.indexOf("?");
  return new URLSearchParams(at < 0 ? "" : request.originalUrl.slice(at));
}
