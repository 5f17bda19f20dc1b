import { HttpResponse } from "msw";

/** What the gateways answer that tests stand in for. */

/** A gateway's error. */
export function refusal(status: number, code = "SOME_CODE", message = code): Response {
  return HttpResponse.json({ code, message }, { status });
}

export const ON_PURPOSE = "x-not-by-contract";

/** An answer that no gateway should give, to see what the shop makes of it: not held against the contract. */
export function notByContract(body: object | string, status = 200): Response {
  const headers = { [ON_PURPOSE]: "1" };
  return typeof body === "string"
    ? new HttpResponse(body, { status, headers })
    : HttpResponse.json(body, { status, headers });
}
